import type { Heat } from '@merellier/board';
import { turnTrace } from '@merellier/board/headless';
import { type Animal, type ClassView, openQuestion, readAnswer } from '@merellier/protocol/class';

/** One answer, and who gave it. */
export interface AnswerGroup {
  readonly turn: string;
  readonly pupils: readonly Animal[];
  /** Null where nobody said which turns are right. */
  readonly right: boolean | null;
}

/** The answers to a question, the most frequent first; once it is solved, the right ones that nobody gave too. */
export function groupsOf({ question, answers }: Pick<ClassView, 'question' | 'answers'>): readonly AnswerGroup[] {
  const groups = new Map<string, Animal[]>();
  for (const [pupil, turn] of Object.entries(answers) as [Animal, string][])
    groups.set(turn, [...(groups.get(turn) ?? []), pupil]);
  if (question?.solved) for (const turn of question.right ?? []) if (!groups.has(turn)) groups.set(turn, []);
  return [...groups]
    .map(([turn, pupils]) => ({ turn, pupils, right: question?.right ? question.right.includes(turn) : null }))
    .sort((a, b) => b.pupils.length - a.pupils.length);
}

/** The answers as warmth on the board of the question. */
export function heatOf(question: NonNullable<ClassView['question']>, groups: readonly AnswerGroup[]): Heat {
  const opened = openQuestion(question);
  const total = groups.reduce((sum, { pupils }) => sum + pupils.length, 0);
  if (!opened || groups.length === 0) return { ways: [], spots: [] };
  const share = (count: number): number => (total === 0 ? 0 : count / total);
  // Right turns and others stay apart, also where they end at one place: no answer shines by another that is right.
  const ends = new Map<string, { place: number; count: number; right: boolean }>();
  const ways = new Map<string, { path: readonly number[]; count: number; right: boolean }>();
  for (const { turn: text, pupils, right: judged } of groups) {
    const read = readAnswer(question, text);
    if (!read.ok) continue;
    const after = opened.rules.play(opened.position, read.value.turn);
    const path = turnTrace(opened.rules, opened.position, read.value.turn, after)?.path ?? [];
    const place = path.at(-1);
    if (place === undefined) continue;
    const right = judged === true;
    const count = (of: { readonly count: number } | undefined): number => (of?.count ?? 0) + pupils.length;
    const [end, way] = [`${place} ${right}`, `${path.join()} ${right}`];
    ends.set(end, { place, right, count: count(ends.get(end)) });
    if (path.length > 1) ways.set(way, { path, right, count: count(ways.get(way)) });
  }
  return {
    ways: [...ways.values()].map(({ path, count, right }) => ({ path, share: share(count), right })),
    spots: [...ends.values()].map(({ place, count, right }) => ({
      ...{ place, share: share(count), right, side: opened.position.toPlay },
      label: count === 0 ? '✓' : String(count),
    })),
  };
}
