import type { Joining, OnlineCommand, TakenResult } from '../online/command.ts';
import { decideOnline, recordedOnline } from '../online/decide.ts';
import { dueAt } from '../online/due.ts';
import type { RecordedOnlineEvent } from '../online/event.ts';
import { beginOnline, evolveOnline } from '../online/evolve.ts';
import type { OnlineTournamentRefusal } from '../online/refusal.ts';
import type { OnlineSettings } from '../online/settings.ts';
import { type OnlineTournament, openGames, type Place, sidesOf } from '../online/state.ts';
import type { Settings } from '../settings.ts';

export const someSettings = (plan: Partial<Settings> = {}, settings: Partial<OnlineSettings> = {}): OnlineSettings => ({
  plan: {
    ...{ name: 'Tuesday', format: { kind: 'swiss', rounds: 3 }, rules: { id: 'jeu-du-moulin', changes: {} } },
    ...{ clock: 'increment-3-2', games: 1, points: { win: 2, draw: 1 }, bye: 'win', tieBreaks: [] },
    ...{ order: 'entry', teamsApart: false, seed: 1 },
    ...plan,
  },
  ...{ rated: false, startsAt: null, rounds: 'clock', pause: 30_000, startWithin: 60_000 },
  ...{ berserk: true, bots: true, listed: true, club: null },
  ...settings,
});

/** A tournament on a server without a server: people by their names, and a clock that goes on when it is told to. */
export class OnlineEvening {
  readonly events: RecordedOnlineEvent[];
  state: OnlineTournament;
  private now = 0;
  private ids = 0;

  constructor(settings: OnlineSettings) {
    const organiser = { id: 'organiser', name: 'Organiser' };
    const first: RecordedOnlineEvent = {
      ...{ seq: 1, at: 0 },
      event: { kind: 'announced', id: 'evening', settings, organiser },
    };
    this.events = [first];
    this.state = beginOnline(first);
  }

  /** Asks something as somebody; why it is refused, or null. */
  ask(id: string, command: OnlineCommand, more: Partial<Joining> = {}): OnlineTournamentRefusal | null {
    const person = { id, name: id, registered: true, bot: false, strength: null, ...more };
    return this.perform(command, id === '' ? null : person);
  }

  join(...names: readonly string[]): void {
    for (const name of names) this.ask(name, { kind: 'join' });
  }

  take(game: string, result: TakenResult): void {
    this.perform({ kind: 'taken', game, result }, null);
  }

  /** Lets time pass, and does all that is due by then. */
  pass(ms: number): void {
    this.now += ms;
    for (let due = dueAt(this.state); due !== null && due <= this.now; due = dueAt(this.state)) {
      const { seq } = this.state;
      this.perform({ kind: 'tick' }, null);
      if (this.state.seq === seq) return;
    }
  }

  games(): readonly (Place & { readonly id: string })[] {
    return openGames(this.state);
  }

  playersOf(game: string): { readonly white: string; readonly black: string } {
    const place = this.games().find(({ id }) => id === game);
    const pairing = place && this.state.tournament.rounds[place.round - 1]?.pairings[place.table];
    const sides = pairing && sidesOf(this.state, pairing, place.game);
    if (!sides) throw new Error(`nobody plays ${game}`);
    return sides;
  }

  private perform(command: OnlineCommand, person: Joining | null): OnlineTournamentRefusal | null {
    const newId = (): string => `game-${++this.ids}`;
    const decision = decideOnline(this.state, command, { now: this.now, person, newId });
    if (!decision.ok) return decision.error;
    const recorded = recordedOnline(this.state, decision.value, this.now);
    this.events.push(...recorded);
    this.state = recorded.reduce(evolveOnline, this.state);
    return null;
  }
}
