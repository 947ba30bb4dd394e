import type { Turn } from '@merellier/rules';
import type { WholeGame } from '@merellier/tablebase';

/** The first turns that keep what the game is worth. */
export const bestFirstTurns = ({ value, turns }: Pick<WholeGame, 'value' | 'turns'>): readonly Turn[] =>
  turns.filter((each) => each.value === value).map(({ turn }) => turn);
