import { MILL_BOARDS, type MillBoardId } from '@merellier/rules';

/** The rules that a folder of tables names, as the checker of tables reads them out of that name: docs/tablebase.md. */
export interface PlainRules {
  readonly points: number;
  /** For each point the points beside it, and for each point the pairs that make a line with it; sets of points as bits. */
  readonly near: readonly number[];
  readonly pairs: readonly (readonly number[])[];
  readonly lines: readonly number[];
  /** For each symmetry the image of each point. */
  readonly symmetries: readonly (readonly number[])[];
  readonly protection: 'unless-all' | 'always' | 'never';
  readonly flying: number;
  readonly perMill: boolean;
  readonly extraTurn: boolean;
  readonly firstMill: boolean;
  readonly blocked: 'loses' | 'passes' | 'draws' | 'loses-unless-full';
  /** Whether a side with men in hand may move. */
  readonly anyTime: boolean;
  /** What a mill at entry earns; null in tables of the movement phase. */
  readonly entry: 'capture' | 'nothing' | 'forbidden' | 'extra-turn' | 'wins' | null;
}

const BOARDS = MILL_BOARDS.map(({ id }) => id).sort((a, b) => b.length - a.length);
const NAME = new RegExp(
  `^(${BOARDS.join('|')})(?:-(unless-all|always|never))?-fly(\\d+)(-per-mill)?(-extra-turn|-first-mill)?` +
    '(?:-blocked-(passes|draws|loses-unless-full))?(?:-(entry|any-time)-(capture|nothing|forbidden|extra-turn|wins))?$',
);

/** The rules of a folder's name; null where it names none. */
export function readRulesName(name: string): PlainRules | null {
  const parts = NAME.exec(name);
  if (!parts) return null;
  const [, id, protection = 'unless-all', flying, perMill, mill, blocked = 'loses', entering, entry = null] = parts;
  const board = MILL_BOARDS.find((each) => each.id === (id as MillBoardId));
  if (!board) return null;
  const bits = (list: readonly number[]): number => list.reduce((set, point) => set | (1 << point), 0);
  const lines = board.lines.map(bits);
  const near = board.neighbours.map(bits);
  return {
    ...{ points: board.names.length, near, lines },
    pairs: near.map((_, at) => lines.filter((line) => line & (1 << at)).map((line) => line & ~(1 << at))),
    symmetries: symmetriesOf(near, lines),
    protection: protection as PlainRules['protection'],
    flying: Number(flying),
    ...{ perMill: perMill !== undefined, extraTurn: mill === '-extra-turn', firstMill: mill === '-first-mill' },
    blocked: blocked as PlainRules['blocked'],
    anyTime: entering === 'any-time',
    entry: entry as PlainRules['entry'],
  };
}

/** All ways to carry the board onto itself: points one after the other to where their neighbours allow it, lines at the end. */
function symmetriesOf(near: readonly number[], lines: readonly number[]): readonly (readonly number[])[] {
  const found: number[][] = [];
  const image: number[] = [];
  const extend = (used: number): void => {
    const point = image.length;
    if (point === near.length) {
      const carried = lines.map((line) =>
        image.reduce((set, to, from) => (line & (1 << from) ? set | (1 << to) : set), 0),
      );
      if (carried.every((line) => lines.includes(line))) found.push([...image]);
      return;
    }
    for (let to = 0; to < near.length; to++) {
      if (used & (1 << to)) continue;
      const agrees = image.every(
        (other, before) => !(((near[point] as number) >> before) & 1) === !(((near[to] as number) >> other) & 1),
      );
      if (!agrees) continue;
      image.push(to);
      extend(used | (1 << to));
      image.pop();
    }
  };
  extend(0);
  return found;
}
