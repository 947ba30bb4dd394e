import { existsSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { LEAST_MEN } from '@merellier/rules';
import { BOTH, type Layer, layerFolder, pairOf, sideOf } from '../layer.ts';
import { type Pair, pairName } from '../pair.ts';
import type { SideCounts } from '../solve-pair.ts';
import { type Description, writeHead } from '../table-file.ts';
import type { Variant } from '../variant.ts';
import { AnyTimeLevels, type EnteredPlanes, type HandsLevel } from '../whole/any-time-levels.ts';
import { type PlanePair, partsOf } from '../whole/store.ts';
import { type OnShare, type PackedValues, PLANES } from '../whole/whole-levels.ts';
import { chainsOf, levelCost, levelsOf } from './any-time-chains.ts';
import { SubspaceCounts } from './counts.ts';
import { layerFile, makeFolder, openTable, tableFile } from './folder.ts';
import { readPlanes } from './read-planes.ts';
import { readLayer, type SolvedLayer } from './solve-layer.ts';
import type { SolvedPair } from './solved-pair.ts';
import { writeWhole } from './write-whole.ts';

/** What hears of the progress of {@link AnyTimeSolving}. */
export interface AnyTimeListener {
  /** A few times a second: this share of what was missing is done. What it throws ends the run. */
  readonly onProgress: (name: string, share: number) => void;
  readonly onPair: (solved: SolvedPair) => void;
  readonly onLayer: (solved: SolvedLayer) => void;
}

/** What is kept beside the planes: how many levels are done, and what was counted in them. */
interface Note {
  readonly levels: number;
  readonly counts: readonly (readonly [name: string, counts: SideCounts])[];
}

/** Milliseconds after which a run keeps all that it needs to go on from the next level. */
const KEEP_EVERY = 60_000;

/** Bytes of tables that may wait for the disk. */
const MOST_WAITING = 2 ** 27;

/**
 * Solves a game whose men enter at any time into files: the positions with men in hand, and the movement phase where its tables
 * are missing. Levels are solved in chains: White keeps as many men in all and enters them one after the other, Black keeps
 * as many in hand. Every position is solved twice, as it is and with the colours exchanged, in different levels: the counts of both
 * must agree, and so must those of tables that are there already. White's planes are kept until nothing leads to them any
 * more, and once a minute what White's entries lead to, so that a killed run loses a minute at most, or a level that takes longer.
 */
export class AnyTimeSolving {
  private readonly variant: Variant;
  private readonly folder: string;
  private readonly listener: AnyTimeListener;
  private readonly planes: string;
  private readonly levels: AnyTimeLevels;
  private readonly counts = new SubspaceCounts();
  private readonly waiting = new Set<Promise<void>>();
  private waitingBytes = 0;
  /** Tables of the movement phase of which the side with more men has been read. */
  private readonly firstSides = new Map<string, PackedValues>();
  private readonly keepEvery: number;
  private kept = performance.now();
  private all = 0;
  private done = 0;

  constructor(
    variant: Variant,
    options: { readonly folder: string; readonly threads: number; readonly keepEvery?: number },
    listener: AnyTimeListener,
  ) {
    this.variant = variant;
    this.folder = options.folder;
    this.keepEvery = options.keepEvery ?? KEEP_EVERY;
    this.listener = listener;
    this.planes = join(options.folder, layerFolder(variant), `planes-${variant.men}`);
    this.levels = new AnyTimeLevels(variant.rules, options.threads);
  }

  async solve(): Promise<void> {
    await makeFolder(this.planes);
    const levels = chainsOf(this.variant.men).flatMap(levelsOf);
    const first = await this.readNote();
    this.all = levels.slice(first).reduce((sum, level) => sum + this.costOf(level), 0);
    for (const level of levels.slice(0, first)) this.tellFinished(level);
    let entered = await this.loadEntered(first, levels[first]);
    for (const [number, level] of levels.entries()) {
      if (number < first) continue;
      entered = await this.solveLevel(level, entered);
      const isDue = performance.now() - this.kept >= this.keepEvery;
      if (isDue || level.white === 0) await this.keepNote(number + 1, level, entered);
      if (level.white === 0) await this.forgetBefore(level);
    }
    await rm(this.planes, { recursive: true, force: true });
  }

  /** Ends the threads. */
  close(): Promise<void> {
    return this.levels.close();
  }

  private costOf(level: HandsLevel): number {
    return levelCost(this.levels.board, this.variant.men, level);
  }

  private get noteFile(): string {
    return join(this.planes, 'done.json');
  }

  private enteredFile(levels: number): string {
    return join(this.planes, `entered-${levels}`);
  }

  private async readNote(): Promise<number> {
    if (!existsSync(this.noteFile)) return 0;
    const note: Note = JSON.parse(await readFile(this.noteFile, 'utf8'));
    for (const [name, counts] of note.counts) this.counts.all.set(name, counts);
    return note.levels;
  }

  /** Keeps all that a run needs to go on from the next level, once the disk has what is waiting. */
  private async keepNote(levels: number, { white }: HandsLevel, entered: EnteredPlanes | null): Promise<void> {
    await Promise.all(this.waiting);
    if (entered) await writeWhole(this.enteredFile(levels), ...this.levels.partsOfEntered(white, entered));
    const note: Note = { levels, counts: [...this.counts.all] };
    await writeWhole(this.noteFile, new TextEncoder().encode(JSON.stringify(note)));
    for (const name of await readdir(this.planes))
      if (name.startsWith('entered-') && name !== basename(this.enteredFile(levels))) await rm(join(this.planes, name));
    this.kept = performance.now();
  }

  private async loadEntered(levels: number, next: HandsLevel | undefined): Promise<EnteredPlanes | null> {
    if (!next || next.whiteHand === 0) return null;
    const entered = this.levels.roomForEntered(next.white + 1);
    await readPlanes(this.enteredFile(levels), this.levels.partsOfEntered(next.white + 1, entered));
    return entered;
  }

  /** Solves a level and writes its tables; what entries of the next one lead to, if the chain goes on. */
  private async solveLevel(level: HandsLevel, entered: EnteredPlanes | null): Promise<EnteredPlanes | null> {
    const { white, whiteHand, blackHand } = level;
    const started = performance.now();
    const cost = this.costOf(level);
    const name = nameOf(level);
    const load = (there: HandsLevel, isThere: boolean) => async (): Promise<PlanePair | null> =>
      isThere ? this.load(there) : null;
    const taken = { ...level, white: white - 1 };
    const isOver = white + whiteHand === LEAST_MEN;
    const takes = !isOver && white > 0;
    const own = await this.levels.solveHands(
      level,
      entered,
      {
        taken: load(taken, takes),
        blackEntered: load({ ...level, blackHand: blackHand - 1 }, blackHand > 0),
        blackEnteredTaken: load({ ...taken, blackHand: blackHand - 1 }, takes && blackHand > 0),
      },
      isOver,
      this.part(name, cost * SOLVE_SHARE),
    );
    await this.keepTables(level, this.part(name, cost * (1 - SOLVE_SHARE)), started);
    const next = white > 0 ? this.levels.takeEntered(white) : null;
    const parts = [...partsOf(own, this.levels.board.blocks(white))];
    await this.write(this.fileOf(level), parts, () => this.levels.pool.giveBack(own));
    return next;
  }

  /** Removes planes that nothing leads to any more once a chain is done, of which this is the last level. */
  private async forgetBefore({ whiteHand: whites, blackHand }: HandsLevel): Promise<void> {
    if (blackHand === 0) return;
    for (const each of whites === this.variant.men ? [whites - 1, whites] : [whites - 1])
      for (const level of levelsOf({ whites: each, blackHand: blackHand - 1 }))
        await rm(this.fileOf(level), { force: true });
  }

  private fileOf(level: HandsLevel): string {
    return join(this.planes, nameOf(level));
  }

  private async load(level: HandsLevel): Promise<PlanePair> {
    const planes = this.levels.takePair(level.white);
    await readPlanes(this.fileOf(level), partsOf(planes, this.levels.board.blocks(level.white)));
    return planes;
  }

  /** Writes a file meanwhile; where much waits for the disk, only then. */
  private async write(file: string, parts: readonly Uint8Array[], onKept: () => void = () => {}): Promise<void> {
    const bytes = parts.reduce((sum, part) => sum + part.length, 0);
    while (this.waiting.size > 0 && this.waitingBytes > MOST_WAITING) await Promise.race(this.waiting);
    this.waitingBytes += bytes;
    const writing = writeWhole(file, ...parts).then(() => {
      this.waitingBytes -= bytes;
      this.waiting.delete(writing);
      onKept();
    });
    // A failure is heard of where it is awaited.
    writing.catch(() => {});
    this.waiting.add(writing);
  }

  private blacksOf(blackHand: number): readonly number[] {
    const least = Math.max(0, LEAST_MEN - blackHand);
    return Array.from({ length: this.variant.men - blackHand - least + 1 }, (_, i) => least + i);
  }

  /** Counts the subspaces of the level that was solved last, and writes the tables that are numbered by White's sets. */
  private async keepTables(level: HandsLevel, onShare: OnShare, started: number): Promise<void> {
    const { white, blackHand } = level;
    const blacks = this.blacksOf(blackHand);
    for (const [i, side] of (['white', 'black'] as const).entries()) {
      const planes = PLANES[side];
      const tell: OnShare = (share) => onShare((i + share) / 2);
      const counts = await this.levels.count(planes, white, blacks, (share) => tell(share * COUNT_SHARE));
      for (const [at, black] of blacks.entries()) {
        const layer = layerOf(level, black, side);
        const found = counts[at] as SideCounts;
        this.counts.compare([layer.hands, layer.own, layer.opponent], found);
        if (!isKept(level, black, side)) continue;
        const read = (): Promise<PackedValues> => this.levels.read(planes, white, black, true, () => {});
        if (layer.hands === 0) await this.keepSide(layer, found, read, started);
        else await this.keep(layer, found, read, started);
        tell(COUNT_SHARE + ((1 - COUNT_SHARE) * (at + 1)) / blacks.length);
      }
    }
  }

  /** Writes a table of the movement phase once both its sides are read; one that is there already stays. */
  private async keepSide(
    layer: Layer,
    counts: SideCounts,
    read: () => Promise<PackedValues>,
    started: number,
  ): Promise<void> {
    const { variant } = this;
    const pair = pairOf(layer);
    const file = tableFile(this.folder, variant, pair);
    if (existsSync(file)) {
      const table = openTable(variant, pair, file);
      table.close();
      this.counts.mustBeSame(file, table.head.description.counts[sideOf(layer)] as SideCounts, counts);
      return;
    }
    const packed = await read();
    const first = pair.white === pair.black ? packed : this.firstSides.get(pairName(pair));
    if (!first) {
      this.firstSides.set(pairName(pair), packed);
      return;
    }
    this.firstSides.delete(pairName(pair));
    const sides = first === packed ? [packed] : [first, packed];
    const both = [first.counts, packed.counts] as const;
    const description: Description = {
      ...{ key: variant.key, pair, size: this.sizeOf(pair), distances: false },
      counts: both,
    };
    const bytes = await this.writeTable(file, description, sides);
    this.listener.onPair({ pair, counts: both, bytes, seconds: (performance.now() - started) / 1000 });
  }

  /** Writes a layer; one that is there already stays. */
  private async keep(
    layer: Layer,
    counts: SideCounts,
    read: () => Promise<PackedValues>,
    started: number,
  ): Promise<void> {
    const { variant, folder } = this;
    const file = layerFile(folder, variant, layer);
    if (existsSync(file)) {
      const before = readLayer(variant, layer, folder);
      this.counts.mustBeSame(file, before.counts, counts);
      this.listener.onLayer(before);
      return;
    }
    const packed = await read();
    this.counts.mustBeSame(file, packed.counts, counts);
    const { hands } = layer;
    const pair = pairOf(layer);
    const description: Description = {
      ...{ key: layerFolder(variant), pair, size: this.sizeOf(pair), distances: false, counts: [counts] },
      ...{ hands, side: sideOf(layer) },
    };
    const bytes = await this.writeTable(file, description, [packed]);
    this.listener.onLayer({ layer, counts, bytes, seconds: (performance.now() - started) / 1000 });
  }

  private sizeOf(pair: Pair): number {
    return this.levels.board.places.size(pair);
  }

  /** Writes a table meanwhile; its bytes. */
  private async writeTable(file: string, description: Description, sides: readonly PackedValues[]): Promise<number> {
    const head = writeHead(
      description,
      sides.flatMap(({ chunks }) => chunks),
    );
    const parts = [head, ...sides.flatMap((side) => side.parts)];
    await this.write(file, parts);
    return parts.reduce((sum, part) => sum + part.length, 0);
  }

  /** Tells of the layers of a level that an earlier run has finished. */
  private tellFinished(level: HandsLevel): void {
    for (const side of ['white', 'black'] as const)
      for (const black of this.blacksOf(level.blackHand)) {
        const layer = layerOf(level, black, side);
        if (isKept(level, black, side) && layer.hands > 0)
          this.listener.onLayer(readLayer(this.variant, layer, this.folder));
      }
  }

  /** Tells of a part of the work, and counts it once it is done. */
  private part(name: string, cost: number): OnShare {
    const before = this.done;
    this.done += cost;
    return (share) => this.listener.onProgress(name, (before + cost * Math.min(1, share)) / this.all);
  }
}

/** What solving takes of a level, beside counting and writing; and counting of these. Measured. */
const SOLVE_SHARE = 0.7;
const COUNT_SHARE = 0.2;

const nameOf = ({ white, whiteHand, blackHand }: HandsLevel): string => `${white}+${whiteHand}-${blackHand}`;

/** A level's positions with so many black men, as the side to play sees them. */
const layerOf = ({ white, whiteHand, blackHand }: HandsLevel, black: number, side: 'white' | 'black'): Layer =>
  side === 'white'
    ? { hands: BOTH * whiteHand + blackHand, own: white, opponent: black }
    : { hands: BOTH * blackHand + whiteHand, own: black, opponent: white };

/** Tables are numbered by the sets of the side with more men, or of who is to play. */
const isKept = ({ white }: HandsLevel, black: number, side: 'white' | 'black'): boolean =>
  white > black || (white === black && side === 'white');
