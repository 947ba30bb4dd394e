import { type Position, ruleSet, type Step } from '@merellier/rules';
import { readFen } from '@merellier/rules/notation';
import { expect, it } from 'vitest';
import { fr } from '../interface/fr.ts';
import type { LanguageState } from '../state/language.ts';
import { scanSaid } from './scan.ts';
import { isTaking } from './under-way.ts';

const rules = ruleSet('jeu-du-moulin');
const language = { s: () => fr } as unknown as LanguageState;

function said(fen: string, done: readonly Step[], key: 'm' | 't'): string {
  const read = readFen(rules, fen);
  if (!read.ok) throw new Error(fen);
  return scanSaid(language, { rules, position: read.value as Position, done }, key);
}
const at = (name: string): number => rules.board.names.indexOf(name);

it('tells mills and threats of the board as it is shown while a man is to be taken', () => {
  const fen = 'W:Wb6,d6,d1:Bd7,g7,e5:H6,6';
  expect(said(fen, [], 'm')).toBe('Les Blancs n’ont pas de moulin. Les Noirs n’ont pas de moulin.');
  expect(said(fen, [], 't')).toBe(
    'Les Noirs menacent de fermer un moulin en a7. Les Blancs menacent de fermer un moulin en f6.',
  );
  const done: readonly Step[] = [{ kind: 'enter', at: at('f6') }];
  expect(said(fen, done, 'm')).toBe('Moulins des Blancs\u202f: b6-d6-f6. Les Noirs n’ont pas de moulin.');
  // Black threatens until the man is taken; White’s mill is closed, and no threat any more.
  expect(said(fen, done, 't')).toMatch(/^Les Noirs menacent de fermer un moulin en a7\. .*Blancs.*/);
  expect(said(fen, done, 't')).not.toContain('f6');
});

it('tells what a mover that is only picked up could still do', () => {
  const fen = 'W:Wa1,d1,g4,b6:Bf2,f6,c5,e3';
  expect(said(fen, [{ kind: 'pick', at: at('g4') }], 't')).toBe(said(fen, [], 't'));
});

it('knows when a man is to be taken, so that the player across is told of it', () => {
  const read = readFen(rules, 'W:Wb6,d6,d1:Bd7,g7,e5:H6,6');
  if (!read.ok) throw new Error('unreadable');
  const after = (...names: string[]) =>
    isTaking(
      rules,
      read.value,
      names.map((name): Step => ({ kind: name === 'd7' ? 'take' : 'enter', at: at(name) })),
    );
  expect([after(), after('a1'), after('f6'), after('f6', 'd7')]).toEqual([false, false, true, false]);
});
