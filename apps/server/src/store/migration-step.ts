import type { Layout } from './layout.ts';

/**
 * One change of the database's shape, done once, all its statements in one transaction. A step that was published is never
 * changed: what is to be different is one more step.
 */
export interface Step {
  readonly name: string;
  readonly statements: readonly string[];
  /** The layout that it is for; elsewhere it is noted and does nothing, so that data can be moved either way. */
  readonly only?: Layout;
}
