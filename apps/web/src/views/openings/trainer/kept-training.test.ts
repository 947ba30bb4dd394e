import { addTurn, newGame, positionOf, ruleSet } from '@merellier/rules';
import { expect, it } from 'vitest';
import { readTraining, writeTraining } from './kept-training.ts';

it('keeps an opening that is being trained, for the same rules only', () => {
  const rules = ruleSet('english');
  const start = newGame(rules);
  const [turn] = rules.turns(positionOf(start));
  const game = turn ? addTurn(start, turn, null) : start;
  const text = writeTraining({ game, line: '9-13', side: 'black', answers: 'people', own: 2, missed: 1 });
  const read = readTraining(rules, text);
  expect(read).toMatchObject({ line: '9-13', side: 'black', answers: 'people', own: 2, missed: 1 });
  expect(readTraining(rules, text.replace(',"answers":"people"', ''))?.answers).toBe('best');
  expect(read && positionOf(read.game)).toEqual(positionOf(game));
  expect(readTraining(ruleSet('international'), text)).toBeNull();
  expect(readTraining(rules, 'spoilt')).toBeNull();
  expect(readTraining(rules, null)).toBeNull();
});
