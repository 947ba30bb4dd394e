import {
  type Animal,
  type ClassCommand,
  type ClassPerson,
  type ClassView,
  decideClass,
  joinClass,
  newClass,
  viewOfClass,
} from '@merellier/protocol/class';
import { describe, expect, it } from 'vitest';
import {
  type ClassProgress,
  countDeeds,
  progressCsv,
  progressDays,
  progressWith,
  strengthOf,
} from './class-progress.ts';
import { groupsOf, heatOf } from './heat.ts';
import { byStrength, exchanged, freePupils, seatAgainstTeacher, seatInPairs, shuffled } from './pairing.ts';

const PUPILS: readonly Animal[] = ['fox', 'owl', 'bee'];
const MARELLE = { id: 'marelle', parameters: {} };

/** What the teacher sees after these answers to a question. */
function answered(answers: Readonly<Partial<Record<Animal, string>>>, solved = false): ClassView {
  let state = PUPILS.reduce((now, pupil) => joinClass(now, pupil, pupil, false) ?? now, newClass('teacher'));
  const take = (who: ClassPerson, command: ClassCommand): void => {
    const result = decideClass(state, who, command, () => [6, 5, 4]);
    if (!result.ok) throw new Error(result.error.reason);
    state = result.value;
  };
  const position = 'W:Wa7,d7,b4:Bd5,f4,c3:H6,6';
  take('teacher', { kind: 'ask', rules: MARELLE, position, text: '', right: ['g7xd5', 'g7xf4'] });
  for (const [pupil, turn] of Object.entries(answers)) take(pupil as Animal, { kind: 'answer', question: 1, turn });
  if (solved) take('teacher', { kind: 'solve', right: ['g7xd5', 'g7xf4'] });
  const view = viewOfClass(state, 'teacher', new Set());
  if (!view) throw new Error('no view');
  return view;
}

describe('pairing', () => {
  it('seats everybody once; who is left over plays the computer', () => {
    expect(seatInPairs(PUPILS)).toEqual([
      { white: 'fox', black: 'owl', level: null },
      { white: 'bee', black: 'computer', level: 2 },
    ]);
    expect(seatInPairs([])).toEqual([]);
    expect(seatAgainstTeacher(['fox', 'owl']).map(({ white }) => white)).toEqual(['teacher', 'owl']);
  });

  it('by lot loses nobody, by strength puts neighbours together, by hand exchanges two', () => {
    for (let seed = 0; seed < 20; seed++)
      expect([...shuffled(PUPILS, (bound) => (seed * 7 + 3) % bound)].sort()).toEqual([...PUPILS].sort());
    const strengths: Partial<Record<Animal, number>> = { owl: 0.9, bee: 0.7 };
    expect(byStrength(PUPILS, (pupil) => strengths[pupil] ?? 0.1)).toEqual(['owl', 'bee', 'fox']);
    expect(exchanged(PUPILS, 'fox', 'bee')).toEqual(['bee', 'owl', 'fox']);
  });

  it('knows who waits for a game: whose game is over, and who came in later', () => {
    const board = {
      ...{ rules: MARELLE, start: null, level: null, turns: [], throws: [] },
      black: 'computer' as const,
    };
    const outcome = { winner: 'white', reason: 'few-men' } as const;
    const boards = {
      1: { ...board, white: 'fox' as const, outcome },
      2: { ...board, white: 'owl' as const, outcome },
      3: { ...board, white: 'owl' as const, outcome: null },
    };
    expect(freePupils(boards, PUPILS)).toEqual(['fox', 'bee']);
  });
});

describe('progress', () => {
  it('counts each answer and each game once, however often it is shown, and the last answer', () => {
    let progress: ClassProgress = {};
    for (const answers of [{ fox: 'a1' }, { fox: 'g7xd5' }, { fox: 'g7xd5', owl: 'a1' }] as const)
      progress = progressWith(progress, answered(answers), 'MOLU', '2026-11-23');
    const boards: ClassView['boards'] = {
      1: {
        rules: MARELLE,
        start: null,
        white: 'fox',
        black: 'owl',
        level: null,
        turns: [],
        throws: [],
        outcome: { winner: 'black', reason: 'few-men' },
      },
      2: {
        rules: MARELLE,
        start: null,
        white: 'bee',
        black: 'teacher',
        level: null,
        turns: [],
        throws: [],
        outcome: { winner: null, reason: 'agreement' },
      },
    };
    progress = progressWith(progress, { ...answered({}), boards }, 'MOLU', '2026-11-23');
    progress = progressWith(progress, { ...answered({}), boards }, 'MOLU', '2026-11-23');
    const counts = countDeeds(progress);
    expect(counts.get('fox')).toEqual({ right: 1, wrong: 0, answered: 0, won: 0, drawn: 0, lost: 1 });
    expect(counts.get('owl')).toEqual({ right: 0, wrong: 1, answered: 0, won: 1, drawn: 0, lost: 0 });
    expect(counts.get('bee')?.drawn).toBe(1);
    expect(strengthOf(counts, 'fox')).toBe(0.5);
    expect(strengthOf(counts, 'cat')).toBe(0.5);
    // Who is in the class is told, whatever was done; a pupil who was sent out is not.
    const quiet = progressWith({}, answered({ fox: 'g7xd5' }), 'SOLO', '2026-11-24');
    expect([...countDeeds(quiet)].map(([pupil, { right }]) => [pupil, right])).toEqual([
      ['fox', 1],
      ['owl', 0],
      ['bee', 0],
    ]);
    // Another day, the same nickname.
    progress = progressWith(progress, answered({ fox: 'g7xf4' }), 'RABU', '2026-11-30');
    expect(progressDays(progress)).toEqual(['2026-11-30', '2026-11-23']);
    expect(countDeeds(progress, '2026-11-30').get('fox')?.right).toBe(1);
    const heads = {
      day: 'Day',
      pupil: 'Pupil',
      right: 'right',
      wrong: 'wrong',
      answered: 'other; more',
      won: 'won',
      drawn: 'drawn',
      lost: 'lost',
    };
    expect(progressCsv(progress, (pupil) => pupil.toUpperCase(), heads).split('\r\n')).toEqual([
      'Day;Pupil;right;wrong;"other; more";won;drawn;lost',
      '2026-11-23;BEE;0;0;0;0;1;0',
      '2026-11-23;FOX;1;0;0;0;0;1',
      '2026-11-23;OWL;0;1;0;1;0;0',
      '2026-11-30;BEE;0;0;0;0;0;0',
      '2026-11-30;FOX;1;0;0;0;0;0',
      '2026-11-30;OWL;0;0;0;0;0;0',
      '',
    ]);
  });
});

describe('answers as warmth', () => {
  it('join those that end at one place, the most frequent first', () => {
    const view = answered({ fox: 'g7xd5', owl: 'g7xf4', bee: 'a1' });
    const groups = groupsOf(view);
    expect(groups.map(({ turn, right }) => [turn, right])).toEqual([
      ['g7xd5', true],
      ['g7xf4', true],
      ['a1', false],
    ]);
    const heat = view.question && heatOf(view.question, groups);
    expect(heat?.ways).toEqual([]);
    expect(heat?.spots.map(({ label, right }) => [label, right])).toEqual([
      ['2', true],
      ['1', false],
    ]);
  });

  it('keep a wrong move apart from the right one that ends at the same place', () => {
    const question = {
      ...{ id: 1, rules: MARELLE, text: '', solved: true },
      ...{ position: 'W:Wb2,f4,g7:Be3,e4,e5', right: ['g7-f2'] },
    };
    const heat = heatOf(question, groupsOf({ question, answers: { cat: 'b2-f2' } }));
    expect(heat.ways.map(({ path, right }) => [path.length, right])).toEqual([
      [2, false],
      [2, true],
    ]);
    const [wrong, right] = heat.spots;
    expect([wrong, right]).toMatchObject([
      { label: '1', right: false, share: 1 },
      { label: '✓', right: true, share: 0 },
    ]);
    expect(wrong?.place).toBe(right?.place);
  });

  it('show a right turn that nobody found, once it is told', () => {
    expect(groupsOf(answered({ bee: 'a1' })).map(({ turn }) => turn)).toEqual(['a1']);
    const view = answered({ bee: 'a1' }, true);
    expect(groupsOf(view).map(({ turn }) => turn)).toEqual(['a1', 'g7xd5', 'g7xf4']);
    const heat = view.question && heatOf(view.question, groupsOf(view));
    expect(heat?.spots.find(({ right }) => right)).toMatchObject({ label: '✓', share: 0 });
  });
});
