// What the server asks of puzzles, which are kept with the page.
export { type Opened, openPuzzle } from './attempt.ts';
export { PUZZLE_RULES, puzzlesOf, rulesOfPuzzle } from './collection.ts';
export type { Puzzle } from './puzzle.ts';
export { climbing } from './run.ts';
