import type { Field, Noise } from './noise.ts';
import { light, mix, type Rgb, smooth } from './numbers.ts';
import { lighting, paint, type Surface } from './surface.ts';

const [SKIN, TANNED, PALE, VEIN] = ['#e9d7b0', '#d8be8c', '#f1e4c6', '#fbf2dc'].map(light) as [Rgb, Rgb, Rgb, Rgb];
/** A follicle takes more blue than red from the light. */
const FOLLICLE: Rgb = [0.7, 1, 1.3];

/** Vellum: calfskin with its clouds, the follicles of the hair in patches, pale veins, a little cockled. */
export function vellum(noise: Noise): Surface {
  const big = noise.octaves(300, 800, 4, 0.55);
  const middle = noise.octaves(310, 180, 3, 0.6);
  const fine = noise.field(320, 2);
  const fibre = noise.field(321, 26, 1.8, 0.5);
  const fibre2 = noise.field(322, 22, 1.8, -0.7);
  const patch = noise.field(330, 420);
  const hair = noise.field(331, 6, 3.2, 0.9);
  const [vein, vein2] = [noise.field(340, 230), noise.field(341, 150)];
  const [where, where2] = [noise.field(342, 500), noise.field(343, 400)];
  const [cockle, cockle2] = [noise.field(350, 620, 420, 0.4), noise.field(351, 300, 240, -0.3)];

  const follicleAt = new Float32Array(noise.size * noise.size);
  const veinAt = new Float32Array(noise.size * noise.size);
  const height: Field = new Float32Array(noise.size * noise.size);
  for (let p = 0; p < height.length; p++) {
    const get = (field: Field): number => field[p] as number;
    const follicle = smooth(2.15, 2.9, get(hair)) * smooth(0, 1.4, get(patch));
    const veins =
      smooth(0.965, 1, 1 - Math.abs(get(vein))) * smooth(-0.2, 1.2, get(where)) +
      0.6 * smooth(0.965, 1, 1 - Math.abs(get(vein2))) * smooth(0.2, 1.4, get(where2));
    follicleAt[p] = follicle;
    veinAt[p] = veins;
    const relief = 0.22 * (get(fibre) + get(fibre2)) + 0.25 * get(fine);
    height[p] = 26 * get(cockle) + 5 * get(cockle2) + relief - 1.2 * follicle + 0.6 * veins;
  }
  const lit = lighting(noise, height, 0.22);

  return paint(noise, (x, y, p): Rgb => {
    const get = (field: Field): number => field[p] as number;
    const { diffuse, shine } = lit(x, y);
    const tanned = 0.55 * smooth(-0.2, 3, get(big) + 0.35 * get(middle));
    const pale = 0.8 * smooth(0.2, 2.2, 0.4 * get(middle) - get(big));
    const skin = mix(mix(SKIN, TANNED, tanned), PALE, pale);
    const follicle = 0.2 * get(follicleAt);
    const hairy = skin.map((part, c) => part * (1 - follicle * (FOLLICLE[c] as number))) as unknown as Rgb;
    const veined = mix(hairy, VEIN, 0.22 * get(veinAt));
    const grain = Math.exp(0.012 * get(fine) + 0.014 * (get(fibre) + get(fibre2)) + 0.02 * get(middle));
    const [glow, gloss] = [grain * (diffuse * 0.9 + 0.1), 0.012 * shine ** 30];
    return [veined[0] * glow + gloss, veined[1] * glow + gloss, veined[2] * glow + gloss];
  });
}
