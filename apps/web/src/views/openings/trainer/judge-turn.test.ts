import { type Game, newGame, ruleSet, type Turn } from '@merellier/rules';
import { readFen, readTurn } from '@merellier/rules/notation';
import { expect, it } from 'vitest';
import { type ExactOf, judgeTurn } from './judge-turn.ts';

const rules = ruleSet('marelle');
const start = readFen(rules, 'W:Wa1,f4:Ba7,d7:H7,7');
if (!start.ok) throw new Error('the position cannot be read');
const game: Game = newGame(rules, start.value);
const turn = (text: string): Turn => {
  const read = readTurn(rules, start.value, text);
  if (!read.ok) throw new Error(text);
  return read.value;
};
/** Only g7 stops the mill. */
const known: ExactOf = async (_, position) =>
  rules.turns(position as never).map((each) => ({
    ...{ turn: each, distance: null, beyondLimit: false },
    value: rules.same(each, turn('g7') as never) ? ('draw' as const) : ('loss' as const),
  })) as never;

it('a turn that loses what tables know comes back with what was better', async () => {
  expect(await judgeTurn(game, turn('b2'), known)).toMatchObject({
    ...{ kind: 'opening', rules: 'marelle', played: 'b2', better: ['g7'], proved: 'draw' },
  });
  expect(await judgeTurn(game, turn('g7'), known)).toBeNull();
});

it('where no table knows, the engine is asked, and nothing is said to be proved', async () => {
  const nothing: ExactOf = async () => null;
  expect(await judgeTurn(game, turn('b2'), nothing, async () => turn('g7'))).toMatchObject({
    ...{ kind: 'opening', played: 'b2', better: ['g7'], proved: null },
  });
  expect(await judgeTurn(game, turn('g7'), nothing, async () => null)).toBeNull();
});
