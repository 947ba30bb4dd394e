import type { MillParameters } from '@merellier/rules';
import type { MillCore } from '@merellier/rules/kernel';
import { isPlain } from '@merellier/rules/kernel';
import { instantiate, type KernelHost, type Workshop } from '../search-kernel.ts';
import type { SearchingOptions } from '../searcher.ts';
import { MillDraws } from './draws.ts';
import { HAND0, HAND1, LAST_TURNS, MEN0, MEN1, NEAR_DRAW, PLAYS } from './hash.ts';
import { KERNEL } from './kernel-code.ts';
import * as map from './kernel-memory.ts';
import { image, type Masks, masksOf } from './masks.ts';

/** Parts of sets: three chunks of ten points. */
const CHUNKS = 3 * 1024;

/** What the kernel knows of each parameter: any value, or these. It knows no dice, and no rules that few rule sets have. */
const KNOWN: { readonly [Name in keyof MillParameters]: 'any' | readonly MillParameters[Name][] } = {
  board: 'any',
  men: 'any',
  'black-men': 'any',
  'least-men': 'any',
  aim: ['win', 'lose'],
  entry: ['first', 'any-time'],
  'mill-at-entry': [
    ...(['capture', 'nothing', 'forbidden', 'wins'] as const),
    ...(['extra-turn', 'from-hand', 'from-hand-and-extra-turn'] as const),
  ],
  'mill-by-moving': ['capture', 'capture-and-extra-turn', 'wins'],
  'mill-counts': ['always'],
  reclosing: ['at-once'],
  captures: ['one'],
  taking: ['must', 'may'],
  custodian: ['no'],
  intervention: ['no'],
  leap: ['no'],
  protection: ['unless-all', 'always', 'never', 'once-placed'],
  flying: 'any',
  blocked: ['loses', 'passes', 'draws', 'loses-unless-full'],
  dice: ['none'],
  begins: 'any',
  'moves-first': ['in-turn', 'beginner', 'other', 'other-unless-full'],
  'placing-stops': 'any',
  'no-capture-draw': 'any',
  'three-men-draw': 'any',
  'repetition-draw': 'any',
};

/** Whether the kernel plays a rule set: it has to know the value of each parameter. */
export const kernelKnows = ({ parameters }: MillCore): boolean =>
  Object.entries(KNOWN).every(([name, known]) => {
    const values: 'any' | readonly unknown[] = known;
    return values === 'any' || values.includes(parameters[name as keyof MillParameters]);
  });

/** A kernel for a rule set that it knows, with the weights of its evaluation; null where none can be run. */
export function workshopFor(
  core: MillCore,
  weights: Int32Array,
  options: Required<SearchingOptions> & { readonly symmetric: boolean },
  host: KernelHost,
): Workshop | null {
  const masks = masksOf(core);
  const draws = new MillDraws(core);
  const images = map.FRAMES_END;
  const workshop = instantiate(KERNEL, images + 4 * CHUNKS * masks.symmetries, options, draws, host);
  if (!workshop) return null;
  const { kernel, words, octets } = workshop;
  writeRules(words, core, masks, draws);
  writeTables(octets, words, masks, core);
  words.set(weights, map.WEIGHTS >> 2);
  words[map.SYMMETRIC] = Number(options.symmetric && masks.symmetries > 1);
  words[map.IMAGES] = images;
  writeImages(words, images >> 2, masks);
  kernel.attach();
  return workshop;
}

const PROTECTIONS = {
  'unless-all': map.UNLESS_ALL,
  always: map.ALWAYS,
  never: map.NEVER,
  'once-placed': map.ONCE_PLACED,
} as const;

/** Writes the parameters of a rule set. */
function writeRules(
  words: Int32Array,
  core: MillCore,
  { crossings, junctions, symmetries }: Masks,
  draws: MillDraws,
): void {
  words[map.ALL] = core.all;
  words[map.WIDE] = core.wide;
  words[map.ENTRY_FIRST] = Number(core.entryFirst);
  words[map.MILL_AT_ENTRY] = core.millAtEntry;
  words[map.MILL_BY_MOVING] = core.millByMoving;
  words[map.FIRST_MILL] = Number(core.firstMill);
  words[map.MAY_TAKE] = Number(core.mayTake);
  words[map.LEAST_MEN] = core.leastMen;
  words[map.LOSING] = Number(core.losing);
  words[map.MOVES_FIRST] = core.movesFirst;
  words[map.BEGINS_IF_FULL] = Number(core.beginsIfFull);
  words[map.PLACING_STOPS] = core.placingStops;
  words[map.PROTECTION] = PROTECTIONS[core.protection];
  words[map.FLYING] = core.flying;
  words[map.PASSES] = Number(core.passes);
  words[map.BLOCKED_LOSES] = Number(core.blocked !== 'draws');
  words[map.UNLESS_FULL] = Number(core.blocked === 'loses-unless-full');
  words[map.PLAIN] = Number(isPlain(core));
  words[map.MEN_AT_START] = core.parameters.men;
  words[map.NO_CAPTURE] = draws.noCapture;
  words[map.THREE_MEN] = draws.threeMen;
  words[map.SYMMETRIES] = symmetries;
  words[map.CROSSINGS] = crossings;
  words[map.JUNCTIONS] = junctions;
}

/** Writes the tables of a board and of the hash. */
function writeTables(octets: Uint8Array, words: Int32Array, masks: Masks, core: MillCore): void {
  words.set(masks.lines, map.LINE_POINTS >> 2);
  words.set(core.near, map.NEAR >> 2);
  words.set(masks.spread, map.SPREAD >> 2);
  octets.set(masks.point, map.POINTS);
  octets.set(masks.inverse, map.INVERSE);
  for (const [point, lines] of masks.through.entries()) {
    // The bit of a line becomes the lower one of two.
    words[(map.THROUGH >> 2) + 2 * point] = apart(lines & 0xffff);
    words[(map.THROUGH >> 2) + 2 * point + 1] = apart(lines >>> 16);
  }
  const pair = (address: number, index: number, low: number | undefined, high: number | undefined): void => {
    words[(address >> 2) + 2 * index] = low as number;
    words[(address >> 2) + 2 * index + 1] = high as number;
  };
  for (let i = 0; i < 64; i++) {
    pair(map.MEN, i, MEN0[i], MEN1[i]);
    pair(map.HANDS, i, HAND0[i], HAND1[i]);
  }
  pair(4 * map.PLAYS, 0, PLAYS[0], PLAYS[1]);
  for (let left = 0; left < LAST_TURNS; left++) pair(map.NEAR_DRAW, left, NEAR_DRAW[2 * left], NEAR_DRAW[2 * left + 1]);
}

/** Writes the images of each part of a set through all symmetries side by side, the identity first: one line of cache has them all. */
function writeImages(words: Int32Array, at: number, masks: Masks): void {
  const { symmetries } = masks;
  for (let i = 0; i < CHUNKS; i++) {
    const part = (i & 1023) << (10 * (i >> 10));
    for (let symmetry = 0; symmetry < symmetries; symmetry++)
      words[at + i * symmetries + symmetry] = image(masks, symmetry, part);
  }
}

/** The lower sixteen bits of a set, each followed by a free one. */
function apart(set: number): number {
  let spread = 0;
  for (let bit = 0; bit < 16; bit++) spread |= ((set >>> bit) & 1) << (2 * bit);
  return spread;
}
