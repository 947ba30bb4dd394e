import type { AnyExactTurn } from './messages.ts';

/** What a turn reaches in a game: a win or a loss that a draw rule spoils is a draw. */
export const reached = ({ value, beyondLimit }: Pick<AnyExactTurn, 'value' | 'beyondLimit'>): AnyExactTurn['value'] =>
  beyondLimit ? 'draw' : value;
