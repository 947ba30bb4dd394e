import { describe, expect, it } from 'vitest';
import { ageClasses, classStandings } from './age-classes.ts';
import { consequencesOf } from './consequences.ts';
import { crossTable } from './cross-table.ts';
import type { TieBreak } from './settings.ts';
import { scoresOf, standingsOf } from './standings.ts';
import type { Tournament } from './state.ts';
import { teamStandings } from './teams.ts';
import { Evening } from './testing/evening.ts';
import { buchholzWithoutLeast } from './tie-breaks.ts';

/** The name, points and tie-breaks of each, the best first. */
const told = (tournament: Tournament): readonly string[] =>
  standingsOf(tournament).map(({ rank, player, points, tieBreaks }) =>
    [rank, tournament.players.find(({ id }) => id === player)?.name, points, ...tieBreaks].join(' '),
  );

/** Plays a round robin; `won` says for each meeting of two numbers who won it: the first meeting, then the second. */
function playAll(evening: Evening, won: Readonly<Record<string, string>>): void {
  const seen = new Map<string, number>();
  for (let rounds = evening.state.settings.format.kind === 'round-robin' ? 100 : 0; rounds > 0; rounds--) {
    if (evening.try({ kind: 'pair', now: 0 }) !== null) return;
    for (const { first, second } of evening.state.rounds.at(-1)?.pairings ?? []) {
      if (second === null) continue;
      const [a, b] = [Math.min(first, second), Math.max(first, second)];
      const key = `${a}${b}`;
      const time = seen.get(key) ?? 0;
      seen.set(key, time + 1);
      const sign = won[key]?.[time];
      evening.result(a, b, sign === '1' ? a : sign === '0' ? b : null);
    }
  }
}

describe('tie-breaks', () => {
  // Sensei's Library, "Sonneborn-Berger": four players, all twice; A and B have four wins each, and 11 against 9 decides.
  it('are those of a worked example: Sonneborn-Berger', () => {
    const evening = new Evening({ kind: 'round-robin', cycles: 2 }, ['A', 'B', 'C', 'D'], {
      points: { win: 1, draw: 0.5 },
      tieBreaks: ['sonneborn-berger'],
    });
    playAll(evening, { '12': '10', '13': '11', '14': '10', '23': '10', '24': '11', '34': '11' });
    expect(told(evening.state)).toEqual(['1 A 4 11', '2 B 4 9', '3 C 3 6', '4 D 1 4']);
  });

  // Schachklub Troisdorf, "Buchholz-Wertung" (15 November 2018): opponents with 5, 3, 2, 2, 1 and 0 points give 13, those with
  // 4, 3, 3, 2 and 2 give 14; without the weakest it is 13 against 12.
  it('are those of a worked example: Buchholz with and without the weakest opponent', () => {
    expect(buchholzWithoutLeast([5, 3, 2, 2, 1, 0])).toBe(13);
    expect(buchholzWithoutLeast([4, 3, 3, 2, 2])).toBe(12);
  });

  // By hand. Points: A 2½, B 2, C 1½, D 0.
  it('follow from the points of those one has met', () => {
    const evening = new Evening({ kind: 'round-robin', cycles: 1 }, ['A', 'B', 'C', 'D'], {
      points: { win: 1, draw: 0.5 },
      tieBreaks: ['buchholz', 'fine', 'wins', 'progressive'],
    });
    playAll(evening, { '12': '1', '13': '=', '14': '1', '23': '1', '24': '1', '34': '1' });
    // Round by round (1–4 2–3, 4–3 1–2, 2–4 3–1): A 1, 2, 2½; B 1, 1, 2; C 0, 1, 1½; D 0, 0, 0.
    expect(told(evening.state)).toEqual([
      '1 A 2.5 3.5 2.75 2 5.5',
      '2 B 2 4 1.5 2 4',
      '3 C 1.5 4.5 1.25 1 2.5',
      '4 D 0 6 0 0 0',
    ]);
  });

  // ChessKid, "What is a tie break?" (https://support.chesskid.com/en/articles/8863009-what-is-a-tie-break), whose table Chess.com’s help in
  // German calls Feinwertung (https://hilfe.chess.com/article/4047-wie-funktioniert-die-feinwertung-bei-turnieren): two games in each pairing.
  it.each([1, 2])('are those of a worked example: Feinwertung, with pairings of two games, a game worth %i', (win) => {
    const evening = new Evening({ kind: 'round-robin', cycles: 1 }, ['Bob', 'Mary', 'John'], {
      games: 2,
      points: { win, draw: win / 2 },
      tieBreaks: ['fine'],
    });
    const won = { '12': [2, 1], '13': [1, 1], '23': [3, null] } as const;
    for (let round = 1; round <= 3; round++) {
      evening.pair();
      for (const { first, second } of evening.state.rounds.at(-1)?.pairings ?? []) {
        if (second === null) continue;
        const [a, b] = [Math.min(first, second), Math.max(first, second)];
        for (const [game, winner] of won[`${a}${b}` as keyof typeof won].entries()) evening.result(a, b, winner, game);
      }
    }
    // A game of two points doubles both the player's points and the opponent's.
    const worth = ([points, fine]: readonly [number, number]): string => `${points * win} ${fine * win * win}`;
    expect(told(evening.state)).toEqual([
      `1 Bob ${worth([3, 4.5])}`,
      `2 Mary ${worth([1.5, 3.75])}`,
      `3 John ${worth([1.5, 2.25])}`,
    ]);
  });

  it('compares two who have the same points by their own meeting, and three only if all have met', () => {
    const evening = new Evening({ kind: 'round-robin', cycles: 1 }, ['A', 'B', 'C', 'D'], {
      points: { win: 1, draw: 0.5 },
      tieBreaks: ['direct-encounter'],
    });
    playAll(evening, { '12': '0', '13': '1', '14': '1', '23': '0', '24': '1', '34': '1' });
    // A, B and C have two points each, and beat one another in a circle.
    expect(told(evening.state)).toEqual(['1 A 2 1', '1 B 2 1', '1 C 2 1', '4 D 0 0']);
    evening.result(3, 4, 4);
    expect(told(evening.state)).toEqual(['1 B 2 1', '2 A 2 0', '3 D 1 1', '4 C 1 0']);
  });

  it('asks the direct encounter again among those whom it has left together', () => {
    const evening = new Evening({ kind: 'round-robin', cycles: 1 }, ['A', 'B', 'C', 'D', 'E', 'F'], {
      points: { win: 1, draw: 0.5 },
      tieBreaks: ['direct-encounter'],
    });
    // The four of scalachess’s test (TiebreakTest, "recursively resolves equal subgroup scores"): A 2, B 2, C 1, D 1 among themselves, and
    // A beat B, C beat D. Their games against E and F make their points equal.
    const among = { '12': '1', '13': '1', '14': '0', '23': '1', '24': '1', '34': '1' };
    playAll(evening, {
      ...among,
      '15': '0',
      '16': '1',
      '25': '1',
      '26': '0',
      '35': '1',
      '36': '1',
      '45': '1',
      '46': '1',
      '56': '=',
    });
    expect(told(evening.state).slice(0, 4)).toEqual(['1 A 3 2', '2 B 3 2', '3 C 3 1', '4 D 3 1']);
  });

  // The exercise of FIDE's "Exercises in Tie-Breaking" (M. Held, https://arbiters.fide.com/news/9119) in which all meet, with its solutions
  // as the tests of Sharly Chess have them (tie-breaks of a Berger tournament). Game 5–6 was not played: 5 did not come.
  it('are those of FIDE’s exercise in which all meet, and one game was not played', () => {
    const play = (...tieBreaks: TieBreak[]): readonly string[] => {
      const evening = new Evening(
        { kind: 'round-robin', cycles: 1 },
        ['Alyx', 'Bruno', 'Charline', 'David', 'Franck', 'Helene'],
        {
          points: { win: 1, draw: 0.5 },
          tieBreaks,
        },
      );
      const won = { '12': '1', '13': '1', '14': '0', '15': '=', '16': '1', '23': '=', '24': '1', '25': '1', '26': '1' };
      playAll(evening, { ...won, '34': '1', '35': '1', '36': '1', '45': '0', '46': '=', '56': '0' });
      const round = evening.state.rounds.find(({ pairings }) =>
        pairings.some(({ first, second }) => Math.min(first, second ?? 0) === 5 && Math.max(first, second ?? 0) === 6),
      );
      const table = round?.pairings.findIndex(({ first, second }) => first + (second ?? 0) === 11) ?? -1;
      const result = round?.pairings[table]?.first === 5 ? 'first-absent' : 'second-absent';
      evening.do({ kind: 'result', round: round?.number ?? 0, table, game: 0, result });
      return told(evening.state);
    };
    const [a, b, c] = ['Alyx 3.5', 'Bruno 3.5', 'Charline 3.5'];
    const [d, f, h] = ['David 1.5', 'Franck 1.5', 'Helene 1.5'];
    const bergerOrder = [`1 ${a} 9.25`, `2 ${b} 6.25`, `2 ${c} 6.25`, `4 ${d} 4.25`, `5 ${f} 3.25`, `6 ${h} 2.25`];
    expect(play('sonneborn-berger')).toEqual(bergerOrder);
    // With one game of a point and a half, the Feinwertung is the same sum.
    expect(play('fine')).toEqual(bergerOrder);
    expect(play('direct-encounter')).toEqual([
      ...[`1 ${a} 2`, `2 ${b} 0.5`, `2 ${c} 0.5`],
      ...[`4 ${h} 1.5`, `5 ${f} 1`, `6 ${d} 0.5`],
    ]);
  });

  it('thinks of an opponent as strong as oneself where a round was not played', () => {
    const evening = new Evening({ kind: 'swiss', rounds: 2 }, 3, { tieBreaks: ['buchholz'] });
    evening.pair();
    evening.play((first) => (first === 1 ? 'first' : 'second'));
    // 1 beat 2, 3 paused: the pause is worth a win, and an opponent with one point.
    expect(told(evening.state)).toEqual(['1 P3 1 1', '2 P1 1 0', '3 P2 0 1']);
  });
});

describe('standings', () => {
  it('count a draw in the opponents’ Buchholz for each round after somebody has left a Swiss tournament', () => {
    const evening = new Evening({ kind: 'swiss', rounds: 3 }, 6, {
      points: { win: 1, draw: 0.5 },
      tieBreaks: ['buchholz'],
    });
    evening.pair();
    evening.play((first, second) => (first < second ? 'first' : 'second'));
    const loser = evening.state.rounds[0]?.pairings.find(({ first, second }) => first === 1 || second === 1);
    const left = loser?.first === 1 ? (loser.second ?? 0) : (loser?.first ?? 0);
    evening.do({ kind: 'withdraw', player: left });
    for (let round = 2; round <= 3; round++) {
      evening.pair();
      evening.play((first) => (first === 1 ? 'first' : 'second'));
    }
    // The winner met who left, without a point but with two draws in the reckoning, and two others.
    const scores = scoresOf(evening.state);
    const others = (scores.get(1)?.encounters ?? []).map(({ opponent }) => opponent ?? 0);
    const points = others.filter((id) => id !== left).map((id) => scores.get(id)?.points ?? 0);
    expect(others).toContain(left);
    expect(scores.get(left)?.points).toBe(0);
    const [winner] = standingsOf(evening.state).filter(({ player }) => player === 1);
    expect(winner?.tieBreaks).toEqual([points.reduce((sum, each) => sum + each, 0) + 1]);
  });

  it('counts 2 points for a win and 1 for a draw in each of two games', () => {
    const evening = new Evening({ kind: 'round-robin', cycles: 1 }, 2, {
      games: 2,
      points: { win: 2, draw: 1 },
      tieBreaks: [],
    });
    evening.pair();
    evening.result(1, 2, 1, 0);
    evening.result(1, 2, null, 1);
    expect(told(evening.state)).toEqual(['1 P1 3', '2 P2 1']);
    const [row] = crossTable(evening.state);
    expect(row?.cells.map((cell) => cell.map(({ points }) => points))).toEqual([[], [3]]);
  });

  it('adds up in every row of the cross table, with what a pause gave', () => {
    const evening = new Evening({ kind: 'swiss', rounds: 2 }, 3, { bye: 'win', points: { win: 2, draw: 1 } });
    evening.pair();
    evening.play(() => 'first');
    const rows = crossTable(evening.state);
    for (const { standing, cells, byes } of rows)
      expect(cells.flat().reduce((sum, { points }) => sum + points, byes)).toBe(standing.points);
    expect(rows.filter(({ byes }) => byes === 2)).toHaveLength(1);
  });

  // FIDE Handbook C.05: results of a player who withdraws before half of the games stay in the table and are not counted.
  it('does not count the games of who leaves a round robin before half of them', () => {
    const evening = new Evening({ kind: 'round-robin', cycles: 1 }, 6, { tieBreaks: [] });
    evening.pair();
    evening.play((first, second) => (first < second ? 'first' : 'second'));
    const winner = evening.state.rounds[0]?.pairings.map(({ first, second }) => Math.min(first, second ?? 9)) ?? [];
    expect(standingsOf(evening.state).filter(({ points }) => points === 1)).toHaveLength(3);
    evening.do({ kind: 'withdraw', player: 6 });
    const after = standingsOf(evening.state);
    expect(after.at(-1)).toMatchObject({ player: 6, annulled: true, points: 0 });
    expect(after.filter(({ points }) => points === 1)).toHaveLength(winner.length - 1);
  });

  it('ranks an age class by itself, with places of its own', () => {
    const evening = new Evening({ kind: 'round-robin', cycles: 1 }, 0, { tieBreaks: [] });
    const entrant = (name: string, ageClass: string | null) => ({ name, team: null, ageClass, strength: null });
    const classes = [
      entrant('A', 'U10'),
      entrant('B', 'Adults'),
      entrant('C', 'U10'),
      entrant('D', 'U10'),
      entrant('E', null),
    ];
    evening.do({ kind: 'enter', entrants: classes });
    // B wins all, A and C lose to B and draw, D loses to both, E to all.
    playAll(evening, {
      '12': '0',
      '13': '=',
      '14': '1',
      '15': '1',
      '23': '1',
      '24': '1',
      '25': '1',
      '34': '1',
      '35': '1',
      '45': '1',
    });
    expect(ageClasses(evening.state)).toEqual(['Adults', 'U10']);
    const standings = standingsOf(evening.state);
    const ranked = (ageClass: string) =>
      classStandings(evening.state, standings, ageClass).map(({ rank, player, points }) => [rank, player, points]);
    expect(ranked('U10').toSorted()).toEqual([
      [1, 1, 2.5],
      [1, 3, 2.5],
      [3, 4, 1],
    ]);
    expect(ranked('Adults')).toEqual([[1, 2, 4]]);
    expect(ranked('U12')).toEqual([]);
  });

  it('adds up the points of teams', () => {
    const evening = new Evening({ kind: 'round-robin', cycles: 1 }, 0, { tieBreaks: [] });
    const entrant = (name: string, team: string | null) => ({ name, team, ageClass: null, strength: null });
    evening.do({
      kind: 'enter',
      entrants: [entrant('A', 'North'), entrant('B', 'South'), entrant('C', 'South'), entrant('D', null)],
    });
    evening.pair();
    evening.play((first, second) => (first === 1 || second === 1 ? 'draw' : first === 2 ? 'first' : 'second'));
    expect(teamStandings(evening.state, standingsOf(evening.state)).map(({ team, points }) => [team, points])).toEqual([
      ['South', 1],
      ['North', 0.5],
    ]);
  });
});

describe('a corrected result', () => {
  it('tells which rounds would have been paired otherwise, and changes no pairing', () => {
    const evening = new Evening({ kind: 'swiss', rounds: 3 }, 8);
    evening.pair();
    evening.play((first, second) => (first < second ? 'first' : 'second'));
    evening.pair();
    const before = evening.state.rounds[1];
    const first = evening.state.rounds[0]?.pairings[0];
    const upset = first?.first === 1 ? 'second' : 'first';
    const correction = { kind: 'resulted', round: 1, table: 0, game: 0, result: upset } as const;
    const [changed] = consequencesOf(evening.events, correction);
    expect(changed?.round).toBe(2);
    // 5 wins in the place of 1, and so meets the other winners.
    const winners = changed?.instead.find(({ first, second }) => first === 5 || second === 5);
    expect([winners?.first, winners?.second].filter((id) => id !== 5)[0]).toBeLessThan(5);
    evening.do({ ...correction, kind: 'result' });
    expect(evening.state.rounds[1]).toEqual(before);
  });

  it('changes nothing in a round robin', () => {
    const evening = new Evening({ kind: 'round-robin', cycles: 1 }, 6);
    evening.pair();
    evening.play(() => 'draw');
    evening.pair();
    expect(consequencesOf(evening.events, { kind: 'resulted', round: 1, table: 0, game: 0, result: 'first' })).toEqual(
      [],
    );
  });
});
