import { LEAST_MEN, type MillRuleSet } from '@merellier/rules';
import { fromBase64 } from '../kernel.ts';
import { choose } from '../sets.ts';
import type { SideCounts } from '../solve-pair.ts';
import { CHUNK, type PackedChunk } from '../table-file.ts';
import * as abi from './abi.ts';
import { BoardData, type Links } from './board-data.ts';
import { WholeCrew } from './crew.ts';
import { WHOLE_KERNEL } from './kernel-code.ts';
import { CHUNKS_AT_ONCE, type SceneOptions, Stage } from './scene.ts';
import { type PlanePair, PlanePool, type PlaneStore } from './store.ts';
import type { WholeTask } from './thread.ts';

/** Planes by their numbers, two of each kind. */
export const PLANES = {
  white: [abi.WHITE_WON, abi.WHITE_LOST],
  black: [abi.BLACK_WON, abi.BLACK_LOST],
  taking: [abi.TAKING_WINS, abi.TAKING_LOSES],
  taken: [abi.TAKEN_WON, abi.TAKEN_LOST],
  entered: [abi.ENTERED_WON, abi.ENTERED_LOST],
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
  private readonly stage: Stage;
  private readonly crew: WholeCrew;
  private readonly links = new Map<string, Links>();
  private next = 0;

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
    return 2 ** (this.board.points - white - 3);
  }

  takePair(white: number): PlanePair {
    return this.pool.takePair(this.each(white), this.board.blocks(white));
  }

  /** Links are asked for again and again. */
  private linksOf(kind: 'captures' | 'entries', white: number): Links {
    const name = `${kind}${white}`;
    let links = this.links.get(name);
    if (!links) {
      links = this.board[kind](white);
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
      ...{ white, least: LEAST_MEN, most: men },
      stores: {
        ...byNumber(PLANES.white, own),
        [abi.BLACK_SAFE]: safe[0] as PlaneStore,
        ...(below ? byNumber(PLANES.taken, below) : {}),
      },
      links: [board.moves(white), below ? board.captures(white) : null, null],
    });
    const blocks = board.blocks(white);
    for (let round = 0, news = 1; news > 0; round++) {
      // Of what there is to do, the first sweep is about a third; later ones are the shorter the fewer blocks have news.
      const [from, to] = round === 0 ? [0, 0.35] : [1 - 0.65 * 0.9 ** (round - 1), 1 - 0.65 * 0.9 ** round];
      const answers = await this.watched({ task: 'sweep', parity: round & 1, first: round === 0 }, blocks, (part) =>
        onShare(from + (to - from) * part),
      );
      news = answers.reduce((sum, { changed }) => sum + (changed ?? 0), 0);
    }
    pool.giveBack(safe);
    return own;
  }

  /** Both planes of each block with Black to play, of the level that was solved last, one block after the other. */
  blackPlanes(white: number): Uint8Array {
    const bytes = this.board.blocks(white) * 2 * this.each(white);
    return new Uint8Array(this.stage.memory.buffer, this.black, bytes);
  }
  private black = 0;

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
      ...{ white, least: LEAST_MEN - hand, most: men - hand + 1 },
      stores: { ...byNumber(PLANES.entered, own), ...(taken ? byNumber(PLANES.taken, taken) : {}) },
      links: [null, taken ? this.linksOf('captures', white) : null, null],
    });
    await this.watched({ task: 'each', call: 'enterBlack', planes: PLANES.entered }, this.board.blocks(white), onShare);
  }

  /**
   * Makes of the planes of a level with one white man more, Black to play, those before an entry of White's, where Black has `hand` men
   * in hand.
   */
  async enterWhite(white: number, hand: number, own: PlanePair, entered: PlanePair, onShare: OnShare): Promise<void> {
    const { board, pool } = this;
    const most = board.rules.parameters.men - hand;
    const least = LEAST_MEN - hand;
    const { numbers, mills } = board.millNumbers(white + 1);
    const taking = pool.takePair(this.each(white + 1), mills, numbers);
    const stores = { ...byNumber(PLANES.entered, entered), ...byNumber(PLANES.taking, taking) };
    await this.enter({ ...{ white: white + 1, least, most }, stores, links: [null, null, null] });
    await this.watched({ task: 'each', call: 'prepareTaking', planes: [] }, board.blocks(white + 1), (part) =>
      onShare(part * 0.2),
    );
    await this.enter({
      ...{ white, least, most },
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
    await this.enter({ ...{ white, least: 0, most: this.board.points }, stores, links: [null, null, null] });
  }

  private async enter(options: SceneOptions): Promise<void> {
    const scenes = this.stage.enter(options);
    this.next = scenes[0]?.next ?? 0;
    this.black = scenes[0]?.black ?? 0;
    await this.crew.eachOf(scenes.map((scene) => ({ task: 'scene', scene })));
  }

  /** Has all threads go through the blocks, and looks now and then how far they are. */
  private async watched(task: WholeTask, blocks: number, onShare: OnShare): Promise<readonly { changed?: number }[]> {
    this.stage.rewind(this.next);
    const words = new Int32Array(this.stage.memory.buffer, this.next, 3);
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

function byNumber(numbers: readonly [number, number], [won, lost]: PlanePair): Record<number, PlaneStore> {
  return { [numbers[0]]: won, [numbers[1]]: lost };
}
