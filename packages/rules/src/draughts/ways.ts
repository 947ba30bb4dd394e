import type { DraughtsCore } from './core.ts';
import type { DraughtsParameters } from './parameters.ts';

/** The ways, by their numbers in `ways` of a layout, in which kings, White's men and Black's men go. */
export interface Ways {
  readonly kings: readonly number[];
  readonly white: readonly number[];
  readonly black: readonly number[];
}

const LINES = { diagonals: [0, 1, 2, 3], straight: [4, 5, 6, 7], all: [0, 1, 2, 3, 4, 5, 6, 7] } as const;
const UP: readonly number[] = [0, 1, 4];
const DOWN: readonly number[] = [2, 3, 7];

/** The way back: of a diagonal way and its opposite the numbers make 3, of a straight one 11. */
export const opposite = (way: number): number => (way < 4 ? 3 : 11) - way;

const ahead = (ways: readonly number[]): Ways => ({
  kings: ways,
  white: ways.filter((way) => !DOWN.includes(way)),
  black: ways.filter((way) => !UP.includes(way)),
});

/** The ways in which pieces step: men never go back. */
export const stepsOf = (lines: DraughtsParameters['step-lines']): Ways => ahead(LINES[lines]);

/** The ways in which pieces jump: men that do not capture backward go no way back. */
export function waysOf({ parameters, menCaptureBackward }: DraughtsCore): Ways {
  const ways = LINES[parameters['capture-lines']];
  return menCaptureBackward ? { kings: ways, white: ways, black: ways } : ahead(ways);
}
