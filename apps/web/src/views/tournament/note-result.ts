import type { Side } from '@merellier/rules';
import {
  type GameResult,
  type Pairing,
  perform,
  playerOf,
  type Tournament,
  tournamentOf,
  whiteOf,
} from '@merellier/tournament';
import { GAME_TAG } from '../../tournament/game-tag.ts';
import { readGameTag, resultOf, type TournamentGame } from '../../tournament/tournament-games.ts';
import { writeTournament } from '../../tournament/tournament-schema.ts';
import { putTournament } from '../../tournament/tournament-store.ts';
import { loadTournament } from './open-tournament.ts';

/** What became of the result of a game that ended on the board: noted, or the pairing has another one. */
export interface Noted {
  readonly tournament: Tournament;
  readonly pairing: Pairing;
  readonly result: GameResult;
  /** Another result that stands there. */
  readonly other: GameResult | null;
}

interface Given {
  readonly pairing: Pairing;
  readonly result: GameResult;
  /** Whether the page of the tournament has said so. */
  readonly told: boolean;
}

/** What was noted since the page was loaded, by the tags of the games: who takes back the last turn and plays on ends the game once more. */
const noted = new Map<string, Given>();
let writing: Promise<unknown> = Promise.resolve();

/** Resolves when no result is on its way to the disk. */
export const resultsNoted = (): Promise<unknown> => writing;

/** The results of a tournament that were noted at the board, each once. */
export function takeNoted(tournament: string): readonly Given[] {
  const fresh = [...noted].filter(([tag, { told }]) => !told && readGameTag(tag)?.tournament === tournament);
  for (const [tag, given] of fresh) noted.set(tag, { ...given, told: true });
  return fresh.map(([, given]) => given);
}

/** Notes what a game of a tournament gave, as soon as it is over; null where its tournament is not here, or has no such game. */
export function noteResult(tags: Readonly<Record<string, string>>, winner: Side | null): Promise<Noted | null> {
  const note = writing.then(() => write(tags, winner)).catch(() => null);
  writing = note;
  return note;
}

async function write(tags: Readonly<Record<string, string>>, winner: Side | null): Promise<Noted | null> {
  const tag = tags[GAME_TAG] ?? '';
  const named = readGameTag(tag);
  const loaded = named ? await loadTournament(named.tournament) : 'missing';
  if (!named || typeof loaded === 'string') return null;
  const tournament = tournamentOf(loaded.log);
  const pairing = tournament?.rounds[named.round - 1]?.pairings[named.table];
  const before = pairing?.games[named.game];
  if (!tournament || !pairing || before === undefined || !isPlayedBy(tournament, pairing, named, tags)) return null;
  const result = resultOf(pairing, named.game, winner);
  const said = { tournament, pairing, result };
  if (before === result) return { ...said, other: null };
  if (before !== null && before !== noted.get(tag)?.result) return { ...said, other: before };
  const { round, table, game } = named;
  const done = perform(loaded.log, { kind: 'result', round, table, game, result });
  if (!done.ok) return null;
  const kept = {
    id: named.tournament,
    saved: Date.now(),
    revision: loaded.revision + 1,
    text: writeTournament(done.value),
  };
  // Another tab was quicker: what it has kept is looked at again.
  if (!(await putTournament(kept, loaded.revision))) return write(tags, winner);
  noted.set(tag, { pairing, result, told: false });
  return { ...said, other: null };
}

/** A round may have been taken back and paired anew: then a game at that table was another one. */
export function isPlayedBy(
  tournament: Tournament,
  pairing: Pairing,
  { game }: Pick<TournamentGame, 'game'>,
  tags: Readonly<Record<string, string>>,
): boolean {
  const white = whiteOf(pairing, game);
  return playerOf(tournament, white ?? 0)?.name === tags['White'];
}
