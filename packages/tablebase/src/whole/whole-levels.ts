import { LEAST_MEN, type MillRuleSet } from '@merellier/rules';
import { fromBase64 } from '../kernel.ts';
import { choose } from '../sets.ts';
import type { SideCounts } from '../solve-pair.ts';
import { CHUNK, type PackedChunk } from '../table-file.ts';
import * as abi from './abi.ts';
import { BoardData, type Links } from './board-data.ts';
import { WholeCrew } from './crew.ts';
import { WHOLE_KERNEL } from './kernel-code.ts';
import { CHUNKS_AT_ONCE, planeBytes, type SceneOptions, Stage } from './scene.ts';
import { type PlanePair, PlanePool, type PlaneStore } from './store.ts';
import type { Scene, WholeAnswer, WholeTask } from './thread.ts';

/** Planes by their numbers, two of each kind. */
export const PLANES = {
  white: [abi.WHITE_WON, abi.WHITE_LOST],
  black: [abi.BLACK_WON, abi.BLACK_LOST],
  taking: [abi.TAKING_WINS, abi.TAKING_LOSES],
  taken: [abi.TAKEN_WON, abi.TAKEN_LOST],
  entered: [abi.ENTERED_WON, abi.ENTERED_LOST],
  before: [abi.BEFORE_WON, abi.BEFORE_LOST],
} as const;

/** The values of one side, compressed as in a table. */
export interface PackedValues {
  readonly counts: SideCounts;
  readonly parts: readonly Uint8Array[];
  readonly chunks: readonly PackedChunk[];
}

/** Hears how far a computation has come; what it throws ends it. */
export type OnShare = (share: number) => void;

/** Milliseconds between two looks at how far the threads have come. */
const LOOK = 300;

/** Solves levels: all positions with so many white men at once, by threads that share memory. */
export class WholeLevels {
  readonly board: BoardData;
  readonly pool: PlanePool;
  protected readonly stage: Stage;
  private readonly crew: WholeCrew;
  private readonly links = new Map<string, Links>();
  private scenes: readonly Scene[] = [];

  /** `pool` is memory that an earlier computation has done with. */
  constructor(rules: MillRuleSet, threads: number, pool = new PlanePool()) {
    this.board = new BoardData(rules);
    this.pool = pool;
    this.stage = new Stage(this.board, threads);
    this.crew = new WholeCrew(new WebAssembly.Module(fromBase64(WHOLE_KERNEL)), this.stage.memory, threads);
  }

  close(): Promise<void> {
    return this.crew.close();
  }

  /** Bytes of one plane of a block with so many white men. */
  each(white: number): number {
    return planeBytes(this.board.points - white);
  }

  takePair(white: number): PlanePair {
    return this.pool.takePair(this.each(white), this.board.blocks(white));
  }

  /** Links are asked for again and again. */
  protected linksOf(kind: 'moves' | 'captures' | 'entries', white: number, hand = 0): Links {
    const name = `${kind} ${white} ${hand}`;
    let links = this.links.get(name);
    if (!links) {
      links = this.board[kind](white, hand);
      this.links.set(name, links);
    }
    return links;
  }

  /**
   * Solves the movement phase of a level into planes of White to play; those of Black to play stay where {@link blackPlanes} finds them.
   * `below` are White's planes of the level with one white man less, if that is not over.
   */
  async solve(white: number, below: PlanePair | null, onShare: OnShare): Promise<PlanePair> {
    const { board, pool } = this;
    const { men } = board.rules.parameters;
    const own = this.takePair(white);
    const safe = pool.take(this.each(white), 1, board.blocks(white));
    await this.enter({
      ...{ white, ...this.menOf(0), most: men, isOver: below === null },
      stores: {
        ...byNumber(PLANES.white, own),
        [abi.BLACK_SAFE]: safe[0] as PlaneStore,
        ...(below ? byNumber(PLANES.taken, below) : {}),
      },
      links: [board.moves(white), board.captures(white), null],
    });
    await this.sweep(board.blocks(white), onShare);
    pool.giveBack(safe);
    return own;
  }

  /** What the number of men that Black has in hand means for those on the board. */
  protected menOf(hand: number): Pick<SceneOptions, 'least' | 'fly' | 'last' | 'isOver' | 'begun'> {
    const { flying } = this.board.rules.core;
    return {
      least: LEAST_MEN - hand,
      fly: flying - hand,
      last: LEAST_MEN - hand,
      isOver: false,
      begun: [false, false],
    };
  }

  /** Sweeps over the blocks of the present level until none has news. */
  protected async sweep(blocks: number, onShare: OnShare): Promise<void> {
    for (let round = 0, news = 1; news > 0; round++) {
      // Of what there is to do, the first sweep is about a third; later ones are the shorter the fewer blocks have news.
      const [from, to] = round === 0 ? [0, 0.35] : [1 - 0.65 * 0.9 ** (round - 1), 1 - 0.65 * 0.9 ** round];
      const answers = await this.watched({ task: 'sweep', parity: round & 1, first: round === 0 }, blocks, (part) =>
        onShare(from + (to - from) * part),
      );
      news = answers.reduce((sum, { changed }) => sum + (changed ?? 0), 0);
    }
  }

  /** Both planes of each block with Black to play, of the level that was solved last, one block after the other. */
  blackPlanes(white: number): Uint8Array {
    const bytes = this.board.blocks(white) * 2 * this.each(white);
    return new Uint8Array(this.stage.memory.buffer, this.scene.black, bytes);
  }

  /** The present level, as one of the threads sees it. */
  protected get scene(): Scene {
    return this.scenes[0] as Scene;
  }

  /** Counts the positions of the present level for each of these numbers of black men. */
  async count(
    planes: readonly [number, number],
    white: number,
    blacks: readonly number[],
    onShare: OnShare,
  ): Promise<readonly SideCounts[]> {
    const { board } = this;
    const men = blacks.map((black) => [black, choose(board.points - white, black)] as const);
    const answers = await this.watched({ task: 'count', planes, men }, board.blocks(white), onShare);
    return blacks.map((_, i) => {
      const [wins = 0, losses = 0, looked = 0] = [0, 1, 2].map((at) =>
        answers.reduce((sum, { byMen }) => sum + (byMen?.[i]?.[at] ?? 0), 0),
      );
      return { wins, losses, draws: looked - wins - losses, longestWin: 0, longestLoss: 0 };
    });
  }

  /** Reads the values of the present level with so many black men: counts them, and compresses them if they are kept. */
  async read(
    planes: readonly [number, number],
    white: number,
    black: number,
    keeps: boolean,
    onShare: OnShare,
  ): Promise<PackedValues> {
    const { board } = this;
    const each = choose(board.points - white, black);
    const size = each * board.blocks(white);
    const step = CHUNK * CHUNKS_AT_ONCE;
    function* tasks(): Generator<WholeTask> {
      for (let first = 0; first < size; first += step)
        yield {
          ...{ task: 'read', planes, men: black, each, first },
          count: Math.min(step, size - first),
          chunk: CHUNK,
          keeps,
        };
    }
    const parts: Uint8Array[] = [];
    const chunks: PackedChunk[] = [];
    const sums = [0, 0, 0];
    let done = 0;
    await this.crew.inTurn(tasks(), async ({ counts, data, chunks: some }) => {
      for (const [i, count] of (counts ?? []).entries()) sums[i] = (sums[i] as number) + count;
      if (data) parts.push(data);
      if (some) chunks.push(...some);
      done += step;
      onShare(done / size);
    });
    const [wins = 0, losses = 0, looked = 0] = sums;
    return { counts: { wins, losses, draws: looked - wins - losses, longestWin: 0, longestLoss: 0 }, parts, chunks };
  }

  /**
   * Makes of a level's planes, White to play, those before an entry of Black's, who has `hand` men in hand; `taken` are those with one
   * white man less, if there are any.
   */
  async enterBlack(
    white: number,
    hand: number,
    own: PlanePair,
    taken: PlanePair | null,
    onShare: OnShare,
  ): Promise<void> {
    const { men } = this.board.rules.parameters;
    await this.enter({
      ...{ white, ...this.menOf(hand), most: men - hand },
      stores: { ...byNumber(PLANES.before, own), ...(taken ? byNumber(PLANES.taken, taken) : {}) },
      links: [null, this.linksOf('captures', white), null],
    });
    await this.watched({ task: 'each', call: 'enterBlack', planes: PLANES.before }, this.board.blocks(white), onShare);
  }

  /**
   * Makes of the planes of a level with one white man more, Black to play, those before an entry of White's, where Black has `hand` men
   * in hand.
   */
  async enterWhite(white: number, hand: number, own: PlanePair, entered: PlanePair, onShare: OnShare): Promise<void> {
    const { board, pool } = this;
    const most = board.rules.parameters.men - hand;
    const { numbers, mills } = board.millNumbers(white + 1);
    const taking = pool.takePair(this.each(white + 1), mills, numbers);
    const stores = { ...byNumber(PLANES.entered, entered), ...byNumber(PLANES.taking, taking) };
    const men = { ...this.menOf(hand), most };
    await this.enter({ ...{ white: white + 1, ...men }, stores, links: [null, null, null] });
    await this.watched({ task: 'each', call: 'prepareTaking', planes: [] }, board.blocks(white + 1), (part) =>
      onShare(part * 0.2),
    );
    await this.enter({
      ...{ white, ...men },
      stores: { ...stores, ...byNumber(PLANES.white, own) },
      links: [null, null, this.linksOf('entries', white)],
    });
    await this.watched({ task: 'each', call: 'enterWhite', planes: PLANES.white }, board.blocks(white), (part) =>
      onShare(0.2 + 0.8 * part),
    );
    pool.giveBack(taking);
  }

  /** Makes planes readable that were not made last. */
  async show(white: number, own: PlanePair): Promise<void> {
    const stores = byNumber(PLANES.white, own);
    const all = { ...this.menOf(0), least: 0, most: this.board.points };
    await this.enter({ ...{ white, ...all }, stores, links: [null, null, null] });
  }

  protected async enter(options: SceneOptions): Promise<void> {
    this.scenes = this.stage.enter(options);
    await this.crew.eachOf(this.scenes.map((scene) => ({ task: 'scene', scene })));
  }

  /** Exchanges the planes that lie outside the kernel's memory. */
  protected async reenter(stores: SceneOptions['stores']): Promise<void> {
    this.scenes = this.scenes.map((scene) => ({ ...scene, stores }));
    await this.crew.eachOf(this.scenes.map((scene) => ({ task: 'scene', scene })));
  }

  /** Has all threads go through the blocks, and looks now and then how far they are. */
  protected async watched(task: WholeTask, blocks: number, onShare: OnShare): Promise<readonly WholeAnswer[]> {
    const { next } = this.scene;
    this.stage.rewind(next);
    const words = new Int32Array(this.stage.memory.buffer, next, 3);
    let failure: unknown = null;
    const timer = setInterval(() => {
      try {
        onShare(Math.min(1, (words[0] as number) / blocks));
      } catch (error) {
        failure = error;
        // Nobody takes another block.
        words[2] = 1;
        words[0] = blocks;
      }
    }, LOOK);
    try {
      const answers = await this.crew.all(task);
      if (failure !== null) throw failure;
      return answers;
    } finally {
      clearInterval(timer);
    }
  }
}

export function byNumber(numbers: readonly [number, number], [won, lost]: PlanePair): Record<number, PlaneStore> {
  return { [numbers[0]]: won, [numbers[1]]: lost };
}
