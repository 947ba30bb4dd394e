import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isLong } from '../../../scripts/long.mjs';
import { readRuleSet, ruleSet } from './catalogue.ts';
import { DRAUGHTS, type DraughtsPosition, type DraughtsRuleSet } from './draughts/index.ts';
import { type Game, lineTo, newGame, outcomeOf, positionOf } from './game.ts';
import { MILL, type MillPosition, type MillRuleSet, type MillTurn } from './mill/index.ts';
import { readFen, writeFen } from './notation/index.ts';
import { anyDraughts, anyMill } from './testing/any-rules.ts';
import { draughtsTurnText, PlainDraughts, type PlainDraughtsPosition } from './testing/plain-draughts.ts';
import { millTurnText, PlainMill, type PlainMillPosition, plainMillPosition } from './testing/plain-mill-rules.ts';
import { numbers, randomTurn } from './testing/random.ts';

// The rules against the rule table read plainly, for every parameter and its values.
const RUNS = { numRuns: isLong ? 3000 : 100 };
const PLIES = isLong ? 120 : 40;
const seed = fc.nat(2 ** 31);

const sorted = (texts: Iterable<string>): string[] => [...new Set(texts)].sort();
const shownMill = ({ men, hands, toPlay, barred, spent, owed, row, closed }: PlainMillPosition): unknown => [
  sorted(men.white.map(String)),
  sorted(men.black.map(String)),
  hands,
  toPlay,
  barred,
  spent,
  owed,
  row,
  closed,
];

it('plays the marelle as the rule table reads, whatever its values', () => {
  fc.assert(
    fc.property(anyMill, seed, fc.boolean(), (rules, from, few) => {
      const below = numbers(from);
      const plain = new PlainMill(rules.board, rules.parameters);
      const { lines } = rules.board;
      // From the start, or from where mills stand, boards are full and few men are left.
      const game = newGame(rules, few ? somewhere(rules, below) : rules.start());
      const { men, begins, 'black-men': blackMen } = rules.parameters;
      const { homes } = rules.board;
      const hands = homes ? { white: 0, black: 0 } : { white: men, black: blackMen || men };
      expect(plainMillPosition(rules.start())).toEqual({
        men: { white: homes?.[0] ?? [], black: homes?.[1] ?? [] },
        hands,
        toPlay: begins,
        barred: { white: null, black: null },
        spent: { white: [], black: [] },
        owed: { white: 0, black: 0, first: null, own: false },
        row: [],
        closed: [],
      });
      const end = rules.outcome(positionOf(game));
      expect(end && { winner: end.winner, reason: end.reason }).toEqual(
        plain.outcome(plainMillPosition(positionOf(game), lines), null),
      );
      compareGame(rules, game, below);
    }),
    RUNS,
  );
});

it.each(MILL['mill-at-entry'].choices)('does for a mill closed by an entry what the rule table says (%s)', (value) => {
  const moved = value === 'wins' ? { 'mill-by-moving': value } : {};
  const rules = readRuleSet('marelle', { board: 'six', men: 5, 'mill-at-entry': value, ...moved });
  if (!rules.ok) throw new Error(JSON.stringify(rules.error));
  const below = numbers(1);
  for (let i = 0; i < (isLong ? 300 : 10); i++)
    compareGame(rules.value as MillRuleSet, newGame(rules.value as MillRuleSet), below);
});

it('ends on a full board as the rule table reads, whatever its values', () => {
  const boards = MILL.board.choices.filter((board) => ruleSet('marelle', { board, men: 3 }).board.names.length <= 24);
  for (const blocked of MILL.blocked.choices)
    fc.assert(
      fc.property(anyMill, fc.constantFrom(...boards), seed, (any, board, from) => {
        const points = ruleSet('marelle', { board, men: 3, flying: 0 }).board.names.length;
        const men = Math.min(Math.floor(points / 2), MILL.men.max);
        const read = readRuleSet(any.id, { ...any.changes, board, men, flying: 0, blocked });
        fc.pre(read.ok);
        const rules = read.value as MillRuleSet;
        const plain = new PlainMill(rules.board, rules.parameters);
        const position = fullBoard(rules, numbers(from));
        const outcome = rules.outcome(position);
        const expected = plain.outcome(plainMillPosition(position), null);
        expect(outcome && { winner: outcome.winner, reason: outcome.reason }).toEqual(expected);
        expect(sorted(rules.turns(position).map(millTurnText))).toEqual(
          sorted(rules.awaitsThrow(position) ? [] : plain.turns(plainMillPosition(position)).map(millTurnText)),
        );
      }),
      { numRuns: isLong ? 1000 : 40 },
    );
});

it.each(MILL.protection.choices)(
  'takes from men that all stand in mills as the rule table reads (%s)',
  (protection) => {
    const rules = ruleSet('marelle', { board: 'six', men: 6, flying: 6, protection });
    const [first = [], ...others] = rules.board.lines;
    const apart = others.filter((line) => !line.some((point) => first.includes(point)));
    const setOf = (points: readonly number[]): number => points.reduce((set, point) => set | (1 << point), 0);
    // One mill of three men, two mills of six; White closes one with any of the rest of its men.
    for (const black of [first, ...apart.map((line) => [...first, ...line])]) {
      const white = rules.board.names.map((_, point) => point).filter((point) => !black.includes(point));
      const men = { white: setOf(white.slice(0, 6)), black: setOf(black), whiteHand: 0, blackHand: 0 };
      const position: MillPosition = { ...men, toPlay: 'white', dice: null };
      expect(sorted(rules.turns(position).map(millTurnText))).toEqual(
        sorted(new PlainMill(rules.board, rules.parameters).turns(plainMillPosition(position)).map(millTurnText)),
      );
    }
  },
);

/** Plays on at random, and compares each turn with what the plain rules make of it. */
function compareGame(rules: MillRuleSet, start: Game<MillPosition, MillTurn>, below: (bound: number) => number): void {
  const plain = new PlainMill(rules.board, rules.parameters);
  const { lines } = rules.board;
  let game = start;
  for (let ply = 0; ply < PLIES && outcomeOf(game) === null; ply++) {
    const before = game;
    game = randomTurn(game, below);
    const { turn, dice } = game.nodes[game.at] ?? {};
    // A throw that leaves no turn ends the game.
    if (!turn || game.at === before.at) break;
    const stood = positionOf(before);
    const thrown = dice && rules.awaitsThrow(stood) ? rules.throwDice(stood, dice) : stood;
    const position = plainMillPosition(thrown, lines);
    expect(rules.awaitsThrow(stood)).toBe(plain.needsThrow(position));
    const special = thrown.dice !== null && plain.isSpecial(thrown.dice);
    expect(sorted(rules.turns(thrown).map(millTurnText))).toEqual(
      sorted(plain.turns(position, special).map(millTurnText)),
    );
    const after = positionOf(game);
    expect(shownMill(plainMillPosition(after, lines))).toEqual(shownMill(plain.after(position, turn, special)));
    const outcome = rules.outcome(after);
    const expected = plain.outcome(plainMillPosition(after, lines), after.dice);
    expect(outcome && { winner: outcome.winner, reason: outcome.reason }).toEqual(expected);
    expect(rules.drawn(lineTo(game)) !== null).toBe(plain.isDrawn(lineTo(game)));
    const fen = readFen(rules, writeFen(rules, after));
    expect(fen.ok && rules.key(fen.value)).toBe(rules.key(after));
  }
}

/** All men of both sides on the board, anywhere: a board with twice as many points is full. */
function fullBoard(
  { board, parameters: { men, 'black-men': blackMen } }: MillRuleSet,
  below: (bound: number) => number,
): MillPosition {
  const points = board.names.map((_, point) => point);
  const take = (count: number): number =>
    Array.from({ length: count }, () => points.splice(below(points.length), 1)[0] as number).reduce(
      (set, point) => set | (1 << point),
      0,
    );
  return { white: take(men), black: take(blackMen || men), whiteHand: 0, blackHand: 0, toPlay: 'white', dice: null };
}

/** What the rules say stands on the board, in the terms of the plain ones. */
const shown = (rules: DraughtsRuleSet, position: DraughtsPosition): unknown => [
  rules.view(position).men.map(({ at, side, king }) => `${at} ${side} ${king}`),
  position.toPlay,
  position.huff?.places ?? null,
  position.demanded,
];
const shownPlain = ({ pieces, toPlay, huffable, demanded }: PlainDraughtsPosition): unknown => [
  [...pieces].sort(([a], [b]) => a - b).map(([at, { side, king }]) => `${at} ${side} ${king}`),
  toPlay,
  huffable,
  demanded,
];

/** Men in or beside mills, as many of each side as are allowed or down to three, with empty hands. */
function somewhere(rules: MillRuleSet, below: (bound: number) => number): MillPosition {
  const { board, parameters } = rules;
  const taken = new Set<number>();
  const isFull = below(3) === 0;
  const put = (all: number): number => {
    const most = isFull || below(2) === 0 ? all : 3 + below(2);
    const line = board.lines[below(board.lines.length)] ?? [];
    const rest = board.names.map((_, point) => ({ point, order: below(1000) })).sort((a, b) => a.order - b.order);
    const men = [...line, ...rest.map(({ point }) => point)].filter((point) => !taken.has(point));
    const own = [...new Set(men)].slice(0, Math.min(most, all));
    for (const point of own) taken.add(point);
    return own.reduce((set, point) => set | (1 << point), 0);
  };
  const [white, black] = [put(parameters.men), put(parameters['black-men'] || parameters.men)];
  return { white, black, whiteHand: 0, blackHand: 0, toPlay: below(2) === 0 ? 'white' : 'black', dice: null };
}

it('plays the dames as the rule table reads, whatever its values', () => {
  fc.assert(
    fc.property(anyDraughts, seed, fc.boolean(), (rules, from, few) => {
      const below = numbers(from);
      const plain = new PlainDraughts(rules.parameters);
      expect(shown(rules, rules.start() as DraughtsPosition)).toEqual(shownPlain(plain.start()));
      // From the start, or from kings and men anywhere, where captures are long and draws are counted.
      compareDraughts(rules, few ? fewPieces(rules, plain, below) : plain.start(), below);
    }),
    RUNS,
  );
});

it('counts turns of one king each as the rule table reads, whatever else holds', () => {
  fc.assert(
    fc.property(anyDraughts, fc.integer({ min: 1, max: 4 }), seed, (any, limit, from) => {
      const read = readRuleSet(any.id, { ...any.changes, 'one-king-draw': limit });
      fc.pre(read.ok);
      const rules = read.value as DraughtsRuleSet;
      const below = numbers(from);
      const places = rules.board.names.length;
      const white = below(places);
      const black = (white + 1 + below(places - 1)) % places;
      const kings = [white, black].map((at, i) => [at, { side: i === 0 ? 'white' : 'black', king: true }] as const);
      const pieces = new Map<number, { side: 'white' | 'black'; king: boolean }>(kings);
      compareDraughts(rules, { ...new PlainDraughts(rules.parameters).start(), pieces }, below);
    }),
    { numRuns: isLong ? 1000 : 40 },
  );
});

/** Plays on at random, and compares each turn with what the plain rules make of it. */
function compareDraughts(rules: DraughtsRuleSet, start: PlainDraughtsPosition, below: (bound: number) => number): void {
  const plain = new PlainDraughts(rules.parameters);
  let position = start;
  const read = readFen(rules, fenOf(plain, position));
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  let game = newGame(rules, read.value);
  expect(shown(rules, positionOf(game))).toEqual(shownPlain(position));
  const line = [position];
  for (let ply = 0; ply < PLIES && outcomeOf(game) === null; ply++) {
    expect(sorted(rules.turns(positionOf(game)).map(draughtsTurnText))).toEqual(
      sorted(plain.turns(position).map(draughtsTurnText)),
    );
    game = randomTurn(game, below);
    const turn = game.nodes[game.at]?.turn;
    if (!turn) break;
    position = plain.after(position, turn);
    line.push(position);
    expect(shown(rules, positionOf(game))).toEqual(shownPlain(position));
    expect(rules.outcome(positionOf(game))?.winner ?? null).toBe(plain.winner(position));
    expect(rules.drawn(lineTo(game)) !== null).toBe(plain.isDrawn(line, lineTo(game)));
    const fen = readFen(rules, writeFen(rules, positionOf(game)));
    expect(fen.ok && rules.key(fen.value)).toBe(rules.key(positionOf(game)));
  }
}

it.each(DRAUGHTS.removal.choices)('captures past what it has taken as the rule table reads (%s)', (removal) => {
  const rules = ruleSet('dames', { removal, 'king-landing': 'any' });
  const plain = new PlainDraughts(rules.parameters);
  const below = numbers(7);
  const squares = rules.board.names.map((_, at) => at);
  const inside = squares.filter((at) => Math.floor(at / 4) % 2 === 1 && at < 28);
  for (let i = 0; i < 60; i++) {
    // Men with gaps between them: a king comes round to where it has been.
    const men = inside.filter(() => below(3) > 0);
    const free = squares.filter((at) => !men.includes(at));
    const pieces = new Map<number, { side: 'white' | 'black'; king: boolean }>();
    for (const at of men) pieces.set(at, { side: 'black', king: false });
    pieces.set(free[below(free.length)] as number, { side: 'white', king: true });
    const position: PlainDraughtsPosition = { ...plain.start(), pieces, toPlay: 'white' };
    const read = readFen(rules, fenOf(plain, position));
    expect(read.ok && sorted(rules.turns(read.value).map(draughtsTurnText))).toEqual(
      sorted(plain.turns(position).map(draughtsTurnText)),
    );
  }
});

/** One to ten pieces of each side, most of them kings, anywhere. */
function fewPieces(
  rules: DraughtsRuleSet,
  plain: PlainDraughts,
  below: (bound: number) => number,
): PlainDraughtsPosition {
  const pieces = new Map<number, { side: 'white' | 'black'; king: boolean }>();
  const places = rules.board.names.length;
  const row = places / rules.board.side;
  for (const side of ['white', 'black'] as const)
    for (let left = Math.min(1 + below(below(2) === 0 ? 3 : 10), rules.core.pieces); left > 0; left--) {
      const at = below(places);
      // A man on its far row would be a king.
      const isFar = side === 'white' ? at < row : at >= places - row;
      if (!pieces.has(at)) pieces.set(at, { side, king: isFar || below(3) > 0 });
    }
  const toPlay = below(2) === 0 ? 'white' : 'black';
  return { ...plain.start(), pieces, toPlay };
}

/** A position as a FEN, in names of the plain rules. */
function fenOf(plain: PlainDraughts, { pieces, toPlay }: PlainDraughtsPosition): string {
  const list = (side: string): string =>
    [...pieces]
      .filter(([, piece]) => piece.side === side)
      .map(([at, { king }]) => `${king ? 'K' : ''}${plain.nameOf(at)}`)
      .join(',');
  return `${toPlay === 'white' ? 'W' : 'B'}:W${list('white')}:B${list('black')}`;
}
