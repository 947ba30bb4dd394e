import { childrenOf, type Game, type GameNode, type Side } from '@merellier/rules';
import { writeTurn } from '@merellier/rules/notation';
import { positionBefore } from './trace.ts';

/** One turn of the list. */
export interface TurnEntry {
  readonly node: number;
  readonly side: Side;
  /** The turn as it is written, its throw before it. */
  readonly text: string;
  /** The mark of the turn as it is written, `?` for a mistake; empty for none. */
  readonly mark: string;
  readonly comment: string;
  /** The number it stands under, and whether it opens it. */
  readonly number: number;
  readonly opens: boolean;
}

/** A line of turns; after a turn may stand the other lines that were played in its place. */
export interface TurnLine {
  readonly entries: readonly (TurnEntry & { readonly variations: readonly TurnLine[] })[];
}

/** One numbered row of the main line: the turns of the side that begins, then those of the other. */
export interface TurnRow {
  readonly number: number;
  readonly first: readonly TurnEntry[];
  readonly second: readonly TurnEntry[];
  readonly variations: readonly TurnLine[];
}

/** The main line of a game and all its variations, ready to be listed. */
export function turnLine(game: Game): TurnLine {
  const entries = turnEntries(game);
  const lineAfter = (node: number, head: readonly number[] = []): TurnLine => {
    const line: TurnLine['entries'][number][] = head.flatMap((own) => withVariations(own, []));
    let last = head.at(-1) ?? node;
    for (;;) {
      const [main, ...others] = childrenOf(game, last);
      if (main === undefined) return { entries: line };
      line.push(...withVariations(main, others));
      last = main;
    }
  };
  const withVariations = (node: number, others: readonly number[]): TurnLine['entries'][number][] => {
    const entry = entries[node];
    return entry ? [{ ...entry, variations: others.map((other) => lineAfter(other, [other])) }] : [];
  };
  return lineAfter(0);
}

/** The main line in numbered rows. */
export function turnRows(game: Game): readonly TurnRow[] {
  const first = game.rules.start().toPlay;
  const rows: { number: number; first: TurnEntry[]; second: TurnEntry[]; variations: TurnLine[] }[] = [];
  for (const entry of turnLine(game).entries) {
    let row = rows.at(-1);
    if (row?.number !== entry.number) {
      row = { number: entry.number, first: [], second: [], variations: [] };
      rows.push(row);
    }
    (entry.side === first ? row.first : row.second).push(entry);
    row.variations.push(...entry.variations);
  }
  return rows;
}

/** The marks of turns, by their PGN numbers. */
export const MARKS: Readonly<Record<number, string>> = { 1: '!', 2: '?', 3: '!!', 4: '??', 5: '!?', 6: '?!' };

/** All turns, by node, numbered as a game text numbers them: a number holds a side's extra turns too. */
export function turnEntries(game: Game): readonly (TurnEntry | null)[] {
  const first = game.rules.start().toPlay;
  const entries: (TurnEntry | null)[] = [];
  for (const [node, { parent, turn, dice, comment, nags }] of game.nodes.entries()) {
    const before = game.nodes[parent];
    if (!turn || !before) {
      entries.push(null);
      continue;
    }
    const last = entries[parent];
    const side = before.position.toPlay;
    const opens = side === first && last?.side !== first;
    const number = last ? last.number + (opens ? 1 : 0) : 1;
    const mark = MARKS[nags.find((nag) => nag in MARKS) ?? 0] ?? '';
    entries.push({
      ...{ node, side, opens, number, mark, comment },
      text: `${dice ? `[${dice.join('')}] ` : ''}${textOf(game, node)}`,
    });
  }
  return entries;
}

const written = new WeakMap<object, string>();

function textOf(game: Game, node: number): string {
  const { turn } = game.nodes[node] as GameNode;
  if (!turn) return '';
  const known = written.get(turn);
  const text = known ?? writeTurn(game.rules, positionBefore(game, node), turn);
  written.set(turn, text);
  return text;
}
