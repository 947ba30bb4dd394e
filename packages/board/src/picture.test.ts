import { ruleSet } from '@merellier/rules';
import { readFen } from '@merellier/rules/notation';
import { describe, expect, it } from 'vitest';
import { imagesOf, type MaterialImage } from './drawing/material.ts';
import { boardPicture } from './picture.ts';

const POSITIONS = [
  ['marelle', 'W:Wa1,d6:Bb4,f2:H7,7'],
  ['cham-gonu', 'B:Wa1,d1,g1:Bd2,f2:H2,2:Mb2'],
  ['dames', 'W:WK5,26:BK2,18'],
] as const;

describe.each(POSITIONS)('a picture of %s', (id, fen) => {
  const rules = ruleSet(id);
  const read = readFen(rules, fen);
  if (!read.ok) throw new Error('no position');
  const view = rules.view(read.value);

  it('needs no style sheet', () => {
    const { svg } = boardPicture(rules.board, view);
    expect(svg).not.toMatch(/class=|var\(/);
    expect(svg).toContain('fill="#dcc294"');
  });

  it('is drawn in the colours of a look, and in no other', () => {
    const asked = new Set<string>();
    const colour = (property: string): string => {
      asked.add(property);
      return 'teal';
    };
    const { svg } = boardPicture(rules.board, view, { bottom: 'white', names: true, colour });
    const painted = new Set([...svg.matchAll(/(?:fill|stroke)="([^"]*)"/g)].map(([, value]) => value));
    expect([...painted].sort()).toEqual(['none', 'teal']);
    // What is carved, cast or gilded is for a material.
    expect(svg).not.toMatch(/url\(|<image/);
    for (const property of ['--board-wood', '--board-line', '--man-light', '--man-dark', '--man-dark-rim'])
      expect(asked).toContain(property);
  });

  it.each(['wood', 'slate', 'parchment'] as const)('carries the material of %s in itself', (look) => {
    const asked = new Set<string>();
    const material = {
      look,
      theme: 'light' as const,
      image: (name: MaterialImage) => {
        asked.add(name);
        return `data:image/png;base64,${name}`;
      },
    };
    const { svg } = boardPicture(rules.board, view, { material, ids: 'a-' });
    const needed = imagesOf(material, rules.board.kind === 'squares');
    expect([...asked].filter((name) => !needed.includes(name as MaterialImage))).toEqual([]);
    expect(svg).not.toMatch(/class=|var\(|style=/);
    // Whatever it refers to is in it.
    const ids = new Set([...svg.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id));
    for (const [, id] of svg.matchAll(/(?:url\(#|href="#)([^)"]*)/g)) expect(ids).toContain(id);
  });

  it.each(['wood', 'slate', 'parchment'] as const)('writes the addresses of pictures as attributes, %s', (look) => {
    const image = (name: MaterialImage): string => `/${name}?size="large"&v=1`;
    const { svg } = boardPicture(rules.board, view, { material: { look, theme: 'light', image } });
    const addresses = [...svg.matchAll(/<image [^>]*?href="([^"]*)"/g)].map(([, address]) => address);
    expect(addresses.length).toBeGreaterThan(2);
    for (const address of addresses) expect(address).toMatch(/^\/[a-z-]+\?size=&quot;large&quot;&amp;v=1$/);
  });

  it('is whole without the pictures of its material', () => {
    const { svg } = boardPicture(rules.board, view, { material: { look: 'wood', theme: 'dark', image: () => null } });
    expect(svg).not.toContain('<image');
    expect(svg).toContain('fill="#f6ecd6"');
    expect(svg).toContain('fill="#1b1613"');
  });
});

it('rings the points that are closed until all men are placed', () => {
  const rules = ruleSet('cham-gonu');
  const rings = (fen: string): number => {
    const read = readFen(rules, fen);
    if (!read.ok) throw new Error('no position');
    return boardPicture(rules.board, rules.view(read.value)).svg.match(/stroke-dasharray/g)?.length ?? 0;
  };
  expect([rings('B:Wa1,d1,g1:Bd2,f2:H2,2:Mb2'), rings('B:Wa1,d1,g1:Bd2,f2:H2,2')]).toEqual([1, 0]);
});

describe('a picture of a cube', () => {
  const rules = ruleSet('marelle-cubique');
  const view = rules.view(rules.start());

  it('is its plan, or the cube as it first lies on the page with its plan in a corner', () => {
    const [plan, cube] = [false, true].map((solid) => boardPicture(rules.board, view, { solid }).svg);
    expect(plan?.match(/<text/g)).toHaveLength(26);
    // The names of the points in front, and of none on the map.
    expect(cube?.match(/<text/g)).toHaveLength(19);
    expect(cube).toMatch(/<svg x="[^"]*" y="[^"]*" width="[^"]*" height="[^"]*" viewBox/);
  });
});
