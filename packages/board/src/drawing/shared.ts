import type { Box } from '../geometry.ts';
import { type Pen, short } from './pen.ts';

const stops = (all: readonly (readonly [offset: number, colour: string, opacity?: number])[]): string =>
  all
    .map(
      ([offset, colour, opacity = 1]) =>
        `<stop offset="${offset}" stop-color="${colour}"${opacity < 1 ? ` stop-opacity="${opacity}"` : ''}/>`,
    )
    .join('');

/** The shadows under men: one where they touch the board, one that they cast. */
export function shadows({ style, paint, id }: Pen): string {
  if (!style.men) return '';
  const c = paint('--board-shadow');
  const cast = stops([
    [0, c, 0.62],
    [0.62, c, 0.56],
    [0.8, c, 0.3],
    [0.92, c, 0.08],
    [1, c, 0],
  ]);
  const contact = stops([
    [0, c, 0.85],
    [0.86, c, 0.8],
    [0.95, c, 0.35],
    [1, c, 0],
  ]);
  return `<radialGradient id="${id('cast')}">${cast}</radialGradient><radialGradient id="${id('contact')}">${contact}</radialGradient>`;
}

/** What lines, points and the slab are painted with. */
export function paints(pen: Pen, frame: Box): string {
  const { style, id } = pen;
  if (!style.surface) return '';
  const [light, shade] = style.lamp;
  const [glow, dusk] = style.surface === 'slate' ? ['#fff', '#0a1a24'] : ['#fff1cc', '#5a2f06'];
  const lamp = stops([
    [0, glow, light],
    [0.45, glow, light / 5],
    [0.62, dusk, shade / 12],
    [1, dusk, shade],
  ]);
  const bevel = stops([
    [0, '#fff', 0.75],
    [0.42, '#fff', 0.22],
    [0.58, '#1a0c02', 0.22],
    [1, '#1a0c02', 0.62],
  ]);
  const inner = stops([
    [0, '#150900', 0.55],
    [0.45, '#150900', 0.2],
    [0.55, '#fff', 0.16],
    [1, '#fff', 0.55],
  ]);
  const across = 'x1="0" y1="0" x2="1" y2="1"';
  return (
    `<radialGradient id="${id('lamp')}" cx=".22" cy=".16" r="1.15">${lamp}</radialGradient>` +
    `<linearGradient id="${id('bevel')}" ${across}>${bevel}</linearGradient><linearGradient id="${id('inner')}" ${across}>${inner}</linearGradient>` +
    points(pen, frame)
  );
}

function points(pen: Pen, { x, y, width, height }: Box): string {
  const { style, id } = pen;
  switch (style.stroke) {
    case 'groove':
      return `<radialGradient id="${id('hole')}" cx=".6" cy=".62" r=".62">${stops([
        [0, '#8d6741'],
        [0.55, '#4b321f'],
        [1, '#2b1a0e'],
      ])}</radialGradient>`;
    case 'inlay':
      return `<radialGradient id="${id('stud')}" cx=".38" cy=".34" r=".72">${stops([
        [0, '#fffbe9'],
        [0.5, '#ead7ae'],
        [1, '#b3935c'],
      ])}</radialGradient>`;
    case 'ink':
      // Vellum is darkened toward its edges, by hands and by light.
      return `<radialGradient id="${id('worn')}" r=".74">${stops([
        [0.58, '#6a3e12', 0],
        [0.8, '#6a3e12', 0.1],
        [1, '#6a3e12', 0.36],
      ])}</radialGradient><radialGradient id="${id('gold')}" cx=".34" cy=".3" r=".8">${stops([
        [0, '#fff6c8'],
        [0.28, '#f0c556'],
        [0.68, '#c48a22'],
        [1, '#7c4f0e'],
      ])}</radialGradient>`;
    case 'chalk': {
      // Without its grain chalk is even: the mask lets everything through.
      const grain = pen.image('chalk');
      const box = `x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}"`;
      const under = `<rect ${box} fill="#fff" opacity="${grain ? 0.62 : 1}"/>`;
      const over = grain ? `<rect ${box} fill="url(#${id('grain')})" opacity=".7"/>` : '';
      const pattern = grain
        ? `<pattern id="${id('grain')}" width="90" height="90" patternUnits="userSpaceOnUse"><image href="${grain}" width="90" height="90" preserveAspectRatio="none"/></pattern>`
        : '';
      return (
        pattern +
        `<mask id="${id('chalk')}" ${box} maskUnits="userSpaceOnUse">${grain ? `<rect ${box} fill="url(#${id('grain')})"/>` : under}</mask>` +
        `<mask id="${id('chalk-pressed')}" ${box} maskUnits="userSpaceOnUse">${under}${over}</mask>`
      );
    }
    case 'flat':
      return '';
  }
}
