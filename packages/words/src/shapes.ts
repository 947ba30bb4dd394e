import type {
  Board,
  DraughtsParameters,
  MillParameters,
  OutcomeReason,
  ParameterProblem,
  ParameterValue,
  Reason,
  Refusal,
  RuleSetId,
  Side,
} from '@merellier/rules';
import type { GameRemark, NotationProblem } from '@merellier/rules/notation';

/** Points (the marelle) or squares (dames): each has its own words for a place and for what stands on it. */
export type Kind = Board['kind'];

/** One clause for each reason, without capital or full stop: the reason's own fields come in, in its own type. */
export type RefusalWords = {
  readonly [Reason in Refusal['reason']]: (refusal: Extract<Refusal, { reason: Reason }>, kind: Kind) => string;
};

/** Why the game ended, as a clause. `loser` is null in a draw, and where it is not known. */
export type ReasonWords = Readonly<Record<OutcomeReason, (loser: Side | null, count: number | undefined) => string>>;

/**
 * What a turn of `side` does, as what follows the subject of a sentence: "closes the mill a1-d1-g1". One for each reason, in
 * the reason's own type.
 */
export type TurnReasonWords = {
  readonly [Name in Reason['reason']]: (reason: Extract<Reason, { reason: Name }>, side: Side, kind: Kind) => string;
};

/** What a fault may need said of other things: they come in as functions, each giving a clause. */
export interface Sayings {
  /** `kind`: what the board has, where that is known. */
  refusal(refusal: Refusal, kind?: Kind): string;
  problem(problem: NotationProblem | ParameterProblem): string;
  reason(reason: OutcomeReason): string;
  /** The name of a parameter, with its id as it stands in files: `Pions par camp (men)`. */
  parameter(name: string): string;
  /** One of its values: a word as it is said, with what stands in files, `two squares (six)`; a number as it is. */
  value(name: string, value: ParameterValue): string;
}

type AnyProblem = NotationProblem | ParameterProblem;

/** One clause for each fault in a text or a parameter. */
export type ProblemWords = {
  readonly [Name in AnyProblem['problem']]: (problem: Extract<AnyProblem, { problem: Name }>, say: Sayings) => string;
};

/** What was done to a game text, as one clause for each kind; `rules` is the name of the rule set by which the game is read. */
export type RemarkWords = {
  readonly [Name in GameRemark['remark']]: (remark: Extract<GameRemark, { remark: Name }>, rules: string) => string;
};

/** A parameter that is one of some words, with a text for each of them. */
export interface ChoiceEntry<Word extends string> {
  readonly name: string;
  readonly help: string;
  readonly values: Readonly<Record<Word, string>>;
}

/** A parameter that is a number, with a text for any. */
export interface NumberEntry {
  readonly name: string;
  readonly help: string;
  readonly values: (value: number) => string;
}

export type ParameterEntry = ChoiceEntry<string> | NumberEntry;

/** An entry for each of these parameters, with a text for each of its values: where one is missing nothing compiles. */
export type ParameterEntries<Values> = {
  readonly [Name in keyof Values]: Values[Name] extends string ? ChoiceEntry<Values[Name]> : NumberEntry;
};

/** The parameters of the marelle, and those that both families have. */
export type MillEntries = ParameterEntries<MillParameters>;
/** The parameters that only the dames have. */
export type DraughtsEntries = ParameterEntries<Omit<DraughtsParameters, keyof MillParameters>>;
/** The parameters of both families. */
export type AllEntries = ParameterEntries<MillParameters> & ParameterEntries<DraughtsParameters>;

export interface RuleSetEntry {
  readonly pitch: string;
  readonly source: string;
  /** What the source says and is not so here, one sentence each. */
  readonly departures?: readonly string[];
  /** Whose reconstruction the rules are, where no source gives them in full. */
  readonly reconstructed?: string;
}

/** An entry for each of these named rule sets. */
export type RuleSetEntries<Id extends RuleSetId = RuleSetId> = Readonly<Record<Id, RuleSetEntry>>;
