import { bitIndices, countBits, toBits } from '../bits.ts';
import type { Outcome } from '../outcome.ts';
import type { ParameterSpec } from '../parameters.ts';
import type { Line, PositionView, RuleSet, Tally, Walk } from '../rule-set.ts';
import { SIDES } from '../side.ts';
import { drawnAlong } from '../tally.ts';
import type { Throw } from '../throw.ts';
import { type MillCore, makeCore, menAtStart, menInMills, quietLimit, type RareRules } from './core.ts';
import { isSpecialThrow } from './dice.ts';
import { countTurns, menInAll, millOutcome, needsThrow } from './outcome.ts';
import { MILL, type MillParameters } from './parameters.ts';
import { playTurn } from './play.ts';
import { handOf, type MillPosition, menOf, situationOf } from './position.ts';
import type { MillRuleSetId } from './presets.ts';
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

  constructor(
    id: MillRuleSetId,
    parameters: MillParameters,
    changes: Partial<MillParameters>,
    rare: RareRules | null = null,
  ) {
    this.id = id;
    this.parameters = parameters;
    this.changes = changes;
    this.core = makeCore(parameters, rare);
  }

  get board(): MillCore['board'] {
    return this.core.board;
  }

  start(): MillPosition {
    const { parameters } = this;
    const { homes } = this.board;
    if (homes) {
      const [white = 0, black = 0] = homes.map(toBits);
      return { white, black, whiteHand: 0, blackHand: 0, toPlay: parameters.begins, dice: null };
    }
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
    if (!this.awaitsThrow(position)) throw new RangeError('no throw is awaited');
    return { ...position, dice };
  }

  isSpecial(dice: Throw): boolean {
    return this.core.dice && isSpecialThrow(dice);
  }

  key(position: MillPosition): string {
    return situationOf(position);
  }

  view(position: MillPosition): PositionView {
    const { core } = this;
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
      ...core.rare?.seen(core, position),
    };
  }

  transform(position: MillPosition, symmetry: number): MillPosition {
    const moved = (men: number): number => toBits(bitIndices(men).map((point) => this.#image(point, symmetry)));
    const { memory } = position;
    const seen = memory && this.core.rare?.transform(this.core, memory, (point) => this.#image(point, symmetry));
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
