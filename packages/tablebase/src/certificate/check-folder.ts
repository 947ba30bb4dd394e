import { readdirSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { count, PlainIndex } from './plain-index.ts';
import { type PlainRules, readRulesName } from './plain-rules.ts';
import { DRAW, PlainValue, type Told } from './plain-value.ts';
import { type ReadTable, readTable, UnreadableTable } from './table-reader.ts';

/** Where a value, or distance, stands that disagrees with the turns of its position; the men are sets of points, as bits. */
export interface WrongValue {
  readonly side: 0 | 1;
  readonly index: number;
  readonly own: number;
  readonly opponent: number;
}

/** What was found in one table; `wrong` counts values. */
export interface CheckedTable {
  readonly name: string;
  readonly positions: number;
  readonly wrong: number;
  readonly examples: readonly WrongValue[];
}

export interface CheckOptions {
  /** The names of the tables to check; all if left out. */
  readonly only?: readonly string[];
  /** One value in so many is looked at; every one if left out. */
  readonly step?: number;
  /** How many wrong values are named, of each table; ten if left out. */
  readonly mostExamples?: number;
  /** Hears now and then which share of a table is done. */
  readonly onProgress?: (name: string, share: number) => void;
  readonly onTable?: (checked: CheckedTable) => void;
}

/** Whether a folder's name says of which rules its tables are. */
export const isTableFolder = (folder: string): boolean => readRulesName(basename(resolve(folder))) !== null;

/** The names of the tables in a folder, in order. */
export const tablesIn = (folder: string): readonly string[] =>
  readdirSync(folder)
    .filter((file) => /^(h\d+\.)?\d+-\d+\.table$/.test(file))
    .map((file) => file.slice(0, -'.table'.length))
    .sort();

/**
 * Checks the tables of a folder, `nine-unless-all-fly3` or `nine-unless-all-fly3-entry-capture`, against the rules that its
 * name says: every value, and every distance, must be what the turns of the position lead to. It shares nothing with the
 * solver but the format of the files. Throws a RangeError for a folder of another name, and an
 * {@link UnreadableTable} for a file that cannot be used.
 */
export function checkFolder(folder: string, options: CheckOptions = {}): readonly CheckedTable[] {
  const rules = readRulesName(basename(resolve(folder)));
  if (!rules) throw new RangeError(`${folder} is no name of tables`);
  const check = new FolderCheck(resolve(folder), rules);
  return (options.only ?? tablesIn(folder)).map((name) => {
    const checked = check.table(name, options);
    options.onTable?.(checked);
    return checked;
  });
}

class FolderCheck {
  private readonly folder: string;
  private readonly rules: PlainRules;
  private readonly index: PlainIndex;
  /** Tables that the present one leads to; those of the one before are kept as long as they are needed. */
  private loaded = new Map<string, ReadTable>();
  private before = new Map<string, ReadTable>();

  constructor(folder: string, rules: PlainRules) {
    this.folder = folder;
    this.rules = rules;
    this.index = new PlainIndex(rules);
  }

  table(name: string, { step = 1, mostExamples = 10, onProgress }: CheckOptions): CheckedTable {
    this.before = this.loaded;
    this.loaded = new Map();
    const table = this.read(this.folder, name, true);
    const { white, black } = table;
    const value = new PlainValue(this.rules, this.told(table));
    const sides = ([0, 1] as const).filter((side) => table.values[side] !== null);
    const hands = [this.handsOf(table.hands, white, black), this.handsOf(table.hands, black, white)] as const;
    const classes = this.index.canonical[white] as readonly number[];
    const examples: WrongValue[] = [];
    let [positions, wrong, start] = [0, 0, 0];
    const each = this.index.c(this.rules.points - white, black);
    for (const [number, set] of classes.entries()) {
      if (number % 16 === 0) onProgress?.(name, number / classes.length);
      const first = (step - (start % step)) % step;
      let index = start + first;
      for (const other of this.index.blacksOf(set, black, first, step)) {
        for (const side of sides) {
          const [own, opponent] = side === 0 ? [set, other] : [other, set];
          if (value.isOver(own, opponent)) continue;
          value.look(own, opponent, hands[side][0], hands[side][1]);
          positions++;
          const plies = table.distances[side]?.[index];
          const isRight = valueAt(table.values[side] as Uint8Array, index) === value.best;
          if (isRight && (plies === undefined || value.best === DRAW || plies === value.plies)) continue;
          wrong++;
          if (examples.length < mostExamples) examples.push({ side, index, own, opponent });
        }
        index += step;
      }
      start += each;
    }
    if (start !== table.size) throw new UnreadableTable(join(this.folder, `${name}.table`), 'other-table');
    return { name, positions, wrong, examples };
  }

  /** The hands of the side to play, with so many men on the board, and of the other. */
  private handsOf(hands: number, own: number, opponent: number): readonly [number, number] {
    if (this.rules.anyTime) return [Math.floor(hands / 100), hands % 100];
    if (hands === 0 || this.rules.entry !== 'extra-turn') return [Math.ceil(hands / 2), Math.floor(hands / 2)];
    const men = (hands + own + opponent) / 2;
    return [men - own, men - opponent];
  }

  /** What tables say while the present one is checked. */
  private told(present: ReadTable): Told {
    const { index } = this;
    const indexOf = (own: number, opponent: number, isMore: boolean): number =>
      isMore ? index.of(own, opponent) : index.of(opponent, own);
    const known = new Map<number, Uint8Array>();
    return {
      value: (own, opponent, ownHand, opponentHand) => {
        const [mine, theirs] = [count(own), count(opponent)];
        const hands = this.rules.anyTime ? 100 * ownHand + opponentHand : ownHand + opponentHand;
        const key = (hands << 10) | (mine << 5) | theirs;
        let values = known.get(key);
        if (!values) {
          values = this.valuesOf(present, hands, mine, theirs);
          known.set(key, values);
        }
        return valueAt(values, indexOf(own, opponent, mine >= theirs));
      },
      plies: (own, opponent) => {
        const isMore = count(own) >= count(opponent);
        return present.distances[isMore ? 0 : 1]?.[indexOf(own, opponent, isMore)] ?? 0;
      },
    };
  }

  private valuesOf(present: ReadTable, hands: number, own: number, opponent: number): Uint8Array {
    const [more, fewer] = own >= opponent ? [own, opponent] : [opponent, own];
    const side = own >= opponent ? 0 : 1;
    const isPresent = present.hands === hands && present.white === more && present.black === fewer;
    const within = isPresent ? present.values[side] : null;
    if (within) return within;
    const table =
      hands === 0
        ? this.read(this.folder.replace(/-(entry|any-time)-[a-z-]*$/, ''), `${more}-${fewer}`, false)
        : this.read(this.folder, `h${hands}.${own}-${opponent}`, false);
    return table.values[side] as Uint8Array;
  }

  private read(folder: string, name: string, isPresent: boolean): ReadTable {
    const kept = this.loaded.get(name) ?? (isPresent ? undefined : this.before.get(name));
    const table = kept ?? readTable(join(folder, `${name}.table`), basename(folder), isPresent);
    if (!isPresent) this.loaded.set(name, table);
    return table;
  }
}

const valueAt = (values: Uint8Array, at: number): number => ((values[at >>> 2] as number) >> ((at & 3) << 1)) & 3;
