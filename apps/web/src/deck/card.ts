import type { Parameters } from '@merellier/rules';

/** What comes back: puzzles that were missed, mistakes in one's own games and in openings that are trained, words of the game. */
export const KINDS = ['puzzle', 'mistake', 'opening', 'word'] as const;
export type Kind = (typeof KINDS)[number];

/** A puzzle, by its name; it was missed, or solved with help. */
export interface PuzzleSubject {
  readonly kind: 'puzzle';
  readonly puzzle: string;
  readonly cause: 'missed' | 'helped';
}

/** A mistake in a game, or in an opening that was trained. Position and turns are written as in game texts. */
export interface MistakeSubject {
  readonly kind: 'mistake' | 'opening';
  readonly rules: string;
  /** Changed parameters, where house rules were played. */
  readonly changes: Parameters;
  readonly fen: string;
  readonly played: string;
  /** The turns that were better, the best one first. */
  readonly better: readonly string[];
  /** What they reach, where tables know it; null: they are what the engine thinks best. */
  readonly proved: 'win' | 'draw' | null;
}

/** A word of the glossary, by its id. */
export interface WordSubject {
  readonly kind: 'word';
  readonly term: string;
}

export type Subject = PuzzleSubject | MistakeSubject | WordSubject;

/** How a card was answered: right at once, right after a hint, or wrong. */
export const GRADES = ['right', 'helped', 'wrong'] as const;
export type Grade = (typeof GRADES)[number];

export interface Answer {
  /** Milliseconds since 1970, as all times of a card. */
  readonly at: number;
  readonly grade: Grade;
}

/** Where a card stands in FSRS: what the next interval is computed from. */
export interface Schedule {
  readonly due: number;
  /** The days after which nine of ten cards are still known. */
  readonly stability: number;
  /** 1 to 10. */
  readonly difficulty: number;
  readonly state: 'learning' | 'review' | 'relearning';
  /** How many short steps of learning are done. */
  readonly step: number;
  /** The interval that was set last, in days. */
  readonly days: number;
  readonly reps: number;
  readonly lapses: number;
  readonly last: number;
}

/** One thing that comes back. Immutable. */
export interface Card {
  /** The same thing has the same id on every device. */
  readonly id: string;
  readonly subject: Subject;
  readonly added: number;
  /** The last answers, the latest last. */
  readonly answers: readonly Answer[];
  /** Null before the first answer: it is due at once. */
  readonly schedule: Schedule | null;
}

/** The name under which a thing is kept, once. */
export function cardId(subject: Subject): string {
  switch (subject.kind) {
    case 'puzzle':
      return `puzzle/${subject.puzzle}`;
    case 'word':
      return `word/${subject.term}`;
    case 'mistake':
    case 'opening': {
      const changes = Object.entries(subject.changes).map(([name, value]) => `${name}=${value}`);
      return [subject.kind, subject.rules, ...changes.sort(), subject.fen].join('/');
    }
  }
}

export const newCard = (subject: Subject, now: number): Card => ({
  ...{ id: cardId(subject), subject, added: now, answers: [], schedule: null },
});

/** When a card is to come back. */
export const dueAt = ({ schedule, added }: Card): number => schedule?.due ?? added;
