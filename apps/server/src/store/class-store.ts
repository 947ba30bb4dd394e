import type { ClassState } from '@merellier/protocol/class';

/** A class as it is stored: one value, and how often it was written. */
export interface StoredClass {
  readonly version: number;
  readonly state: ClassState;
}

/** Where classes are kept while they last. */
export interface ClassStore {
  /** Keeps a new class under a word; false where that is the word of another. */
  openClass(code: string, state: ClassState, at: number): Promise<boolean>;
  readClass(code: string): Promise<StoredClass | null>;
  /** Writes a class anew; false where it is gone, or has another version than this one by now. */
  writeClass(code: string, version: number, state: ClassState, at: number): Promise<boolean>;
  /** The versions of those of these classes that there still are. */
  classVersions(codes: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** Deletes a class; nothing of it is left. */
  endClass(code: string): Promise<void>;
  /** Deletes the classes that were not written since then, and gives their words. */
  endClasses(before: number): Promise<readonly string[]>;
}
