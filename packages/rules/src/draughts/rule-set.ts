import type { Outcome } from '../outcome.ts';
import type { ParameterSpec } from '../parameters.ts';
import type { Line, Man, PositionView, RuleSet, Tally, Walk } from '../rule-set.ts';
import { SIDES } from '../side.ts';
import { drawnAlong } from '../tally.ts';
import type { DraughtsBoard } from './boards.ts';
import { BLACK_MAN, piecesIn, WHITE_MAN } from './cells.ts';
import { type DraughtsCore, makeDraughtsCore } from './core.ts';
import { draughtsOutcome, isDecided } from './outcome.ts';
import { DRAUGHTS, type DraughtsParameters } from './parameters.ts';
import { makePosition, playTurn } from './play.ts';
import { countPieces, type DraughtsPosition, pieceAt, situationOf } from './position.ts';
import type { DraughtsRuleSetId } from './presets.ts';
import { rotatePosition, rotateTurn } from './symmetry.ts';
import { DraughtsTally } from './tally.ts';
import { DEMAND, type DraughtsTurn, makeHuff, sameTurn } from './turn.ts';
import { boardTurns, boardTurnsBetween } from './turns.ts';
import { walksOf } from './walks.ts';

const SPECS: readonly ParameterSpec<keyof DraughtsParameters>[] = Object.values(DRAUGHTS);

/** A rule set of the draughts family, made ready to play by. */
export class DraughtsRuleSet implements RuleSet<DraughtsPosition, DraughtsTurn> {
  readonly family = 'draughts';
  readonly id: DraughtsRuleSetId;
  readonly parameters: DraughtsParameters;
  readonly changes: Partial<DraughtsParameters>;
  readonly specs = SPECS;
  readonly usesDice = false;
  /** The board's layout in bits and the parameters as flags, for the engine. */
  readonly core: DraughtsCore;

  constructor(id: DraughtsRuleSetId, parameters: DraughtsParameters, changes: Partial<DraughtsParameters>) {
    this.id = id;
    this.parameters = parameters;
    this.changes = changes;
    this.core = makeDraughtsCore(parameters);
  }

  get board(): DraughtsBoard {
    return this.core.board;
  }

  start(): DraughtsPosition {
    const { layout, pieces, freeBehind } = this.core;
    const cells = new Uint8Array(layout.squares + 1);
    cells.fill(BLACK_MAN, freeBehind, freeBehind + pieces);
    const last = layout.squares - freeBehind;
    cells.fill(WHITE_MAN, last - pieces, last);
    return makePosition(piecesIn(layout, cells), this.parameters.begins);
  }

  turns(position: DraughtsPosition): readonly DraughtsTurn[] {
    if (isDecided(this.core, position)) return [];
    const turns: readonly DraughtsTurn[] = boardTurns(this.core, position);
    return position.huff ? [...turns, ...position.huff.places.map(makeHuff), DEMAND] : turns;
  }

  /** The legal moves and captures from one place to another. */
  turnsBetween(position: DraughtsPosition, from: number, to: number): readonly DraughtsTurn[] {
    return isDecided(this.core, position) ? [] : boardTurnsBetween(this.core, position, from, to);
  }

  play(position: DraughtsPosition, turn: DraughtsTurn): DraughtsPosition {
    return playTurn(this.core, position, turn);
  }

  same(a: DraughtsTurn, b: DraughtsTurn): boolean {
    return sameTurn(a, b);
  }

  walks(position: DraughtsPosition): readonly Walk<DraughtsTurn>[] {
    return isDecided(this.core, position) ? [] : walksOf(this.core, position);
  }

  outcome(position: DraughtsPosition): Outcome | null {
    return draughtsOutcome(this.core, position);
  }

  drawn(line: Line<DraughtsPosition, DraughtsTurn>): Outcome | null {
    return drawnAlong(this.tally(line.start), line);
  }

  tally(start: DraughtsPosition): Tally<DraughtsPosition, DraughtsTurn> {
    return new DraughtsTally(this.core, start);
  }

  awaitsThrow(): boolean {
    return false;
  }

  throwDice(): DraughtsPosition {
    throw new RangeError('draughts is played without dice');
  }

  isSpecial(): boolean {
    return false;
  }

  key(position: DraughtsPosition): string {
    return situationOf(position);
  }

  view(position: DraughtsPosition): PositionView {
    const { layout, pieces } = this.core;
    const men: Man[] = [];
    for (let at = 0; at < layout.squares; at++) {
      const piece = pieceAt(layout, position, at);
      if (piece) men.push({ at, ...piece, inMill: false });
    }
    const [white = 0, black = 0] = SIDES.map((side) => Math.max(0, pieces - countPieces(position, side)));
    return { men, hands: { white: 0, black: 0 }, lost: { white, black } };
  }

  transform(position: DraughtsPosition, symmetry: number): DraughtsPosition {
    return this.#rotates(symmetry) ? rotatePosition(this.core, position) : position;
  }

  transformTurn(turn: DraughtsTurn, symmetry: number): DraughtsTurn {
    return this.#rotates(symmetry) ? rotateTurn(this.core, turn) : turn;
  }

  #rotates(symmetry: number): boolean {
    if (!this.board.symmetries[symmetry]) throw new RangeError(`board ${this.board.id} has no symmetry ${symmetry}`);
    return symmetry === 1;
  }
}
