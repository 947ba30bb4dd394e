/**
 * What judges positions of one draughts rule set: all that the search knows of it. Values are integers in hundredths of a
 * man for the side to play. A position is a frame: see frame.ts. What the search itself must know, moves and captures of
 * the side to play, the frame says already.
 */
export interface DraughtsEvaluation {
  /** The static value of the position in a frame. */
  judge(frames: Int32Array, at: number): number;
  /** Its value at first sight: what a beginner sees of it. */
  glance(frames: Int32Array, at: number): number;
  /** The same for the kernel; null for an evaluation that is only written for the portable searcher. */
  readonly kernel: KernelEvaluation | null;
}

/**
 * An evaluation inside the kernel, where most time goes: the kernel compiled with it (assembly/draughts/evaluation.ts), and what it
 * looks up. It must give the value that `judge` gives.
 */
export interface KernelEvaluation {
  /** The compiled kernel in base64. */
  readonly code: string;
  /** Bytes that its tables take beside what the kernel keeps for every evaluation. */
  readonly room: number;
  /** Writes its tables, before the kernel reads its rule set in `attach`. */
  write(memory: KernelMemory): void;
}

/** The memory of a kernel that holds the board of its rule set already: its words, the bit of each place, and where the room begins. */
export interface KernelMemory {
  readonly words: Int32Array;
  readonly bitOf: (place: number) => number;
  readonly room: number;
}
