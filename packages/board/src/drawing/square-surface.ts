import { type Box, type Layout, type Point, UNIT } from '../geometry.ts';
import { drawn } from './hand.ts';
import { lines, plain, point, type Way } from './lines.ts';
import { type Pen, short } from './pen.ts';
import { random } from './random.ts';
import { flatSquares, square } from './squares.ts';

/** The chequered field of a board, made of what the board is made of. */
export function squareSurface(pen: Pen, layout: Layout): string {
  const { field, at } = layout;
  const { style, paint } = pen;
  const box = `x="${short(field.x)}" y="${short(field.y)}" width="${short(field.width)}" height="${short(field.height)}"`;
  switch (style.stroke) {
    case 'groove':
    case 'inlay':
      return veneer(pen, layout, box) + edge(box, style.stroke === 'inlay' ? '#1b0f07' : '#3a2413');
    case 'chalk': {
      const pale = light(layout);
      const line = paint('--board-line');
      return (
        `<path d="${pale.map(square).join('')}" fill="${line}" opacity=".14"/><g mask="url(#${pen.id('chalk')})" fill="${line}"><path d="${pale.map(square).join('')}" opacity=".26"/></g>` +
        `<path d="${pale.map(hatch).join('')}" fill="${line}" opacity=".2" mask="url(#${pen.id('chalk-pressed')})"/>` +
        lines(pen, grid(field), 'grid', 0.55)
      );
    }
    case 'ink': {
      const corners: Point[] = [
        [field.x - 7, field.y - 7],
        [field.x + field.width + 7, field.y - 7],
        [field.x - 7, field.y + field.height + 7],
        [field.x + field.width + 7, field.y + field.height + 7],
      ];
      const line = paint('--board-line');
      const around = `x="${short(field.x - 7)}" y="${short(field.y - 7)}" width="${short(field.width + 14)}" height="${short(field.height + 14)}"`;
      return (
        `<path d="${at.map(wash).join('')}" fill="${paint('--board-dark')}" stroke="${paint('--board-wall')}" stroke-width="2.4" stroke-opacity=".55" fill-opacity=".86"/>` +
        lines(pen, grid(field), 'grid', 0.55) +
        `<rect ${around} fill="none" stroke="${line}" stroke-width="1.6"/>${corners.map((corner) => point(pen, corner, 0.7)).join('')}`
      );
    }
    case 'flat':
      return flatSquares(pen, layout);
  }
}

const HALF = UNIT / 2;

/** The middles of the pale squares. */
function light({ field, at }: Layout): readonly Point[] {
  const dark = new Set(at.map((middle) => middle.join()));
  return cells(field).filter((middle) => !dark.has(middle.join()));
}

const cells = ({ x, y, width, height }: Box): readonly Point[] =>
  Array.from({ length: Math.round((width * height) / UNIT ** 2) }, (_, i): Point => {
    const columns = Math.round(width / UNIT);
    return [x + (i % columns) * UNIT + HALF, y + Math.floor(i / columns) * UNIT + HALF];
  });

/** Squares of two woods: each is cut from one of four places of its plank. */
function veneer(pen: Pen, layout: Layout, box: string): string {
  const { style, paint, id, named } = pen;
  const { field } = layout;
  const night = style.stroke === 'inlay';
  const next = random(field.width + 5);
  const cut = (middles: readonly Point[]): readonly string[] => {
    const groups = ['', '', '', ''];
    for (const middle of middles) groups[Math.floor(next() * 4)] += square(middle);
    return groups;
  };
  const wood = (name: 'lime' | 'walnut', groups: readonly string[]): string => {
    const href = pen.image(name);
    if (!href) return '';
    const plank = `<defs><image id="${id(name)}" href="${href}" width="900" height="900" preserveAspectRatio="none"/></defs>`;
    const cuts = groups
      .map((d, i) => {
        const [dx, dy] = CUTS[i] ?? [0, 0];
        const pattern = id(`${name}-${i}`);
        return `<pattern id="${pattern}" width="900" height="900" patternUnits="userSpaceOnUse" patternTransform="translate(${dx} ${dy})"><use href="#${id(name)}"/></pattern><path d="${d}" fill="url(#${pattern})"/><path d="${d}" fill="${i % 2 ? '#ffdcae' : '#2a1000'}" opacity="${TINTS[i]}"/>`;
      })
      .join('');
    return plank + cuts;
  };
  const lined = `<path d="${plain(grid(field).filter((_, i, all) => i % (all.length / 2) !== 0))}" stroke="#2a1608" stroke-width="1" opacity=".5" fill="none"/>`;
  return (
    `<rect${named('light')} ${box} fill="${paint('--board-light')}"/><path${named('dark')} d="${layout.at.map(square).join('')}" fill="${paint('--board-dark')}"/>` +
    wood('lime', cut(light(layout))) +
    (night ? `<path d="${light(layout).map(square).join('')}" fill="#2a1a0c" opacity=".12"/>` : '') +
    wood('walnut', cut(layout.at)) +
    lined +
    `<rect ${box} fill="url(#${id('lamp')})" opacity=".55"/>`
  );
}
const CUTS: readonly Point[] = [
  [0, 0],
  [352, 465],
  [650, 237],
  [141, 730],
];
const TINTS = [0.05, 0.05, 0.03, 0.03] as const;

const edge = (box: string, colour: string): string =>
  `<rect ${box} fill="none" stroke="${colour}" stroke-width="4.4"/><rect ${box} transform="translate(3 3)" fill="none" stroke="#fff" stroke-width="1.2" opacity=".35"/>`;

/** The lines between the squares, those along the edges among them. */
function grid({ x, y, width, height }: Box): readonly Way[] {
  const along = (size: number): readonly number[] => Array.from({ length: size / UNIT + 1 }, (_, i) => i * UNIT);
  return [
    ...along(width).map(
      (dx): Way => [
        [x + dx, y],
        [x + dx, y + height],
      ],
    ),
    ...along(height).map(
      (dy): Way => [
        [x, y + dy],
        [x + width, y + dy],
      ],
    ),
  ];
}

/** A square rubbed with the side of the chalk. */
function hatch([x, y]: Point, i: number): string {
  const next = random(i + 3);
  return Array.from({ length: 9 }, (_, j) => {
    const from = ((j - 3.6 + next() * 0.4) * UNIT) / 5;
    const [x0, x1] = [Math.max(2, from), Math.min(UNIT - 2, from + UNIT * 0.62)];
    if (x1 - x0 < 8) return '';
    const at = (px: number): Point => [x - HALF + px, y + HALF - (px - from) / 0.62];
    return drawn([at(x0), at(x1)], { width: UNIT * 0.12, seed: i * 17 + j, vary: 0.5, stray: 1.2, swell: -0.4 });
  }).join('');
}

/** A square filled with a brush, not quite to its edges. */
function wash([x, y]: Point, i: number): string {
  const next = random(i + 9);
  const corner = (dx: number, dy: number): string =>
    `${short(x + dx * (HALF - 2.2) + (next() - 0.5) * 2.4)} ${short(y + dy * (HALF - 2.2) + (next() - 0.5) * 2.4)}`;
  return `M${corner(-1, -1)}L${corner(0, -1)}L${corner(1, -1)}L${corner(1, 0)}L${corner(1, 1)}L${corner(0, 1)}L${corner(-1, 1)}L${corner(-1, 0)}Z`;
}
