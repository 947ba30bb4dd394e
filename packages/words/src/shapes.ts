import type { Board, OutcomeReason, ParameterProblem, Reason, Refusal, Side } from '@merellier/rules';
import type { NotationProblem } from '@merellier/rules/notation';

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
  refusal(refusal: Refusal): string;
  problem(problem: NotationProblem | ParameterProblem): string;
  reason(reason: OutcomeReason): string;
  /** The name of a parameter, with its id as it stands in files: `Pions par camp (men)`. */
  parameter(name: string): string;
}

type AnyProblem = NotationProblem | ParameterProblem;

/** One clause for each fault in a text or a parameter. */
export type ProblemWords = {
  readonly [Name in AnyProblem['problem']]: (problem: Extract<AnyProblem, { problem: Name }>, say: Sayings) => string;
};

/** A parameter with the names of its values: a word each for choices, a function for numbers. */
export interface ParameterEntry {
  readonly name: string;
  readonly help: string;
  readonly values: Readonly<Record<string, string>> | ((value: number) => string);
}

export interface RuleSetEntry {
  readonly name: string;
  readonly pitch: string;
  readonly source: string;
  readonly open: readonly string[];
  /** What the source says and is not so here, one sentence each. */
  readonly departures?: readonly string[];
  /** Whose reconstruction the rules are, where no source gives them in full. */
  readonly reconstructed?: string;
}
