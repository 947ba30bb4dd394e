import type { ClassState } from '@merellier/protocol/class';
import type { KeptStore } from './kept-store.ts';

/** Where classes are kept while they last. */
export interface ClassStore {
  readonly classes: KeptStore<ClassState>;
}
