import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { randomFrom } from '@merellier/engine';
import { type RatingGroup, ratingGroupOf } from '@merellier/protocol';
import { benefitOfDoubt, expectedOf } from '../apps/server/src/fair/expectation.ts';
import { CHOICES, type JudgedTurn, readTurns } from '../apps/server/src/fair/judge-turns.ts';
import type { Measured, Pools } from '../apps/server/src/fair/pools.ts';
import { SHOWN, SPREAD } from '../apps/server/src/fair/surprise.ts';
import { afterGame, newcomer, type Strength } from '../apps/server/src/ratings/glicko.ts';
import { printFigures, whole } from './figures.ts';

/**
 * How often honest players would be shown to moderators, and how soon others are: measured on games of our own levels (bench/fair, written by
 * play-games.ts). One half of the games says what is to be expected, the other is played by many simulated accounts, each with the strength of
 * a level and a rating that begins where every player's does. With --write, all games together make apps/server/src/fair/measured.ts.
 */
const FOLDER = new URL('fair/', import.meta.url);
const LEVELS = 9;
const ACCOUNTS = Number(process.env['ACCOUNTS'] ?? 2_000);
const GAMES = 100;
const HOUR = 3_600_000;
/** A kind of choice that came less often says nothing. */
const LEAST = 30;
/** Of a thousand honest accounts at most so many may ever be shown within their first hundred games. */
const FALSE_AT_MOST = 1;

interface Part {
  readonly level: number;
  readonly opponent: number;
  readonly points: 0 | 0.5 | 1;
  readonly turns: readonly JudgedTurn[];
}
interface Played {
  readonly group: RatingGroup;
  readonly number: number;
  readonly parts: readonly [Part, Part];
}

const random = randomFrom(20);
const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;

function readGames(): readonly Played[] {
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith('.txt'))
    .flatMap((name) => readFileSync(new URL(name, FOLDER), 'utf8').trim().split('\n'))
    .map((line): Played => {
      const [rules = '', number, white, black, points, ofWhite = '-', ofBlack = '-'] = line.split(' ');
      const turns = (text: string): readonly JudgedTurn[] => (text === '-' ? [] : readTurns(text));
      const [first, second] = [Number(white), Number(black)];
      const won = Number(points) as Part['points'];
      return {
        group: ratingGroupOf(rules) as RatingGroup,
        number: Number(number),
        parts: [
          { level: first, opponent: second, points: won, turns: turns(ofWhite) },
          { level: second, opponent: first, points: (1 - won) as Part['points'], turns: turns(ofBlack) },
        ],
      };
    });
}

/** The ratings that levels come to when they play these games time and again, one account each. */
function ratingsOf(games: readonly Played[]): readonly number[] {
  let strengths: Strength[] = Array.from({ length: LEVELS + 1 }, () => newcomer(0));
  const sums = new Array<number>(LEVELS + 1).fill(0);
  let rounds = 0;
  const some = games.filter(({ parts: [{ level, opponent }] }) => level !== opponent);
  for (let i = 0; i < 12_000; i++) {
    const { parts } = pick(some);
    const [{ level: one, points }, { level: two }] = parts;
    const [white, black] = [strengths[one], strengths[two]] as [Strength, Strength];
    strengths = [...strengths];
    strengths[one] = afterGame(white, black, points, i * HOUR);
    strengths[two] = afterGame(black, white, (1 - points) as Part['points'], i * HOUR);
    if (i < 6_000) continue;
    rounds++;
    for (const [level, { rating }] of strengths.entries()) sums[level] = (sums[level] ?? 0) + rating;
  }
  const means = sums.slice(1).map((sum) => sum / rounds);
  // Levels that are as strong as each other may come out the wrong way round.
  return means.map((_, i) => Math.round(Math.max(...means.slice(0, i + 1)) + i * 0.5));
}

/** Skills and ease by which the turns of these games were most likely: a logistic regression, a little drawn towards none. */
function fitted(games: readonly Played[]): Measured {
  const ratings = ratingsOf(games);
  const all = games.flatMap(({ parts }) => parts);
  const counts = new Map<string, { readonly level: number; readonly choice: string; kept: number; all: number }>();
  for (const { level, turns } of all)
    for (const { choice, kept } of turns) {
      const key = `${level}${choice}`;
      const cell = counts.get(key) ?? { level, choice, kept: 0, all: 0 };
      cell.all++;
      if (kept) cell.kept++;
      counts.set(key, cell);
    }
  const skills = new Array<number>(LEVELS).fill(0);
  const ease = new Map(CHOICES.map((choice) => [choice, 0]));
  for (let step = 0; step < 400; step++) {
    const by = (name: (cell: { level: number; choice: string }) => string | number) => {
      const sums = new Map<string | number, [number, number]>();
      for (const cell of counts.values()) {
        const p = 1 / (1 + Math.exp(-((skills[cell.level - 1] ?? 0) + (ease.get(cell.choice) ?? 0))));
        const [gradient, weight] = sums.get(name(cell)) ?? [0, 0];
        sums.set(name(cell), [gradient + cell.kept - cell.all * p, weight + cell.all * p * (1 - p)]);
      }
      return sums;
    };
    for (const [level, [gradient, weight]] of by(({ level }) => level)) {
      const skill = skills[Number(level) - 1] ?? 0;
      skills[Number(level) - 1] = skill + (gradient - skill) / (weight + 1);
    }
    for (const [choice, [gradient, weight]] of by(({ choice }) => choice)) {
      const now = ease.get(String(choice)) ?? 0;
      ease.set(String(choice), now + (gradient - now) / (weight + 1));
    }
  }
  const often = CHOICES.filter(
    (choice) => [...counts.values()].reduce((sum, cell) => sum + (cell.choice === choice ? cell.all : 0), 0) >= LEAST,
  );
  const rising = skills.map((_, i) => Math.max(...skills.slice(0, i + 1)));
  const round = (value: number): number => Number(value.toFixed(2));
  return {
    ratings,
    skills: rising.map(round),
    ease: Object.fromEntries(often.map((choice) => [choice, round(ease.get(choice) ?? 0)])),
  };
}

const games = readGames();
const groups = [...new Set(games.map(({ group }) => group))].sort();
const of = (group: RatingGroup, half: number | null): readonly Played[] =>
  games.filter((game) => game.group === group && (half === null || game.number % 2 === half));
const poolsOf = (half: number | null): Pools =>
  Object.fromEntries(groups.map((group) => [group, fitted(of(group, half))]));
const pools = poolsOf(0);

/** How much the numbers kept vary from game to game, beside what independent turns would. */
function spreadOf(group: RatingGroup): number {
  const { ratings } = pools[group] as Measured;
  let [squares, variances] = [0, 0];
  for (const { level, turns } of of(group, 1).flatMap(({ parts }) => parts)) {
    const { expected, variance } = expectedOf(group, ratings[level - 1] ?? 0, turns, pools);
    squares += (turns.filter(({ kept }) => kept).length - expected) ** 2;
    variances += variance;
  }
  return squares / variances;
}

/** How an account plays: as its level does, or, from time to time, by exact values. */
interface Habit {
  readonly level: number;
  /** By so many points the account is taken to be weaker than it is: where all who play here are stronger than our levels. */
  readonly tooLow?: number;
  /** The share of games in which the account is told what keeps the value. */
  readonly helped: number;
}

/** After how many games an account would be shown; null where it never is. */
function shownAfter(
  group: RatingGroup,
  { level, helped, tooLow = 0 }: Habit,
  byLevel: readonly (readonly Part[])[],
): number | null {
  const { ratings } = pools[group] as Measured;
  let own = newcomer(0);
  let [turns, kept, expected, variance, some] = [0, 0, 0, 0, 0];
  for (let game = 1; game <= GAMES; game++) {
    const part = pick(byLevel[level] as readonly Part[]);
    const isHelped = random() < helped;
    const opponent = { ...newcomer(0), rating: ratings[part.opponent - 1] ?? 1500, deviation: 60, at: game * HOUR };
    // Nobody loses who always keeps the value of a game that is a draw; who is helped is taken to win what is not lost.
    const points = isHelped ? (Math.max(part.points, 0.5) as Part['points']) : part.points;
    own = afterGame(own, opponent, points, game * HOUR);
    const judged = expectedOf(group, benefitOfDoubt(own) - tooLow, part.turns, pools);
    turns += part.turns.length;
    kept += part.turns.filter((turn) => isHelped || turn.kept).length;
    expected += judged.expected;
    variance += judged.variance;
    if (part.turns.length > 0) some++;
    const deviations = (kept - expected) / Math.sqrt(SPREAD * variance);
    if (turns >= SHOWN.turns && some >= SHOWN.games && deviations >= SHOWN.deviations) return game;
  }
  return null;
}

const median = (numbers: readonly number[]): number | null =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? null;

console.log(
  'Accounts that are shown to moderators within their first 100 games: honest ones, and those that exact values help in',
);
console.log('every game or every second one; in brackets the game after which half of those shown are.\n');
console.log(
  '| group | games | spread | level | rating | keeps | honest, shown | rated 150 too low | helped always | every second game |',
);
console.log('|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|');
let [honest, wrongly, worstSpread] = [0, 0, 0];
for (const group of groups) {
  const half = of(group, 1);
  const byLevel = Array.from({ length: LEVELS + 1 }, (_, level) =>
    half.flatMap(({ parts }) => parts.filter((part) => part.level === level)),
  );
  const spread = spreadOf(group);
  worstSpread = Math.max(worstSpread, spread);
  for (let level = 1; level <= LEVELS; level++) {
    const parts = byLevel[level] ?? [];
    if (parts.length === 0) continue;
    const shown = (helped: number, accounts: number, tooLow = 0): string => {
      const after = Array.from({ length: accounts }, () => shownAfter(group, { level, helped, tooLow }, byLevel));
      const found = after.filter((each) => each !== null);
      if (helped === 0 && tooLow > 0) return `${found.length} of ${whole(accounts)}`;
      if (helped === 0) {
        honest += accounts;
        wrongly += found.length;
        return `${found.length} of ${whole(accounts)}`;
      }
      const half = median(found);
      return `${Math.round((100 * found.length) / accounts)} %${half === null ? '' : ` (${half})`}`;
    };
    const all = parts.flatMap(({ turns }) => turns);
    const share = (100 * all.filter(({ kept }) => kept).length) / Math.max(1, all.length);
    const cells = [
      group,
      whole(half.length),
      spread.toFixed(2),
      level,
      pools[group]?.ratings[level - 1],
      `${share.toFixed(0)} % of ${whole(all.length)}`,
      shown(0, ACCOUNTS),
      shown(0, ACCOUNTS / 4, 150),
      shown(1, ACCOUNTS / 20),
      shown(0.5, ACCOUNTS / 20),
    ];
    console.log(`| ${cells.join(' | ')} |`);
  }
}
console.log('');
printFigures([
  {
    what: 'honest accounts shown, of a thousand with 100 games each',
    ours: `${((1_000 * wrongly) / honest).toFixed(2)} (${whole(wrongly)} of ${whole(honest)})`,
    limit: `${FALSE_AT_MOST}`,
    met: (1_000 * wrongly) / honest <= FALSE_AT_MOST,
    comparedTo: '',
  },
  {
    what: 'spread of the numbers kept, by game',
    ours: worstSpread.toFixed(2),
    limit: `${SPREAD}`,
    met: worstSpread <= SPREAD,
    comparedTo: '1 where turns do not hang together',
  },
]);

if (process.argv.includes('--write')) {
  const text = `import type { Pools } from './pools.ts';

// Written by bench/fair.ts from ${whole(games.length)} games of our own levels.
export const MEASURED: Pools = ${JSON.stringify(poolsOf(null), null, 2)};
`;
  writeFileSync(new URL('../apps/server/src/fair/measured.ts', import.meta.url), text);
}
