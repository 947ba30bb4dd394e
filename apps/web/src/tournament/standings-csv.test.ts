import { type Command, create, newLog, perform, type Settings, tournamentOf } from '@merellier/tournament';
import { expect, it } from 'vitest';
import { standingsCsv } from './standings-csv.ts';

const SETTINGS: Settings = {
  ...{ name: 'Mardi', format: { kind: 'round-robin', cycles: 1 }, rules: { id: 'jeu-du-moulin', changes: {} } },
  ...{ clock: 'none', games: 1, points: { win: 1, draw: 0.5 }, bye: 'win', tieBreaks: ['wins'], order: 'entry' },
  ...{ teamsApart: false, seed: 1 },
};

it('writes the standings for a spreadsheet, in which no name becomes a formula', () => {
  const entrant = (name: string, team: string | null = null) => ({ name, team, ageClass: null, strength: null });
  const commands: readonly Command[] = [
    { kind: 'enter', entrants: [entrant('=1+1'), entrant('Ada "la Tour"; Paris', 'Moulin')] },
    { kind: 'pair', now: 0 },
    { kind: 'result', round: 1, table: 0, game: 0, result: 'draw' },
  ];
  const created = create('mardi', SETTINGS);
  if (!created.ok) throw new Error('a tournament');
  const log = commands.reduce((now, command) => {
    const done = perform(now, command);
    if (!done.ok) throw new Error(done.error.reason);
    return done.value;
  }, newLog(created.value));
  const tournament = tournamentOf(log);
  if (!tournament) throw new Error('a tournament');
  const names = { wins: 'Victoires' } as Parameters<typeof standingsCsv>[1]['tieBreaks'];
  const words = { rank: 'Rang', player: 'Joueur', team: 'Équipe', ageClass: 'Catégorie', points: 'Points' };
  expect(standingsCsv(tournament, { ...words, tieBreaks: names }).split('\r\n')).toEqual([
    '\uFEFFRang;Joueur;Équipe;Catégorie;Points;Victoires',
    "1;'=1+1;;;0.5;0",
    '1;"Ada ""la Tour""; Paris";Moulin;;0.5;0',
    '',
  ]);
  expect(standingsCsv(tournament, { ...words, tieBreaks: names, decimal: ',' })).toContain("1;'=1+1;;;0,5;0");
});
