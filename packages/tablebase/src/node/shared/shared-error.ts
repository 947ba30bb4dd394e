/** Why solving together cannot begin or go on. */
export type SharedProblem =
  /** These tables are not made one by one: those of games whose men enter at any time, or those that only whole levels find room for. */
  | { readonly problem: 'alone'; readonly why: 'any-time' | 'levels' }
  /** The store is being solved by another program, or by another version of it. */
  | { readonly problem: 'other-solver'; readonly theirs: string; readonly ours: string }
  /** The store is being solved with other numbers of men, or with distances or without. */
  | { readonly problem: 'other-run'; readonly men: number; readonly distances: boolean }
  /** A file in the store is not what its maker said of it, or is no longer there. */
  | { readonly problem: 'damaged'; readonly file: string }
  /** Two workers made different tables of the same name. */
  | { readonly problem: 'other-bytes'; readonly file: string }
  /** A table that this worker made holds wrong values: it was not put into the store. */
  | { readonly problem: 'wrong'; readonly name: string };

/** Solving together cannot begin or go on. */
export class SharedError extends Error {
  readonly problem: SharedProblem;

  constructor(problem: SharedProblem) {
    super(JSON.stringify(problem));
    this.problem = problem;
  }
}
