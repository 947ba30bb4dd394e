import type { Refusal } from '../refusal.ts';
import type { Step, Walk } from '../rule-set.ts';
import type { DraughtsCore } from './core.ts';
import { restingKing } from './king-runs.ts';
import type { DraughtsPosition, Piece } from './position.ts';
import { pieceAt } from './position.ts';
import type { BoardTurn, DraughtsTurn } from './turn.ts';
import { capturesOf, freeMoves, legalCaptures } from './turns.ts';
import { stepsOf, waysOf } from './ways.ts';

const placesOf = (steps: readonly Step[]): number[] => steps.flatMap((step) => (step.kind === 'say' ? [] : [step.at]));

const beginsWith = (places: readonly number[], start: readonly number[]): boolean =>
  start.every((place, i) => places[i] === place);

/** Why the last of these taps cannot be; null when it can. The game is not over, and the taps before it could be. */
export function refuseTaps(
  core: DraughtsCore,
  position: DraughtsPosition,
  walks: readonly Walk<DraughtsTurn>[],
  taps: readonly number[],
): Refusal | null {
  for (let count = 1; count <= taps.length; count++) {
    const done = taps.slice(0, count);
    if (walks.some(({ steps }) => beginsWith(placesOf(steps), done))) continue;
    return count === 1
      ? refuseOrigin(core, position, done[0] as number)
      : refuseLanding(core, position, walks, done.slice(0, -1), done.at(-1) as number);
  }
  return null;
}

/** Why a piece cannot be picked up. */
function refuseOrigin(core: DraughtsCore, position: DraughtsPosition, from: number): Refusal {
  const place = nameOf(core, from);
  const piece = pieceAt(core.layout, position, from);
  if (!piece) return { reason: 'empty', place };
  if (piece.side !== position.toPlay) return { reason: position.huff ? 'not-huffable' : 'not-your-man', place };
  const legal = legalCaptures(core, position);
  if (legal.length === 0)
    return from === restingKing(core, position)
      ? { reason: 'king-must-rest', place, count: core.kingRun }
      : { reason: 'man-blocked', place };
  return possibleCaptures(core, position).some((capture) => capture.from === from)
    ? { reason: 'must-capture-better', priority: core.priority }
    : mustCapture(core, legal);
}

/** Why a piece that stands on the last of these places cannot go on to another. */
function refuseLanding(
  core: DraughtsCore,
  position: DraughtsPosition,
  walks: readonly Walk<DraughtsTurn>[],
  before: readonly number[],
  to: number,
): Refusal {
  const origin = before[0] as number;
  const from = before.at(-1) as number;
  const names = { from: nameOf(core, from), to: nameOf(core, to) };
  const piece = pieceAt(core.layout, position, origin) as Piece;
  // The square that the piece started from counts as free.
  if (to !== origin && pieceAt(core.layout, position, to)) return { reason: 'occupied', place: names.to };

  const legal = legalCaptures(core, position);
  if (legal.length > 0) {
    const started = [...before.slice(1), to];
    const possible = possibleCaptures(core, position).filter((capture) => capture.from === origin);
    if (possible.some(({ path }) => beginsWith(path, started))) {
      // It can be jumped there: then either another capture comes first, or another landing goes on.
      const goesOn = walks.some(({ steps }) => beginsWith(placesOf(steps), before) && steps.length > before.length + 1);
      return goesOn && core.priority === 'none'
        ? { reason: 'capture-goes-on', from: nameOf(core, origin), to: names.to }
        : { reason: 'must-capture-better', priority: core.priority };
    }
    if (before.length > 1) {
      const geometry = refuseGeometry(core, position, piece, from, to);
      return geometry.reason === 'not-on-a-diagonal' ||
        geometry.reason === 'not-in-line' ||
        geometry.reason === 'king-lands-behind'
        ? geometry
        : { reason: 'capture-goes-on', from: nameOf(core, origin), to: names.from };
    }
    if (freeMoves(core, position).some((move) => move.from === from && move.to === to)) return mustCapture(core, legal);
  }
  return refuseGeometry(core, position, piece, from, to);
}

/** Why a piece cannot get from one square to another, free one, in a single step or jump. */
function refuseGeometry(
  core: DraughtsCore,
  position: DraughtsPosition,
  piece: Piece,
  from: number,
  to: number,
): Refusal {
  const names = { from: nameOf(core, from), to: nameOf(core, to) };
  if (from === to) return { reason: 'cannot-move-there', ...names };
  const way = wayBetween(core, position, from, to);
  if (!way) return notInLine(core, names);
  const met = way.flatMap((place) => {
    const there = pieceAt(core.layout, position, place);
    return there ? [{ place, ...there }] : [];
  });
  const [first] = met;
  const canJump = met.length === 1 && first?.side !== piece.side;
  if (piece.king)
    return canJump && core.longKings && (!core.landsAnywhere || (core.stopsBehindKings && first?.king))
      ? {
          reason: 'king-lands-behind',
          place: nameOf(core, first?.place as number),
          to: nameBehind(core, from, first?.place as number),
        }
      : { reason: 'cannot-move-there', ...names };
  const down = (core.board.rows[to] as number) - (core.board.rows[from] as number);
  const backward = piece.side === 'white' ? down > 0 : down < 0;
  if (way.length === 0 && backward) return { reason: 'men-go-forward', ...names };
  if (way.length === 1 && canJump) {
    if (backward && !core.menCaptureBackward) return { reason: 'men-capture-forward', ...names };
    if (first?.king && !core.menTakeKings) return { reason: 'men-take-no-kings', place: nameOf(core, first.place) };
  }
  return { reason: 'cannot-move-there', ...names };
}

function notInLine({ parameters }: DraughtsCore, names: { readonly from: string; readonly to: string }): Refusal {
  const lines = parameters['step-lines'];
  return lines === 'diagonals' ? { reason: 'not-on-a-diagonal', ...names } : { reason: 'not-in-line', lines, ...names };
}

/** The places between two that share a line of steps, or one of jumps with a piece on it; null where they do not. */
function wayBetween(core: DraughtsCore, position: DraughtsPosition, from: number, to: number): number[] | null {
  const { ways, squares } = core.layout;
  const steps = stepsOf(core.parameters['step-lines']).kings;
  for (const d of new Set([...steps, ...waysOf(core).kings])) {
    const way: number[] = [];
    let place = ways[from * 8 + d] as number;
    for (; place !== squares && place !== to; place = ways[place * 8 + d] as number) way.push(place);
    if (place === to && (steps.includes(d) || way.some((over) => pieceAt(core.layout, position, over)))) return way;
  }
  return null;
}

/** The name of the square right behind a piece that is jumped from afar. */
function nameBehind(core: DraughtsCore, from: number, over: number): string {
  const { ways, squares } = core.layout;
  for (const d of waysOf(core).kings) {
    const way = [from];
    while (way.at(-1) !== squares) way.push(ways[(way.at(-1) as number) * 8 + d] as number);
    if (way.includes(over)) return nameOf(core, way[way.indexOf(over) + 1] as number);
  }
  return nameOf(core, over);
}

/** Everything that can be jumped, whether it is good enough or not. */
const possibleCaptures = (core: DraughtsCore, position: DraughtsPosition): BoardTurn[] =>
  capturesOf(core, position, 'partial-routes');

const mustCapture = (core: DraughtsCore, legal: readonly BoardTurn[]): Refusal => ({
  reason: 'must-capture',
  pieces: [...new Set(legal.map(({ from }) => from))].sort((a, b) => a - b).map((place) => nameOf(core, place)),
});

const nameOf = (core: DraughtsCore, place: number): string => core.board.names[place] ?? '';
