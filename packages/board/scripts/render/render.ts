/**
 * Renders the surfaces of boards and the men to `packages/board/images`, from numbers alone: the same pictures again on
 * every run. `npx tsx packages/board/scripts/render/render.ts [name …]`, with names such as `lime` or `king-ebony`.
 */
import { mkdirSync } from 'node:fs';
import { chalk } from './chalk.ts';
import { writeStill, writeWithin } from './encode.ts';
import type { Sprite } from './march.ts';
import { ball, die, KINDS, king, man } from './men.ts';
import { makeNoise, type Noise } from './noise.ts';
import { slate } from './slate.ts';
import type { Surface } from './surface.ts';
import { vellum } from './vellum.ts';
import { LIME, WALNUT, wood } from './wood.ts';

const FOLDER = decodeURIComponent(new URL('../../images/', import.meta.url).pathname);
/** Bytes at most. */
const LIMITS = { surface: 37_500, chalk: 7500, man: 5400, king: 5400, ball: 3400, die: 3000 } as const;

/** Twice as fine as the pictures; the lengths in the recipes are for 2400 pixels. */
const fine = (): Noise => makeNoise(2048, 2400);

const SURFACES: Readonly<Record<string, () => Surface>> = {
  lime: () => wood(fine(), LIME),
  walnut: () => wood(fine(), WALNUT),
  slate: () => slate(fine()),
  vellum: () => vellum(fine()),
};

const SPRITES: Readonly<Record<string, { readonly draw: () => Sprite; readonly limit: number }>> = Object.fromEntries([
  ...KINDS.flatMap((kind) => [
    [`man-${kind}`, { draw: () => man(kind), limit: LIMITS.man }],
    [`king-${kind}`, { draw: () => king(kind), limit: LIMITS.king }],
    [`ball-${kind}`, { draw: () => ball(kind), limit: LIMITS.ball }],
  ]),
  ...[-13, 9, 22].map((turn, i) => [`die-${i + 1}`, { draw: () => die(turn), limit: LIMITS.die }]),
]);

const names = process.argv.slice(2);
const wanted = (name: string): boolean => names.length === 0 || names.includes(name);

mkdirSync(`${FOLDER}still`, { recursive: true });
for (const [name, draw] of Object.entries(SURFACES)) {
  if (!wanted(name)) continue;
  const { size, bytes } = draw();
  const pixels = { width: size, height: size, channels: 3, bytes } as const;
  await writeWithin(`${FOLDER}${name}.avif`, pixels, 'avif', LIMITS.surface);
  await writeStill(`${FOLDER}still/${name}.jpg`, pixels, 800);
}
if (wanted('chalk')) {
  const { size, bytes } = chalk(makeNoise(256, 400));
  await writeWithin(`${FOLDER}chalk.avif`, { width: size, height: size, channels: 3, bytes }, 'avif', LIMITS.chalk);
  await writeStill(`${FOLDER}still/chalk.jpg`, { width: size, height: size, channels: 3, bytes }, size);
}
for (const [name, { draw, limit }] of Object.entries(SPRITES)) {
  if (!wanted(name)) continue;
  const sprite = draw();
  await writeWithin(`${FOLDER}${name}.webp`, { ...sprite, channels: 4 }, 'webp', limit);
  if (!name.startsWith('ball')) await writeStill(`${FOLDER}still/${name}.png`, { ...sprite, channels: 4 }, 120);
}
