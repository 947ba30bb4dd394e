import type { Noise } from './noise.ts';
import { smooth } from './numbers.ts';
import { paint, type Surface } from './surface.ts';

/** Where chalk sticks to slate: white on the grain of the stone, black in its hollows. A mask, which joins itself. */
export function chalk(noise: Noise): Surface {
  const [small, smaller] = [noise.field(401, 3.6), noise.field(402, 2)];
  const [riven, slow] = [noise.field(403, 9, 3.2, -0.42), noise.field(404, 40)];
  const weight = Math.hypot(0.8, 0.75, 0.6, 0.35);
  return paint(noise, (_x, _y, p) => {
    const grain =
      0.8 * (small[p] as number) +
      0.75 * (smaller[p] as number) +
      0.6 * (riven[p] as number) +
      0.35 * (slow[p] as number);
    const stuck = (0.1 + 0.9 * smooth(-1.15, 0.75, grain / weight)) ** 2.2;
    return [stuck, stuck, stuck];
  });
}
