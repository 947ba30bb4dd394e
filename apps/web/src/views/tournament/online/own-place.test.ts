import type { Settings } from '@merellier/tournament';
import {
  advanceOnline,
  announced,
  decideOnline,
  type OnlineCommand,
  type OnlineSettings,
  type OnlineTournament,
  openGames,
  recordedOnline,
  replayOnline,
  sidesOf,
} from '@merellier/tournament/online';
import { describe, expect, it } from 'vitest';
import { missingFrom, ownPlace } from './own-place.ts';
import { placeSaid } from './place-said.ts';
import { fr } from './strings/fr.ts';

const MINUTE = 60_000;

/** A Swiss tournament of Anna, Bernd and Otto, who organises it. */
class Evening {
  state: OnlineTournament;
  private now = 0;
  private ids = 0;

  constructor() {
    const plan: Settings = {
      ...{ name: 'Evening', format: { kind: 'swiss', rounds: 5 }, rules: { id: 'jeu-du-moulin', changes: {} } },
      ...{ clock: 'increment-5-3', games: 1, points: { win: 2, draw: 1 }, bye: 'win', tieBreaks: [] },
      ...{ order: 'entry', teamsApart: false, seed: 1 },
    };
    const settings: OnlineSettings = {
      ...{ plan, rated: false, startsAt: null, rounds: 'clock', pause: MINUTE, startWithin: 2 * MINUTE },
      ...{ berserk: false, bots: false, listed: true, club: null },
    };
    const made = announced('evening', settings, this.person('Otto'));
    if (!made.ok) throw new Error(made.error.reason);
    this.state = replayOnline(made.value.map((event, i) => ({ seq: i + 1, at: 0, event })));
    for (const name of ['Anna', 'Bernd', 'Otto']) this.ask(name, { kind: 'join' });
    this.ask('Otto', { kind: 'pair' });
  }

  ask(name: string | null, command: OnlineCommand): void {
    const moment = { now: this.now, person: name === null ? null : this.person(name), newId: () => `g${++this.ids}` };
    const decided = decideOnline(this.state, command, moment);
    if (!decided.ok) throw new Error(decided.error.reason);
    this.state = advanceOnline(this.state, recordedOnline(this.state, decided.value, this.now));
  }

  /** The game of the round, and who plays it. */
  game(): { readonly id: string; readonly white: string; readonly black: string } {
    const [open] = openGames(this.state);
    const pairing = open && this.state.tournament.rounds[open.round - 1]?.pairings[open.table];
    const sides = open && pairing && sidesOf(this.state, pairing, open.game);
    if (!sides) throw new Error('nobody plays');
    return { id: open.id, ...sides };
  }

  pass(ms: number): void {
    this.now += ms;
    this.ask(null, { kind: 'tick' });
  }

  private person(name: string) {
    return { id: name, name, registered: false, bot: false, strength: null };
  }
}

const others = (names: readonly string[]): string =>
  ['Anna', 'Bernd', 'Otto'].find((name) => !names.includes(name)) ?? '';

describe('where somebody stands in a tournament', () => {
  it('is said to who pauses, and to who waits', () => {
    const evening = new Evening();
    const { white, black } = evening.game();
    const pauses = others([white, black]);
    expect(ownPlace(evening.state, white)).toBe('plays');
    expect(placeSaid(fr, evening.state, white)).toBeNull();
    expect(placeSaid(fr, evening.state, pauses)).toMatch(/^Vous êtes exempt de la ronde 1, qui compte comme gagnée/);
    expect(ownPlace(evening.state, 'Somebody')).toBe('none');
  });

  it('tells who did not come in time from who left', () => {
    const evening = new Evening();
    const { id, white, black } = evening.game();
    evening.ask(null, { kind: 'taken', game: id, result: 'white-absent' });
    expect(missingFrom(evening.state, id)).toBe('white');
    expect(placeSaid(fr, evening.state, white)).toMatch(/^Pas de premier coup à temps/);
    expect(ownPlace(evening.state, black)).toBe('waits');
    evening.ask(black, { kind: 'leave' });
    expect(placeSaid(fr, evening.state, black)).toBe(fr.away);
    evening.ask(white, { kind: 'join' });
    expect(ownPlace(evening.state, white)).toBe('waits');
  });

  it('says that fewer rounds were played than planned', () => {
    const evening = new Evening();
    for (let round = 1; round <= 3; round++) {
      const { id } = evening.game();
      evening.ask(null, { kind: 'taken', game: id, result: 'draw' });
      if (round === 3) expect(placeSaid(fr, evening.state, 'Otto')).toBe(fr.short);
      evening.pass(MINUTE);
    }
    expect(placeSaid(fr, evening.state, 'Otto')).toMatch(/^Le tournoi est terminé après 3 rondes sur 5\./);
  });

  it('is not hidden from who was excluded', () => {
    const evening = new Evening();
    evening.ask('Otto', { kind: 'remove', player: 1 });
    expect(placeSaid(fr, evening.state, 'Anna')).toBe(fr.refusals.barred);
  });
});
