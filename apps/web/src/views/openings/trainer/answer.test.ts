import { newGame, ruleSet, type Turn } from '@merellier/rules';
import { readTurn } from '@merellier/rules/notation';
import { expect, it } from 'vitest';
import type { ExactTurn } from '../../../exact/exact.ts';
import type { Played } from '../../analysis/explorer/explorer.ts';
import { type Answers, type Asked, answerTo } from './answer.ts';

const rules = ruleSet('marelle');
const game = newGame(rules);
function turn(text: string): Turn {
  const read = readTurn(rules, rules.start(), text);
  if (!read.ok) throw new Error(text);
  return read.value;
}
const exactly = (text: string, value: ExactTurn['value']): ExactTurn =>
  ({ turn: turn(text), value, distance: null }) as ExactTurn;
const often = (text: string, games: number): Played => ({
  ...{ turn: turn(text), games },
  ...{ white: games, black: 0, draws: 0 },
});

/** Who answers in a hundred throws, and how often; a level is told by its number. */
async function answers(how: Answers, asked: Partial<Asked>): Promise<Readonly<Record<string, number>>> {
  const counts: Record<string, number> = {};
  for (let i = 0; i < 100; i++) {
    const levels: number[] = [];
    const level = async (_: unknown, number: number): Promise<null> => {
      levels.push(number);
      return null;
    };
    const all = { exact: async () => null, played: async () => [], level, chance: () => i, ...asked };
    const found = await answerTo(game, how, all);
    const name = found
      ? (['d6', 'a1', 'b2'].find((text) => rules.same(turn(text) as never, found as never)) ?? '?')
      : `level ${levels}`;
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}

it('the best answers are any of those that keep the most by tables, or those of a strong level', async () => {
  const exact = async () => [exactly('d6', 'draw'), exactly('a1', 'draw'), exactly('b2', 'loss')];
  expect(await answers('best', { exact, played: async () => [often('b2', 9)] })).toEqual({ d6: 50, a1: 50 });
  expect(await answers('best', {})).toEqual({ 'level 8': 100 });
});

it('people answer as often as they played a turn, good or bad; where nobody has, a middling level does', async () => {
  const exact = async () => [exactly('d6', 'draw'), exactly('b2', 'loss')];
  const played = async () => [often('d6', 3), often('b2', 1)];
  expect(await answers('people', { exact, played })).toEqual({ d6: 75, b2: 25 });
  expect(await answers('people', { exact })).toEqual({ 'level 4': 100 });
});
