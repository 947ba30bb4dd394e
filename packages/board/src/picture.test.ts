import { ruleSet } from '@merellier/rules';
import { readFen } from '@merellier/rules/notation';
import { describe, expect, it } from 'vitest';
import { boardPicture } from './picture.ts';

const POSITIONS = [
  ['marelle', 'W:Wa1,d6:Bb4,f2:H7,7'],
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
    expect(svg).toContain('fill="#e3cfa6"');
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
    for (const property of ['--board-wood', '--board-line', '--man-light', '--man-dark', '--man-dark-rim'])
      expect(asked).toContain(property);
  });
});
