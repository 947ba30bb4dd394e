import type { Side } from '@merellier/rules';
import { imageIn, type Pen, short } from './pen.ts';

/** How much higher than wide the picture of a king is. */
const KING = 1.0959;
/** Half the width of a man's picture, in radii. */
const HALF = 1.06;

/**
 * A man around the origin, of the radius `r`. Under its picture it is drawn whole: light with a plain face, dark with a ring,
 * so that the two differ by more than colour. A king is two men, one on the other.
 */
export function man(pen: Pen, side: Side, king: boolean, r: number): string {
  const body = `<g${pen.named('man-body')}>${pen.style.men ? turned(pen, side, king, r) : disc(pen, side, king, r)}</g>`;
  return pen.style.men ? `<g${pen.named('man-shadow')}>${shadow(pen, king, r)}</g>${body}` : body;
}

const ellipse = (cx: number, cy: number, rx: number, ry: number, more: string): string =>
  `<ellipse cx="${short(cx)}" cy="${short(cy)}" rx="${short(rx)}" ry="${short(ry)}" ${more}/>`;

/** The shadow that it casts to the lower right, and the one where it touches the board. */
function shadow({ id }: Pen, king: boolean, r: number): string {
  const [long, foot] = king ? [1.25, 0.17] : [1, 0.07];
  return (
    ellipse(0.2 * long * r, (0.2 + foot * 0.6) * r, (king ? 1.28 : 1.22) * r, 1.13 * r, `fill="url(#${id('cast')})"`) +
    ellipse(0.045 * r, (foot + 0.045) * r, 1.075 * r, 0.99 * r, `fill="url(#${id('contact')})"`)
  );
}

/** Where the discs of a man lie, each with its size; the first is the lowest. */
const layers = (king: boolean): readonly (readonly [x: number, y: number, size: number])[] =>
  king
    ? [
        [0.02, 0.115, 1],
        [-0.035, -0.115, 0.985],
      ]
    : [[0, 0.012, 1]];

function turned(pen: Pen, side: Side, king: boolean, r: number): string {
  const { paint, named, style } = pen;
  const light = side === 'white';
  const face = paint(light ? '--man-light' : '--man-dark');
  const rim = paint(light ? '--man-light-rim' : '--man-dark-rim');
  const under = layers(king)
    .map(([x, y, size]) => {
      const at = (rx: number, ry: number, more: string): string =>
        ellipse(x * r, y * r, rx * size * r, ry * size * r, more);
      // The thin dark rim of a pale man is there with its picture too; the rim of a dark one is in the picture.
      return light
        ? at(1.035, 0.993, `${named('man-hair').trim()} fill="${rim}"`) +
            at(0.97, 0.925, `${named('man-face').trim()} fill="${face}"`)
        : at(0.965, 0.92, `${named('man-face').trim()} fill="${face}" stroke="${rim}" stroke-width="2.5"`) +
            ellipse(
              x * r,
              (y - 0.08) * r,
              0.55 * r,
              0.5 * r,
              `${named('man-ring').trim()} fill="none" stroke="${rim}" stroke-width="3.4"`,
            );
    })
    .join('');
  const kind = style.men?.[side];
  const [w, h] = [HALF * r, HALF * r * (king ? KING : 1)];
  const box = { x: -w, y: -h, width: 2 * w, height: 2 * h };
  return under + (kind ? imageIn(pen, `${king ? 'king' : 'man'}-${kind}`, box) : '');
}

/** A printed man: a disc, or two. */
function disc({ paint, named }: Pen, side: Side, king: boolean, r: number): string {
  const light = side === 'white';
  const face = paint(light ? '--man-light' : '--man-dark');
  const rim = paint(light ? '--man-light-rim' : '--man-dark-rim');
  const size = king ? 0.9 * r : 0.96 * r;
  return (king ? [0.14 * r, -0.14 * r] : [0])
    .map(
      (y) =>
        `<circle${named('man-face')} cy="${short(y)}" r="${short(size)}" fill="${face}" stroke="${rim}" stroke-width="3"/>` +
        (light
          ? ''
          : `<circle${named('man-ring')} cy="${short(y)}" r="${short(size * 0.55)}" fill="none" stroke="${rim}" stroke-width="4"/>`),
    )
    .join('');
}

/** A ball around the origin, for a board that is a body: the dark one has a band around it. */
export function ball(pen: Pen, side: Side, r: number): string {
  const { paint, named, style } = pen;
  const light = side === 'white';
  const face = paint(light ? '--man-light' : '--man-dark');
  const rim = paint(light ? '--man-light-rim' : '--man-dark-rim');
  const band = `M${short(-0.8 * r)} ${short(0.22 * r)}Q0 ${short(0.62 * r)} ${short(0.8 * r)} ${short(-0.22 * r)}`;
  const under =
    `<circle${named('man-face')} r="${short(0.96 * r)}" fill="${face}" stroke="${rim}" stroke-width="2.5"/>` +
    (light ? '' : `<path${named('man-ring')} d="${band}" fill="none" stroke="${rim}" stroke-width="4"/>`);
  const kind = style.men?.[side];
  const half = HALF * r;
  const over = kind ? imageIn(pen, `ball-${kind}`, { x: -half, y: -half, width: 2 * half, height: 2 * half }) : '';
  const cast = style.men
    ? `<g${named('man-shadow')}>${ellipse(0.24 * r, 0.26 * r, 1.08 * r, 1.02 * r, `fill="url(#${pen.id('cast')})" opacity=".8"`)}</g>`
    : '';
  return `${cast}<g${named('man-body')}>${under}${over}</g>`;
}
