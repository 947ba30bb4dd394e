import type {
  Board,
  Outcome,
  ParameterProblem,
  Parameters,
  ParameterValue,
  Position,
  PositionView,
  Reason,
  Refusal,
  RuleSet,
  Side,
  Step,
  Throw,
  Turn,
} from '@merellier/rules';
import type { GameRemark, NotationProblem } from '@merellier/rules/notation';
import type { DecisionId } from './decisions.ts';
import type { Language } from './languages.ts';

/** What is said of a named rule set. */
export interface RuleSetWords {
  readonly name: string;
  /** One sentence that says what makes it different. */
  readonly pitch: string;
  /** Where the rules come from: title, author, year, as far as they are known. */
  readonly source: string;
  /** Whether the source gives these rules, or whether they are (in part) a reconstruction. */
  readonly status: 'attested' | 'reconstructed';
  /** The same in words: "attested", "reconstruction of this project". */
  readonly statusSaid: string;
  /** What the source leaves open, or lets one read otherwise, and what is decided here. */
  readonly decisions: readonly DecisionWords[];
  /** What the source says and is not so here, one sentence each. */
  readonly departures: readonly string[];
}

/** One decision that a rule set rests on. */
export interface DecisionWords {
  readonly id: DecisionId;
  /** One sentence: what the source says or leaves open, then what holds here. */
  readonly said: string;
  /** The parameters of the house rule by which it is read otherwise; null where there is none. */
  readonly otherwise: Parameters | null;
}

/** What is said of one parameter of a rule set. */
export interface ParameterWords {
  readonly name: string;
  /** One sentence: what the parameter decides. */
  readonly help: string;
  /** The name of one of its values; a value that the parameter does not have is a programmer's error (RangeError). */
  value(value: ParameterValue): string;
}

/** Where a player stands within a turn: what was done of it so far, and whether it is an extra turn. */
export interface Situation {
  readonly done?: readonly Step[];
  readonly again?: boolean;
  /** Whether it is said to the player whose turn it is, and to nobody else: "À vous : posez un pion". */
  readonly you?: boolean;
}

/**
 * What the rules say while one plays, in one language: enough for a board, a game and its end. Every function gives text
 * ready to be shown or spoken: no markup. Names of places and turns stand in it as they are written in files.
 */
export interface PlayWords {
  readonly language: Language;
  /** A number as this language writes it. */
  number(value: number): string;
  /** The name of a side: "Blancs". */
  side(side: Side): string;
  /** A level of the computer, 1 to 10, as it is written within a sentence; another number is a programmer's error. */
  level(number: number): string;
  /** The name of a rule set as it is played: a house rule set says so. */
  rulesName(rules: RuleSet): string;
  /** How the game ended, in one sentence: who won, and why. */
  outcome(outcome: Outcome): string;
  /** Why it ended, in one sentence, where who won is said beside it. */
  because(outcome: Outcome): string;
  /** What stands on a place: "d6, pion blanc, dans un moulin"; "d6, libre". */
  placeLabel(board: Board, view: PositionView, place: number): string;
  /** A turn for who cannot see it: "Blancs : d6-d7, moulin, prend g7". The turn is a legal one of the position. */
  turnSaid<P extends Position, T extends Turn>(rules: RuleSet<P, T>, position: P, turn: T): string;
  /** Whose turn it is and what is to be done now: "C’est aux Blancs : prenez un pion noir". */
  toPlay<P extends Position, T extends Turn>(rules: RuleSet<P, T>, position: P, situation?: Situation): string;
  /** A throw and what it is worth: "6‑5‑4 : un pion peut aller n’importe où pour fermer un moulin". */
  throwSaid(rules: RuleSet, dice: Throw): string;
  /** What a throw allows besides, in one sentence. */
  throwAllows(rules: RuleSet, dice: Throw): string;
}

/** All that the rules say, in one language. */
export interface Words extends PlayWords {
  /**
   * A named rule set, by its id; or a rule set as it is played: of a house rule set only what still holds is told. An id that no
   * catalogue knows is a programmer's error (RangeError).
   */
  rules(of: string | RuleSet): RuleSetWords;
  /** What a house rule set changes, one line each: "Pions par camp : 12". */
  changes(rules: RuleSet): readonly string[];
  /** A parameter, by its name in `ParameterSpec`; an unknown one is a programmer's error (RangeError). */
  parameter(name: string): ParameterWords;
  /** Why a turn or a tap is refused, in one sentence. */
  refusal(refusal: Refusal, rules?: RuleSet): string;
  /** Why a turn of this side is good or bad: a sentence for each reason, in the order given; empty for none. */
  reasons(reasons: readonly Reason[], side: Side, rules?: RuleSet): string;
  /** What is wrong with a text or a parameter and where, in one sentence. `where` (a file, a game in it) goes first. */
  problem(problem: NotationProblem | ParameterProblem, where?: string, rules?: RuleSet): string;
  /** What was repaired, guessed or left out in a game text, and on which line. `where` (a file, a game in it) goes first. */
  remark(remark: GameRemark, where?: string): string;
}
