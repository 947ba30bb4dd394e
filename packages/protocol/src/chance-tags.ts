import { endOfLine, fail, type Game, ok, pathTo, type Result, type Throw } from '@merellier/rules';
import { type ChanceProof, isChanceText, sealOf } from './chance.ts';
import type { Seat } from './options.ts';
import type { GameState } from './state.ts';

// The tags of a game text from which its chance can be verified: see docs/notation.md.
const GAME = 'OnlineGame';
const COMMITMENT = 'ChanceCommitment';
const SECRET = 'ChanceSecret';
const HOST = 'ChanceOfHost';
const GUEST = 'ChanceOfGuest';
const SEAL = 'ChanceSeal';
/** Who got White by lot. */
const TOSS = 'ChanceToss';
/** The throws that were taken back with their turns, by index: the main line is without them. */
const TAKEN_BACK = 'ChanceTakenBack';

const TAGS = [GAME, COMMITMENT, SECRET, HOST, GUEST, SEAL, TOSS, TAKEN_BACK];

/** Why the tags of a game prove nothing. */
export type ChanceTagProblem =
  /** It has none: it was not played online, or without chance. */
  | { readonly problem: 'no-tags' }
  /** This one is missing, or cannot be read. */
  | { readonly problem: 'bad-tag'; readonly tag: string };

/** The tags by which the chance of a finished game can be verified from its text; none where it had no chance. */
export function chanceTags(state: GameState): Readonly<Record<string, string>> {
  const { id, chance, options, game, white } = state;
  const { host, guest } = chance?.contributions ?? {};
  if (!chance?.secret || !host || !guest || !white) return {};
  const { secret, commitment } = chance;
  const line = pathTo(game);
  // Nodes are in the order in which they were reached, and each is thrown for as soon as it is.
  const thrownAt = game.nodes.flatMap(({ thrown }, node) => (thrown ? [node] : []));
  const takenBack = thrownAt.flatMap((node, index) => (line.includes(node) ? [] : [index]));
  return {
    [GAME]: id,
    [COMMITMENT]: commitment,
    [SECRET]: secret,
    [HOST]: host,
    [GUEST]: guest,
    [SEAL]: sealOf({ game: id, secret, contributions: { host, guest } }),
    ...(options.side === 'toss' && { [TOSS]: white }),
    ...(takenBack.length > 0 && { [TAKEN_BACK]: takenBack.join(' ') }),
  };
}

/** What a game claims of its chance by its tags and the throws of its main line, for `verifyChance`. */
export function readChanceTags(game: Game): Result<ChanceProof, ChanceTagProblem> {
  const { tags } = game;
  if (!TAGS.some((tag) => tag in tags)) return fail({ problem: 'no-tags' });
  const bad = [COMMITMENT, SECRET, HOST, GUEST, SEAL].find((tag) => !isChanceText(tags[tag] ?? ''));
  if (bad !== undefined) return fail({ problem: 'bad-tag', tag: bad });
  const id = tags[GAME] ?? '';
  if (!/^[\w-]+$/.test(id)) return fail({ problem: 'bad-tag', tag: GAME });
  const white = tags[TOSS] ?? null;
  if (white !== null && !isSeat(white)) return fail({ problem: 'bad-tag', tag: TOSS });
  const takenBack = readIndexes(tags[TAKEN_BACK] ?? '');
  if (!takenBack) return fail({ problem: 'bad-tag', tag: TAKEN_BACK });
  const text = (tag: string): string => tags[tag] ?? '';
  return ok({
    game: id,
    commitment: text(COMMITMENT),
    secret: text(SECRET),
    contributions: { host: text(HOST), guest: text(GUEST) },
    seal: text(SEAL),
    white,
    throws: numbered(throwsAlong(game), takenBack),
  });
}

const isSeat = (text: string): text is Seat => text === 'host' || text === 'guest';

/** Whole numbers, each greater than the one before; null where the text is something else. */
function readIndexes(text: string): readonly number[] | null {
  const words = text.split(' ').filter((word) => word !== '');
  const indexes = words.map(Number);
  const rises = indexes.every((index, i) => index > (indexes[i - 1] ?? -1));
  return rises && words.every((word) => /^\d{1,6}$/.test(word)) ? indexes : null;
}

/** Throws with their indexes: they count from 0, and those taken back are passed over. */
function numbered(throws: readonly Throw[], takenBack: readonly number[]): ChanceProof['throws'] {
  let next = 0;
  return throws.map((dice) => {
    while (takenBack.includes(next)) next++;
    return { index: next++, dice };
  });
}

/** The throws of the main line, in order; one that still waits for its turn is the last. */
function throwsAlong(game: Game): readonly Throw[] {
  const path = pathTo(game, endOfLine(game));
  return path.flatMap((at, i) => {
    const node = game.nodes[at];
    if (!node || !game.rules.awaitsThrow(node.position)) return [];
    const dice = game.nodes[path[i + 1] ?? -1]?.dice ?? node.thrown;
    return dice ? [dice] : [];
  });
}
