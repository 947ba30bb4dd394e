import type { Parameters, RuleSetId } from '@merellier/rules';
import type { DecisionId } from '@merellier/words';
import type { Section } from '../lesson.ts';
import type { ChapterId } from '../story.ts';

/** What a sentence of a rulebook became here. */
export type Became =
  /** Values of a named rule set's parameters. */
  | { readonly kind: 'rule'; readonly id: RuleSetId; readonly values: Parameters }
  /** Decisions that a named rule set rests on, since the sentence leaves something open. */
  | { readonly kind: 'decided'; readonly id: RuleSetId; readonly decisions: readonly DecisionId[] }
  /** Words on the page of a rule set, in this section. */
  | { readonly kind: 'told'; readonly id: RuleSetId; readonly section: Section }
  /** A turn that can be played. */
  | { readonly kind: 'example'; readonly id: RuleSetId; readonly fen: string; readonly turn: string }
  /** Words on the page about where the games come from. */
  | { readonly kind: 'story'; readonly chapters: readonly ChapterId[] }
  /** Nothing: it says no rule. */
  | { readonly kind: 'apart'; readonly as: 'heading' | 'kind' | 'literature' | 'page' | 'picture' | 'words' };

/** A sentence by its fingerprint, since its words belong to its author. */
export interface Sentence {
  /** The first eight digits of the SHA-256 of its letters and digits in small letters, with single spaces for all else. */
  readonly fingerprint: string;
  readonly became: readonly Became[];
}

export const sentence = (fingerprint: string, ...became: Became[]): Sentence => ({ fingerprint, became });
export const rule = (id: RuleSetId, values: Parameters): Became => ({ kind: 'rule', id, values });
export const told = (id: RuleSetId, section: Section): Became => ({ kind: 'told', id, section });
export const story = (...chapters: ChapterId[]): Became => ({ kind: 'story', chapters });
export const apart = (as: Extract<Became, { kind: 'apart' }>['as']): Became => ({ kind: 'apart', as });
export const decided = (id: RuleSetId, ...decisions: DecisionId[]): Became => ({ kind: 'decided', id, decisions });
export const example = (id: RuleSetId, fen: string, turn: string): Became => ({ kind: 'example', id, fen, turn });
