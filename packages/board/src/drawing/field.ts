import { alongStroke, type Layout, nameSpots, type Point } from '../geometry.ts';
import { body } from './body.ts';
import { lines, point } from './lines.ts';
import { type Pen, short } from './pen.ts';
import { paints, shadows } from './shared.ts';
import { frameLine, slab } from './slab.ts';
import { squares } from './squares.ts';

/** What men and marks are painted with too: to be drawn once, before everything else. */
export const definitions = (pen: Pen, layout: Layout): string =>
  `<defs>${shadows(pen)}${paints(pen, layout.frame)}</defs>`;

/** A bare board: the slab, lines and points or squares, and the names of its places. */
export function field(pen: Pen, layout: Layout, names: boolean): string {
  if (layout.body)
    return slab(pen, layout.frame) + body(pen, layout, layout.body) + (names ? written(pen, layout) : '');
  const bare =
    layout.board.kind === 'squares'
      ? squares(pen, layout)
      : frameLine(pen, layout.frame) +
        lines(pen, layout.strokes.map(alongStroke), 'lines') +
        layout.at.map((at) => point(pen, at)).join('');
  return slab(pen, layout.frame) + bare + (names ? written(pen, layout) : '');
}

interface Name {
  readonly text: string;
  readonly at: Point;
  readonly place: 'edge' | 'point';
}

/** The names along the edges, else one beside each point. */
function namesOf(layout: Layout): readonly Name[] {
  if (layout.edges) return layout.edges.map((name) => ({ ...name, place: 'edge' }));
  const { body: solid, at } = layout;
  // On a body every name stands at the same side of its point, so that none is taken for another's.
  const spots = solid ? at.map(([x, y]): Point => [x + 30, y + 26]) : nameSpots(layout);
  return layout.board.names.flatMap((text, i): Name[] =>
    solid?.hidden.has(i) ? [] : [{ text, at: spots[i] ?? [0, 0], place: 'point' }],
  );
}

const SIZE = { edge: 19, point: 17 } as const;

/** The names of the places, where they stand. */
export function written(pen: Pen, layout: Layout): string {
  const { paint, style } = pen;
  const texts = namesOf(layout).map(({ text, at: [x, y], place }) => {
    const write = (moved: number, colour: string, more: string): string =>
      `<text${pen.named(`name board-name-${place}`)} x="${short(x + moved)}" y="${short(y + moved)}" font-size="${SIZE[place]}" fill="${colour}"${more}>${text}</text>`;
    const under = style.stroke === 'groove' ? write(0.8, paint('--board-carved'), ' opacity=".7"') : '';
    return under + write(0, paint('--board-name'), '');
  });
  return `<g font-family="EB Garamond, Georgia, serif" font-weight="500" text-anchor="middle" dominant-baseline="central">${texts.join('')}</g>`;
}
