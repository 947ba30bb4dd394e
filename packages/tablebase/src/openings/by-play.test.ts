import { describe, expect, it } from 'vitest';
import { chooseByPlay, type PlayOpening, type Round } from './by-play.ts';
import type { KnownOpening } from './known-openings.ts';

const openings = Array.from(
  { length: 24 },
  (_, i): KnownOpening => ({ turns: [`${i}`], value: 'draw', holds: 9, choices: 20, answers: 50, onlyTurnIn: 2 }),
);
const numberOf = ({ turns }: KnownOpening): number => Number(turns[0]);
const ROUNDS: readonly Round[] = [
  { games: 2, keep: 3 / 4 },
  { games: 4, keep: 1 / 2 },
];
const chosenBy = (play: PlayOpening): readonly number[] => chooseByPlay(openings, play, ROUNDS).map(numberOf);

describe('lots chosen by play', () => {
  it('are those that are decided, in the order of their list, and none that one side always wins', () => {
    // Nine are won by both sides in turn, three always by the side to play, the others are drawn.
    const chosen = chosenBy((opening, game) => {
      const kind = numberOf(opening) % 8;
      return kind < 3 ? game % 2 : kind === 3 ? 1 : 0.5;
    });
    expect(chosen).toHaveLength(12);
    expect(chosen).toEqual([...chosen].sort((a, b) => a - b));
    expect(chosen.filter((each) => each % 8 < 3)).toHaveLength(9);
    expect(chosen.filter((each) => each % 8 === 3)).toEqual([]);
  });

  it('lean to one side as often as to the other', () => {
    // Half of the games are decided; eight lean to the other side, sixteen to the side to play.
    const chosen = chosenBy((opening, game) => (game % 2 === 0 ? 0.5 : numberOf(opening) % 3 === 0 ? 0 : 1));
    expect(chosen.filter((each) => each % 3 === 0)).toHaveLength(6);
  });

  it('are played on as long as they are good', () => {
    const games = openings.map(() => 0);
    chosenBy((opening, game) => {
      games[numberOf(opening)] = game + 1;
      return numberOf(opening) < 18 ? game % 2 : 0.5;
    });
    expect(games).toEqual([...Array(18).fill(6), ...Array(6).fill(2)]);
  });
});
