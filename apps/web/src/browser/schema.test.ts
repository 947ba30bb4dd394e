import * as v from 'valibot';
import { expect, it } from 'vitest';
import { listOf, readJson, recordOf, word } from './schema.ts';

const SHAPE = v.object({
  side: word(['white', 'black'], 'white'),
  names: listOf(v.string()),
  counts: recordOf(v.number()),
});

it.each([
  ['{"side":"black","names":["a"],"counts":{"b":1}}', { side: 'black', names: ['a'], counts: { b: 1 } }],
  ['{"side":"red","names":["a",1,null],"counts":{"b":1,"c":"2"}}', { side: 'white', names: ['a'], counts: { b: 1 } }],
  ['{"names":"a","counts":[]}', { side: 'white', names: [], counts: {} }],
  ['{}', { side: 'white', names: [], counts: {} }],
  ['7', null],
  ['{"side":', null],
  [null, null],
])('of %s what holds is kept', (text, value) => expect(readJson(SHAPE, text)).toEqual(value));

it('a record has no names that every object has', () => {
  const read = readJson(recordOf(v.number()), '{"__proto__":1,"constructor":2,"b":3}');
  expect(read).toEqual({ b: 3 });
});
