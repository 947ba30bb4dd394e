import type { Man } from '@merellier/rules';
import { type Layout, seenPlaces } from '../geometry.ts';
import { ball, man } from './man.ts';
import type { Pen } from './pen.ts';

/** Men where they stand; on a body they are balls, and those on its far side are left out. */
export function placedMen(pen: Pen, layout: Layout, men: readonly Man[]): string {
  const r = layout.man;
  const seen = new Set(seenPlaces(layout, layout.at.keys()));
  return men
    .filter(({ at }) => seen.has(at))
    .map(({ at, side, king }) => {
      const shape = layout.body ? ball(pen, side, r) : man(pen, side, king, r);
      return `<g${pen.named(`man-${side}`)} transform="translate(${layout.at[at]?.join(' ')})">${shape}</g>`;
    })
    .join('');
}
