import { ruleSet } from '@merellier/rules';
import { readFen } from '@merellier/rules/notation';
import { expect, it } from 'vitest';
import { namedPlaces } from './named-places.ts';

const rules = ruleSet('marelle');
const read = readFen(rules, 'W:Wf4,g4,b2:Bd1,c4');
if (!read.ok) throw new Error('position');
const { men } = rules.view(read.value);
const told = (text: string) =>
  namedPlaces(text, rules.board, men).flatMap(({ text, named, side }) => (named ? [[text, side]] : []));

it('finds the turns, lines and points that a sentence names, and whose men stand on them', () => {
  expect(told('Ce coup laisse les Blancs fermer le moulin e4-f4-g4.')).toEqual([['e4-f4-g4', 'white']]);
  expect(told('Mieux : d1-d2xf4, et c4 tient.')).toEqual([
    ['d1-d2xf4', 'black'],
    ['c4', 'black'],
  ]);
});

it('gives nobody what stands empty, or on what both sides stand, and takes no number for a point', () => {
  expect(told('Blancs : e4. La ligne b2-d1 a 24 points en 12 coups.')).toEqual([
    ['e4', null],
    ['b2-d1', null],
  ]);
});
