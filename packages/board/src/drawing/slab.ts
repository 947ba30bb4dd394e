import type { Box } from '../geometry.ts';
import { imageIn, type Pen, short } from './pen.ts';

const rect = ({ x, y, width, height }: Box, inset = 0): string =>
  `x="${short(x + inset)}" y="${short(y + inset)}" width="${short(width - 2 * inset)}" height="${short(height - 2 * inset)}"`;

/** The slab of a board: its colour, the surface over it, the light of the window, its edges. */
export function slab(pen: Pen, frame: Box): string {
  const { style, paint, id, named } = pen;
  const wood = paint('--board-wood');
  if (!style.surface) {
    return `<rect${named('wood')} ${rect(frame, 1)} rx="10" fill="${wood}" stroke="${paint('--board-wood-edge')}" stroke-width="2"/>`;
  }
  const side = Math.max(frame.width, frame.height);
  const veil = style.veil ? `<rect ${rect(frame)} fill="${style.veil[0]}" opacity="${style.veil[1]}"/>` : '';
  const edge = (inset: number, paintId: string, width: number, opacity: number): string =>
    `<rect ${rect(frame, inset)} rx="${12 - inset}" fill="none" stroke="url(#${id(paintId)})" stroke-width="${width}" opacity="${opacity}"/>`;
  const worn = style.surface === 'vellum' ? `<rect ${rect(frame)} fill="url(#${id('worn')})"/>` : '';
  return (
    `<clipPath id="${id('slab')}"><rect ${rect(frame)} rx="12"/></clipPath><g clip-path="url(#${id('slab')})"><rect${named('wood')} ${rect(frame)} fill="${wood}"/>` +
    `${imageIn(pen, style.surface, { ...frame, width: side, height: side })}${veil}${worn}<rect ${rect(frame)} fill="url(#${id('lamp')})"/></g>` +
    (style.surface === 'vellum'
      ? edge(0.6, 'bevel', 1.2, style.bevel)
      : edge(2.3, 'bevel', 4.6, style.bevel) + edge(5, 'inner', 0.8, 0.5))
  );
}

/** The line around the places, which the names stand inside of. */
export function frameLine({ style, paint }: Pen, frame: Box): string {
  const line = paint('--board-line');
  const carved = paint('--board-carved');
  const around = (inset: number, colour: string, width: number, opacity: number, moved = 0): string =>
    `<rect ${rect(frame, inset)} rx="4" fill="none" stroke="${colour}" stroke-width="${width}" opacity="${opacity}"${moved ? ` transform="translate(${moved} ${moved})"` : ''}/>`;
  if (style.stroke === 'groove') return around(15, carved, 1.6, 0.7, 0.9) + around(15, line, 1.7, 0.78);
  if (style.stroke === 'inlay') return around(15, carved, 3, 0.7) + around(15, line, 1.7, 0.85);
  if (style.stroke === 'ink') return around(9, line, 1.2, 0.8) + around(14, line, 3, 0.8);
  return '';
}

/** A tray, as large as what it is drawn in: a slab with a trough. Its corners and edges are left to the style sheet. */
export function trough(pen: Pen): string {
  const { style, paint, id } = pen;
  const whole = 'width="100%" height="100%"';
  const ground = `<rect class="board-tray-ground" ${whole} fill="${paint('--board-wood')}"/>`;
  if (!style.surface) return `${ground}<rect class="board-tray-trough" fill="none"/>`;
  const href = pen.image(style.surface);
  const surface = href ? `<image href="${href}" ${whole} preserveAspectRatio="xMidYMid slice"/>` : '';
  const veil = style.veil ? `<rect ${whole} fill="${style.veil[0]}" opacity="${style.veil[1]}"/>` : '';
  const shade =
    '<stop offset="0" stop-color="#140800" stop-opacity=".5"/><stop offset=".22" stop-color="#140800" stop-opacity=".2"/><stop offset=".7" stop-color="#140800" stop-opacity=".1"/>';
  return `<linearGradient id="${id('trough')}" x1="0" y1="0" x2="0" y2="1">${shade}</linearGradient>${ground}${surface}${veil}<rect class="board-tray-trough" fill="url(#${id('trough')})"/>`;
}
