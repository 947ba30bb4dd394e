import type { DraughtsPosition, DraughtsRuleSet } from '@merellier/rules';
import { readFen } from '@merellier/rules/notation';

/** The value of a position and the plies to the end of the game, as a table of endings stores them. */
export interface PlainEnding {
  readonly position: DraughtsPosition;
  value: 'win' | 'draw' | 'loss';
  plies: number;
}

/**
 * Solves all positions of so many pieces, and fewer, by going through all turns of all of them, ply after ply: built on nothing
 * but the rules and the notation. By the key of the position.
 */
export function plainEndings(rules: DraughtsRuleSet, pieces: number): ReadonlyMap<string, PlainEnding> {
  const all = new Map<string, PlainEnding>();
  for (const position of positionsOf(rules, pieces))
    all.set(rules.key(position), { position, value: 'draw', plies: 0 });
  const next = new Map<PlainEnding, readonly PlainEnding[]>();
  for (const each of [...all.values()]) {
    const outcome = rules.outcome(each.position);
    if (outcome) {
      each.value = outcome.winner === null ? 'draw' : outcome.winner === each.position.toPlay ? 'win' : 'loss';
      continue;
    }
    const after = rules.turns(each.position).map((turn) => rules.play(each.position, turn));
    next.set(
      each,
      after.map((position) => all.get(rules.key(position)) ?? overIn(rules, position)),
    );
  }
  for (let plies = 1, isNew = true; isNew || plies < 3; plies++) {
    isNew = false;
    const decided: [PlainEnding, PlainEnding['value']][] = [];
    for (const [each, after] of next) {
      if (after.some(({ value }) => value === 'loss')) decided.push([each, 'win']);
      else if (after.every(({ value }) => value === 'win')) decided.push([each, 'loss']);
    }
    for (const [each, value] of decided) {
      Object.assign(each, { value, plies });
      next.delete(each);
      isNew = true;
    }
  }
  return all;
}

/** A position without pieces of one side. */
function overIn(rules: DraughtsRuleSet, position: DraughtsPosition): PlainEnding {
  const winner = rules.outcome(position)?.winner;
  if (winner === undefined) throw new Error('a position that was not listed goes on');
  return { position, value: winner === null ? 'draw' : winner === position.toPlay ? 'win' : 'loss', plies: 0 };
}

function* positionsOf(rules: DraughtsRuleSet, most: number): Generator<DraughtsPosition> {
  const { names, side } = rules.board;
  const standing: string[] = [];
  function* place(from: number, left: number): Generator<DraughtsPosition> {
    const white = standing.filter((piece) => piece.startsWith('W')).map((piece) => piece.slice(1));
    const black = standing.filter((piece) => piece.startsWith('B')).map((piece) => piece.slice(1));
    if (white.length > 0 && black.length > 0)
      for (const toPlay of ['W', 'B']) {
        const read = readFen(rules, `${toPlay}:W${white.join(',')}:B${black.join(',')}`);
        if (!read.ok) throw new Error(`${white} ${black}`);
        yield read.value;
      }
    if (left === 0) return;
    for (let at = from; at < names.length; at++)
      for (const piece of ['W', 'WK', 'B', 'BK']) {
        const isCrowned = piece === 'W' ? at < side / 2 : piece === 'B' && at >= names.length - side / 2;
        if (isCrowned) continue;
        standing.push(`${piece}${names[at]}`);
        yield* place(at + 1, left - 1);
        standing.pop();
      }
  }
  yield* place(0, most);
}
