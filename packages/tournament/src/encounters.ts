import { isPlayed, matchPoints } from './match.ts';
import { isFinished, type Pairing, whiteOf } from './pairing.ts';
import type { Tournament } from './state.ts';

/** What one pairing meant for one of its players. */
export interface Encounter {
  readonly round: number;
  /** Null: a pause. */
  readonly opponent: number | null;
  /** Points so far, and the most that this pairing could give. */
  readonly points: number;
  readonly most: number;
  /** `forfeit`: somebody did not come to any game. `open`: a result is missing. */
  readonly state: 'played' | 'forfeit' | 'bye' | 'open';
  /** The colour of a single game; null for two games, which have both, and for what was not played. */
  readonly colour: 'white' | 'black' | null;
  readonly pairing: Pairing;
}

/** All encounters of all players, each in the order of the rounds. */
export function encountersOf(tournament: Tournament): ReadonlyMap<number, readonly Encounter[]> {
  const all = new Map<number, Encounter[]>(tournament.players.map(({ id }) => [id, []]));
  for (const { number, pairings } of tournament.rounds)
    for (const pairing of pairings)
      for (const player of [pairing.first, pairing.second])
        if (player !== null) all.get(player)?.push(encounterOf(tournament, number, pairing, player));
  if (tournament.settings.format.kind !== 'arena') return all;
  return new Map([...all].map(([player, encounters]) => [player, withBonus(tournament, player, encounters)]));
}

/** So many wins in a row, and those that follow count double. */
const STREAK = 2;

/** What an arena gives beside: double points in a streak, half a win more for a win with half of the time. */
function withBonus(
  { settings: { points, format } }: Tournament,
  player: number,
  encounters: readonly Encounter[],
): readonly Encounter[] {
  const hasStreaks = format.kind === 'arena' && format.streaks === true;
  let row = 0;
  return encounters.map((encounter) => {
    if (encounter.state !== 'played') return encounter;
    const isWon = encounter.points * 2 > encounter.most;
    const times = hasStreaks && row >= STREAK ? 2 : 1;
    row = isWon ? row + 1 : 0;
    const more = isWon && encounter.pairing.berserk?.includes(player) ? points.win / 2 : 0;
    return times === 1 && more === 0
      ? encounter
      : { ...encounter, points: encounter.points * times + more, most: encounter.most * times + more };
  });
}

function encounterOf(tournament: Tournament, round: number, pairing: Pairing, player: number): Encounter {
  const { settings } = tournament;
  const isFirst = pairing.first === player;
  const opponent = isFirst ? pairing.second : pairing.first;
  const most = settings.points.win * Math.max(settings.games, pairing.games.length);
  if (opponent === null) {
    return { round, opponent, points: byePoints(tournament), most, state: 'bye', colour: null, pairing };
  }
  const points = matchPoints(tournament, pairing)[isFirst ? 0 : 1];
  const played = isPlayed(pairing);
  const state = !isFinished(pairing) ? 'open' : played ? 'played' : 'forfeit';
  const hasColour = pairing.games.length === 1 && state !== 'forfeit';
  const colour = hasColour ? (whiteOf(pairing, 0) === player ? 'white' : 'black') : null;
  return { round, opponent, points, most, state, colour, pairing };
}

/** What a pause is worth: nothing but in a Swiss tournament, where one may pause and others not. */
export function byePoints({ settings: { format, bye, points, games } }: Tournament): number {
  if (format.kind !== 'swiss' || bye === 'none') return 0;
  return games * (bye === 'win' ? points.win : points.draw);
}

/**
 * Players whose games do not count: who withdraws from a round robin before half of the games were played. The others' games
 * against them are not counted either (FIDE Handbook C.05, on tournaments in which all meet).
 */
export function annulled(
  tournament: Tournament,
  encounters: ReadonlyMap<number, readonly Encounter[]>,
): ReadonlySet<number> {
  const { format } = tournament.settings;
  if (format.kind !== 'round-robin' && format.kind !== 'rutsch') return new Set();
  const cycles = format.kind === 'round-robin' ? format.cycles : 1;
  const due = (tournament.players.length - 1) * cycles;
  const left = tournament.players.filter(({ id, withdrawn }) => {
    const played = (encounters.get(id) ?? []).filter(({ state }) => state === 'played').length;
    return withdrawn && played * 2 < due;
  });
  return new Set(left.map(({ id }) => id));
}
