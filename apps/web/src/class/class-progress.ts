import { ANIMALS, type Animal, type ClassView, classSideOf } from '@merellier/protocol/class';
import * as v from 'valibot';
import { readJson, recordOf } from '../browser/schema.ts';
import { readStored, writeStored } from '../browser/storage.ts';

/** How a pupil did in a question or in a game. An answer is none of both where nobody said which turns are right. */
const DEEDS = ['right', 'wrong', 'answered', 'won', 'drawn', 'lost'] as const;
export type Deed = (typeof DEEDS)[number];

/** Stands beside a pupil of the class, under a key of its own: who did nothing that counts was there all the same. */
const HERE = 'here';

/** What pupils did, by question and game: `2026-11-23 MOLU q2`; and who they were: `2026-11-23 MOLU here`. It stays on the teacher's device. */
export type ClassProgress = Readonly<Record<string, DeedsOfPupils>>;
type DeedsOfPupils = Readonly<Partial<Record<Animal, Deed | typeof HERE>>>;

/** How often a pupil did what. */
export type DeedCount = Readonly<Record<Deed, number>>;

const progressSchema = recordOf(v.record(v.picklist(ANIMALS), v.picklist([...DEEDS, HERE])));

export const keptProgress = (): ClassProgress => readJson(progressSchema, readStored('local', 'progress')) ?? {};

/** Keeps it; false where the browser keeps nothing. */
export const keepProgress = (progress: ClassProgress): boolean =>
  writeStored('local', 'progress', JSON.stringify(progress));

/** The progress with what a class shows now. Questions and games that are named already are written anew, so nothing counts twice. */
export function progressWith(progress: ClassProgress, view: ClassView, code: string, day: string): ClassProgress {
  const next: Record<string, DeedsOfPupils> = { ...progress };
  const pupils = Object.keys(view.pupils);
  if (pupils.length > 0) next[`${day} ${code} ${HERE}`] = Object.fromEntries(pupils.map((pupil) => [pupil, HERE]));
  const { question, answers } = view;
  const answered = Object.entries(answers) as [Animal, string][];
  if (question && answered.length > 0)
    next[`${day} ${code} q${question.id}`] = Object.fromEntries(
      answered.map(([pupil, turn]) => [pupil, judged(question.right, turn)]),
    );
  for (const [id, board] of Object.entries(view.boards)) {
    if (!board.outcome) continue;
    const { winner } = board.outcome;
    const deeds = [board.white, board.black].flatMap((seat): [Animal, Deed][] => {
      if (seat === 'teacher' || seat === 'computer') return [];
      return [[seat, winner === null ? 'drawn' : winner === classSideOf(board, seat) ? 'won' : 'lost']];
    });
    next[`${day} ${code} g${id}`] = Object.fromEntries(deeds);
  }
  return next;
}

const judged = (right: readonly string[] | null, turn: string): Deed =>
  right === null || right.length === 0 ? 'answered' : right.includes(turn) ? 'right' : 'wrong';

const NOTHING: DeedCount = { right: 0, wrong: 0, answered: 0, won: 0, drawn: 0, lost: 0 };

/** What each pupil did, over all that is kept or on one day. */
export function countDeeds(progress: ClassProgress, day?: string): ReadonlyMap<Animal, DeedCount> {
  const counts = new Map<Animal, DeedCount>();
  for (const [key, deeds] of Object.entries(progress)) {
    if (day !== undefined && !key.startsWith(`${day} `)) continue;
    for (const [pupil, deed] of Object.entries(deeds) as [Animal, Deed | typeof HERE][]) {
      const before = counts.get(pupil) ?? NOTHING;
      counts.set(pupil, deed === HERE ? before : { ...before, [deed]: before[deed] + 1 });
    }
  }
  return counts;
}

/** The days on which something was done, the last first. */
export const progressDays = (progress: ClassProgress): readonly string[] =>
  [...new Set(Object.keys(progress).map((key) => key.slice(0, 10)))].sort().reverse();

/** How strong a pupil seems, 0 to 1: the share of what went well; who did little stands in the middle. */
export function strengthOf(counts: ReadonlyMap<Animal, DeedCount>, pupil: Animal): number {
  const { right, wrong, won, drawn, lost } = counts.get(pupil) ?? NOTHING;
  return (right + won + drawn / 2 + 1) / (right + wrong + won + drawn + lost + 2);
}

/** All of it as a table for a spreadsheet: a row for each pupil and day. */
export function progressCsv(
  progress: ClassProgress,
  nameOf: (pupil: Animal) => string,
  heads: Readonly<Record<Deed | 'day' | 'pupil', string>>,
): string {
  const cell = (text: string | number): string =>
    /[",;\n]/.test(String(text)) ? `"${String(text).replace(/"/g, '""')}"` : String(text);
  const rows = [...progressDays(progress)]
    .reverse()
    .flatMap((day) =>
      [...countDeeds(progress, day)]
        .sort(([a], [b]) => nameOf(a).localeCompare(nameOf(b)))
        .map(([pupil, count]) => [day, nameOf(pupil), ...DEEDS.map((deed) => count[deed])]),
    );
  return [[heads.day, heads.pupil, ...DEEDS.map((deed) => heads[deed])], ...rows]
    .map((row) => `${row.map(cell).join(';')}\r\n`)
    .join('');
}

export { DEEDS };
