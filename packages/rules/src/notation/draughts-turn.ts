import { explainDraughts } from '../draughts/explain.ts';
import { type DraughtsPosition, type DraughtsRuleSet, type DraughtsTurn, isBoardTurn } from '../draughts/index.ts';
import type { Refusal } from '../refusal.ts';
import { fail, ok, type Result } from '../result.ts';
import type { Walk } from '../rule-set.ts';
import { readSquare } from './draughts-square.ts';
import type { TurnProblem } from './problem.ts';
import { plainStrokes } from './strokes.ts';

/**
 * A legal turn as text: `32-28`, `32x23`; where two captures share both squares, all squares landed on, `32x23x14`. Huffs
 * and demands are this project's own signs: `huff:23`, `demand`.
 */
export function writeDraughtsTurn(rules: DraughtsRuleSet, position: DraughtsPosition, turn: DraughtsTurn): string {
  return writeAmong(rules.board.names, turn.kind === 'capture' ? rules.turns(position) : [], turn);
}

/** The legal turns of one position as texts, in their order. */
export const writeDraughtsTurns = (rules: DraughtsRuleSet, turns: readonly DraughtsTurn[]): readonly string[] =>
  turns.map((turn) => writeAmong(rules.board.names, turns, turn));

/** A turn as text; `turns` are those that a capture must be told from. */
function writeAmong(names: readonly string[], turns: readonly DraughtsTurn[], turn: DraughtsTurn): string {
  if (turn.kind === 'demand') return 'demand';
  if (turn.kind === 'huff') return `huff:${names[turn.at]}`;
  if (turn.kind === 'move') return `${names[turn.from]}-${names[turn.to]}`;
  const isAlike = ({ kind, from, to }: DraughtsTurn): boolean =>
    kind === 'capture' && from === turn.from && to === turn.to;
  const squares = turns.filter(isAlike).length > 1 ? [turn.from, ...turn.path] : [turn.from, turn.to];
  return squares.map((place) => names[place]).join('x');
}

/**
 * Reads the text of a turn and judges it; the turn given back is legal. Squares may be numbers or letters, captures may be
 * written with `x`, `:` or `-`, with any squares that they pass in between, and separators may be left out.
 */
export function readDraughtsTurn(
  rules: DraughtsRuleSet,
  position: DraughtsPosition,
  text: string,
): Result<DraughtsTurn, TurnProblem> {
  const refuse = (refusal: Refusal): Result<never, TurnProblem> => fail({ problem: 'turn-refused', text, refusal });
  const plain = readPlain(rules, position, text);
  if (plain) return ok(plain);
  const words = plainStrokes(text.trim().toLowerCase().replace(/\s+/g, ''));
  const [, sign, names] = /^(huff|demand)[:-]?([a-z]?\d+)?$/.exec(words) ?? [];
  const squares = sign ? (names ? [names] : []) : splitSquares(words);
  if (!squares || (sign === 'huff') !== (squares.length === 1) || (sign === 'demand' && names !== undefined))
    return fail({ problem: 'turn-unreadable', text });
  const places = squares.map((square) => readSquare(rules.board, square));
  const unknown = places.indexOf(-1);
  if (unknown >= 0) return refuse({ reason: 'no-such-place', place: squares[unknown] as string });
  const outcome = rules.outcome(position);
  if (outcome) return refuse({ reason: 'game-over', outcome: outcome.reason });

  if (sign) {
    const turns = rules.turns(position);
    const said = turns.find((turn) => turn.kind === sign && (turn.kind !== 'huff' || turn.at === places[0]));
    if (said) return ok(said);
    return refuse(
      sign === 'huff' ? { reason: 'not-huffable', place: squares[0] as string } : { reason: 'nothing-to-demand' },
    );
  }
  // What is written as a capture is one: a quiet step may share both its squares. Captures written with a stroke are common.
  const isCapture = /[x:×]/.test(words);
  const walks = rules.walks(position).filter(({ turn }) => !isCapture || turn.kind === 'capture');
  const found = findByPlaces(rules, walks, places);
  if (found.length > 1)
    return refuse({ reason: 'ambiguous', turns: found.map((turn) => writeDraughtsTurn(rules, position, turn)) });
  const [turn] = found;
  if (!turn) {
    const quiet = isCapture ? findByPlaces(rules, rules.walks(position), places)[0] : undefined;
    return refuse(
      quiet ? { reason: 'nothing-to-take', place: squares.at(-1) as string } : whyNot(rules, position, places),
    );
  }
  return ok(turn);
}

const PLAIN = /^(\d{1,3}|[a-n]\d{1,2})([-x])(\d{1,3}|[a-n]\d{1,2})$/;

/** What most turns are, two squares that only one turn has: files of millions of turns are read by this. Null for any other. */
function readPlain(rules: DraughtsRuleSet, position: DraughtsPosition, text: string): DraughtsTurn | null {
  const [, first = '', sign, last = ''] = PLAIN.exec(text) ?? [];
  if (sign === undefined) return null;
  const [from, to] = [readSquare(rules.board, first), readSquare(rules.board, last)];
  const [turn, ...others] = rules.turnsBetween(position, from, to);
  return turn && others.length === 0 && (sign === '-' || turn.kind === 'capture') ? turn : null;
}

/** The squares of a turn, in the order of the text; null if it is none. */
function splitSquares(words: string): string[] | null {
  if (/^([a-z]\d{1,2}[-x:×–]?){2,}$/.test(words)) return words.match(/[a-z]\d{1,2}/g);
  if (/^\d{4}$/.test(words)) return [words.slice(0, 2), words.slice(2)];
  return /^\d{1,3}([-x:×–]\d{1,3})+$/.test(words) ? words.split(/[-x:×–]/) : null;
}

/**
 * The turns that go from the first of these places to the last by way of those between. The exact squares landed on come
 * first, then captures that land on these among others, then any that pass them: files name more squares, or fewer, than
 * they need.
 */
function findByPlaces(
  rules: DraughtsRuleSet,
  walks: readonly Walk<DraughtsTurn>[],
  places: readonly number[],
): DraughtsTurn[] {
  const ways = walks
    .filter(({ turn }) => isBoardTurn(turn) && turn.from === places[0] && turn.to === places.at(-1))
    .map(({ turn, steps }) => ({ turn, landings: steps.flatMap((step) => ('at' in step ? [step.at] : [])) }));
  const matches: ((landings: readonly number[]) => boolean)[] = [
    (landings) => String(landings) === String(places),
    (landings) => isWithin(places, landings),
    (landings) => isWithin(places, squaresPassed(rules, landings)),
  ];
  for (const match of matches) {
    const turns = ways.filter(({ landings }) => match(landings)).map(({ turn }) => turn);
    if (turns.length > 0) return turns.filter((turn, i) => turns.findIndex((other) => rules.same(other, turn)) === i);
  }
  return [];
}

/** Whether all of one list come in another, in the same order. */
function isWithin(few: readonly number[], many: readonly number[]): boolean {
  let at = 0;
  for (const place of many) if (place === few[at]) at++;
  return at === few.length;
}

/** Every square that a piece comes over on a way, where it lands or not. */
function squaresPassed(rules: DraughtsRuleSet, landings: readonly number[]): number[] {
  const { next, squares } = rules.core.layout;
  const passed = landings.slice(0, 1);
  for (const [i, to] of landings.slice(1).entries())
    for (let d = 0; d < 4; d++) {
      const way: number[] = [];
      let place = landings[i] as number;
      while (place !== to && place !== squares) {
        place = next[place * 4 + d] as number;
        way.push(place);
      }
      if (place === to) passed.push(...way);
    }
  return passed;
}

/** Why no turn goes along these places: what a player is told who tries it, or that the capture is not finished. */
function whyNot(rules: DraughtsRuleSet, position: DraughtsPosition, places: readonly number[]): Refusal {
  const [from, to] = [places[0] as number, places.at(-1) as number];
  const name = (place: number): string => rules.board.names[place] ?? '';
  for (const taps of [[from], [from, to], places]) {
    const refusal = explainDraughts(rules, position, taps);
    if (refusal && !(taps.length === 2 && places.length > 2)) return refusal;
  }
  const begun = explainDraughts(rules, position, places) === null;
  return { reason: begun ? 'capture-goes-on' : 'cannot-move-there', from: name(from), to: name(to) };
}
