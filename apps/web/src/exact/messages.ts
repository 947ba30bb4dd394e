import type { RulesMessage } from '@merellier/engine';
import type { Position } from '@merellier/rules';
import type { EndingTurn, Exact, ExactTurn, WholeGame } from '@merellier/tablebase';

/** A turn of either family and what it is worth. */
export type AnyExactTurn = ExactTurn | EndingTurn;

/** What the worker of exact values is asked; `request` comes back in the answer. */
export type ExactRequest = { readonly request: number; readonly rules: RulesMessage } & (
  | { readonly kind: 'value'; readonly position: Position }
  | { readonly kind: 'turns'; readonly position: Position }
  /** Solves what is not there yet; gives the small tables themselves, for an engine. */
  | { readonly kind: 'prepare'; readonly position: Position }
  | { readonly kind: 'tables'; readonly position: Position }
  /** Goes through all positions of a small game; `position` is its first. */
  | { readonly kind: 'whole'; readonly position: Position }
);

/** What it answers; null where no exact value is known. */
export type ExactAnswer =
  | { readonly kind: 'value'; readonly request: number; readonly value: Exact | null }
  | { readonly kind: 'turns'; readonly request: number; readonly turns: readonly AnyExactTurn[] | null }
  | { readonly kind: 'prepare'; readonly request: number }
  | { readonly kind: 'tables'; readonly request: number; readonly bytes: Uint8Array<ArrayBuffer> | null }
  | { readonly kind: 'whole'; readonly request: number; readonly game: WholeGame | null }
  /** How far it has come with solving, 0 to 1, while it works on a request; for a whole game, the positions done. */
  | { readonly kind: 'progress'; readonly request: number; readonly share: number };

/** Tables for an engine's worker: see `opponent/worker.ts`. */
export interface TablesMessage {
  readonly kind: 'tables';
  readonly rules: RulesMessage;
  readonly bytes: Uint8Array<ArrayBuffer>;
}
