import type { Side } from '@merellier/rules';
import type { TurnFacts } from './turn-facts.ts';

type Test = (facts: TurnFacts, side: Side) => boolean;

/** The sorts of turns that lessons tell apart. */
export const SORTS = {
  any: () => true,
  enters: ({ kind }) => kind === 'entry',
  moves: ({ kind }) => kind === 'move',
  passes: ({ kind }) => kind === 'pass',
  'takes-piece': ({ takes }) => takes > 0,
  'takes-two': ({ takes }) => takes >= 2,
  'takes-one': ({ takes }) => takes === 1,
  huffs: ({ kind }) => kind === 'huff',
  demands: ({ kind }) => kind === 'demand',
  closes: ({ closes }) => closes > 0,
  'closes-two': ({ closes }) => closes >= 2,
  'closes-far': ({ closes, far }) => closes > 0 && far,
  'takes-protected': ({ takesFromMill }) => takesFromMill > 0,
  'takes-free': ({ takes, takesFromMill }) => takes > takesFromMill,
  'takes-nothing': ({ closes, takes }) => closes > 0 && takes === 0,
  opens: ({ opens, closes }) => opens && closes === 0,
  'opens-safely': ({ opens, closes, threats, dangers }) => opens && closes === 0 && threats > 0 && dangers === 0,
  crossing: ({ ways }) => ways >= 4,
  'three-ways': ({ ways }) => ways === 3,
  corner: ({ ways }) => ways === 2,
  blocks: ({ blocks }) => blocks,
  wins: ({ winner }, side) => winner === side,
  'opens-surely': ({ opens, closes, surely }) => opens && closes === 0 && surely,
  'closes-surely': ({ closes, surely }) => closes > 0 && surely,
  'threatens-two': ({ closes, threats, dangers, surely }) => closes === 0 && threats >= 2 && dangers === 0 && surely,
  threatens: ({ threats }) => threats > 0,
  guards: ({ dangers }) => dangers === 0,
  'closes-and-guards': ({ closes, dangers }) => closes > 0 && dangers === 0,
  crowns: ({ crowned }) => crowned,
  'king-moves': ({ byKing }) => byKing,
  'king-goes-far': ({ byKing, far }) => byKing && far,
  'king-steps': ({ byKing, far }) => byKing && !far,
} as const satisfies Readonly<Record<string, Test>>;

/** A sort of turns, by its name. */
export type Sort = keyof typeof SORTS;
