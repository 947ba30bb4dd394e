import { changeBetween, changedView } from '../view-change.ts';
import type { Animal } from './animals.ts';
import type { ClassPerson } from './decide.ts';
import {
  type ClassBoard,
  type ClassQuestion,
  type ClassShown,
  type ClassState,
  type ClassWall,
  classSideOf,
} from './state.ts';

/** What somebody sees of a pupil. */
export interface PupilView {
  readonly hand: boolean;
  /** Whether a device of this pupil is connected. */
  readonly here: boolean;
}

/** What somebody sees of a class: the teacher all of it, a pupil what is the pupil's own. */
export interface ClassView {
  readonly open: boolean;
  readonly paused: boolean;
  readonly wall: ClassWall;
  readonly question: Omit<ClassQuestion, 'answers'> | null;
  /** The turns of the question's answers, by pupil. */
  readonly answers: Readonly<Partial<Record<Animal, string>>>;
  /** The game that everybody looks through, and after how many turns. A server of before has neither. */
  readonly shown?: ClassShown | null;
  readonly shownAt?: number;
  /** Whether each pupil goes through it alone. */
  readonly shownAlone?: boolean;
  readonly pupils: Readonly<Partial<Record<Animal, PupilView>>>;
  readonly boards: Readonly<Record<string, ClassBoard>>;
}

/** What somebody sees of a class; null for a pupil who does not belong to it any more. */
export function viewOfClass(state: ClassState, who: ClassPerson, here: ReadonlySet<ClassPerson>): ClassView | null {
  const { open, paused, wall, question, shown = null, shownAt = 0, shownAlone = false } = state;
  const isMine = (animal: string): boolean => who === 'teacher' || who === animal;
  if (who !== 'teacher' && !state.pupils[who]) return null;
  const pupils = Object.entries(state.pupils).filter(([animal]) => isMine(animal));
  const { answers = {}, ...asked } = question ?? {};
  const right = question && (who === 'teacher' || question.solved) ? question.right : null;
  return {
    ...{ open, paused, wall, shown, shownAt, shownAlone },
    question: question && ({ ...asked, right } as ClassView['question']),
    answers: Object.fromEntries(Object.entries(answers).filter(([animal]) => isMine(animal))),
    pupils: Object.fromEntries(
      pupils.map(([animal, { hand }]) => [animal, { hand, here: here.has(animal as Animal) }]),
    ),
    boards: Object.fromEntries(
      Object.entries(state.boards).filter(([, board]) => who === 'teacher' || classSideOf(board, who)),
    ),
  };
}

const TABLES = ['answers', 'pupils', 'boards'] as const;
const PARTS = ['open', 'paused', 'wall', 'question', 'shown', 'shownAt', 'shownAlone'] as const;
const SENT = { parts: PARTS, tables: TABLES };

/** What has changed of a view: parts in whole, and of tables the rows that are new, other, or (null) gone. */
export type ClassChange = Partial<Pick<ClassView, (typeof PARTS)[number]>> & {
  readonly [Table in (typeof TABLES)[number]]?: Readonly<
    Record<string, ClassView[Table][keyof ClassView[Table]] | null>
  >;
};

/** How one view becomes another; null where they are the same. */
export const changeOfView = (before: ClassView, after: ClassView): ClassChange | null =>
  changeBetween(before, after, SENT) as ClassChange | null;

/** The view that a change leads to. What it does not name stays the same value. */
export const withChange = (view: ClassView, change: ClassChange): ClassView => changedView(view, change, SENT);
