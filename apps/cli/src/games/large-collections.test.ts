import { ruleSet } from '@merellier/rules';
import { examineGames } from '@merellier/rules/notation';
import { describe, expect, it } from 'vitest';
import { Distinct } from './distinct.ts';
import { OpeningTree } from './opening-tree.ts';

const { names } = ruleSet('marelle').board;

/** Games that differ in their first three turns, more than any table begins with room for; every third is won, every third drawn. */
const GAMES = names
  .slice(0, 8)
  .flatMap((first) =>
    names
      .filter((name) => name !== first)
      .flatMap((second) =>
        names.filter((name) => name !== first && name !== second).map((third) => [first, second, third] as const),
      ),
  );
const textOf = (turns: readonly string[], i: number): string =>
  `[Result "${['1-0', '1/2-1/2', '*'][i % 3]}"]\n\n${turns.join(' ')} ${['1-0', '1/2-1/2', '*'][i % 3]}\n\n`;
const readings = examineGames(GAMES.map(textOf).join(''), { rules: ruleSet('marelle') }).map(({ read }) => {
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value;
});

describe('a collection that outgrows the room its tables begin with', () => {
  it('has each game told from all others, and named where it was met first', () => {
    expect(readings).toHaveLength(8 * 23 * 22);
    const distinct = new Distinct();
    readings.forEach((game, i) => {
      expect(
        distinct.add(game, { file: i < 2000 ? 'a.pdn' : 'b.pdn', number: i + 1 }),
        textOf(GAMES[i] ?? [], i),
      ).toBeNull();
    });
    for (const i of [0, 1, 682, 683, 1999, 2000, readings.length - 1])
      expect(distinct.add(readings[i] as never, { file: 'c.pdn', number: 7 })).toEqual({
        file: i < 2000 ? 'a.pdn' : 'b.pdn',
        number: i + 1,
      });
  });

  it('has each of its turns counted, with what became of the games', () => {
    const tree = new OpeningTree(3);
    for (const game of readings) tree.add(game);
    tree.add(readings[0] as never);
    const [root, ...others] = tree.roots;
    expect(others).toEqual([]);
    expect(root).toMatchObject({ turn: 'marelle', games: 4049, white: 1351, draws: 1349, black: 0 });
    const firsts = root?.next() ?? [];
    expect(firsts.map(({ turn, games }) => [turn, games])).toEqual([
      [names[0], 507],
      ...names.slice(1, 8).map((name) => [name, 506]),
    ]);
    const [played] = firsts[0]?.next() ?? [];
    expect(played).toMatchObject({ turn: GAMES[0]?.[1], games: 23 });
    const thirds = firsts.flatMap((first) => first.next().flatMap((second) => second.next()));
    expect(thirds).toHaveLength(readings.length);
    expect(thirds.filter(({ games }) => games === 2)).toMatchObject([{ turn: GAMES[0]?.[2], white: 2 }]);
  });
});
