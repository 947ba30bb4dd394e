import { type Accessor, createSignal } from 'solid-js';
import type { Kind } from '../../puzzles/puzzle.ts';
import type { Orientation, Paper, Weight } from './paper.ts';

/** How a page is to look. */
export interface PrintChoice {
  readonly paper: Paper;
  readonly orientation: Orientation;
  readonly weight: Weight;
  /** Whether the names of the places are printed: on bare boards; and with puzzles, whose solutions are written with them. */
  readonly names: boolean;
  readonly puzzleNames: boolean;
  /** Which puzzles; null: any. */
  readonly puzzleKind: Kind | null;
  readonly puzzleGrade: number | null;
}

const [choice, setChoice] = createSignal<PrintChoice>({
  paper: 'a4',
  orientation: 'portrait',
  weight: 'medium',
  names: false,
  puzzleNames: true,
  puzzleKind: null,
  puzzleGrade: null,
});

/** The choice stays as it is while the page is open: a teacher prints one thing after another. */
export const createPrintChoice = (): {
  readonly choice: Accessor<PrintChoice>;
  readonly change: (part: Partial<PrintChoice>) => void;
} => ({ choice, change: (part) => setChoice({ ...choice(), ...part }) });
