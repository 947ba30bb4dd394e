import type { Board } from '../board.ts';
import type { MillBoard, MillParameters, MillPosition, MillTurn } from '../mill/index.ts';
import type { Outcome } from '../outcome.ts';
import type { Line } from '../rule-set.ts';
import { other, SIDES, type Side } from '../side.ts';

/** A position as lists of points. */
export interface PlainMillPosition {
  readonly men: Readonly<Record<Side, readonly number[]>>;
  readonly hands: Readonly<Record<Side, number>>;
  readonly toPlay: Side;
  /** Where a man of each side must not go back, to close a mill that it has just opened; null for nowhere. */
  readonly barred: Readonly<Record<Side, PlainWay | null>>;
  /** The lines whose mill has counted for each side. */
  readonly spent: Readonly<Record<Side, readonly string[]>>;
  /** The men that each side has yet to take, who takes first (null while that is open), and whether they are its own. */
  readonly owed: Readonly<Record<Side, number>> & { readonly first: Side | null; readonly own: boolean };
  /** The lines on which the side to play is entering three men. */
  readonly row: readonly string[];
  /** The points that are closed until both hands are empty. */
  readonly closed: readonly number[];
}

interface PlainWay {
  readonly from: number;
  readonly to: number;
}

/** A turn: `from` is null for an entry, both ends for a pass. */
export interface PlainMillTurn {
  readonly from: number | null;
  readonly to: number | null;
  readonly captures: readonly number[];
}

/** A turn as a text, to compare turns by. */
export const millTurnText = ({ from, to, captures }: PlainMillTurn | MillTurn): string =>
  `${from ?? 'hand'}-${to ?? 'pass'}x${[...captures].sort((a, b) => a - b)}`;

const pointsOf = (bits: number): number[] => Array.from({ length: 30 }, (_, i) => i).filter((i) => bits & (1 << i));

/** A position as lists; of what it remembers, `lines` are those of its board. */
export const plainMillPosition = (
  { white, black, whiteHand, blackHand, toPlay, memory }: MillPosition,
  lines: Board['lines'] = [],
): PlainMillPosition => {
  const way = (barred = 0): PlainWay | null => (barred === 0 ? null : { from: barred % 32, to: barred >> 5 });
  const named = (spent = 0): string[] => lines.flatMap((line, i) => ((spent >> i) & 1 ? [String(line)] : []));
  return {
    men: { white: pointsOf(white), black: pointsOf(black) },
    hands: { white: whiteHand, black: blackHand },
    toPlay,
    barred: { white: way(memory?.barred[0]), black: way(memory?.barred[1]) },
    spent: { white: named(memory?.spent[0]), black: named(memory?.spent[1]) },
    owed: {
      white: (memory?.owed ?? 0) % 32,
      black: ((memory?.owed ?? 0) >> 5) % 32,
      first: ([null, 'white', 'black'] as const)[((memory?.owed ?? 0) >> 10) % 4] ?? null,
      own: (memory?.owed ?? 0) >> 12 === 1,
    },
    row: named(memory?.row),
    closed: pointsOf(memory?.closed ?? 0),
  };
};

const SPECIAL = ['6,5,4', '6,3,3', '5,2,2', '4,1,1'];

/**
 * The rules of the marelle once more, read plainly out of the rule table for every parameter: lists of points and nothing
 * shared with the rules that it is there to check, but for the board's points, lines and neighbours.
 */
export class PlainMill {
  private readonly board: MillBoard;
  private readonly rules: MillParameters;

  constructor(board: MillBoard, rules: MillParameters) {
    this.board = board;
    this.rules = rules;
  }

  private mills(men: readonly number[]): readonly (readonly number[])[] {
    return this.board.lines.filter((line) => line.every((point) => men.includes(point)));
  }

  private free({ men, closed }: PlainMillPosition): number[] {
    const taken = [...men.white, ...men.black, ...closed];
    return this.board.names.map((_, i) => i).filter((i) => !taken.includes(i));
  }

  private all({ men, hands }: PlainMillPosition, side: Side): number {
    return men[side].length + hands[side];
  }

  /** The sets of men that a turn may take, one after the other, each judged on what then stands. */
  private victims(
    men: readonly number[],
    hand: number,
    mills: number,
    placing: boolean,
  ): readonly (readonly number[])[] {
    const inMills = this.mills(men).flat();
    const outside = men.filter((point) => !inMills.includes(point));
    const { protection, taking } = this.rules;
    const open =
      protection === 'never' ||
      (protection === 'once-placed' && placing) ||
      (protection !== 'always' && outside.length === 0)
        ? men
        : protection === 'always' && men.length + hand === this.rules['least-men']
          ? men
          : outside;
    if (mills === 0 || open.length === 0) return [[]];
    const sets = open.flatMap((taken) =>
      this.victims(
        men.filter((point) => point !== taken),
        hand,
        mills - 1,
        placing,
      ).map((rest) => [taken, ...rest]),
    );
    return taking === 'may' ? [[], ...sets] : sets;
  }

  /** What a mill earns that is closed in this position. */
  private earns(
    { hands, toPlay }: PlainMillPosition,
    isEntry: boolean,
  ): { readonly takes: boolean; readonly again: boolean } {
    const { 'mill-at-entry': atEntry, 'mill-by-moving': byMoving } = this.rules;
    if (atEntry === 'extra-turn' && (isEntry || hands.white + hands.black > 0)) return { takes: false, again: true };
    if (isEntry && atEntry.startsWith('from-hand'))
      return { takes: hands[other(toPlay)] === 0, again: atEntry === 'from-hand-and-extra-turn' };
    if (isEntry) return { takes: atEntry === 'capture' || atEntry === 'marked', again: false };
    return { takes: byMoving !== 'wins', again: byMoving === 'capture-and-extra-turn' };
  }

  private isDecided(position: PlainMillPosition): boolean {
    if (SIDES.some((side) => this.all(position, side) < this.rules['least-men'])) return true;
    return this.rules['mill-by-moving'] === 'wins' && SIDES.some((side) => this.mills(position.men[side]).length > 0);
  }

  /** The legal turns; `special` says that a special throw stands. */
  turns(position: PlainMillPosition, special = false): readonly PlainMillTurn[] {
    const turns = this.boardTurns(position, special);
    if (turns.length > 0 || this.isDecided(position)) return turns;
    const rival = other(position.toPlay);
    const { blocked } = this.rules;
    if (['takes', 'takes-and-plays', 'each-takes'].includes(blocked)) return this.besides(position);
    if (blocked === 'each-takes-if-full' && this.free(position).length === 0) return this.besides(position);
    if (blocked !== 'passes') return turns;
    // Where a throw may yet help the other side, or it can play, the side to play passes.
    const throws = this.rules.dice === 'alfonso' && position.hands[rival] === 0 && this.free(position).length > 0;
    const goesOn = throws || this.boardTurns({ ...position, toPlay: rival }, false).length > 0;
    return goesOn ? [{ from: null, to: null, captures: [] }] : [];
  }

  /** The turns that take a man beside one of the side to play. */
  private besides({ men, toPlay }: PlainMillPosition): PlainMillTurn[] {
    const isAny = this.rules.blocked === 'each-takes-if-full';
    const isBeside = (point: number): boolean =>
      isAny || men[toPlay].some((man) => this.board.neighbours[man]?.includes(point));
    return men[other(toPlay)].filter(isBeside).map((point) => ({ from: null, to: null, captures: [point] }));
  }

  private boardTurns(position: PlainMillPosition, special: boolean): PlainMillTurn[] {
    if (this.isDecided(position)) return [];
    const { men, hands, toPlay } = position;
    if (this.takesNow(position)) {
      if (this.rules.blocked.startsWith('each-takes')) return this.besides(position);
      if (this.rules['mill-at-entry'] === 'opponent-chooses' || position.owed.own)
        return men[toPlay].map((point) => ({ from: null, to: null, captures: [point] }));
      const sets = this.victims(men[other(toPlay)], 0, 1, false).filter((set) => set.length > 0);
      return sets.map((captures) => ({ from: null, to: null, captures }));
    }
    const { entry, flying, captures: captureRule, 'mill-at-entry': atEntry, dice, leap } = this.rules;
    const own = men[toPlay];
    const free = this.free(position);
    const found = new Map<string, PlainMillTurn>();
    const closedBy = (rest: readonly number[], to: number): number =>
      this.mills([...rest, to]).filter((line) => line.includes(to)).length;
    const countedBy = (rest: readonly number[], to: number): number => this.counted(position, [...rest, to], to).length;
    const barred = position.barred[toPlay];
    const add = (from: number | null, to: number, rest: readonly number[]): void => {
      if (barred && from === barred.from && to === barred.to) return;
      const mills = this.earns(position, from === null).takes ? countedBy(rest, to) : 0;
      const rival = other(toPlay);
      const due = mills === 0 ? 0 : { one: 1, 'per-mill': mills, two: 2 }[captureRule];
      const byMills = this.victims(men[rival], hands[rival], due, hands.white + hands.black > 0);
      const sets = this.allSets(byMills, rest, men[rival], from, to);
      for (const captures of sets) found.set(millTurnText({ from, to, captures }), { from, to, captures });
    };
    const row = this.rowLines(position, special);
    if (row.length > 0) {
      for (const to of free) if (row.some((line) => line.includes(to))) add(null, to, own);
      return [...found.values()];
    }
    if (hands[toPlay] > 0) {
      const quiet = free.filter((to) => closedBy(own, to) === 0);
      for (const to of atEntry === 'forbidden' && quiet.length > 0 ? quiet : free) add(null, to, own);
    }
    if (hands[toPlay] === 0 || entry === 'any-time') {
      const flies = flying > 0 && own.length + hands[toPlay] <= flying;
      for (const from of own) {
        const rest = own.filter((point) => point !== from);
        for (const to of free)
          if (
            flies ||
            this.board.wide.includes(from) ||
            this.board.neighbours[from]?.includes(to) ||
            (leap === 'yes' && men[other(toPlay)].includes(this.between(from, to) ?? -1)) ||
            (special && dice === 'alfonso' && closedBy(rest, to) > 0)
          )
            add(from, to, rest);
      }
    }
    return [...found.values()];
  }

  /** The point between both ends of a line; null where they are no such ends. */
  private between(from: number, to: number): number | null {
    const line = this.board.lines.find(([first, , last]) => [first, last].includes(from) && [first, last].includes(to));
    return line && from !== to ? (line[1] as number) : null;
  }

  /** What a turn may take, by its mills or otherwise: one of these sets. */
  private allSets(
    byMills: readonly (readonly number[])[],
    own: readonly number[],
    rivals: readonly number[],
    from: number | null,
    to: number,
  ): readonly (readonly number[])[] {
    const { leap, custodian, intervention, taking } = this.rules;
    const over = from === null ? null : this.between(from, to);
    if (leap === 'yes' && over !== null && rivals.includes(over)) return [[over]];
    const others: number[][] = [];
    for (const [first, middle, last] of this.board.lines as readonly [number, number, number][]) {
      const far = to === first ? last : to === last ? first : null;
      if (custodian === 'yes' && far !== null && own.includes(far) && rivals.includes(middle)) others.push([middle]);
      if (intervention === 'yes' && to === middle && rivals.includes(first) && rivals.includes(last))
        others.push([first, last]);
    }
    if (others.length === 0) return byMills;
    return [...byMills.filter((set) => set.length > 0 || taking === 'may'), ...others];
  }

  /** The lines on which three men are being entered, or will be after a special throw. */
  private rowLines(position: PlainMillPosition, special: boolean): readonly (readonly number[])[] {
    const { lines } = this.board;
    if (position.row.length > 0) return lines.filter((line) => position.row.includes(String(line)));
    const free = this.free(position);
    const begins = this.rules.dice === 'entering' && special && position.hands[position.toPlay] >= 3;
    return begins ? lines.filter((line) => line.every((point) => free.includes(point))) : [];
  }

  /** The mills through a point that still earn something. */
  private counted({ spent, toPlay }: PlainMillPosition, men: readonly number[], to: number): (readonly number[])[] {
    return this.mills(men).filter((line) => line.includes(to) && !spent[toPlay].includes(String(line)));
  }

  /** What is remembered of each side after a turn: which move back is barred, and which lines have counted. */
  private remembered(
    position: PlainMillPosition,
    { from, to, captures }: PlainMillTurn,
    own: readonly number[],
  ): Pick<PlainMillPosition, 'barred' | 'spent'> {
    const { men, toPlay, barred, spent } = position;
    const rival = other(toPlay);
    const { reclosing, 'mill-counts': counts, 'mill-at-entry': atEntry, 'mill-by-moving': byMoving } = this.rules;
    const opened = from !== null && this.mills(men[toPlay]).some((line) => line.includes(from));
    const closed = to === null ? [] : this.mills(own).filter((line) => line.includes(to));
    const isBarred = opened && reclosing !== 'at-once' && (reclosing === 'later' || closed.length > 0);
    const back = barred[rival];
    const left = men[rival].filter((point) => !captures.includes(point));
    const isFree = back !== null && ![...own, ...left].includes(back.to) && left.includes(back.from);
    const rest = left.filter((point) => point !== back?.from);
    const stays = isFree && this.mills([...rest, back.to]).some((line) => line.includes(back.to));
    const { takes, again } = this.earns(position, from === null);
    const fromHand = from === null && atEntry.startsWith('from-hand');
    const isCounted = from === null && ['later', 'one-each', 'opponent-chooses', 'by-count'].includes(atEntry);
    const earns = byMoving !== 'wins' && (takes || again || fromHand || isCounted);
    const lines = [...spent[toPlay], ...closed.map(String)];
    const known = this.board.lines.map(String).filter((line) => lines.includes(line));
    return {
      barred: { ...barred, [toPlay]: isBarred ? { from: to, to: from } : null, [rival]: stays ? back : null },
      spent: { ...spent, [toPlay]: counts === 'once' && earns ? known : spent[toPlay] },
    };
  }

  after(position: PlainMillPosition, { from, to, captures }: PlainMillTurn, special = false): PlainMillPosition {
    const { men, hands, toPlay } = position;
    const rival = other(toPlay);
    const own = [
      ...men[toPlay].filter((point) => point !== from && !captures.includes(point)),
      ...(to === null ? [] : [to]),
    ];
    const { 'mill-at-entry': atEntry, captures: captureRule, 'moves-first': first } = this.rules;
    const isMarking = atEntry === 'marked' && from === null && to !== null;
    const played: { -readonly [Name in keyof PlainMillPosition]: PlainMillPosition[Name] } & {
      hands: Record<Side, number>;
    } = {
      ...position,
      row: [],
      closed: isMarking ? [...position.closed, ...captures].sort((a, b) => a - b) : position.closed,
      ...this.remembered(position, { from, to, captures }, own),
      men: { ...men, [toPlay]: own, [rival]: men[rival].filter((point) => !captures.includes(point)) },
      hands: { ...hands, [toPlay]: hands[toPlay] - (from === null && to !== null ? 1 : 0) },
    };
    const closed = to === null ? [] : this.counted(position, own, to);
    if (closed.length > 0 && from === null && atEntry.startsWith('from-hand')) {
      const due = { one: 1, 'per-mill': closed.length, two: 2 }[captureRule];
      played.hands[rival] = Math.max(0, played.hands[rival] - due);
    }
    const stops = this.rules['placing-stops'];
    if (stops > 0 && this.free(played).length <= stops) played.hands.white = played.hands.black = 0;
    if (played.hands.white + played.hands.black === 0) played.closed = [];
    const row = this.rowLines(position, special).filter((line) => from === null && to !== null && line.includes(to));
    const open = row.filter((line) => line.some((point) => this.free(played).includes(point)));
    const counted = this.countedMills(position, closed.length, from, to, captures, men[rival].length);
    if (played.hands.white + played.hands.black === 0 && (hands.white + hands.black > 0 || counted.first)) {
      const settled = hands.white + hands.black > 0 ? this.settled(counted, played) : counted;
      if (settled.first) return this.whoTakes({ ...played, owed: settled }, settled.first);
    }
    played.owed = counted;
    if (open.length > 0 && played.hands[toPlay] > 0) return { ...played, row: open.map(String) };
    if (this.rules.blocked.startsWith('each-takes') && to === null && captures.length > 0) {
      if (this.takesNow(position)) return { ...played, toPlay: rival };
      const answers = this.besides({ ...played, toPlay: rival }).length > 0;
      return answers ? { ...played, toPlay: rival, owed: { ...counted, [rival]: 1 } } : { ...played, toPlay };
    }
    if (atEntry === 'opponent-chooses') {
      if (counted[rival] > 0) return { ...played, toPlay: rival };
      if (this.takesNow(position)) {
        const begun = hands.white + hands.black === 0 && counted[toPlay] === 0 && first !== 'in-turn';
        return { ...played, toPlay: begun ? this.movesFirst(played) : toPlay };
      }
    }
    const isPlaced = hands.white + hands.black > 0 && played.hands.white + played.hands.black === 0;
    if (isPlaced && first !== 'in-turn') return { ...played, toPlay: this.movesFirst(played) };
    // An extra turn that cannot be played is lost.
    const wasBlocked = to === null && captures.length > 0 && !this.takesNow(position);
    const earned = closed.length > 0 && this.earns(position, from === null).again;
    const again = earned || (wasBlocked && this.rules.blocked === 'takes-and-plays');
    return { ...played, toPlay: again && this.turns(played).length > 0 ? toPlay : rival };
  }

  /** Whether the side to play has men to take for what it did while placing. */
  private takesNow({ hands, owed, toPlay }: PlainMillPosition): boolean {
    const isAtOnce = this.rules['mill-at-entry'] === 'opponent-chooses' || this.rules.blocked.startsWith('each-takes');
    return (isAtOnce || hands.white + hands.black === 0) && owed[toPlay] > 0;
  }

  /** What is owed after a turn, as long as nobody knows who takes first. */
  private countedMills(
    { owed, toPlay }: PlainMillPosition,
    mills: number,
    from: number | null,
    to: number | null,
    captures: readonly number[],
    rivals: number,
  ): PlainMillPosition['owed'] {
    const { 'mill-at-entry': atEntry, captures: captureRule } = this.rules;
    if (from === null && to === null && captures.length > 0 && owed[toPlay] > 0)
      return { ...owed, [toPlay]: owed[toPlay] - 1 };
    if (from !== null || to === null || mills === 0) return owed;
    if (atEntry === 'one-each') return { ...owed, first: owed.first ?? toPlay };
    const rival = other(toPlay);
    if (atEntry === 'opponent-chooses') {
      const earned = { one: 1, 'per-mill': mills, two: 2 }[captureRule];
      return { ...owed, [rival]: Math.min(rivals, owed[rival] + earned) };
    }
    const due = atEntry === 'later' ? { one: 1, 'per-mill': mills, two: 2 }[captureRule] : 0;
    return { ...owed, [toPlay]: owed[toPlay] + due };
  }

  /** Who takes how much once all men are placed. */
  private settled(owed: PlainMillPosition['owed'], placed: PlainMillPosition): PlainMillPosition['owed'] {
    const { 'mill-at-entry': atEntry, begins } = this.rules;
    if (atEntry === 'one-each') return { white: 1, black: 1, first: owed.first ?? other(begins), own: false };
    if (atEntry === 'later') return { ...owed, first: this.movesFirst(placed) };
    if (atEntry !== 'by-count') return owed;
    const [white, black] = [this.mills(placed.men.white).length, this.mills(placed.men.black).length];
    const more =
      white > black ? { white: 1, black: 0 } : white < black ? { white: 0, black: 1 } : { white: 0, black: 0 };
    const least = Math.max(1, Math.min(white, black));
    const first = this.movesFirst(placed);
    return { white: least + more.white, black: least + more.black, first, own: white + black === 0 };
  }

  /** Who moves first once all men are placed. */
  private movesFirst(placed: PlainMillPosition): Side {
    const { begins, 'moves-first': first } = this.rules;
    if (first === 'in-turn' || first === 'beginner') return begins;
    return first === 'other-unless-full' && this.free(placed).length === 0 ? begins : other(begins);
  }

  /** The side that takes next; when both are done the first one moves. */
  private whoTakes(position: PlainMillPosition, first: Side): PlainMillPosition {
    let now = position;
    for (const toPlay of [first, other(first)]) {
      const sets = now.owed.own ? [now.men[toPlay]] : this.victims(now.men[other(toPlay)], 0, 1, false);
      if (now.owed[toPlay] > 0 && sets.some((set) => set.length > 0)) return { ...now, toPlay };
      now = { ...now, owed: { ...now.owed, [toPlay]: 0 } };
    }
    return { ...now, toPlay: first, owed: { white: 0, black: 0, first: null, own: false } };
  }

  /** Whether the dice have to be thrown first. */
  needsThrow(position: PlainMillPosition): boolean {
    const { dice } = this.rules;
    if (this.takesNow(position)) return false;
    if (dice === 'entering') return position.hands[position.toPlay] > 0 && position.row.length === 0;
    return dice === 'alfonso' && position.hands[position.toPlay] === 0;
  }

  isSpecial(dice: readonly number[]): boolean {
    return this.rules.dice !== 'none' && SPECIAL.includes(String(dice));
  }

  outcome(position: PlainMillPosition, dice: readonly number[] | null): Pick<Outcome, 'winner' | 'reason'> | null {
    const { toPlay } = position;
    const isLosing = this.rules.aim === 'lose';
    const wins = (side: Side): Side => (isLosing ? other(side) : side);
    for (const side of [toPlay, other(toPlay)])
      if (this.all(position, side) < this.rules['least-men'])
        return { winner: wins(other(side)), reason: isLosing ? 'men-lost' : 'few-men' };
    for (const side of [other(toPlay), toPlay])
      if (this.rules['mill-by-moving'] === 'wins' && this.mills(position.men[side]).length > 0)
        return { winner: wins(side), reason: 'mill' };
    if (this.needsThrow(position) && !dice) return null;
    if (this.turns(position, dice !== null && this.isSpecial(dice)).length > 0) return null;
    const { blocked } = this.rules;
    const loses =
      ['loses', 'each-takes-if-full'].includes(blocked) ||
      (blocked === 'loses-unless-full' && this.free(position).length > 0);
    if (!loses) return { winner: null, reason: 'blocked' };
    return { winner: wins(other(toPlay)), reason: isLosing ? 'shut-in' : 'blocked' };
  }

  /** Whether the game so far is drawn by a rule that looks back. */
  isDrawn({ start, played }: Line<MillPosition, MillTurn>): boolean {
    const positions = [start, ...played.map(({ position }) => position)].map((position) =>
      plainMillPosition(position, this.board.lines),
    );
    const now = positions.at(-1) as PlainMillPosition;
    const { 'no-capture-draw': always, 'three-men-draw': three, 'repetition-draw': times } = this.rules;
    const isThree = SIDES.some((side) => this.all(now, side) === 3);
    const quiet = played.length - 1 - played.findLastIndex(({ turn }) => turn.captures.length > 0);
    if (always > 0 && quiet >= 2 * always) return true;
    if (three > 0 && isThree && quiet >= 2 * three) return true;
    return times > 0 && positions.filter((each) => JSON.stringify(each) === JSON.stringify(now)).length >= times;
  }
}
