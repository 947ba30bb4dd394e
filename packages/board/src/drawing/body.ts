import type { Body } from '../cube/body.ts';
import { alongStroke, type Layout } from '../geometry.ts';
import { lines, point } from './lines.ts';
import { imageIn, type Pen, short } from './pen.ts';

/** How much darker than the slab a face may be, and how much lighter; the colour of its shade. */
const SHADE = { slate: [0.3, 0.1, '#0a1a24'], wood: [0.42, 0.14, '#2a1402'] } as const;

/** A board that is a body: its shadow, the faces in their light, the lines and points that can be seen. */
export function body(pen: Pen, layout: Layout, of: Body): string {
  return (
    shadow(pen, of) +
    of.faces.map((face) => drawFace(pen, face)).join('') +
    lines(pen, layout.strokes.map(alongStroke), 'lines') +
    lit(pen, of) +
    layout.at.map((at, place) => (of.hidden.has(place) ? '' : point(pen, at, 1.15))).join('')
  );
}

/** The shadow on the table, away from the window: soft, of strokes that grow. */
function shadow({ style, paint }: Pen, { outline }: Body): string {
  if (!style.surface) return '';
  const colour = paint('--board-shadow');
  const rings = [84, 66, 50, 36, 24, 14, 6]
    .map((width) => `<path d="${outline}" stroke-width="${width}" opacity=".036"/>`)
    .join('');
  return `<g transform="translate(26 36) scale(.93)" fill="${colour}" stroke="${colour}" stroke-linejoin="round">${rings}</g>`;
}

function drawFace(pen: Pen, { index, matrix, light }: Body['faces'][number]): string {
  const { style, paint, id } = pen;
  const square = 'x="-1.004" y="-1.004" width="2.008" height="2.008"';
  const at = `<g transform="matrix(${matrix.map((n) => Math.round(n * 100) / 100).join(' ')})">`;
  const ground = `<rect ${square} fill="${paint('--board-wood')}"`;
  if (!style.surface) return `${at}${ground} stroke="${paint('--board-line')}" stroke-width=".02"/></g>`;
  const [darkest, lightest, dark] = SHADE[style.surface === 'slate' ? 'slate' : 'wood'];
  // Lit from the front as a slab is, a face is as bright as one.
  const shade = light < 0.6 ? (0.6 - light) * (darkest / 0.6) : 0;
  const glow = light > 0.6 ? (light - 0.6) * (lightest / 0.4) : 0;
  // Each face shows another piece of the plank.
  const piece = { x: -1.2 - (index % 3) * 0.4, y: -1.3 - (index % 2) * 0.5, width: 3.6, height: 3.6 };
  const image = imageIn(pen, style.surface, piece);
  const plank = image
    ? `<clipPath id="${id(`face-${index}`)}"><rect ${square}/></clipPath><g clip-path="url(#${id(`face-${index}`)})">${image}</g>`
    : '';
  const veil = style.veil ? `<rect ${square} fill="${style.veil[0]}" opacity="${style.veil[1]}"/>` : '';
  const dusk = shade ? `<rect ${square} fill="${dark}" opacity="${Math.round(shade * 1000) / 1000}"/>` : '';
  const dawn = glow ? `<rect ${square} fill="#fff3d6" opacity="${Math.round(glow * 1000) / 1000}"/>` : '';
  return `${at}${ground}/>${plank}${veil}${dusk}${dawn}</g>`;
}

/** The light that breaks on the edges between two faces. */
function lit({ style }: Pen, { ridges }: Body): string {
  if (!style.surface) return '';
  const d = ridges.map(({ from, to }) => `M${from.map(short).join(' ')}L${to.map(short).join(' ')}`).join('');
  return `<path d="${d}" transform="translate(-2.6 -2.8)" fill="none" stroke="#fff" stroke-width="1.3" stroke-linecap="round" opacity=".3"/>`;
}
