import type { DraughtsPosition, DraughtsRuleSet, DraughtsTurn, Line } from '@merellier/rules';
import { pieceAt } from '@merellier/rules/kernel';
import type { Engine } from '../../src/engine.ts';
import type { Random } from '../../src/random.ts';
import { rankOf, WON } from '../../src/score.ts';

/**
 * Numbers of one sample: six sets of squares as in a position, who is to play, the value, twice the result or, where it says nothing, {@link UNTOLD}.
 */
export const SAMPLE = 9;
/** The result of a game that wanders: it says more of the random turns than of the positions. */
export const UNTOLD = -1;
/** In a game that wanders one turn in so many is random, so that what follows a mistake is learnt as well. */
const WANDERS = 12;
/** Random turns that a game begins with. */
const LEAST_RANDOM = 2;
const MOST_RANDOM = 10;
/** A game that has not ended after so many turns is a draw, and one in which kings alone moved for so many. */
const MOST_TURNS = 160;
const MOST_KING_MOVES = 24;
/** Beyond so many hundredths of a man there is nothing to learn. */
const DECIDED = 1500;

/**
 * Plays one game of an engine with itself and gives its quiet positions, {@link SAMPLE} numbers each: in the middle of
 * captures, what stands on the board says nothing. The value and the result are those of the side to play.
 */
export function playGame(engine: Engine, random: Random, nodes: number, wanders = false): number[] {
  const rules = engine.rules as DraughtsRuleSet;
  const samples: number[] = [];
  let position = rules.start() as DraughtsPosition;
  let line: Line = { start: position, played: [] };
  let winner: 'white' | 'black' | null = null;
  const opening = LEAST_RANDOM + Math.floor(random() * (MOST_RANDOM + 1 - LEAST_RANDOM));
  engine.clear();
  for (let i = 0; i < MOST_TURNS && line.played.length < MOST_KING_MOVES; i++) {
    const turns = rules.turns(position);
    const end = rules.outcome(position);
    if (end) {
      winner = end.winner;
      break;
    }
    let turn: DraughtsTurn | null | undefined = turns[Math.floor(random() * turns.length)];
    if (i >= opening) {
      const { lines } = engine.search({ line, now: position }, { nodes });
      const best = lines[0];
      if (!best) break;
      const value = rankOf(best.score);
      if (Math.abs(value) >= WON) {
        winner = value > 0 === (position.toPlay === 'white') ? 'white' : 'black';
        break;
      }
      if (!wanders || random() * WANDERS >= 1) turn = best.turns[0] as DraughtsTurn;
      if (turns[0]?.captures.length === 0 && Math.abs(value) < DECIDED) samples.push(...sampleOf(position, value));
    }
    if (!turn) break;
    const back = movesKing(rules, position, turn);
    position = rules.play(position, turn);
    line = back ? { start: line.start, played: [...line.played, { turn, position }] } : { start: position, played: [] };
  }
  for (let at = 0; at < samples.length; at += SAMPLE) {
    const side = samples[at + 6] === 0 ? 'white' : 'black';
    samples[at + 8] = wanders ? UNTOLD : winner === null ? 1 : winner === side ? 2 : 0;
  }
  return samples;
}

const sampleOf = (position: DraughtsPosition, value: number): number[] => {
  const { white, whiteHigh, black, blackHigh, kings, kingsHigh, toPlay } = position;
  return [white, whiteHigh, black, blackHigh, kings, kingsHigh, toPlay === 'white' ? 0 : 1, Math.round(value), 1];
};

/** Whether a turn moves a king and takes nothing: only those can go on for ever. */
export const movesKing = ({ core }: DraughtsRuleSet, position: DraughtsPosition, turn: DraughtsTurn): boolean =>
  turn.captures.length === 0 && turn.from !== null && pieceAt(core.layout, position, turn.from)?.king === true;
