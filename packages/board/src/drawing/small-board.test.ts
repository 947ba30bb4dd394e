import { ruleSet } from '@merellier/rules';
import { describe, expect, it } from 'vitest';
import { layOutCube } from '../cube/cube-layout.ts';
import { START } from '../cube/orientation.ts';
import { layOut } from '../geometry.ts';
import type { BoardLook } from './material.ts';
import { pagePen } from './pen.ts';
import { placedMen } from './placed-men.ts';
import { smallBoard } from './small-board.ts';

const LOOKS: readonly BoardLook[] = ['wood', 'slate', 'parchment', 'contrast'];
const { board } = ruleSet('marelle-cubique');
const { space } = board;
if (!space) throw new Error('the cube has its points in space');
const LAYOUTS = [
  ['cube', layOutCube(board, space, START)],
  ['map', layOut(board, 'white', false)],
  ['squares', layOut(ruleSet('dames').board, 'white', false)],
] as const;
const men = [
  { at: 0, side: 'white', king: false, inMill: false },
  { at: 25, side: 'black', king: false, inMill: false },
] as const;

describe.each(LAYOUTS)('the small board: %s', (_, layout) => {
  it.each(LOOKS)('holds all that it refers to, %s', (look) => {
    for (const theme of ['light', 'dark'] as const) {
      const pen = pagePen({ look, theme, image: (name) => name }, 'small');
      const drawn = smallBoard(pen, layout, false) + placedMen(pen, layout, men);
      const ids = new Set([...drawn.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id));
      for (const [, id] of drawn.matchAll(/(?:url\(#|href="#)([^)"]*)/g)) expect(ids, theme).toContain(id);
    }
  });
});
