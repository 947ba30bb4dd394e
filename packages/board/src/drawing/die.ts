import { imageIn, type Pen, short } from './pen.ts';

type Spot = readonly [x: number, y: number];

/** Where the pips of each face are, on a grid of three by three; none on a blank one. */
const PIPS: readonly (readonly Spot[])[] = [
  [],
  pips('0 0'),
  pips('-1 1 1 -1'),
  pips('-1 1 0 0 1 -1'),
  pips('-1 -1 -1 1 1 -1 1 1'),
  pips('-1 -1 -1 1 0 0 1 -1 1 1'),
  pips('-1 -1 -1 0 -1 1 1 -1 1 0 1 1'),
];
function pips(spots: string): readonly Spot[] {
  const numbers = spots.split(' ').map(Number);
  return numbers.flatMap((x, i): Spot[] => (i % 2 === 0 ? [[x, numbers[i + 1] as number]] : []));
}

/** What a die shows in front when a face is up: the sides of a real one. */
const FRONT = [0, 2, 4, 5, 1, 6, 3] as const;
/** How each of the three dice is turned, in degrees: on a picture as rendered, and where it is only drawn. */
const TURNS = [-13, 9, 22] as const;
const TILT = (24 * Math.PI) / 180;
const SIZE = 118;

/** One of three dice around the origin, with a face of 1 to 6 up; 0 is blank. */
export function die(pen: Pen, which: 0 | 1 | 2, face: number): string {
  return pen.style.men ? cube(pen, which, face) : printed(which, face);
}

function printed(which: 0 | 1 | 2, face: number): string {
  const marks = (PIPS[face] ?? []).map(([x, y]) => `<circle class="board-pip" cx="${x * 27}" cy="${y * 27}" r="9"/>`);
  return `<g transform="rotate(${TURNS[which] * 0.7})"><rect class="board-die" x="-50" y="-50" width="100" height="100" rx="18"/>${marks.join('')}</g>`;
}

/** A cube seen a little from the front; without its picture its two faces are drawn. */
function cube(pen: Pen, which: 0 | 1 | 2, face: number): string {
  const turn = (TURNS[which] * Math.PI) / 180;
  const unit = SIZE / 2.44;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const at = ([x, y, z]: readonly [number, number, number]): Spot => [
    unit * (cos * x - sin * y),
    -unit * ((sin * x + cos * y) * Math.cos(TILT) + (z - 0.86) * Math.sin(TILT)),
  ];
  /** A face, from its middle and the ways to its right and its lower edge. */
  const side = (middle: V, right: V, down: V, value: number, name: string): string => {
    const [x, y] = at(middle);
    const axis = (way: V): Spot => {
      const [ax, ay] = at([middle[0] + way[0], middle[1] + way[1], middle[2] + way[2]]);
      return [ax - x, ay - y];
    };
    const matrix = [...axis(right), ...axis(down), x, y].map((n) => Math.round(n * 1000) / 1000).join(' ');
    const marks = (PIPS[value] ?? [])
      .map(
        ([px, py]) =>
          `<circle cx="${px * 0.4 + 0.02}" cy="${py * 0.4 + 0.02}" r="${value === 1 ? 0.18 : 0.145}" fill="#fff" opacity=".7"/><circle class="board-pip" cx="${px * 0.4}" cy="${py * 0.4}" r="${value === 1 ? 0.17 : 0.135}"/>`,
      )
      .join('');
    return `<g transform="matrix(${matrix})">${name ? `<rect class="${name}" x="-.84" y="-.84" width="1.68" height="1.68" rx=".2"/>` : ''}${marks}</g>`;
  };
  const half = SIZE / 2;
  const picture = imageIn(pen, `die-${(which + 1) as 1 | 2 | 3}`, { x: -half, y: -half, width: SIZE, height: SIZE });
  const shade = (dx: number, dy: number, rx: number, ry: number, id: string): string =>
    `<ellipse cx="${short(dx * SIZE)}" cy="${short(dy * SIZE)}" rx="${short(rx * SIZE)}" ry="${short(ry * SIZE)}" fill="url(#${pen.id(id)})"/>`;
  const bare = picture ? ['', ''] : ['board-die-front', 'board-die-top'];
  return (
    shade(0.13, 0.17, 0.5, 0.42, 'cast') +
    shade(0.03, 0.12, 0.4, 0.36, 'contact') +
    picture +
    side([0, -0.86, 0.86], [1, 0, 0], [0, 0, -1], face === 0 ? 0 : (FRONT[face] ?? 0), bare[0] ?? '') +
    side([0, 0, 1.72], [1, 0, 0], [0, -1, 0], face, bare[1] ?? '')
  );
}
type V = readonly [number, number, number];
