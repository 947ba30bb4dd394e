import type { Point } from '../geometry.ts';
import { drawn, type Hand } from './hand.ts';
import { type Pen, short } from './pen.ts';
import { random } from './random.ts';

/** How wide a line is, in units of the drawing. */
const WIDTH = { groove: 6.4, inlay: 5.8, chalk: 6.8, ink: 5, flat: 5.4 } as const;

/** A way as a line that a hand drew, or a plain one. */
export type Way = readonly Point[];

/** Lines in the manner of the material; `scale` makes them wider or narrower. */
export function lines(pen: Pen, ways: readonly Way[], name: string, scale = 1): string {
  const { paint, id, style } = pen;
  const width = WIDTH[style.stroke] * scale;
  const make = (hand: Omit<Hand, 'seed' | 'width'>, wide = width, seed = 7): string =>
    ways.map((way, i) => drawn(way, { ...hand, width: wide, seed: seed + i * 13 })).join('');
  const line = paint('--board-line');
  const carved = paint('--board-carved');
  const ref = `href="#${id(name)}"`;
  switch (style.stroke) {
    case 'groove':
      return (
        `<defs><path id="${id(name)}" d="${make({ vary: 0.085, stray: 0.2 })}"/></defs>` +
        // The scorch of the iron, the lit lip on the far side, the shade of the near one, the groove and its lit wall.
        `<use ${ref} fill="none" stroke="${line}" stroke-width="10" opacity=".055"/><use ${ref} fill="none" stroke="${line}" stroke-width="4.6" opacity=".13"/>` +
        `<use ${ref} x="1.3" y="1.4" fill="${carved}" opacity=".72"/><use ${ref} x="-.7" y="-.8" fill="${line}" opacity=".45"/><use ${ref} fill="${line}"/>` +
        `<path d="${make({ vary: 0.3, stray: 0.25, cap: 0 }, width * 0.3)}" transform="translate(1.2 1.2)" fill="${paint('--board-wall')}" opacity=".75"/>`
      );
    case 'inlay':
      return (
        `<defs><path id="${id(name)}" d="${make({ vary: 0.07, stray: 0.12 })}"/></defs>` +
        `<use ${ref} fill="${carved}" stroke="${carved}" stroke-width="2" opacity=".75"/><use ${ref} x="1.2" y="1.4" fill="none" stroke="#fff" stroke-width=".7" opacity=".12"/>` +
        `<use ${ref} fill="${line}"/><use ${ref} x="-.8" y="-.9" fill="none" stroke="${carved}" stroke-width="1" opacity=".35"/>`
      );
    case 'chalk':
      return (
        `<g mask="url(#${id('chalk')})" fill="${line}"><path d="${make({ vary: 0.5, stray: 1.7 }, width * 2.3)}" opacity=".13"/><path d="${make({ vary: 0.42, stray: 0.7 }, width * 1.12)}" opacity=".95"/></g>` +
        `<g mask="url(#${id('chalk-pressed')})" fill="${line}"><path d="${make({ vary: 0.5, stray: 0.5 }, width * 0.62, 3)}" opacity=".72"/><path d="${pressed(ways, width)}" opacity=".85"/></g>`
      );
    case 'ink':
      return (
        `<defs><path id="${id(name)}" d="${make({ vary: 0.22, stray: 0.4, swell: 0.35 })}"/></defs>` +
        `<use ${ref} fill="none" stroke="${line}" stroke-width="4" opacity=".1"/><use ${ref} fill="${line}" opacity=".88"/><use ${ref} fill="none" stroke="${line}" stroke-width=".9" opacity=".55"/>` +
        `<path d="${make({ vary: 0.6, stray: 0.9, cap: 0 }, width * 0.35)}" fill="${paint('--board-wall')}" opacity=".3"/>`
      );
    case 'flat':
      return `<path${pen.named('line')} d="${plain(ways)}" fill="none" stroke="${line}" stroke-width="${short(width)}" stroke-linecap="round" stroke-linejoin="round"/>`;
  }
}

/** Plain ways as the data of a path. */
export const plain = (ways: readonly Way[]): string =>
  ways.map((way) => `M${way.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}`).join('');

/** Where the hand leans on the chalk: at the start, and once more before the end. */
function pressed(ways: readonly Way[], width: number): string {
  return ways
    .map((way, i) => {
      const [from, to] = [way[0], way.at(-1)];
      if (way.length !== 2 || !from || !to) return '';
      const next = random(10 + i * 31);
      const at = (t: number): Point => [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t];
      const [first, last] = [0.28 + next() * 0.25, 0.62 + next() * 0.2];
      const hand = { vary: 0.5, stray: 0.6, swell: -0.5 };
      return (
        drawn([from, at(first)], { ...hand, width: width * 0.8, seed: i + 40 }) +
        drawn([at(last), to], { ...hand, width: width * 0.75, seed: i + 80 })
      );
    })
    .join('');
}

/** A point that men stand on. */
export function point({ style, paint, id, named }: Pen, [x, y]: Point, scale = 1): string {
  const r = (size: number): string => `r="${short(size * scale)}"`;
  const at = (dx: number): string => `cx="${short(x + dx)}" cy="${short(y + dx * 1.15)}"`;
  const line = paint('--board-line');
  switch (style.stroke) {
    case 'groove':
      return `<circle ${at(1)} ${r(8.2)} fill="${paint('--board-carved')}" opacity=".8"/><circle ${at(0)} ${r(8)} fill="url(#${id('hole')})"/>`;
    case 'inlay':
      return `<circle ${at(0)} ${r(9)} fill="${paint('--board-carved')}" opacity=".8"/><circle ${at(0)} ${r(7.8)} fill="url(#${id('stud')})"/>`;
    case 'chalk':
      return `<circle ${at(0)} ${r(9.6)} fill="${line}" mask="url(#${id('chalk-pressed')})"/><circle ${at(0)} ${r(7)} fill="${line}" opacity=".55"/>`;
    case 'ink':
      return `<circle ${at(0.9)} ${r(9.1)} fill="${paint('--board-shadow')}" opacity=".35"/><circle ${at(0)} ${r(8.6)} fill="url(#${id('gold')})" stroke="${line}" stroke-width="1.4"/>`;
    case 'flat':
      return `<circle${named('point')} ${at(0)} ${r(8)} fill="${line}"/>`;
  }
}
