import {
  type Command,
  create,
  type Format,
  type Log,
  newLog,
  perform,
  type Refusal,
  tournamentOf,
  undo,
} from '@merellier/tournament';
import { describe, expect, it } from 'vitest';
import { writeTournament } from '../../tournament/tournament-schema.ts';
import { announcedPairing, readAnnounced, writeAnnounced } from './announce-link.ts';
import { de as onlineDe } from './online/strings/de.ts';
import { en as onlineEn } from './online/strings/en.ts';
import { fr as onlineFr } from './online/strings/fr.ts';
import { receivedOver } from './receive.ts';
import { refusalWords } from './refusal-words.ts';
import { de } from './strings/de.ts';
import { en } from './strings/en.ts';
import { fr } from './strings/fr.ts';

const LANGUAGES = { fr, en, de };
/** Something that ends as a sentence does, and in which no second one begins. */
const ONE_SENTENCE = /^(?!.*[.!?]\s+\p{Lu}).+[.!?…”“»]$/u;

const entrant = (name: string) => ({ name, team: null, ageClass: null, strength: null });
const draw = (first: number, second: number | null) => ({ first, second });
const result = (round: number, table: number, game = 0): Command => ({
  ...{ kind: 'result', round, table, game },
  result: 'first',
});
const PAIR: Command = { kind: 'pair', now: 0 };

/** An evening of four as it stands after some commands, all of which are taken. */
function evening(format: Format, ...commands: readonly Command[]): Log {
  const created = create('abc', {
    ...{ name: 'Soirée', format, rules: { id: 'marelle', changes: {} }, clock: 'none', games: 1, bye: 'win' },
    ...{ points: { win: 2, draw: 1 }, tieBreaks: [], order: 'entry', teamsApart: false, seed: 1 },
  });
  if (!created.ok) throw new Error(created.error.reason);
  const entered: Command = { kind: 'enter', entrants: ['Ada', 'Bo', 'Camille', 'Doris'].map(entrant) };
  return [entered, ...commands].reduce((log, command) => {
    const done = perform(log, command);
    if (!done.ok) throw new Error(done.error.reason);
    return done.value;
  }, newLog(created.value));
}

const swiss = (...commands: readonly Command[]): Log => evening({ kind: 'swiss', rounds: 5 }, ...commands);

/** What is wrong, what was done before, and what is refused. */
const WRONG: readonly (readonly [string, Log, Command, Refusal['reason']])[] = [
  ['two players of one name', swiss(), { kind: 'enter', entrants: [entrant('Emil'), entrant(' ada')] }, 'same-name'],
  ['a name that becomes another’s', swiss(), { kind: 'correct', player: 2, entrant: entrant('Ada') }, 'same-name'],
  ['a result before anything is paired', swiss(), result(1, 0), 'no-such-game'],
  ['a result of a table that there is not', swiss(PAIR), result(1, 2), 'no-such-game'],
  ['a result of a second game, where one is played', swiss(PAIR), result(1, 0, 1), 'no-such-game'],
  ['a result of a round that was taken back', swiss(PAIR, { kind: 'unpair' }), result(1, 0), 'no-such-game'],
  ['a result after the tournament is finished', swiss(PAIR, { kind: 'close' }), result(1, 0), 'closed'],
  ['a round before the results of the last', swiss(PAIR, result(1, 0)), PAIR, 'results-missing'],
  [
    'a round in which everybody has met',
    evening({ kind: 'swiss', rounds: 9 }, ...[1, 2, 3].flatMap((round) => [PAIR, result(round, 0), result(round, 1)])),
    PAIR,
    'no-pairing',
  ],
  [
    'a player who has left, paired by hand',
    swiss({ kind: 'withdraw', player: 4 }),
    { ...PAIR, draws: [draw(1, 4), draw(2, 3)] },
    'withdrawn-paired',
  ],
  ['a player paired twice', swiss(), { ...PAIR, draws: [draw(1, 2), draw(1, 3)] }, 'paired-twice'],
  ['a player left over', swiss(), { ...PAIR, draws: [draw(1, 2)] }, 'not-paired'],
  [
    'two who have met',
    swiss({ ...PAIR, draws: [draw(1, 2), draw(3, 4)] }, result(1, 0), result(1, 1)),
    { ...PAIR, draws: [draw(2, 1), draw(3, 4)] },
    'met-before',
  ],
];

describe('what a tournament refuses', () => {
  it.each(WRONG)('%s: in one sentence of each language, and nothing is lost', (_, log, command, reason) => {
    const before = JSON.stringify(log);
    const done = perform(log, command);
    if (done.ok) throw new Error('it was taken');
    expect(done.error.reason).toBe(reason);
    for (const strings of Object.values(LANGUAGES))
      expect(refusalWords(strings, (items) => items.join(', '), done.error)).toMatch(ONE_SENTENCE);
    expect(JSON.stringify(log)).toBe(before);
  });

  it('a late result of an earlier round is none of it: it is taken', () => {
    const log = evening({ kind: 'round-robin', cycles: 1 }, PAIR, PAIR, result(1, 1));
    expect(tournamentOf(log)?.rounds[0]?.pairings[1]?.games).toEqual(['first']);
  });

  it('says all else in one sentence too', () => {
    for (const strings of Object.values(LANGUAGES)) {
      for (const said of Object.values(strings.loadFaults)) expect(said).toMatch(ONE_SENTENCE);
      for (const said of [strings.announceOther, strings.announceWrong, strings.announceDiffers('Ada – Bo, 2 – 0')])
        expect(said).toMatch(ONE_SENTENCE);
    }
    for (const { refusals, refused } of [onlineFr, onlineEn, onlineDe])
      for (const said of [...Object.values(refusals), refused]) expect(said).toMatch(ONE_SENTENCE);
  });

  it('tells a stranger why a club’s tournament is not open, in each language', () => {
    for (const { refusals, refused } of [onlineFr, onlineEn, onlineDe]) {
      expect(refusals['members-only']).toMatch(/club/iu);
      expect(refusals['members-only']).not.toBe(refused);
    }
  });
});

describe('a tournament that this device has already', () => {
  it('is taken from a file only where it has gone on, and never over that of a newer version', () => {
    const [old, now] = [swiss(), swiss(PAIR)];
    const kept = writeTournament(old);
    expect(receivedOver(kept, now)).toBe('take');
    expect(receivedOver(writeTournament(now), old)).toBe('keep');
    expect(receivedOver(kept.replace('"version":1', '"version":2'), now)).toBe('newer-version');
    expect(receivedOver('damaged', now)).toBe('take');
  });

  it('is asked about where both went on, or the other device went back: no result is dropped in silence', () => {
    const [here, there] = [swiss(PAIR, result(1, 0)), swiss(PAIR, result(1, 1))];
    expect(receivedOver(writeTournament(here), there)).toBe('differs');
    expect(receivedOver(writeTournament(here), swiss(PAIR, result(1, 1), result(1, 0)))).toBe('differs');
    expect(receivedOver(writeTournament(here), undo(here))).toBe('differs');
    expect(receivedOver(writeTournament(undo(here)), here)).toBe('take');
    expect(receivedOver(writeTournament(here), here)).toBe('keep');
  });
});

describe('the code of a score sheet', () => {
  const pairingOf = (log: Log, word: string | undefined) => {
    const state = tournamentOf(log);
    return state && announcedPairing(state, readAnnounced(word));
  };

  it('names a game and who is paired in it', () => {
    const word = writeAnnounced({ round: 1, table: 1, game: 0, players: [3, 4] });
    expect(pairingOf(swiss({ ...PAIR, draws: [draw(1, 2), draw(3, 4)] }), word)).toMatchObject(draw(3, 4));
  });

  it('names no game once its round was taken back and is another one now', () => {
    const word = writeAnnounced({ round: 1, table: 0, game: 0, players: [1, 2] });
    const unpaired = swiss({ ...PAIR, draws: [draw(1, 2), draw(3, 4)] }, { kind: 'unpair' });
    expect(pairingOf(unpaired, word)).toBeNull();
    const again = perform(unpaired, { ...PAIR, draws: [draw(1, 3), draw(2, 4)] });
    expect(again.ok && pairingOf(again.value, word)).toBeNull();
  });

  it('names no game where it is none, or of a player who has a bye', () => {
    const log = swiss({ kind: 'withdraw', player: 4 }, { ...PAIR, draws: [draw(1, 2), draw(3, null)] });
    expect(pairingOf(log, '1-1-1')).toMatchObject(draw(1, 2));
    for (const word of ['1-2-1', '2-1-1', '0-0-0', '1-1-2', '1-1', 'x', '', undefined])
      expect(pairingOf(log, word)).toBeNull();
  });
});
