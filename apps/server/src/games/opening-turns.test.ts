import { addTurn, newGame, positionOf, ruleSet, type Turn } from '@merellier/rules';
import { readTurn } from '@merellier/rules/notation';
import { expect, it } from 'vitest';
import { sharedView } from './opening-turns.ts';

const rules = ruleSet('marelle');
const turnIn = (position: ReturnType<typeof rules.start>, text: string): Turn => {
  const turn = readTurn(rules, position, text);
  if (!turn.ok) throw new Error(text);
  return turn.value;
};
const after = (...turns: readonly string[]) =>
  turns.reduce((position, text) => rules.play(position, turnIn(position, text) as never), rules.start());
const namesAfter = (turns: readonly string[], next: readonly string[]): ReadonlySet<string> => {
  const { nameOf } = sharedView(rules, after(...turns));
  return new Set(next.map((text) => nameOf(turnIn(after(...turns), text))));
};

it('symmetric positions are one, and symmetric turns have one name', () => {
  expect(sharedView(rules, after('d6')).key).toBe(sharedView(rules, after('f4')).key);
  expect(sharedView(rules, after('d6')).key).not.toBe(sharedView(rules, after('a1')).key);
  // The empty board: the four middles of the middle ring are one turn, a corner another.
  expect(namesAfter([], ['d6', 'f4', 'd2', 'b4']).size).toBe(1);
  expect(namesAfter([], ['d6', 'b6']).size).toBe(2);
  // With one man on it, what stands to both sides of him is one, what is opposite is not.
  expect(namesAfter(['d6'], ['b4', 'f4']).size).toBe(1);
  expect(namesAfter(['d6'], ['b4', 'd2']).size).toBe(2);
});

it('the same turn has the same name, from whichever side one looks', () => {
  const seenFrom = (first: string, then: string) => sharedView(rules, after(first)).nameOf(turnIn(after(first), then));
  expect(seenFrom('d6', 'd2')).toBe(seenFrom('f4', 'b4'));
  expect(seenFrom('d6', 'f4')).toBe(seenFrom('b4', 'd2'));
});

it('every turn of a position has a name of its own but for its twins', () => {
  const game = addTurn(newGame(rules), turnIn(rules.start(), 'g7'), null);
  const { nameOf } = sharedView(rules, positionOf(game));
  const names = new Set(rules.turns(positionOf(game) as never).map(nameOf));
  // Of 23 free points five lie on the diagonal of the man, and the others are twins in pairs.
  expect(names.size).toBe(14);
});
