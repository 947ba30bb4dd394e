import { alongStroke, type Box, type Layout, nameSpots, type Point } from '../geometry.ts';
import { lines, point } from './lines.ts';
import { type Pen, short } from './pen.ts';
import { paints, shadows } from './shared.ts';
import { frameLine, slab } from './slab.ts';
import type { DrawSquares } from './squares.ts';

/** What the slab, men and marks are painted with: to be drawn once, before everything else. */
export const definitions = (pen: Pen, frame: Box): string => `<defs>${shadows(pen)}${paints(pen, frame)}</defs>`;

/** A bare board: the slab, and what is marked on it. */
export const field = (pen: Pen, layout: Layout, names: boolean, squares: DrawSquares): string =>
  slab(pen, layout.frame) + markings(pen, layout, names, squares);

/** What is marked on the slab: lines and points or squares, or a body, and the names of the places. */
export function markings(pen: Pen, layout: Layout, names: boolean, squares: DrawSquares): string {
  return bare(pen, layout, squares) + (names ? written(pen, layout) : '');
}

function bare(pen: Pen, layout: Layout, squares: DrawSquares): string {
  if (layout.body) return layout.body.draw(pen);
  if (layout.board.kind === 'squares') return squares(pen, layout);
  return (
    frameLine(pen, layout.frame) +
    lines(pen, layout.strokes.map(alongStroke), 'lines') +
    layout.at.map((at) => point(pen, at)).join('')
  );
}

interface Name {
  readonly text: string;
  readonly at: Point;
  readonly place: 'edge' | 'point' | 'body';
  readonly far?: boolean;
}

/** The names along the edges, else one beside each point. */
function namesOf(layout: Layout): readonly Name[] {
  if (layout.edges) return layout.edges.map((name) => ({ ...name, place: 'edge' }));
  const { body: solid, at } = layout;
  // On a body every name stands at the same side of its point, so that none is taken for another's.
  const spots = solid ? at.map(([x, y]): Point => [x + 54, y + 43]) : nameSpots(layout);
  return layout.board.names.flatMap((text, i): Name[] =>
    solid?.hidden.has(i) ? [] : [{ text, at: spots[i] ?? [0, 0], place: solid ? 'body' : 'point' }],
  );
}

const SIZE = { edge: 19, point: 17, body: 23 } as const;

/** The names of the places, where they stand: on a body each in its own light, for its faces are dark and bright. */
export function written(pen: Pen, layout: Layout): string {
  const { paint, style } = pen;
  const texts = namesOf(layout).map(({ text, at: [x, y], place, far }) => {
    const write = (moved: number, colour: string, more: string): string =>
      `<text${pen.named(`name board-name-${place}`)} x="${short(x + moved)}" y="${short(y + moved)}" font-size="${SIZE[place]}" fill="${colour}"${far ? ` transform="rotate(180 ${short(x + moved)} ${short(y + moved)})"` : ''}${more}>${text}</text>`;
    if (place === 'body')
      return write(
        0,
        paint('--board-name'),
        ` stroke="${paint('--board-wood')}" stroke-width="6" stroke-linejoin="round" stroke-opacity=".8" paint-order="stroke"`,
      );
    const under = style.stroke === 'groove' ? write(0.8, paint('--board-carved'), ' opacity=".7"') : '';
    return under + write(0, paint('--board-name'), '');
  });
  return `<g font-family="EB Garamond, Georgia, serif" font-weight="500" text-anchor="middle" dominant-baseline="central">${texts.join('')}</g>`;
}
