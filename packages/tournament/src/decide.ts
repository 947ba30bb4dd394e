import { drawsProblem } from './by-hand.ts';
import type { Command } from './command.ts';
import type { TournamentEvent } from './event.ts';
import { evolve } from './evolve.ts';
import { withLots } from './lots.ts';
import { pairRound } from './pair-round.ts';
import { type Draw, isFinished } from './pairing.ts';
import { type Entrant, nameKey, tidyName } from './player.ts';
import { ok, type Refusal, type Result, refuse } from './refusal.ts';
import { isFlowing, isScheduled, LONGEST_NAME, mostPlayers, type Settings } from './settings.ts';
import { playerOf, type Tournament } from './state.ts';
import { withdrawal } from './withdrawal.ts';

/** What comes of a command: the events that it makes, or why it is refused. */
export type Decision = Result<readonly TournamentEvent[]>;

/** Begins a tournament; its id is given. */
export function create(id: string, settings: Settings): Decision {
  const problem = nameProblem(settings.name);
  return problem ? refuse(problem) : ok([{ kind: 'created', id, settings: tidied(settings) }]);
}

/** What a command does to a tournament. Pure: the same state and command give the same decision anywhere. */
export function decide(tournament: Tournament, command: Command): Decision {
  if (command.kind === 'reopen') return ok(tournament.closed ? [{ kind: 'reopened' }] : []);
  if (tournament.closed) return refuse({ reason: 'closed' });
  switch (command.kind) {
    case 'settle':
      return settle(tournament, command.settings);
    case 'enter':
      return enter(tournament, command.entrants);
    case 'correct':
      return correct(tournament, command.player, command.entrant);
    case 'remove':
      if (tournament.rounds.length > 0) return refuse({ reason: 'already-started' });
      return withPlayer(tournament, command.player, () => [{ kind: 'removed', player: command.player }]);
    case 'withdraw':
      return withPlayer(tournament, command.player, ({ withdrawn }) =>
        withdrawn ? [] : withdrawal(tournament, command.player),
      );
    case 'return':
      return withPlayer(tournament, command.player, ({ withdrawn }) =>
        withdrawn ? [{ kind: 'returned', player: command.player }] : [],
      );
    case 'pair':
      return pair(tournament, command);
    case 'unpair':
      return tournament.rounds.length === 0 ? refuse({ reason: 'nothing-paired' }) : ok([{ kind: 'unpaired' }]);
    case 'result':
      return result(tournament, command);
    case 'close':
      return ok([{ kind: 'closed' }]);
  }
}

/** The state after events that were just decided. */
export const advance = (tournament: Tournament, events: readonly TournamentEvent[]): Tournament =>
  events.reduce(evolve, tournament);

const tidied = <Named extends { readonly name: string }>(named: Named): Named => ({
  ...named,
  name: tidyName(named.name),
});

function nameProblem(name: string): Refusal | null {
  const tidy = tidyName(name);
  if (tidy === '') return { reason: 'no-name' };
  return [...tidy].length > LONGEST_NAME ? { reason: 'name-too-long', name: tidy } : null;
}

/** What the pairings follow from cannot change under them: only names, tie-breaks and clocks can, and rules without openings of theirs. */
function settle(tournament: Tournament, settings: Settings): Decision {
  const problem = nameProblem(settings.name);
  if (problem) return refuse(problem);
  const fixed = ({ format, games, points, bye, order, seed, lots, rules }: Settings): string =>
    JSON.stringify([
      { ...format, rounds: 0, minutes: 0 },
      games,
      points,
      bye,
      order,
      seed,
      ...(lots ? [lots, rules] : []),
    ]);
  if (tournament.rounds.length > 0 && fixed(settings) !== fixed(tournament.settings)) {
    return refuse({ reason: 'already-started' });
  }
  return ok([{ kind: 'settled', settings: tidied(settings) }]);
}

/** All of the entrants, or none: nobody wonders afterwards who of a list is in. */
function enter(tournament: Tournament, entrants: readonly Entrant[]): Decision {
  const { format } = tournament.settings;
  const isTree = format.kind === 'knock-out' || format.kind === 'groups';
  if (isTree && tournament.rounds.length > 0) return refuse({ reason: 'already-started' });
  const most = mostPlayers(format);
  if (tournament.players.length + entrants.length > most) return refuse({ reason: 'too-many-players', most });
  const names = new Set(tournament.players.map(({ name }) => nameKey(name)));
  for (const { name } of entrants) {
    const problem = nameProblem(name);
    if (problem) return refuse(problem);
    if (names.has(nameKey(name))) return refuse({ reason: 'same-name', name: tidyName(name) });
    names.add(nameKey(name));
  }
  const last = Math.max(0, ...tournament.players.map(({ id }) => id));
  return ok(entrants.map((entrant, i) => ({ kind: 'entered', player: last + 1 + i, entrant: tidied(entrant) })));
}

function correct(tournament: Tournament, player: number, entrant: Entrant): Decision {
  const problem = nameProblem(entrant.name);
  if (problem) return refuse(problem);
  const isTaken = tournament.players.some(({ id, name }) => id !== player && nameKey(name) === nameKey(entrant.name));
  if (isTaken) return refuse({ reason: 'same-name', name: tidyName(entrant.name) });
  return withPlayer(tournament, player, () => [{ kind: 'corrected', player, entrant: tidied(entrant) }]);
}

function withPlayer(
  tournament: Tournament,
  id: number,
  events: (player: { readonly withdrawn: boolean }) => readonly TournamentEvent[],
): Decision {
  const player = playerOf(tournament, id);
  return player ? ok(events(player)) : refuse({ reason: 'no-such-player' });
}

function pair(tournament: Tournament, { now, draws }: Extract<Command, { kind: 'pair' }>): Decision {
  const { format } = tournament.settings;
  if (isFlowing(format) && 'minutes' in format && tournament.started !== null) {
    if (now >= tournament.started + format.minutes * 60_000) return refuse({ reason: 'time-over' });
  }
  const missing = missingResults(tournament);
  if (missing) return refuse(missing);
  if (draws) {
    const problem = drawsProblem(tournament, draws);
    return problem ? refuse(problem) : ok([paired(tournament, draws, now, true)]);
  }
  const found = pairRound(tournament);
  return found.ok ? ok([paired(tournament, found.value, now, false)]) : found;
}

const paired = (tournament: Tournament, draws: readonly Draw[], at: number, byHand: boolean): TournamentEvent => ({
  ...{ kind: 'paired', at, byHand },
  draws: withLots(tournament, draws, at),
});

/** Results on which the next round depends: all, but where rounds follow a table, or boards become free one by one. */
function missingResults({ settings: { format }, rounds }: Tournament): Refusal | null {
  if (isScheduled(format) || format.kind === 'arena' || format.kind === 'ladder') return null;
  for (const { number, pairings } of rounds) {
    const tables = pairings.flatMap((pairing, table) => (isFinished(pairing) ? [] : [table]));
    if (tables.length > 0) return { reason: 'results-missing', round: number, tables };
  }
  return null;
}

function result(tournament: Tournament, command: Extract<Command, { kind: 'result' }>): Decision {
  const pairing = tournament.rounds[command.round - 1]?.pairings[command.table];
  const before = pairing?.games[command.game];
  if (before === undefined) return refuse({ reason: 'no-such-game' });
  return ok(before === command.result ? [] : [{ ...command, kind: 'resulted' }]);
}
