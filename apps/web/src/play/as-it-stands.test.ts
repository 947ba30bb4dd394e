import { type Position, ruleSet } from '@merellier/rules';
import { readFen } from '@merellier/rules/notation';
import { expect, it } from 'vitest';
import { asItStands } from './as-it-stands.ts';
import { closingsOf, millsOf } from './threats.ts';

const rules = ruleSet('jeu-du-moulin');
const at = (name: string): number => rules.board.names.indexOf(name);
const read = (fen: string): Position => {
  const found = readFen(rules, fen);
  if (!found.ok) throw new Error(fen);
  return found.value;
};

it('while a man is to be taken, the mill that was closed stands, and its point threatens no more', () => {
  const before = read('W:Wb6,d6:Bb4,f2:H7,7');
  expect(millsOf(rules, before, 'white')).toEqual([]);
  expect(closingsOf(rules, before, 'white')).toEqual([at('f6')]);
  const now = asItStands(rules, before, [{ kind: 'enter', at: at('f6') }]);
  expect(millsOf(rules, now, 'white')).toHaveLength(1);
  expect(closingsOf(rules, now, 'white')).toEqual([]);
  expect(rules.view(now as typeof before & ReturnType<typeof rules.start>).hands).toEqual({ white: 6, black: 7 });
});

it('a man that moved has left its point', () => {
  const before = read('W:Wb6,d6,f4:Bb4,f2,g1,a1');
  const now = asItStands(rules, before, [
    { kind: 'pick', at: at('f4') },
    { kind: 'land', at: at('f6') },
  ]);
  expect(millsOf(rules, now, 'white')).toHaveLength(1);
  expect(rules.view(now as ReturnType<typeof rules.start>).men).toHaveLength(7);
});
