import { PROFILES, type Solid, THICK, turned } from './lathe.ts';
import { render, type Scene, type Sprite } from './march.ts';
import { light, mix, smooth } from './numbers.ts';
import { STUFFS, type Stuff } from './stuff.ts';

/** How a side's men are made in a look. */
interface Make {
  readonly profile: keyof typeof PROFILES;
  readonly stuff: Stuff;
  /** Gilded beyond a king's stud. */
  readonly gilt?: 'edge' | 'ring';
  /** The band around a ball of the dark side: a colour, or gold. */
  readonly band?: string;
}

const MAKES = {
  ivory: { profile: 'dish', stuff: STUFFS.ivory },
  ebony: { profile: 'ringed', stuff: STUFFS.ebony, band: '#c9a871' },
  chalk: { profile: 'stone', stuff: STUFFS.chalk },
  basalt: { profile: 'ringedStone', stuff: STUFFS.basalt, band: '#b9c0c0' },
  gilt: { profile: 'dish', stuff: STUFFS.ivory, gilt: 'edge' },
  lapis: { profile: 'ringed', stuff: STUFFS.lapis, gilt: 'ring', band: 'gold' },
} as const satisfies Record<string, Make>;

type Kind = keyof typeof MAKES;
export const KINDS = Object.keys(MAKES) as readonly Kind[];

const SIN = Math.sin((24 * Math.PI) / 180);
/** Half the width of a man's picture, in radii. */
const HALF = 1.06;
const WIDTH = 176;

const edge = (z: number, r: number): number =>
  smooth(0.955, 0.965, r) * smooth(0.06, 0.08, z % THICK) * (1 - smooth(0.15, 0.17, z % THICK));
const ring = (z: number, r: number): number =>
  smooth(0.475, 0.5, r) * (1 - smooth(0.6, 0.625, r)) * (z % THICK > THICK * 0.6 ? 1 : 0);

function gilding({ gilt }: Make): Scene['gilt'] {
  if (!gilt) return undefined;
  return (_x, _y, z, r) => (gilt === 'edge' ? edge(z, r) : Math.max(ring(z, r), edge(z, r)));
}

export function man(kind: Kind): Sprite {
  const make: Make = MAKES[kind];
  const gilt = gilding(make);
  return render({
    solid: turned(PROFILES[make.profile]),
    stuff: make.stuff,
    radius: (x, y) => Math.hypot(x, y),
    ...(gilt && { gilt }),
    fill: 1.9,
    middle: (THICK * SIN) / 2,
    half: [HALF, HALF],
    width: WIDTH,
  });
}

/** Two men, one on the other and not quite in line, with a gold stud in the upper one. */
export function king(kind: Kind): Sprite {
  const make: Make = MAKES[kind];
  const one = turned(PROFILES[make.profile]);
  const size = 0.985;
  const solid: Solid = (x, y, z) =>
    Math.min(one(x - 0.02, y, z), one((x + 0.035) / size, (y - 0.03) / size, (z - THICK - 0.002) / size) * size);
  const gilt = gilding(make);
  return render({
    solid,
    stuff: make.stuff,
    radius: (x, y, z) => (z > THICK - 0.02 ? Math.hypot(x + 0.035, y - 0.03) / size : Math.hypot(x - 0.02, y)),
    gilt: (x, y, z, r) => Math.max(gilt?.(x, y, z, r) ?? 0, z > THICK * 1.6 ? 1 - smooth(0.145, 0.175, r) : 0),
    fill: 1.9,
    middle: THICK * SIN,
    half: [HALF, HALF + (2 * THICK * SIN) / 4],
    width: WIDTH,
  });
}

/** A man of the cube, which may stand on any face. A band tells the dark side by shape. */
export function ball(kind: Kind): Sprite {
  const { stuff, band }: Make = MAKES[kind];
  const axis = [0.42, 0.62, 0.66].map((v) => v / Math.hypot(0.42, 0.62, 0.66)) as [number, number, number];
  const inBand = (x: number, y: number, z: number): number => {
    const d = x * axis[0] + y * axis[1] + (z - 1) * axis[2];
    return smooth(0.195, 0.235, d) * (1 - smooth(0.365, 0.405, d));
  };
  const inlay = band && band !== 'gold' ? light(band) : null;
  const colour: Stuff['colour'] = (x, y, z) => {
    const bare = stuff.colour(x, y, z, 0.3);
    return inlay ? mix(bare, inlay, inBand(x, y, z)) : bare;
  };
  return render({
    solid: (x, y, z) => Math.hypot(x, y, z - 1) - 1,
    stuff: { ...stuff, colour },
    radius: () => 0.3,
    ...(band === 'gold' && { gilt: inBand }),
    fill: 0.35,
    middle: SIN,
    half: [HALF, HALF],
    width: 128,
  });
}

/** A blank die of ivory, turned by so many degrees: its pips are drawn on it. */
export function die(degrees: number): Sprite {
  const turn = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const solid: Solid = (x, y, z) => {
    const [qx, qy, qz] = [
      Math.abs(cos * x + sin * y) - 0.66,
      Math.abs(cos * y - sin * x) - 0.66,
      Math.abs(z - 0.86) - 0.66,
    ];
    const box = Math.hypot(Math.max(qx, 0), Math.max(qy, 0), Math.max(qz, 0)) + Math.min(Math.max(qx, qy, qz), 0) - 0.2;
    return Math.max(box, Math.hypot(x, y, z - 0.86) - 1.3);
  };
  return render({
    solid,
    stuff: STUFFS.ivory,
    radius: (x, y) => Math.hypot(x, y),
    fill: 1.9,
    middle: 0.86 * SIN,
    half: [1.22, 1.22],
    width: 144,
  });
}
