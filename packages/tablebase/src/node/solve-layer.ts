import { PHASES, type Phase } from '../kernel.ts';
import { capturesBy, type Layer, layerFolder, layersBelow, movesIn, pairOf, sideOf } from '../layer.ts';
import type { Pair } from '../pair.ts';
import { countPair, type SideCounts } from '../solve-pair.ts';
import type { Description } from '../table-file.ts';
import type { Variant } from '../variant.ts';
import type { PairArrays } from '../workspace.ts';
import type { ThreadCrew } from './crew.ts';
import { layerFile, loadOneSide, openLayer } from './folder.ts';
import { type Written, writeTable } from './write-table.ts';

/** A finished layer of positions with men in hand. */
export interface SolvedLayer {
  readonly layer: Layer;
  /** Of the side that is to play. */
  readonly counts: SideCounts;
  readonly bytes: number;
  /** Seconds that it took; null where it was there already. */
  readonly seconds: number | null;
}

/** Hears before each run over all blocks which part of the work it is, from and to which share. */
type OnStep = (from: number, to: number) => void;

/** A layer as the argument of its phases. */
const argument = (layer: Layer): number => sideOf(layer) | (layer.hands << 1);

/** Measured: of the work of a layer, what is done before counting, before writing; what closing mills beforehand takes. */
const ENTER_SHARE = 0.75;
const WRITE_SHARE = 0.8;
const CLOSE_SHARE = 0.2;
/** The same for moves: when they are counted, and when the quiet ones are told. */
const COUNT_SHARE = 0.1;
const TELL_SHARE = 0.6;

/** The pair of subspaces that an entry leads to where it takes nothing. */
const pairAfter = ({ hands, own, opponent }: Layer): Pair =>
  pairOf({ hands: hands - 1, own: opponent, opponent: own + 1 });

/**
 * How many mills may be closed by an entry where what that is worth is kept for several positions. Where the side with
 * fewer men enters that is so for single mills only, and only if it has as many men then.
 */
function millsKept(variant: Variant, layer: Layer): number {
  if (layer.own + 1 < layer.opponent) return 0;
  const keepsTurn = variant.entries === 'extra-turn' && layer.own >= 2;
  const mills = keepsTurn ? 1 : capturesBy(variant, layer.own);
  return layer.own >= layer.opponent ? mills : Math.min(mills, 1);
}

async function enterLayer(crew: ThreadCrew, layer: Layer, folder: string): Promise<void> {
  const { workspace } = crew;
  workspace.clear();
  for (const below of layersBelow(workspace.variant, layer))
    await loadOneSide(crew, below, folder, workspace.layFinished(pairOf(below), sideOf(below)));
}

/**
 * Solves a layer, the layers and subspaces below it being in the folder, and writes its file, which is there once it is kept: in the
 * folder too, unless another `file` is named.
 */
export async function solveLayer(
  crew: ThreadCrew,
  layer: Layer,
  folder: string,
  onStep: OnStep = () => {},
  file: string = layerFile(folder, crew.workspace.variant, layer),
): Promise<SolvedLayer & Pick<Written, 'kept'>> {
  const { workspace } = crew;
  const { variant } = workspace;
  const started = performance.now();
  const pair = pairOf(layer);
  await enterLayer(crew, layer, folder);
  const arrays = movesIn(variant, layer) ? await moveMen(crew, pair, onStep) : await enterMen(crew, layer, onStep);
  onStep(ENTER_SHARE, WRITE_SHARE);
  const [counts] = await countPair(workspace, async () => {
    workspace.rewind();
    await crew.run(PHASES.statistics, 0, 0);
  });
  const description: Description = {
    ...{ key: layerFolder(variant), pair, size: arrays.size, distances: false, counts: [counts] },
    ...{ hands: layer.hands, side: sideOf(layer) },
  };
  const { bytes, kept } = await writeTable(file, description, arrays, crew, () => {});
  return { layer, counts, bytes, kept, seconds: (performance.now() - started) / 1000 };
}

/** Solves positions of which an entry leads to the layers below. */
async function enterMen(crew: ThreadCrew, layer: Layer, onStep: OnStep): Promise<PairArrays> {
  const { workspace } = crew;
  const mills = millsKept(workspace.variant, layer);
  const arrays = workspace.layEntries(pairOf(layer), pairAfter(layer), mills);
  // Where both sides have as many men after the entry, what is kept lies far from who asks for it: it is found beforehand.
  const closesFirst = mills > 0 && layer.own < layer.opponent;
  if (closesFirst) {
    onStep(0, CLOSE_SHARE);
    await arrays.inSource(async () => {
      workspace.rewind();
      await crew.run(PHASES.close, argument(layer), 0);
    });
  }
  onStep(closesFirst ? CLOSE_SHARE : 0, ENTER_SHARE);
  workspace.rewind();
  await crew.run(PHASES.enter, argument(layer), 0);
  return arrays;
}

/** Solves positions in which the side to play moves while the other still has men in hand. */
async function moveMen(crew: ThreadCrew, pair: Pair, onStep: OnStep): Promise<PairArrays> {
  const { workspace } = crew;
  const arrays = workspace.layMoves(pair);
  const run = async (phase: Phase, first: number): Promise<number> => {
    workspace.rewind();
    return (await crew.run(PHASES[phase], first, 0)).reduce((sum, each) => sum + each, 0);
  };
  onStep(0, COUNT_SHARE);
  await run('countClosing', 0);
  onStep(COUNT_SHARE, TELL_SHARE);
  await run('tellQuiet', 0);
  let news = 1;
  for (let round = 0; news > 0; round++) {
    const left = ENTER_SHARE - TELL_SHARE;
    onStep(ENTER_SHARE - left * 0.5 ** round, ENTER_SHARE - left * 0.5 ** (round + 1));
    news = await run('sweepClosing', round);
  }
  return arrays;
}

/** What is known of a layer that is there already. Throws a `TableFileError` where its file cannot be used. */
export function readLayer(variant: Variant, layer: Layer, folder: string): SolvedLayer {
  const table = openLayer(variant, layer, layerFile(folder, variant, layer));
  table.close();
  const counts = table.head.description.counts[0] as SideCounts;
  return { layer, counts, bytes: table.head.length, seconds: null };
}

/** How many of a layer's values, one in `step`, disagree with those that their entries lead to. */
export async function checkLayer(
  crew: ThreadCrew,
  layer: Layer,
  options: { readonly folder: string; readonly step: number },
): Promise<number> {
  const { workspace } = crew;
  await enterLayer(crew, layer, options.folder);
  const room = workspace.layEntriesToCheck(pairOf(layer), movesIn(workspace.variant, layer));
  await loadOneSide(crew, layer, options.folder, room);
  workspace.rewind();
  const wrong = await crew.run(PHASES.checkEntries, argument(layer), options.step);
  return wrong.reduce((sum, each) => sum + each, 0);
}
