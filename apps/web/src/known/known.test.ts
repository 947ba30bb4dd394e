import { readFileSync } from 'node:fs';
import { type MillPosition, type MillRuleSet, newGame, type Position, positionOf } from '@merellier/rules';
import { readFen, readTurn, writeTurn } from '@merellier/rules/notation';
import { exactTurns, exactValue } from '@merellier/tablebase';
import { DiskTables, defaultFolder } from '@merellier/tablebase/node';
import { describe, expect, it } from 'vitest';
import { isLong } from '../../../../scripts/long.mjs';
import { knownGames, longestOf, rulesOf, solvedSections } from '../../scripts/known-games.ts';
import { holds } from './claims.ts';
import { KNOWN_GAMES, knownGame, rulesOfKnown } from './known-games.ts';
import { LONG_WINS } from './long-wins.ts';
import { SOLVED_RULES } from './solved-rules.ts';
import { CENTRE_MILL, THEORY } from './theory.ts';

it('what the page knows is what docs/solved.md says: else run apps/web/scripts/known.ts', () => {
  expect(KNOWN_GAMES).toEqual(knownGames());
  expect(KNOWN_GAMES.length).toBeGreaterThan(10);
});

it('rule sets that share their values are found by their own names', () => {
  expect(knownGame('jeu-du-moulin')?.id).toBe('marelle');
  expect(knownGame('marelle-a-3')?.value).toBe('draw');
  expect(knownGame('dames')).toBeNull();
});

it('the pages of solved rule sets lead here, and no others', () => {
  const named = KNOWN_GAMES.filter(({ changes }) => Object.keys(changes).length === 0);
  expect(SOLVED_RULES).toEqual(named.flatMap(({ id, shared }) => [id, ...shared]));
});

describe.each(KNOWN_GAMES.map((game) => [game.id, game] as const))('%s', (_, game) => {
  it('tells what every first man is worth, once, and the best of it is the value of the game', () => {
    const names = game.first.flatMap(({ places }) => places.split(' '));
    expect([...names].sort()).toEqual([...rulesOfKnown(game).board.names].sort());
    const values = game.first.map(({ value }) => value);
    expect(values).toContain(game.value);
    if (game.value !== 'win') expect(values).not.toContain('win');
  });

  it('has theorems that the counts of its list bear out', () => {
    const rows = readFileSync(new URL(`../../../../docs/solved/${game.id}.csv`, import.meta.url), 'utf8').split('\n');
    for (const { kind, own, opponent, wins, losses, draws } of game.theorems) {
      expect(rows.some((row) => row.startsWith(`0,${own},${opponent},${wins},${losses},${draws},`))).toBe(true);
      expect(holds(kind, { wins, losses, draws }), `${kind} ${own}-${opponent}`).toBe(true);
    }
  });
});

it('a claim that one position contradicts does not hold', () => {
  expect(holds('neverLoses', { wins: 5, losses: 1, draws: 9 })).toBe(false);
  expect(holds('alwaysWins', { wins: 5, losses: 0, draws: 1 })).toBe(false);
  expect(holds('neverDraws', { wins: 5, losses: 2, draws: 1 })).toBe(false);
  expect(holds('nearlyDraws', { wins: 0, losses: 0, draws: 9 })).toBe(false);
});

describe.each(LONG_WINS.map((win) => [`${win.game} ${win.own}-${win.opponent}`, win] as const))(
  'the win of %s',
  (_, win) => {
    const rules = rulesOf(win.game);
    const read = readFen(rules, win.fen);
    if (!read.ok) throw new Error(win.fen);
    const turns = win.turns.split(' ');

    it('takes as many turns as are told, and only the last one takes a man or ends the game', () => {
      expect(turns).toHaveLength(win.plies);
      let position: Position = positionOf(newGame(rules, read.value));
      const men = () => rules.view(position).men.length;
      const before = men();
      for (const [i, text] of turns.entries()) {
        expect(rules.outcome(position)).toBeNull();
        const turn = readTurn(rules, position, text);
        if (!turn.ok) throw new Error(`${i}: ${text}`);
        position = rules.play(position, turn.value);
        if (i < turns.length - 1) expect(men(), `${i}: ${text}`).toBe(before);
      }
      expect(men() < before || rules.outcome(position)?.winner === 'white').toBe(true);
    });

    it('is the longest that docs/solved names for so many men', () => {
      const list = readFileSync(new URL(`../../../../docs/solved/${win.game}.csv`, import.meta.url), 'utf8');
      expect(list).toMatch(new RegExp(`^0,${win.own},${win.opponent},\\d+,\\d+,\\d+,${win.plies},`, 'm'));
      const longest = longestOf(solvedSections().get(win.game) ?? '');
      expect(win.plies).toBeLessThanOrEqual(longest?.plies ?? 0);
      if (win.plies === longest?.plies) expect(win.fen).toBe(longest.fen);
    });
  },
);

describe('published theory', () => {
  it.each(THEORY.map((theory) => [theory.id, theory] as const))(
    'of %s is set up and its turns are legal',
    (_, theory) => {
      const game = knownGame(theory.game);
      if (!game) throw new Error(theory.game);
      const rules = rulesOfKnown(game);
      const read = theory.fen === null ? null : readFen(rules, theory.fen);
      const position = read?.ok ? read.value : rules.start();
      expect(read?.ok).not.toBe(false);
      for (const turn of theory.keeping ?? []) expect(readTurn(rules, position, turn).ok, turn).toBe(true);
      if (theory.fen === null) expect(theory.value).toBe(game.value);
    },
  );

  const rules = rulesOf('marelle') as MillRuleSet;
  const variant = { rules, key: 'nine-unless-all-fly3', men: 9, entries: 'capture', anyTime: false } as const;
  const tables = isLong ? DiskTables.open(variant, defaultFolder()) : null;
  it.runIf(tables !== null)('is what the tables say of it', () => {
    if (!tables) return;
    const at = (fen: string): MillPosition => {
      const read = readFen(rules, fen);
      if (!read.ok) throw new Error(fen);
      return read.value as MillPosition;
    };
    for (const { fen, value, keeping, game } of THEORY) {
      if (fen === null || game !== 'marelle') continue;
      expect(exactValue(rules, tables, at(fen))?.value).toBe(value);
      const turns = exactTurns(rules, tables, at(fen)) ?? [];
      const kept = turns.filter((each) => each.value === value).map(({ turn }) => writeTurn(rules, at(fen), turn));
      expect(kept).toEqual(keeping ?? turns.map(({ turn }) => writeTurn(rules, at(fen), turn)));
    }
    const centre = at(THEORY.find(({ id }) => id === 'z-mill')?.fen ?? '');
    const count = { win: 0, draw: 0, loss: 0 };
    for (const turn of rules.turns(centre)) {
      // The inner ring and the outer are the same: one of them is counted.
      if (!/^[cde][345]$/.test(writeTurn(rules, centre, turn))) continue;
      for (const { value } of exactTurns(rules, tables, rules.play(centre, turn)) ?? []) count[value]++;
    }
    tables.close();
    expect(count).toEqual({ win: 0, draw: CENTRE_MILL.positions - CENTRE_MILL.lost, loss: CENTRE_MILL.lost });
  });
});
