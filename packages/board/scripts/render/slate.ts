import type { Field, Noise } from './noise.ts';
import { clamp, light, mix, type Rgb, smooth } from './numbers.ts';
import { lighting, paint, type Surface } from './surface.ts';

const [DARK, PALE, BLUE, CHALK, SCRATCH] = ['#646f73', '#707a7e', '#5c6870', '#dfe3df', '#cfd6d6'].map(light) as [
  Rgb,
  Rgb,
  Rgb,
  Rgb,
  Rgb,
];
/** The way in which the stone splits. */
const RIVEN = -0.42;

/** Riven slate: thin steps where it split, grit, the haze of wiped chalk, hair scratches. */
export function slate(noise: Noise): Surface {
  const big = noise.octaves(200, 900, 4, 0.55);
  const flow = noise.octaves(210, 500, 4, 0.6, 0.22, RIVEN);
  const fine = noise.field(220, 2.2);
  const grit = noise.field(221, 1.2);
  const middle = noise.field(222, 9);
  const pits = noise.field(223, 4);
  const hue = noise.field(230, 420);
  const wiped = noise.octaves(240, 900, 3, 0.5, 0.22, 0.55);
  const dust = noise.field(246, 3);
  const scratch = noise.field(250, 700, 1.3, 0.9);
  const scratch2 = noise.field(251, 600, 1.2, -0.25);

  const height: Field = new Float32Array(noise.size * noise.size);
  for (let p = 0; p < height.length; p++) {
    const get = (field: Field): number => field[p] as number;
    const layer = (1.25 * get(flow) + 0.5 * get(big)) * 1.3;
    const step = Math.floor(layer) + smooth(0, 0.035, layer - Math.floor(layer));
    const relief = 0.5 * get(flow) + 0.35 * get(middle) + 0.32 * get(fine) + 0.16 * get(grit);
    height[p] = step * 1.5 + relief - 1.6 * smooth(2.7, 3.4, get(pits));
  }
  const lit = lighting(noise, height, 0.17);

  return paint(noise, (x, y, p): Rgb => {
    const get = (field: Field): number => field[p] as number;
    const { diffuse, shine } = lit(x, y);
    let colour = mix(mix(DARK, PALE, clamp(0.5 + 0.28 * get(flow))), BLUE, 0.5 * clamp(0.5 + 0.3 * get(hue)));
    const grain = Math.exp(0.035 * get(fine) + 0.03 * get(middle) + 0.022 * get(grit));
    colour = [colour[0] * grain, colour[1] * grain, colour[2] * grain];
    const haze = smooth(-0.2, 2.4, get(wiped) + 0.5 * get(big)) * (0.6 + 0.4 * smooth(-1, 1, get(dust)));
    colour = mix(colour, CHALK, 0.1 * haze);
    colour = mix(colour, SCRATCH, 0.1 * (smooth(2.9, 3.5, get(scratch)) + 0.8 * smooth(3, 3.6, get(scratch2))));
    const [glow, gloss] = [diffuse * 0.9 + 0.1, 0.02 * shine ** 60];
    return [colour[0] * glow + gloss, colour[1] * glow + gloss, colour[2] * glow + gloss];
  });
}
