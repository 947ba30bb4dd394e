/** A value as it is stored, and how often it was written. */
export interface Kept<State> {
  readonly version: number;
  readonly state: State;
}

/** Where values are kept that several people share for an hour, each under a word: written whole, and deleted at the end. */
export interface KeptStore<State> {
  /** Keeps a new value under a word; false where that is the word of another. */
  open(code: string, state: State, at: number): Promise<boolean>;
  read(code: string): Promise<Kept<State> | null>;
  /** Writes a value anew; false where it is gone, or has another version than this one by now. */
  write(code: string, version: number, state: State, at: number): Promise<boolean>;
  /** The versions of those of these values that there still are. */
  versions(codes: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** Deletes a value; nothing of it is left. */
  end(code: string): Promise<void>;
  /** Deletes the values that were not written since then, and gives their words. */
  endUnused(before: number): Promise<readonly string[]>;
}
