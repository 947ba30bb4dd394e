import {
  eventsOf,
  FARTHEST_REACH,
  GAME_RESULTS,
  LONGEST_LOT,
  LONGEST_NAME,
  LOTS_FOR,
  type Log,
  MOST_LOTS,
  MOST_PLAYERS,
  ORDERS,
  TIE_BREAKS,
  type TournamentEvent,
  tournamentOf,
} from '@merellier/tournament';
import * as v from 'valibot';
import { parseJson } from '../browser/json.ts';

/** The shape in which tournaments are kept and exported. */
export const TOURNAMENT_FORMAT = 'merellier-tournament';
export const TOURNAMENT_VERSION = 1;

const number = v.pipe(v.number(), v.integer(), v.minValue(0));
const id = v.pipe(number, v.minValue(1));
const name = v.pipe(v.string(), v.maxLength(4 * LONGEST_NAME));

const FORMAT = v.variant('kind', [
  v.object({ kind: v.literal('round-robin'), cycles: v.picklist([1, 2]) }),
  v.object({ kind: v.literal('rutsch') }),
  v.object({ kind: v.literal('swiss'), rounds: v.pipe(id, v.maxValue(MOST_PLAYERS)) }),
  v.object({ kind: v.literal('knock-out'), thirdPlace: v.boolean() }),
  v.object({
    ...{ kind: v.literal('groups'), groups: v.pipe(id, v.maxValue(MOST_PLAYERS)) },
    ...{ advance: id, thirdPlace: v.boolean() },
  }),
  v.object({ kind: v.literal('arena'), minutes: id, streaks: v.exactOptional(v.boolean()) }),
  v.object({ kind: v.literal('hill'), minutes: id }),
  v.object({ kind: v.literal('ladder'), reach: v.pipe(id, v.maxValue(FARTHEST_REACH)) }),
  v.object({ kind: v.literal('simultaneous'), colour: v.picklist(['white', 'black', 'alternate']), extra: number }),
]);

const LOTS = v.object({
  ...{ list: v.pipe(v.string(), v.maxLength(20)), each: v.picklist(LOTS_FOR) },
  from: v.pipe(
    v.array(v.object({ number: id, turns: v.pipe(v.string(), v.maxLength(LONGEST_LOT)) })),
    v.minLength(1),
    v.maxLength(MOST_LOTS),
  ),
});

const SETTINGS = v.object({
  name,
  format: FORMAT,
  rules: v.object({ id: v.string(), changes: v.record(v.string(), v.union([v.string(), v.number()])) }),
  clock: v.string(),
  games: v.picklist([1, 2]),
  points: v.object({ win: v.pipe(v.number(), v.minValue(0)), draw: v.pipe(v.number(), v.minValue(0)) }),
  bye: v.picklist(['win', 'draw', 'none']),
  tieBreaks: v.array(v.picklist(TIE_BREAKS)),
  order: v.picklist(ORDERS),
  teamsApart: v.boolean(),
  seed: v.number(),
  lots: v.exactOptional(LOTS),
});

const ENTRANT = v.object({
  name,
  team: v.nullable(name),
  ageClass: v.nullable(name),
  strength: v.nullable(v.number()),
});

const DRAW = v.object({
  ...{ first: id, second: v.nullable(id) },
  ...{ group: v.exactOptional(number), third: v.exactOptional(v.literal(true)) },
  lot: v.exactOptional(number),
});

const EVENT: v.GenericSchema<unknown, TournamentEvent> = v.variant('kind', [
  v.object({ kind: v.literal('created'), id: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/)), settings: SETTINGS }),
  v.object({ kind: v.literal('settled'), settings: SETTINGS }),
  v.object({ kind: v.literal('entered'), player: id, entrant: ENTRANT }),
  v.object({ kind: v.literal('corrected'), player: id, entrant: ENTRANT }),
  v.object({ kind: v.literal('removed'), player: id }),
  v.object({ kind: v.literal('withdrawn'), player: id }),
  v.object({ kind: v.literal('returned'), player: id }),
  v.object({ kind: v.literal('paired'), draws: v.array(DRAW), at: v.number(), byHand: v.boolean() }),
  v.object({ kind: v.literal('unpaired') }),
  v.object({
    ...{ kind: v.literal('resulted'), round: id, table: number, game: number },
    result: v.nullable(v.picklist(GAME_RESULTS)),
  }),
  v.object({ kind: v.literal('closed') }),
  v.object({ kind: v.literal('reopened') }),
]);

const LOG = v.object({ steps: v.pipe(v.array(v.array(EVENT)), v.minLength(1)), undone: v.array(v.array(EVENT)) });
const FILE = v.object({ format: v.literal(TOURNAMENT_FORMAT), version: v.number(), log: v.unknown() });

/** Why a text is no tournament. */
export type TournamentProblem = 'not-a-tournament' | 'newer-version' | 'damaged';

export type ReadTournament =
  | { readonly ok: true; readonly log: Log }
  | { readonly ok: false; readonly problem: TournamentProblem };

/** A tournament as one text: a file, what a QR code holds, what the browser keeps. */
export const writeTournament = (log: Log): string =>
  JSON.stringify({ format: TOURNAMENT_FORMAT, version: TOURNAMENT_VERSION, log });

/** What {@link writeTournament} wrote. A tournament is read whole or not at all: half of one would be another. */
export function readTournament(text: string): ReadTournament {
  const file = v.safeParse(FILE, parseJson(text));
  if (!file.success) return { ok: false, problem: 'not-a-tournament' };
  if (file.output.version > TOURNAMENT_VERSION) return { ok: false, problem: 'newer-version' };
  const log = v.safeParse(LOG, file.output.log);
  if (!log.success || !tournamentOf(log.output) || !pairsItsPlayers(log.output))
    return { ok: false, problem: 'damaged' };
  return { ok: true, log: log.output };
}

/** Whether all who are paired had entered, and nobody meets themselves: nothing else in a log could give points to nobody. */
function pairsItsPlayers(log: Log): boolean {
  const players = new Set<number | null>([null]);
  return eventsOf(log).every((event) => {
    if (event.kind === 'entered') players.add(event.player);
    if (event.kind === 'removed') players.delete(event.player);
    if (event.kind !== 'paired') return true;
    return event.draws.every(({ first, second }) => first !== second && players.has(first) && players.has(second));
  });
}
