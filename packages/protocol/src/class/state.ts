import type { Outcome, Side, Throw } from '@merellier/rules';
import type { RulesReference } from '../options.ts';
import type { Animal } from './animals.ts';

/** Who plays a side of a board in a class. The computer's turns come from the device of the pupil who plays against it. */
export type ClassSeat = Animal | 'teacher' | 'computer';

/** A game between two in a class. It is part of the class, and gone with it. */
export interface ClassBoard {
  readonly rules: RulesReference;
  /** The position that it began with, as text; null for the beginning of the rule set. */
  readonly start: string | null;
  readonly white: ClassSeat;
  readonly black: ClassSeat;
  /** How strong the computer plays; null where it plays neither side. */
  readonly level: number | null;
  /** The turns that were played, as texts. */
  readonly turns: readonly string[];
  /** The throws that fell so far, one for each turn that needed one; the last is for the turn to come. */
  readonly throws: readonly Throw[];
  /** How it ended; null while it goes on. */
  readonly outcome: Outcome | null;
}

/** A position that everybody has, to find a turn in. */
export interface ClassQuestion {
  /** Counts the questions of a class. */
  readonly id: number;
  readonly rules: RulesReference;
  readonly position: string;
  /** What is asked; empty for "what would you play?". */
  readonly text: string;
  /** The turns that are right; null where that is for the teacher to say. */
  readonly right: readonly string[] | null;
  /** Whether the pupils see the right turns, and answer no more. */
  readonly solved: boolean;
  readonly answers: Readonly<Partial<Record<Animal, string>>>;
}

/** So many turns a game has at most that a class looks through: more than games have that end. */
export const LONGEST_SHOWN = 1_000;

/** A game that was played somewhere, and that everybody looks through. */
export interface ClassShown extends Pick<ClassBoard, 'rules' | 'start' | 'turns' | 'throws'> {
  /** How it ended by word; null where the rules tell, or it goes on. */
  readonly ended: { readonly winner: Side | null; readonly reason: 'agreement' | 'resignation' } | null;
}

/** What the wall shows: the way in, all boards, one of them, the question, the question with its answers, or the game that is looked through. */
export type ClassWall =
  | { readonly kind: 'door' | 'boards' | 'question' | 'answers' | 'game' }
  | { readonly kind: 'board'; readonly board: string };

export interface Pupil {
  /** The hash of what proves to be this pupil. */
  readonly key: string;
  readonly hand: boolean;
}

/**
 * A class as it stands: one value, kept as long as the class lasts and deleted with it. Nobody in it has more of a name than
 * an animal.
 */
export interface ClassState {
  /** The hash of what proves to be the teacher. */
  readonly teacher: string;
  /** Whether pupils can come in. */
  readonly open: boolean;
  readonly paused: boolean;
  readonly wall: ClassWall;
  readonly pupils: Readonly<Partial<Record<Animal, Pupil>>>;
  readonly question: ClassQuestion | null;
  /** How many questions there have been. */
  readonly questions: number;
  /** The game that is looked through; null without one. Classes of before have none. */
  readonly shown?: ClassShown | null;
  /** After how many of its turns it is shown. */
  readonly shownAt?: number;
  /** Whether each pupil goes through it alone, in place of all together. */
  readonly shownAlone?: boolean;
  /** The games, by number. */
  readonly boards: Readonly<Record<string, ClassBoard>>;
  /** How many games there have been. */
  readonly games: number;
}

/** The side that somebody plays on a board; null for who has no part in it. */
export const classSideOf = (board: ClassBoard, who: ClassSeat): Side | null =>
  board.white === who ? 'white' : board.black === who ? 'black' : null;

/** The board at which a pupil sits: the newest. Null without one. */
export function boardOfPupil(boards: ClassState['boards'], pupil: Animal): string | null {
  const own = Object.keys(boards).filter((id) => classSideOf(boards[id] as ClassBoard, pupil));
  return own.at(-1) ?? null;
}
