import type { RecordedOnlineEvent } from '@merellier/tournament/online';
import { peopleOf, type TournamentSummary, tournamentSummary } from '../store/listed-tournament.ts';
import type { NewGame } from '../store/store.ts';
import type { TournamentStore, TournamentsWanted } from '../store/tournament-store.ts';

interface Kept {
  readonly id: string;
  readonly request: string;
  readonly events: RecordedOnlineEvent[];
  readonly commands: Set<string>;
  readonly people: Set<string>;
  summary: TournamentSummary;
}

interface Parts {
  readonly soon: <Value>(answer: () => Value) => Promise<Value>;
  readonly insert: (game: NewGame) => string;
  readonly isOver: (game: string) => boolean;
}

const STAGES = ['running', 'announced', 'over'];

/** Tournaments in memory. */
export function memoryTournaments({ soon, insert, isOver }: Parts): TournamentStore {
  const all = new Map<string, Kept>();
  const untaken = new Map<string, string>();
  const copy = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value));
  const isWanted = ({ summary, people }: Kept, wanted: TournamentsWanted): boolean =>
    wanted.by === 'all'
      ? summary.listed
      : wanted.by === 'club'
        ? summary.club === wanted.club
        : summary.organiser === wanted.player || people.has(wanted.player);
  const orderOf = ({ stage, starts_at, changed_at }: TournamentSummary): readonly [number, number] => [
    STAGES.indexOf(stage),
    stage === 'announced' ? (starts_at ?? 0) : -changed_at,
  ];
  return {
    createTournament: ({ id, request, state, events }) =>
      soon(() => {
        const made = [...all.values()].find((each) => each.request === request);
        if (made) return made.id;
        const summary = tournamentSummary(state);
        const people = new Set(peopleOf(state));
        all.set(id, { id, request, events: copy([...events]), commands: new Set(), people, summary });
        return id;
      }),
    appendTournament: ({ id, expected, commandId, events, state, games, settled }) =>
      soon(() => {
        const kept = all.get(id);
        if (!kept || kept.events.length !== expected) return 'conflict';
        if (commandId !== null && kept.commands.has(commandId)) return 'duplicate';
        kept.events.push(...copy([...events]));
        if (commandId !== null) kept.commands.add(commandId);
        kept.summary = tournamentSummary(state);
        for (const person of peopleOf(state)) kept.people.add(person);
        for (const game of games) {
          insert(game);
          untaken.set(game.id, id);
        }
        for (const game of settled) untaken.delete(game);
        return 'appended';
      }),
    tournamentSince: (id, since) => soon(() => copy(all.get(id)?.events.slice(since) ?? [])),
    dueTournaments: (now, limit) =>
      soon(() =>
        [...all.values()]
          .filter(({ summary }) => summary.due_at !== null && summary.due_at <= now)
          .sort((a, b) => (a.summary.due_at ?? 0) - (b.summary.due_at ?? 0))
          .slice(0, limit)
          .map(({ id }) => id),
      ),
    untakenGames: (limit) =>
      soon(() =>
        [...untaken]
          .filter(([game]) => isOver(game))
          .slice(0, limit)
          .map(([game, tournament]) => ({ tournament, game })),
      ),
    settleGame: (game) => soon(() => void untaken.delete(game)),
    listTournaments: (wanted, limit) =>
      soon(() =>
        [...all.values()]
          .filter((each) => isWanted(each, wanted))
          .sort((a, b) => {
            const [one, two] = [orderOf(a.summary), orderOf(b.summary)];
            return one[0] - two[0] || one[1] - two[1] || (a.id < b.id ? -1 : 1);
          })
          .slice(0, limit)
          .map(({ id, summary }) => ({ id, stage: summary.stage, ...summary.shown })),
      ),
  };
}
