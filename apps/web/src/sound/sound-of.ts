import type { Step } from '@merellier/rules';
import type { Sound } from './strike.ts';

/** What a turn on the board was, as far as it is heard. */
export interface HeardTurn {
  /** How many steps of it were heard already, while a person played them. */
  readonly steps: number;
  /** Whether it put a man into a mill. */
  readonly closes: boolean;
  readonly takes: boolean;
  /** Whether it ended the game. */
  readonly ends: boolean;
}

/** What is heard of a step in the middle of a turn; null of one that only picks a man up. */
export function soundOfStep(step: Step, closes: boolean): Sound | null {
  if (step.kind === 'enter' || step.kind === 'land') return closes ? 'mill' : 'knock';
  return step.kind === 'take' ? 'take' : null;
}

/** What is heard once a turn is whole, in order. */
export function soundsOfTurn({ steps, closes, takes, ends }: HeardTurn): readonly Sound[] {
  // A man that was put down step by step has knocked already; what is left is to take one, or to land once more.
  const put: readonly Sound[] = steps > 0 && takes ? [] : [closes ? 'mill' : 'knock'];
  return [...put, ...(takes ? (['take'] as const) : []), ...(ends ? (['end'] as const) : [])];
}
