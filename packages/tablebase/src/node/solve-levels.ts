import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { LEAST_MEN } from '@merellier/rules';
import { type Layer, layerFolder, layersOf, menInHand, pairOf, sideOf } from '../layer.ts';
import type { Pair } from '../pair.ts';
import type { SideCounts } from '../solve-pair.ts';
import { type Description, writeHead } from '../table-file.ts';
import type { Variant } from '../variant.ts';
import { type PlanePair, partsOf } from '../whole/store.ts';
import { type OnShare, type PackedValues, PLANES, WholeLevels } from '../whole/whole-levels.ts';
import { SubspaceCounts } from './counts.ts';
import { layerFile, makeFolder, openTable, tableFile, tableFolder } from './folder.ts';
import { giveBackMemory } from './give-back-memory.ts';
import type { SolveLevelsOptions } from './levels-need.ts';
import { readPlanes } from './read-planes.ts';
import { readLayer, type SolvedLayer } from './solve-layer.ts';
import type { SolvedPair } from './solved-pair.ts';
import { writeWhole } from './write-whole.ts';

/** What is told of a computation, and what stops it. */
export interface LevelListener {
  /** A few times a second: a part is being made, and this share of all is done. What it throws ends the run. */
  readonly onProgress: (name: string, share: number) => void;
  readonly onPair: (solved: SolvedPair) => void;
  readonly onLayer: (solved: SolvedLayer) => void;
}

/** What parts of the work cost, for each bit of a plane: a level's fixpoint, its tables, and an entry. */
const [MOVE_COST, READ_COST, ENTRY_COST] = [8, 3, 1.4];

/**
 * Solves a game into files, whole levels at a time: the movement phase, and then the entries where `entries` says so. Every position is solved
 * twice, as it is and with the colours exchanged, in different levels: the counts of both must agree. Finished levels are kept in a
 * folder of their own until all is done, so that a killed run goes on from the last one.
 */
export class LevelSolving {
  private readonly variant: Variant;
  private readonly folder: string;
  private readonly men: number;
  private readonly threads: number;
  private readonly listener: LevelListener;
  private readonly counts = new SubspaceCounts();
  private readonly planes: string;
  private readonly all: number;
  private done = 0;
  private levels: WholeLevels;

  constructor(variant: Variant, options: SolveLevelsOptions, listener: LevelListener) {
    this.variant = variant;
    this.folder = options.folder;
    this.men = options.men;
    this.threads = options.threads;
    this.listener = listener;
    this.planes = join(tableFolder(options.folder, variant), `planes-${options.men}`);
    this.levels = new WholeLevels(variant.rules, options.threads);
    let all = 0;
    for (let white = LEAST_MEN; white <= this.men; white++) all += this.bits(white) * (MOVE_COST + READ_COST);
    if (options.entries) for (const [white] of this.entriesOf()) all += this.bits(white) * ENTRY_COST;
    this.all = all;
  }

  private bits(white: number): number {
    return this.levels.board.blocks(white) * this.levels.each(white) * 8;
  }

  /** The movement phase. */
  async solveMoves(): Promise<readonly SolvedPair[]> {
    await makeFolder(this.planes);
    const solved: SolvedPair[] = [];
    let below: PlanePair | null = null;
    for (let white = LEAST_MEN; white <= this.men; white++) {
      const pairs = Array.from({ length: white - LEAST_MEN + 1 }, (_, i): Pair => ({ white, black: LEAST_MEN + i }));
      const isDone =
        existsSync(this.fileOf(white, 'white')) &&
        existsSync(this.fileOf(white, 'black')) &&
        pairs.every((pair) => existsSync(tableFile(this.folder, this.variant, pair)));
      let own: PlanePair | null = null;
      if (isDone) {
        for (const pair of pairs) solved.push(this.tell(this.finished(pair)));
        this.done += this.bits(white) * (MOVE_COST + READ_COST);
        if (white < this.men && !existsSync(this.fileOf(white + 1, 'black'))) own = await this.load(white, 'white');
      } else {
        own = await this.solveLevel(white, below, solved);
      }
      this.levels.pool.giveBack(below);
      below = own;
    }
    this.levels.pool.giveBack(below);
    return solved;
  }

  private async solveLevel(white: number, below: PlanePair | null, solved: SolvedPair[]): Promise<PlanePair> {
    const started = performance.now();
    const bits = this.bits(white);
    const name = `${white}-…`;
    const own = await this.levels.solve(white, below, this.part(name, bits * MOVE_COST));
    for (let black = LEAST_MEN; black <= this.men; black++) {
      const part = (bits * READ_COST) / (this.men - LEAST_MEN + 1) / 2;
      const isKept = black <= white;
      const sides: PackedValues[] = [];
      for (const side of ['white', 'black'] as const) {
        const keeps = isKept && (side === 'white' || black < white);
        const found = await this.levels.read(PLANES[side], white, black, keeps, this.part(name, part));
        this.counts.compare(side === 'white' ? [0, white, black] : [0, black, white], found.counts);
        sides.push(found);
      }
      if (!isKept) continue;
      const pair = { white, black };
      const counts = sides.map((side) => side.counts) as unknown as SolvedPair['counts'];
      const description: Description = {
        ...{ key: this.variant.key, pair, size: this.sizeOf(pair), distances: false },
        counts,
      };
      const kept = black < white ? sides : sides.slice(0, 1);
      const bytes = await this.write(tableFile(this.folder, this.variant, pair), description, kept);
      const seconds = (performance.now() - started) / 1000;
      solved.push(this.tell({ pair, counts, bytes, seconds }));
    }
    await writeWhole(this.fileOf(white, 'white'), ...partsOf(own, this.levels.board.blocks(white)));
    await writeWhole(this.fileOf(white, 'black'), this.levels.blackPlanes(white));
    return own;
  }

  private tell(pair: SolvedPair): SolvedPair {
    this.listener.onPair(pair);
    return pair;
  }

  private sizeOf(pair: Pair): number {
    return this.levels.board.places.size(pair);
  }

  private fileOf(white: number, side: 'white' | 'black'): string {
    return join(this.planes, `${white}.${side}`);
  }

  private async load(white: number, side: 'white' | 'black'): Promise<PlanePair> {
    const own = this.levels.takePair(white);
    await readPlanes(this.fileOf(white, side), partsOf(own, this.levels.board.blocks(white)));
    return own;
  }

  /** All entries, as the level and the men in hand of both sides together before it, for either way. */
  private *entriesOf(): Generator<readonly [white: number, hands: number, way: 0 | 1, enters: 'white' | 'black']> {
    const { men } = this.variant;
    for (const way of [0, 1] as const)
      for (let hands = 1; hands <= 2 * men; hands++) {
        // In the first way Black has entered last, in the second White.
        const enters = hands % 2 === way ? 'white' : 'black';
        const whiteHand = enters === 'white' ? Math.ceil(hands / 2) : Math.floor(hands / 2);
        const levels = Array.from({ length: men - whiteHand + 1 }, (_, white) => white);
        // Entries lead to what is not yet overwritten.
        for (const white of enters === 'white' ? levels : levels.reverse()) yield [white, hands, way, enters];
      }
  }

  /** The entries, the movement phase being there. */
  async solveEntries(): Promise<void> {
    await this.levels.close();
    this.levels = new WholeLevels(this.variant.rules, this.threads, this.levels.pool);
    giveBackMemory();
    const { men } = this.variant;
    await makeFolder(join(this.folder, layerFolder(this.variant)));
    const layers = layersOf(this.variant);
    let own: (PlanePair | null)[] = [];
    let way: 0 | 1 | null = null;
    let last = 0;
    for (const [white, hands, nextWay, enters] of this.entriesOf()) {
      if (hands !== last && last > 0) await this.readEntries(own, last, way as 0 | 1, layers);
      if (nextWay !== way) {
        this.levels.pool.giveBack(...own);
        own = [];
        way = nextWay;
        for (let level = 0; level <= men; level++)
          own[level] =
            level < LEAST_MEN
              ? this.over(level, enters === 'black')
              : await this.load(level, enters === 'black' ? 'white' : 'black');
      }
      last = hands;
      const onShare = this.part(`h${hands}`, this.bits(white) * ENTRY_COST);
      await this.enter(white, hands, enters, own as PlanePair[], onShare);
    }
    await this.readEntries(own, last, way as 0 | 1, layers);
    await this.levels.close();
  }

  private async enter(
    white: number,
    hands: number,
    enters: 'white' | 'black',
    own: PlanePair[],
    onShare: OnShare,
  ): Promise<void> {
    const more = Math.ceil(hands / 2);
    const less = Math.floor(hands / 2);
    if (enters === 'black') {
      await this.levels.enterBlack(white, more, own[white] as PlanePair, own[white - 1] ?? null, onShare);
      return;
    }
    if (white + more < LEAST_MEN) {
      this.levels.pool.giveBack(own[white]);
      own[white] = this.over(white, true);
    } else await this.levels.enterWhite(white, less, own[white] as PlanePair, own[white + 1] as PlanePair, onShare);
  }

  /** Planes of a level in which White has too few men: lost, if it is to play. */
  private over(white: number, toPlay: boolean): PlanePair {
    const own = this.levels.takePair(white);
    const [, lost] = own;
    if (toPlay)
      for (let block = 0; block < this.levels.board.blocks(white); block++) {
        const piece = lost.pieces[Math.floor(block / lost.perPiece)] as SharedArrayBuffer;
        new Uint8Array(piece, (block % lost.perPiece) * lost.stride + lost.offset, lost.each).fill(255);
      }
    return own;
  }

  /** Reads the layers with so many men in hand: those whose numbering is that of White's sets are kept, the others compared. */
  private async readEntries(
    own: readonly (PlanePair | null)[],
    hands: number,
    way: 0 | 1,
    layers: readonly Layer[],
  ): Promise<void> {
    const isWhite = hands % 2 === way;
    const some = layers.filter((layer) => menInHand(layer.hands) === hands);
    const whiteOf = (layer: Layer): number => (isWhite ? layer.own : layer.opponent);
    for (const white of new Set(some.map(whiteOf))) {
      await this.levels.show(white, own[white] as PlanePair);
      for (const layer of some.filter((each) => whiteOf(each) === white)) await this.keepLayer(layer, white, isWhite);
    }
  }

  private async keepLayer(layer: Layer, white: number, isWhite: boolean): Promise<void> {
    const started = performance.now();
    const { own, opponent, hands } = layer;
    const black = isWhite ? opponent : own;
    const isKept = isWhite ? own >= opponent : opponent > own;
    const file = layerFile(this.folder, this.variant, layer);
    const isThere = isKept && existsSync(file);
    const found = await this.levels.read(PLANES.white, white, black, isKept && !isThere, () => {});
    this.counts.compare([hands, own, opponent], found.counts);
    if (!isKept) return;
    if (isThere) {
      const before = readLayer(this.variant, layer, this.folder);
      this.counts.mustBeSame(file, before.counts, found.counts);
      this.listener.onLayer(before);
      return;
    }
    const pair = pairOf(layer);
    const description: Description = {
      ...{ key: layerFolder(this.variant), pair, size: this.sizeOf(pair), distances: false, counts: [found.counts] },
      ...{ hands, side: sideOf(layer) },
    };
    const bytes = await this.write(file, description, [found]);
    const seconds = (performance.now() - started) / 1000;
    this.listener.onLayer({ layer, counts: found.counts, bytes, seconds });
  }

  private async write(file: string, description: Description, sides: readonly PackedValues[]): Promise<number> {
    const head = writeHead(
      description,
      sides.flatMap(({ chunks }) => chunks),
    );
    const parts = sides.flatMap((side) => side.parts);
    await writeWhole(file, head, ...parts);
    return parts.reduce((sum, part) => sum + part.length, head.length);
  }

  private finished(pair: Pair): SolvedPair {
    const table = openTable(this.variant, pair, tableFile(this.folder, this.variant, pair));
    table.close();
    const [white, black] = table.head.description.counts as readonly [SideCounts, SideCounts];
    this.counts.compare([0, pair.white, pair.black], white);
    if (pair.black < pair.white) this.counts.compare([0, pair.black, pair.white], black);
    return { pair, counts: [white, black], bytes: table.head.length, seconds: null };
  }

  /** Tells of a part of the work, and counts it once it is done. */
  private part(name: string, cost: number): OnShare {
    const before = this.done;
    this.done += cost;
    return (share) => this.listener.onProgress(name, (before + cost * Math.min(1, share)) / this.all);
  }

  /** Ends the threads. */
  close(): Promise<void> {
    return this.levels.close();
  }

  /** Forgets the planes, all tables being there. */
  async forget(): Promise<void> {
    await rm(this.planes, { recursive: true, force: true });
  }
}
