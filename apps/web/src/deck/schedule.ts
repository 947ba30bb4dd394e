import { createEmptyCard, type FSRSParameters, type Card as FsrsCard, fsrs, Rating, State } from 'ts-fsrs';
import type { Card, Grade, Schedule } from './card.ts';

// FSRS-6, by the library ts-fsrs. Loaded with the page of what comes back, and nowhere else.

const RATINGS = { right: Rating.Good, helped: Rating.Hard, wrong: Rating.Again } as const;
const STATES = { learning: State.Learning, review: State.Review, relearning: State.Relearning } as const;
/** Answers that are remembered with a card. */
const MOST_ANSWERS = 30;

/** What is wrong comes back after ten minutes; what was right at once is not asked again on the same day. */
const OWN: Partial<FSRSParameters> = {
  learning_steps: ['10m'],
  relearning_steps: ['10m'],
  enable_fuzz: true,
  maximum_interval: 365,
};

/** Tells from the schedule of a card, null for a new one, and an answer, when it comes back. */
export type Scheduler = (schedule: Schedule | null, grade: Grade, now: number) => Schedule;

/** A scheduler with these parameters of the library. */
export function createScheduler(parameters: Partial<FSRSParameters> = OWN): Scheduler {
  const scheduler = fsrs(parameters);
  return (schedule, grade, now) =>
    fromFsrs(scheduler.next(schedule ? toFsrs(schedule) : createEmptyCard(now), now, RATINGS[grade]).card, now);
}

const schedule = createScheduler();

/** A card after an answer. */
export const answered = (card: Card, grade: Grade, now: number): Card => ({
  ...card,
  answers: [...card.answers, { at: now, grade }].slice(-MOST_ANSWERS),
  schedule: schedule(card.schedule, grade, now),
});

const toFsrs = ({ due, stability, difficulty, state, step, days, reps, lapses, last }: Schedule): FsrsCard => ({
  ...{ stability, difficulty, reps, lapses, learning_steps: step, scheduled_days: days, elapsed_days: 0 },
  state: STATES[state],
  due: new Date(due),
  last_review: new Date(last),
});

function fromFsrs(card: FsrsCard, now: number): Schedule {
  const { stability, difficulty, reps, lapses, learning_steps: step, scheduled_days: days } = card;
  const state = card.state === State.Review ? 'review' : card.state === State.Relearning ? 'relearning' : 'learning';
  return { ...{ stability, difficulty, state, step, days, reps, lapses }, due: card.due.getTime(), last: now };
}
