import { bitIndices, countBits, toBits } from '../bits.ts';
import type { Outcome } from '../outcome.ts';
import type { ParameterSpec } from '../parameters.ts';
import type { Refusal } from '../refusal.ts';
import type { Line, PositionView, RuleSet, Tally, Walk } from '../rule-set.ts';
import { SIDES } from '../side.ts';
import { drawnAlong } from '../tally.ts';
import type { Throw } from '../throw.ts';
import { type MillCore, makeCore, menAtStart, menInMills, quietLimit } from './core.ts';
import { isSpecialThrow } from './dice.ts';
import { transformMemory } from './memory.ts';
import { countTurns, menInAll, millOutcome, needsThrow } from './outcome.ts';
import { MILL, type MillParameters } from './parameters.ts';
import { playTurn } from './play.ts';
import { handOf, type MillPosition, menOf, owedBy, situationOf } from './position.ts';
import type { MillRuleSetId } from './presets.ts';
import { type MillAttempt, refuseAttempt, refuseBlockedMan, refuseOrigin, refuseTaken } from './refuse.ts';
import { MillTally } from './tally.ts';
import { type MillTurn, pack, unpack } from './turn.ts';
import { turnBuffer } from './turn-buffer.ts';
import { walksOf } from './walks.ts';

const SPECS: readonly ParameterSpec<keyof MillParameters>[] = Object.values(MILL);

/** A rule set of the mill family, made ready to play by. */
export class MillRuleSet implements RuleSet<MillPosition, MillTurn> {
  readonly family = 'mill';
  readonly id: MillRuleSetId;
  readonly parameters: MillParameters;
  readonly changes: Partial<MillParameters>;
  readonly specs = SPECS;
  /** The board's masks and the parameters as numbers, for the engine and the solver. */
  readonly core: MillCore;

  constructor(id: MillRuleSetId, parameters: MillParameters, changes: Partial<MillParameters>) {
    this.id = id;
    this.parameters = parameters;
    this.changes = changes;
    this.core = makeCore(parameters);
  }

  get board(): MillCore['board'] {
    return this.core.board;
  }

  start(): MillPosition {
    const { parameters } = this;
    const [whiteHand, blackHand] = [menAtStart(parameters, 'white'), menAtStart(parameters, 'black')];
    return { white: 0, black: 0, whiteHand, blackHand, toPlay: parameters.begins, dice: null };
  }

  turns(position: MillPosition): readonly MillTurn[] {
    if (this.awaitsThrow(position)) return [];
    const count = countTurns(this.core, position);
    return Array.from(turnBuffer(0).subarray(0, count), unpack);
  }

  play(position: MillPosition, turn: MillTurn): MillPosition {
    return playTurn(this.core, position, turn);
  }

  same(a: MillTurn, b: MillTurn): boolean {
    return pack(a) === pack(b);
  }

  walks(position: MillPosition): readonly Walk<MillTurn>[] {
    return this.turns(position).flatMap((turn) => walksOf(this.core, position, turn));
  }

  explain(position: MillPosition, taps: readonly number[]): Refusal | null {
    const [first, ...rest] = taps;
    if (first === undefined) return null;
    const blocked = this.#refuseAny(position);
    if (blocked) return blocked;
    if (owedBy(position, position.toPlay) > 0) return refuseTaken(this.core, position, first);
    const own = menOf(position, position.toPlay) & (1 << first);
    const occupied = (position.white | position.black) & (1 << first);
    const moves = handOf(position, position.toPlay) === 0 || (own !== 0 && !this.core.entryFirst);
    if (!moves) {
      // In the phase of entries a tap on a man means to move or take it; on a free point, to enter there.
      if (occupied) return refuseOrigin(this.core, position, first);
      return refuseAttempt(this.core, position, { from: null, to: first, captures: rest, unfinished: true });
    }
    const [to, ...captures] = rest;
    if (to !== undefined) return refuseAttempt(this.core, position, { from: first, to, captures, unfinished: true });
    return refuseOrigin(this.core, position, first) ?? refuseBlockedMan(this.core, position, first);
  }

  /** Why an attempted turn is refused; null when it is legal. A forced pass is no attempt: see `refusePass`. */
  refuse(position: MillPosition, attempt: MillAttempt): Refusal | null {
    return this.#refuseAny(position) ?? refuseAttempt(this.core, position, attempt);
  }

  /** Why the side to play may not pass; null when it must. */
  refusePass(position: MillPosition): Refusal | null {
    const over = this.#refuseAny(position);
    if (over) return over.reason === 'must-pass' ? null : over;
    return { reason: 'may-not-pass' };
  }

  /** Why no turn on the board can be played at all, whichever it is. */
  #refuseAny(position: MillPosition): Refusal | null {
    const outcome = this.outcome(position);
    if (outcome) return { reason: 'game-over', outcome: outcome.reason };
    if (this.awaitsThrow(position)) return { reason: 'awaits-throw' };
    return this.turns(position)[0]?.kind === 'pass' ? { reason: 'must-pass' } : null;
  }

  outcome(position: MillPosition): Outcome | null {
    return millOutcome(this.core, position);
  }

  drawn(line: Line<MillPosition, MillTurn>): Outcome | null {
    return drawnAlong(this.tally(line.start), line);
  }

  tally(start: MillPosition): Tally<MillPosition, MillTurn> {
    return new MillTally(this.core, start);
  }

  /** After how many turns of each side without a capture a game in this position is drawn; 0 for never. */
  quietLimit(position: MillPosition): number {
    return quietLimit(this.core, menInAll(position, 'white'), menInAll(position, 'black'));
  }

  get usesDice(): boolean {
    return this.core.dice;
  }

  awaitsThrow(position: MillPosition): boolean {
    return needsThrow(this.core, position) && position.dice === null && this.outcome(position) === null;
  }

  throwDice(position: MillPosition, dice: Throw): MillPosition {
    if (!this.awaitsThrow(position)) throw new RangeError('no throw is awaited in this position');
    return { ...position, dice };
  }

  isSpecial(dice: Throw): boolean {
    return this.core.dice && isSpecialThrow(dice);
  }

  key(position: MillPosition): string {
    return situationOf(position);
  }

  view(position: MillPosition): PositionView {
    const men = SIDES.flatMap((side) => {
      const inMills = menInMills(this.core, menOf(position, side));
      return bitIndices(menOf(position, side)).map((at) => ({
        at,
        side,
        king: false,
        inMill: (inMills & (1 << at)) !== 0,
      }));
    });
    const lost = (side: 'white' | 'black'): number =>
      menAtStart(this.parameters, side) - countBits(menOf(position, side)) - handOf(position, side);
    return {
      men: men.sort((a, b) => a.at - b.at),
      hands: { white: position.whiteHand, black: position.blackHand },
      lost: { white: lost('white'), black: lost('black') },
    };
  }

  transform(position: MillPosition, symmetry: number): MillPosition {
    const moved = (men: number): number => toBits(bitIndices(men).map((point) => this.#image(point, symmetry)));
    const { memory } = position;
    const seen = memory && transformMemory(this.core, memory, (point) => this.#image(point, symmetry));
    return { ...position, white: moved(position.white), black: moved(position.black), ...(seen && { memory: seen }) };
  }

  transformTurn(turn: MillTurn, symmetry: number): MillTurn {
    const captures = turn.captures.map((point) => this.#image(point, symmetry)).sort((a, b) => a - b);
    if (turn.kind === 'pass') return turn;
    if (turn.kind === 'take') return { ...turn, captures };
    const to = this.#image(turn.to, symmetry);
    return turn.kind === 'entry'
      ? { ...turn, to, captures }
      : { ...turn, from: this.#image(turn.from, symmetry), to, captures };
  }

  #image(point: number, symmetry: number): number {
    const image = this.board.symmetries[symmetry]?.[point];
    if (image === undefined) throw new RangeError(`board ${this.board.id} has no symmetry ${symmetry}`);
    return image;
  }
}
