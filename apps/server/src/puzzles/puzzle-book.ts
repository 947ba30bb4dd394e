import type { Opened, Puzzle } from '@merellier/page/puzzles';
import type { PuzzleLook, ShownPuzzle } from '@merellier/protocol/race';
import { readTurn, writeTurn } from '@merellier/rules/notation';

/** One puzzle, as the server shows it: nothing of its answer. */
export const shownOf = ({ rules, fen, kind, goal }: Puzzle): ShownPuzzle => ({ rules, fen, kind, goal });

/**
 * The puzzles of the page, as the server knows them. Those of a rule set are read when they are first asked for, and then known: what asks
 * without waiting has asked for them before.
 */
export class PuzzleBook implements PuzzleLook {
  private readonly known = new Map<string, ReadonlyMap<string, Puzzle>>();
  private page: typeof import('@merellier/page/puzzles') | null = null;

  /** Reads the puzzles of a rule set; null where it has none. */
  async load(rules: string): Promise<readonly Puzzle[] | null> {
    const page = await this.pages();
    if (!(page.PUZZLE_RULES as readonly string[]).includes(rules)) return null;
    const puzzles = await page.puzzlesOf(rules);
    if (!this.known.has(rules)) this.known.set(rules, new Map(puzzles.map((puzzle) => [puzzle.id, puzzle])));
    return puzzles;
  }

  /** Reads those of the rule set that the name of a puzzle begins with, and gives the puzzle; null where there is none. */
  async find(puzzle: string): Promise<Puzzle | null> {
    await this.load((await this.pages()).rulesOfPuzzle(puzzle));
    return this.get(puzzle);
  }

  /** The names of so many puzzles of a rule set, from easy to hard, by lot; null where it has none, or is not known yet. */
  deal(rules: string, count: number, random: () => number): readonly string[] | null {
    const puzzles = this.known.get(rules);
    if (!puzzles || !this.page) return null;
    const order = this.page.climbing([...puzzles.values()], random);
    return order.slice(0, count).map(({ id }) => id);
  }

  /** Whether a turn is the best one of a puzzle, however it is written; null where it cannot be played. */
  judge(puzzle: string, turn: string): boolean | null {
    const opened = this.open(puzzle);
    if (!opened) return null;
    const { rules, position } = opened;
    const read = readTurn(rules, position, turn);
    return read.ok ? writeTurn(rules, position, read.value) === opened.puzzle.line[0] : null;
  }

  shown(puzzle: string): ShownPuzzle | null {
    const found = this.get(puzzle);
    return found && shownOf(found);
  }

  solution(puzzle: string): string | null {
    return this.get(puzzle)?.line[0] ?? null;
  }

  private open(puzzle: string): Opened | null {
    const found = this.get(puzzle);
    return found && this.page ? this.page.openPuzzle(found) : null;
  }

  private get(puzzle: string): Puzzle | null {
    for (const puzzles of this.known.values()) {
      const found = puzzles.get(puzzle);
      if (found) return found;
    }
    return null;
  }

  private async pages(): Promise<typeof import('@merellier/page/puzzles')> {
    this.page ??= await import('@merellier/page/puzzles');
    return this.page;
  }
}
