import type { DraughtsPosition, DraughtsRuleSet, DraughtsTurn, Line, Position } from '@merellier/rules';
import {
  BLACK_KING,
  BLACK_MAN,
  cellsOf,
  countPieces,
  type DraughtsCore,
  DraughtsTally,
  hasKings,
  isOneEach,
  type Pieces,
  pieceAt,
  WHITE_KING,
  WHITE_MAN,
} from '@merellier/rules/kernel';
import type { SearchGame } from '../search-game.ts';
import * as contract from '../search-game.ts';
import { COUNTED_TURNS, DraughtsDraws } from './draws.ts';
import { DEMANDS } from './hash.ts';
import { type PlaceWorth, worthOf } from './place-worth.ts';
import { PlainGame } from './plain-game.ts';

const { BLACK_PLAYS, FORCED, LOOKS_BACK, LOST, RANK_FORCED, RANK_TACTICAL, TURN_STACK } = contract;

/** Origin and destination of a turn, eight bits each; both the same for a huff, all set for a demand. */
const SQUARES = 0xffff;

/** A position of the line that is searched, with what has been found out about it. */
interface Node {
  readonly position: DraughtsPosition;
  key: string | null;
  turns: readonly DraughtsTurn[] | null;
  /** What the pieces are worth where they stand, for White. */
  readonly placed: number;
}

/**
 * Draughts as the search sees it on the boards and lines that no shift of a set knows: turns come from the rules themselves,
 * so that every parameter is known. Slower by far than the other searchers, and used where these are not.
 */
export class RulesGame extends PlainGame implements SearchGame {
  readonly turns = new Int32Array(TURN_STACK + 4096);
  readonly ranks = new Int32Array(TURN_STACK + 4096);
  readonly squares = SQUARES;
  readonly specialNeverHurts = true;
  readonly key = new Int32Array(2);
  mayBeStuck = false;
  private readonly rules: DraughtsRuleSet;
  private readonly core: DraughtsCore;
  private readonly draws: DraughtsDraws;
  private readonly worth: PlaceWorth;
  /** The turns of the lists, beside the integers that stand for them. */
  private readonly values: DraughtsTurn[] = [];
  private readonly counts = new Int32Array(COUNTED_TURNS);
  private tally: DraughtsTally;
  private nodes: Node[] = [];

  constructor(rules: DraughtsRuleSet) {
    super();
    this.rules = rules;
    this.core = rules.core;
    this.draws = new DraughtsDraws(rules.core);
    this.worth = worthOf(rules.core);
    this.tally = new DraughtsTally(rules.core, rules.start());
  }

  load(line: Line, now: Position): void {
    const { start, played } = line as Line<DraughtsPosition, DraughtsTurn>;
    this.tally = new DraughtsTally(this.core, start);
    for (const { turn, position } of played) this.tally.add(turn, position);
    this.nodes = [this.node(now as DraughtsPosition, this.placedIn(now as DraughtsPosition))];
  }

  private node(position: DraughtsPosition, placed: number): Node {
    return { position, key: null, turns: null, placed };
  }

  private keyOf(node: Node): string {
    node.key ??= this.rules.key(node.position);
    return node.key;
  }

  private get now(): Node {
    return this.nodes[this.nodes.length - 1] as Node;
  }

  private turnsHere(): readonly DraughtsTurn[] {
    const { now } = this;
    now.turns ??= this.rules.turns(now.position);
    return now.turns;
  }

  generate(at: number): number {
    return this.write(at, this.turnsHere());
  }

  generateTactical(at: number): number {
    const turns = this.turnsHere();
    if (!this.core.huffing) return turns[0]?.kind === 'capture' ? this.write(at, turns) : at;
    // Under huffing: what takes a piece, and leaves none to be taken.
    const { position } = this.now;
    return this.write(
      at,
      turns.filter((turn) => turn.captures.length > 0 && this.rules.play(position, turn).huff === null),
    );
  }

  private write(at: number, turns: readonly DraughtsTurn[]): number {
    const { position } = this.now;
    for (const [i, turn] of turns.entries()) {
      this.turns[at + i] = idOf(turn);
      this.ranks[at + i] = this.rankOf(position, turn);
      this.values[at + i] = turn;
    }
    return at + turns.length;
  }

  /** How promising a turn looks: see `ranks` of search-game.ts. */
  private rankOf(position: DraughtsPosition, turn: DraughtsTurn): number {
    const { layout, board } = this.core;
    const men = turn.captures.length;
    if (turn.from === null) return men > 0 ? RANK_TACTICAL + 400 : 0;
    const king = pieceAt(layout, position, turn.from)?.king ?? false;
    const last = position.toPlay === 'white' ? 0 : board.side - 1;
    const row = board.rows[turn.to] as number;
    const crowned = !king && row === last;
    if (men > 0) {
      const royal = turn.captures.filter((place) => pieceAt(layout, position, place)?.king).length;
      return RANK_TACTICAL + men * 256 + royal * 256 + (crowned ? 512 : 0);
    }
    return (crowned ? RANK_FORCED : 0) + (king ? 0 : board.side - Math.abs(row - last));
  }

  swap(a: number, b: number): void {
    for (const column of [this.turns, this.ranks]) {
      const value = column[a] as number;
      column[a] = column[b] as number;
      column[b] = value;
    }
    const turn = this.values[a] as DraughtsTurn;
    this.values[a] = this.values[b] as DraughtsTurn;
    this.values[b] = turn;
  }

  make(index: number): number {
    const turn = this.values[index] as DraughtsTurn;
    const { now } = this;
    const position = this.rules.play(now.position, turn);
    this.nodes.push(this.node(position, now.placed + this.gain(now.position, turn, position)));
    this.tally.add(turn, position);
    return this.state();
  }

  unmake(): void {
    this.nodes.pop();
    this.tally.remove();
  }

  state(): number {
    const { position } = this.now;
    const { losesAll, firstKing, huffing, menMoveOn } = this.core;
    const crowned = hasKings(position);
    const lost = (firstKing && crowned) || (!losesAll && countPieces(position, position.toPlay) === 0);
    const enforced = !huffing || position.demanded;
    const forced = enforced && this.turnsHere()[0]?.kind === 'capture';
    return (
      (position.toPlay === 'white' ? 0 : BLACK_PLAYS) |
      (lost ? LOST : 0) |
      (forced ? FORCED : 0) |
      (crowned || !menMoveOn || isOneEach(this.core, position) ? LOOKS_BACK : 0)
    );
  }

  side(): number {
    return this.now.position.toPlay === 'white' ? 0 : 1;
  }

  stuck(): number {
    return this.core.losesAll ? 1 : -1;
  }

  drawn(): boolean {
    const { nodes, tally } = this;
    const draw = tally.drawn();
    // A side that cannot play has lost, however long nothing was taken.
    if (draw !== null && draw.reason !== 'repetition') return this.turnsHere().length > 0;
    if (draw !== null) return true;
    const key = this.keyOf(this.now);
    for (let i = nodes.length - 3; i >= 0; i -= 1) if (this.keyOf(nodes[i] as Node) === key) return true;
    return false;
  }

  evaluate(): number {
    const turns = this.turnsHere();
    this.mayBeStuck = turns.length === 0;
    const moves = turns[0]?.kind === 'move' ? turns.length : 0;
    return this.placed() + this.worth.move * moves + this.worth.turn;
  }

  glance(): number {
    return this.placed();
  }

  /** What the pieces of the side to play are worth where they stand, less those of the other. */
  private placed(): number {
    const { placed, position } = this.now;
    return position.toPlay === 'white' ? placed : 0 - placed;
  }

  /** By how much a turn changes what the pieces are worth, for White. */
  private gain(before: DraughtsPosition, turn: DraughtsTurn, after: DraughtsPosition): number {
    if (turn.kind === 'demand') return this.placedIn(after) - this.placedIn(before);
    let gain = 0;
    for (const place of turn.captures) gain -= this.worthAt(before, place);
    return turn.from === null ? gain : gain - this.worthAt(before, turn.from) + this.worthAt(after, turn.to);
  }

  /** What a piece is worth, for White. */
  private worthAt(position: DraughtsPosition, place: number): number {
    const { layout } = this.core;
    const piece = pieceAt(layout, position, place);
    if (!piece) return 0;
    const white = piece.side === 'white';
    const { man, king } = this.worth;
    const value = piece.king ? king : (man[white ? place : layout.squares - 1 - place] as number);
    return white ? value : 0 - value;
  }

  /** What all pieces are worth where they stand, for White. */
  private placedIn(position: DraughtsPosition): number {
    const { layout } = this.core;
    const { man, king } = this.worth;
    const cells = cellsOf(layout, position);
    const last = layout.squares - 1;
    let value = 0;
    for (let place = 0; place <= last; place++)
      switch (cells[place]) {
        case WHITE_MAN:
          value += man[place] as number;
          break;
        case WHITE_KING:
          value += king;
          break;
        case BLACK_MAN:
          value -= man[last - place] as number;
          break;
        case BLACK_KING:
          value -= king;
      }
    return value;
  }

  lookUp(): number {
    const { position } = this.now;
    const { key } = this;
    const side = position.toPlay === 'white' ? 1 : 2;
    key[0] = mix(position, side);
    key[1] = mix(position, side + 0x5bd1_e995);
    if (position.huff) {
      // What may be taken back is part of the situation.
      const { turn, before } = position.huff;
      key[0] ^= mix(before, idOf({ kind: 'capture', ...turn, path: [] }));
      key[1] ^= Math.imul(key[0] as number, 0x27d4_eb2f);
    }
    if (position.runs)
      for (const run of [position.runs.white, position.runs.black]) {
        key[0] = Math.imul(key[0] as number, 0x9e37_79b1) ^ (run ? (run.place << 4) | run.count : 0);
        key[1] = Math.imul(key[1] as number, 0x85eb_ca6b) ^ (run ? (run.place << 4) | run.count : 0);
      }
    if (position.demanded) {
      key[0] ^= DEMANDS[0] as number;
      key[1] ^= DEMANDS[1] as number;
    }
    this.draws.write(this.counts, 0, this.tally.counts);
    this.draws.mark(key, this.counts, 0, this.men());
    return 0;
  }

  view(): Position {
    return this.now.position;
  }

  men(): number {
    const { position } = this.now;
    return countPieces(position, 'white') + countPieces(position, 'black');
  }

  centimen(value: number): number {
    return value;
  }

  turnOf(id: number, position: Position): DraughtsTurn | null {
    return this.rules.turns(position as DraughtsPosition).find((turn) => idOf(turn) === id) ?? null;
  }
}

/** The integer that identifies a turn: origin and destination, then what it takes, mixed into the bits that are left. */
function idOf(turn: DraughtsTurn): number {
  if (turn.kind === 'demand') return SQUARES | (1 << 16);
  if (turn.kind === 'huff') return turn.at | (turn.at << 8);
  let taken = 0;
  for (const place of turn.captures) taken += Math.imul(place + 1, 0x9e37_79b1) ^ Math.imul(place + 7, 0x85eb_ca6b);
  return turn.from | (turn.to << 8) | (turn.captures.length === 0 ? 0 : ((taken >>> 16) | 1) << 16);
}

/** A hash of the pieces. */
function mix({ white, whiteHigh, black, blackHigh, kings, kingsHigh, far }: Pieces, seed: number): number {
  let hash = far ? mix(far, seed) : seed;
  for (const word of [white, whiteHigh, black, blackHigh, kings, kingsHigh]) {
    hash = Math.imul(hash ^ word, 0x9e37_79b1);
    hash = Math.imul(hash ^ (hash >>> 15), 0x85eb_ca6b);
    hash ^= hash >>> 13;
  }
  return hash;
}
