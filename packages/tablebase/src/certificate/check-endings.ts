import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { crc32, inflateRawSync } from 'node:zlib';
import { type DraughtsPosition, type DraughtsRuleSet, draughtsRuleSet } from '@merellier/rules';
import type { CheckedTable, CheckOptions, WrongValue } from './check-folder.ts';
import { UnreadableTable } from './table-reader.ts';

/** Where the pieces of a position stand: own men and kings, the other side's; each side's squares as it sees them. */
type Pieces = readonly [men: number[], kings: number[], otherMen: number[], otherKings: number[]];

/** One side to play of a file: how many pieces of each kind, and the values by number. */
interface Part {
  readonly counts: readonly [number, number, number, number];
  readonly values: readonly number[] | Uint8Array;
}

/** Whether a folder is named as one of draughts endings is. */
export const isEndingsFolder = (folder: string): boolean => basename(resolve(folder)).startsWith('draughts_');

/** The names of the tables of endings in a folder, in order. */
export const endingsIn = (folder: string): readonly string[] =>
  readdirSync(folder)
    .filter((file) => /^\d+m\d+k-\d+m\d+k\.ending$/.test(file))
    .map((file) => file.slice(0, -'.ending'.length))
    .sort();

/**
 * Checks tables of draughts endings: every value, and every distance, must be what the turns of the position lead to, by the rules
 * that the files name. It shares nothing with the solver but the rules and the format of the files. Throws an
 * {@link UnreadableTable} for a file that cannot be used.
 */
export function checkEndings(folder: string, options: CheckOptions = {}): readonly CheckedTable[] {
  const check = new EndingsCheck(resolve(folder));
  return (options.only ?? endingsIn(folder)).map((name) => {
    const checked = check.table(name, options);
    options.onTable?.(checked);
    return checked;
  });
}

class EndingsCheck {
  private readonly folder: string;
  private rules: DraughtsRuleSet | null = null;
  private readonly parts = new Map<string, Part>();

  constructor(folder: string) {
    this.folder = folder;
  }

  table(name: string, { step = 1, mostExamples = 10, onProgress }: CheckOptions): CheckedTable {
    const examples: WrongValue[] = [];
    let [positions, wrong] = [0, 0];
    const parts = this.read(name);
    for (const [side, { counts, values }] of parts.entries()) {
      const sizes = counts.map((count, i) => this.setsOf(count, i % 2 === 0));
      for (let index = 0; index < values.length; index += step) {
        if (index % 65_536 < step) onProgress?.(name, (side + index / values.length) / parts.length);
        const position = this.positionAt(counts, sizes, index);
        if (!position) continue;
        positions++;
        if (this.right(position) === values[index]) continue;
        wrong++;
        if (examples.length < mostExamples)
          examples.push({ side: side === 0 ? 0 : 1, index, own: position.white, opponent: position.black });
      }
    }
    return { name, positions, wrong, examples };
  }

  /** What the turns of a position make of it: 0 for a draw, else twice the plies to the end and 1 for a win, 2 for a loss. */
  private right(position: DraughtsPosition): number {
    const rules = this.rules as DraughtsRuleSet;
    const outcome = rules.outcome(position);
    if (outcome) return outcome.winner === null ? 0 : outcome.winner === position.toPlay ? 1 : 2;
    let shortest = Number.POSITIVE_INFINITY;
    let longest = 0;
    let isSafe = false;
    for (const turn of rules.turns(position)) {
      const after = this.valueOf(rules.play(position, turn));
      const plies = ((after - 1) >> 1) + 1;
      if (after === 0) isSafe = true;
      else if (after % 2 === 0) shortest = Math.min(shortest, plies);
      else longest = Math.max(longest, plies);
    }
    if (shortest < Number.POSITIVE_INFINITY) return 2 * shortest + 1;
    return isSafe ? 0 : 2 * longest + 2;
  }

  /** What the tables say of a position. */
  private valueOf(position: DraughtsPosition): number {
    const rules = this.rules as DraughtsRuleSet;
    const outcome = rules.outcome(position);
    if (outcome) return outcome.winner === null ? 0 : outcome.winner === position.toPlay ? 1 : 2;
    const pieces: Pieces = [[], [], [], []];
    const last = rules.board.names.length - 1;
    for (const { at, side, king } of rules.view(position).men) {
      const isOwn = side === position.toPlay;
      (pieces[(isOwn ? 0 : 2) + (king ? 1 : 0)] as number[]).push(side === 'white' ? at : last - at);
    }
    const counts = pieces.map(({ length }) => length);
    const { values } = this.part(nameOf(counts));
    let index = 0;
    for (const [i, squares] of pieces.entries()) {
      const isMen = i % 2 === 0;
      let rank = 0;
      for (const [k, square] of squares.sort((a, b) => a - b).entries())
        rank += binomial(square - (isMen ? rules.board.side / 2 : 0), k + 1);
      index = index * this.setsOf(squares.length, isMen) + rank;
    }
    return values[index] as number;
  }

  /** In how many ways so many men, or kings, can stand. */
  private setsOf(count: number, isMen: boolean): number {
    const { names, side } = (this.rules as DraughtsRuleSet).board;
    return binomial(names.length - (isMen ? side / 2 : 0), count);
  }

  /** The position of a number, White to play; null where two pieces share a square. */
  private positionAt(counts: Part['counts'], sizes: readonly number[], index: number): DraughtsPosition | null {
    const rules = this.rules as DraughtsRuleSet;
    const last = rules.board.names.length - 1;
    const places: number[][] = [[], [], [], []];
    let rest = index;
    for (let i = 3; i >= 0; i--) {
      let rank = rest % (sizes[i] as number);
      rest = Math.floor(rest / (sizes[i] as number));
      // The greatest square first: the largest whose sets of the squares below it come no later than the rank.
      for (let k = counts[i] as number; k > 0; k--) {
        let square = k - 1;
        while (binomial(square + 1, k) <= rank) square++;
        rank -= binomial(square, k);
        const seen = square + (i % 2 === 0 ? rules.board.side / 2 : 0);
        (places[i] as number[]).push(i < 2 ? seen : last - seen);
      }
    }
    const all = places.flat();
    if (new Set(all).size < all.length) return null;
    const { low, high } = rules.core.layout;
    const [men, kings, otherMen, otherKings] = places as [number[], number[], number[], number[]];
    const sum = (bits: Int32Array, squares: readonly number[]): number =>
      squares.reduce((set, square) => set | (bits[square] as number), 0);
    const [white, black, crowned] = [men.concat(kings), otherMen.concat(otherKings), kings.concat(otherKings)];
    return {
      ...rules.start(),
      ...{ white: sum(low, white), whiteHigh: sum(high, white) },
      ...{ black: sum(low, black), blackHigh: sum(high, black) },
      ...{ kings: sum(low, crowned), kingsHigh: sum(high, crowned) },
      toPlay: 'white',
    };
  }

  private part(name: string): Part {
    const known = this.parts.get(name);
    if (known) return known;
    const [own, other] = name.split('-') as [string, string];
    this.read(name < `${other}-${own}` ? `${other}-${own}` : name);
    return this.part(name);
  }

  /** Reads a file as docs/tablebase.md describes it, every checksum. */
  private read(name: string): readonly Part[] {
    const file = join(this.folder, `${name}.ending`);
    let bytes: Buffer;
    try {
      bytes = readFileSync(file);
    } catch {
      throw new UnreadableTable(file, 'missing');
    }
    if (bytes.toString('latin1', 0, 8) !== 'MERELEND') throw new UnreadableTable(file, 'not-a-table');
    if (bytes.readUInt32LE(8) !== 1) throw new UnreadableTable(file, 'other-version');
    const end = 16 + bytes.readUInt32LE(12);
    if (bytes.length < end + 4) throw new UnreadableTable(file, 'truncated');
    if (crc32(bytes.subarray(0, end)) !== bytes.readUInt32LE(end)) throw new UnreadableTable(file, 'damaged');
    const told = JSON.parse(bytes.toString('utf8', 16, end));
    if (told.key !== basename(this.folder)) throw new UnreadableTable(file, 'other-table');
    this.rules ??= draughtsRuleSet('dames', told.parameters);
    let at = end + 4;
    return told.tables.map(
      ({ material, size, width, bytes: length, crc }: Record<string, number> & { material: never }) => {
        const packed = bytes.subarray(at, at + (length as number));
        at += length as number;
        if (packed.length < (length as number)) throw new UnreadableTable(file, 'truncated');
        if (crc32(packed) !== crc) throw new UnreadableTable(file, 'damaged');
        const raw = inflateRawSync(packed);
        const { men, kings, otherMen, otherKings } = material as Record<string, number>;
        const counts = [men, kings, otherMen, otherKings] as unknown as Part['counts'];
        const values = width === 1 ? raw : Array.from({ length: size as number }, (_, i) => raw.readUInt16LE(2 * i));
        if (values.length !== counts.reduce((product, count, i) => product * this.setsOf(count, i % 2 === 0), 1))
          throw new UnreadableTable(file, 'other-table');
        const part = { counts, values };
        this.parts.set(nameOf(counts), part);
        return part;
      },
    );
  }
}

const nameOf = ([men, kings, otherMen, otherKings]: readonly number[]): string =>
  `${men}m${kings}k-${otherMen}m${otherKings}k`;

function binomial(n: number, k: number): number {
  let result = k > n ? 0 : 1;
  for (let i = 1; i <= k; i++) result = (result * (n - k + i)) / i;
  return Math.round(result);
}
