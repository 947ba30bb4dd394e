import { positionOf, type Throw, toThrow } from '@merellier/rules';
import { writeTurn } from '@merellier/rules/notation';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ANIMALS, type Animal } from './animals.ts';
import { CLASS_CODE, newClassCode, readClassCode } from './code.ts';
import type { ClassCommand } from './command.ts';
import { type ClassPerson, decideClass, joinClass, newClass } from './decide.ts';
import { gameOfBoard, gameOfShown } from './games.ts';
import { classClientMessageSchema } from './schemas.ts';
import { boardOfPupil, type ClassState } from './state.ts';
import { changeOfView, viewOfClass, withChange } from './view.ts';

/** Throws that are no surprise: each adds one to the last die. */
let thrown = 0;
const dice = (): Throw => toThrow([6, 5, 1 + (thrown++ % 6)]);

const MARELLE = { id: 'marelle', parameters: {} };
const PUPILS = ['fox', 'owl', 'bee', 'cat'] as const;

const classOf = (...pupils: readonly Animal[]): ClassState =>
  pupils.reduce(
    (state, pupil) => joinClass(state, pupil, `key of ${pupil}`, false) as ClassState,
    newClass('key of teacher'),
  );

function after(state: ClassState, ...asked: readonly (readonly [ClassPerson, ClassCommand])[]): ClassState {
  return asked.reduce((now, [who, command]) => {
    const result = decideClass(now, who, command, dice);
    if (!result.ok) throw new Error(`${who} ${command.kind}: ${result.error.reason}`);
    return result.value;
  }, state);
}

const refusal = (state: ClassState, who: ClassPerson, command: ClassCommand): string | null => {
  const result = decideClass(state, who, command, dice);
  return result.ok ? null : result.error.reason;
};

const PAIR: ClassCommand = {
  kind: 'play',
  rules: MARELLE,
  start: null,
  seatings: [{ white: 'fox', black: 'owl', level: null }],
};
const ASK: ClassCommand = {
  kind: 'ask',
  rules: MARELLE,
  position: 'W:Wa7,d7:Bd5,f4:H2,2',
  text: '',
  right: ['g7xd5'],
};

const SHOW = {
  kind: 'show',
  ...{ rules: { id: 'marelle-a-3', parameters: {} }, start: null, throws: [], ended: null },
  turns: ['a1', 'a3', 'b1', 'b3', 'c1'],
} as const satisfies ClassCommand;

describe('the word of a class', () => {
  it('can be said, is never rude, and is read however it is typed', () => {
    let seed = 7;
    const below = (bound: number): number => {
      seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
      return Math.floor((seed / 2 ** 32) * bound);
    };
    const words = Array.from({ length: 5_000 }, () => newClassCode(below));
    for (const word of words) {
      expect(word).toMatch(CLASS_CODE);
      expect(word).toMatch(/[AEIOU]/);
      expect(word).not.toMatch(/[CKHQWXYZ]|PIPI|PUTE|ANAL|ANUS/);
      expect(readClassCode(` ${word.toLowerCase().split('').join(' ')}`)).toBe(word);
    }
    expect(new Set(words).size).toBeGreaterThan(3_500);
    expect(readClassCode('lé-mà')).toBe('LEMA');
  });
});

describe('what a class refuses', () => {
  const state = after(classOf('fox', 'owl', 'bee'), ['teacher', PAIR]);

  it.each([
    ['a pupil who does what is the teacher’s', 'fox', { kind: 'pause', on: true }, 'not-yours'],
    ['a teacher who answers', 'teacher', { kind: 'answer', question: 1, turn: 'a1' }, 'not-yours'],
    ['somebody else’s board', 'bee', { kind: 'turn', board: '1', turn: 'd6', after: 0 }, 'not-yours'],
    ['a turn out of turn', 'owl', { kind: 'turn', board: '1', turn: 'd6', after: 0 }, 'not-your-turn'],
    ['a turn on a board that has gone on', 'fox', { kind: 'turn', board: '1', turn: 'd6', after: 3 }, 'stale'],
    ['a turn that is none', 'fox', { kind: 'turn', board: '1', turn: 'z9', after: 0 }, 'illegal-turn'],
    ['a game that there is not', 'fox', { kind: 'turn', board: '9', turn: 'd6', after: 0 }, 'stale'],
    ['an answer without a question', 'fox', { kind: 'answer', question: 1, turn: 'a1' }, 'stale'],
    ['one more game against a pupil', 'fox', { kind: 'again', board: '1' }, 'stale'],
    [
      'a wall with a board that there is not',
      'teacher',
      { kind: 'wall', wall: { kind: 'board', board: '9' } },
      'stale',
    ],
    ['a solution without a question', 'teacher', { kind: 'solve', right: [] }, 'stale'],
    ['a position that cannot stand', 'teacher', { ...ASK, position: 'W:Wa1:Ba1' }, 'position'],
    ['a position that is over', 'teacher', { ...ASK, position: 'W:Wa1,d1:Bd5,f4,b2' }, 'position'],
    ['a rule set that there is not', 'teacher', { ...ASK, rules: { id: 'chess', parameters: {} } }, 'position'],
    ['a game with a turn that is none', 'teacher', { ...SHOW, turns: ['a1', 'a1'] }, 'game'],
    ['a game without a turn', 'teacher', { ...SHOW, turns: [] }, 'game'],
    ['a game of a rule set that there is not', 'teacher', { ...SHOW, rules: { id: 'chess', parameters: {} } }, 'game'],
    ['a pupil who sends a game', 'fox', SHOW, 'not-yours'],
    ['a step in no game', 'teacher', { kind: 'step', at: 0 }, 'stale'],
    ['a right turn that is none', 'teacher', { ...ASK, right: ['a7-a1'] }, 'illegal-turn'],
    [
      'a pupil at two boards',
      'teacher',
      {
        ...PAIR,
        seatings: [
          { white: 'fox', black: 'owl', level: null },
          { white: 'bee', black: 'fox', level: null },
        ],
      },
      'seatings',
    ],
    [
      'who is not in the class',
      'teacher',
      { ...PAIR, seatings: [{ white: 'fox', black: 'cat', level: null }] },
      'seatings',
    ],
    [
      'the teacher against the computer',
      'teacher',
      { ...PAIR, seatings: [{ white: 'teacher', black: 'computer', level: 1 }] },
      'seatings',
    ],
    [
      'a computer without a level',
      'teacher',
      { ...PAIR, seatings: [{ white: 'fox', black: 'computer', level: null }] },
      'seatings',
    ],
  ] as const satisfies readonly (readonly [string, ClassPerson, ClassCommand, string])[])(
    '%s',
    (_, who, command, reason) => {
      expect(refusal(state, who, command)).toBe(reason);
    },
  );

  it('everything of pupils while it is paused, but a raised hand', () => {
    const paused = after(state, ['teacher', { kind: 'pause', on: true }]);
    expect(refusal(paused, 'fox', { kind: 'turn', board: '1', turn: 'd6', after: 0 })).toBe('paused');
    expect(refusal(paused, 'fox', { kind: 'hand', up: true })).toBeNull();
    const asked = after(paused, ['teacher', ASK], ['teacher', { kind: 'pause', on: true }]);
    expect(refusal(asked, 'fox', { kind: 'answer', question: 1, turn: 'a1' })).toBe('paused');
  });

  it('a nickname of somebody who is here, and everybody once the door is shut', () => {
    expect(joinClass(state, 'fox', 'another key', true)).toBeNull();
    expect(joinClass(state, 'fox', 'another key', false)?.pupils.fox?.key).toBe('another key');
    const shut = after(state, ['teacher', { kind: 'door', open: false }]);
    expect(joinClass(shut, 'cat', 'a key', false)).toBeNull();
  });
});

describe('a class', () => {
  it('shows the wall what is under way', () => {
    const wall = (state: ClassState) => state.wall.kind;
    const asked = after(classOf('fox', 'owl'), ['teacher', ASK]);
    expect(wall(asked)).toBe('question');
    const solved = after(asked, ['teacher', { kind: 'solve', right: ['g7xd5'] }]);
    expect(wall(solved)).toBe('answers');
    expect(wall(after(solved, ['teacher', { kind: 'unask' }]))).toBe('door');
    const playing = after(
      solved,
      ['teacher', PAIR],
      ['teacher', { kind: 'wall', wall: { kind: 'board', board: '1' } }],
    );
    expect(wall(playing)).toBe('board');
    expect(wall(after(playing, ['teacher', { kind: 'remove', pupil: 'owl' }]))).toBe('door');
  });

  it('looks through a game at all boards, as the teacher goes, and takes up its own games again', () => {
    const shown = after(classOf('fox', 'owl'), ['teacher', PAIR], ['teacher', SHOW]);
    const seen = (state: ClassState) => {
      const view = viewOfClass(state, 'fox', new Set());
      const game = view?.shown && gameOfShown(view.shown, view.shownAt ?? 0);
      return game ? game.rules.view(positionOf(game)).men.length : null;
    };
    expect(shown.wall.kind).toBe('game');
    expect(seen(shown)).toBe(0);
    const at = (turns: number) => after(shown, ['teacher', { kind: 'step', at: turns }]);
    expect([1, 5, 2].map((turns) => seen(at(turns)))).toEqual([1, 5, 2]);
    expect(refusal(shown, 'teacher', { kind: 'step', at: 6 })).toBe('stale');
    expect(refusal(shown, 'fox', { kind: 'step', at: 1 })).toBe('not-yours');
    // A step goes out as a number: thirty boards need not have the game again.
    const views = [shown, at(3)].map((state) => viewOfClass(state, 'fox', new Set()));
    expect(views[0] && views[1] && changeOfView(views[0], views[1])).toEqual({ shownAt: 3 });
    // Each alone: what the teacher does meanwhile changes no other board, and another game begins together again.
    const alone = after(shown, ['teacher', { kind: 'alone', on: true }]);
    expect(viewOfClass(alone, 'fox', new Set())?.shownAlone).toBe(true);
    expect(refusal(shown, 'fox', { kind: 'alone', on: true })).toBe('not-yours');
    expect(refusal(classOf('fox'), 'teacher', { kind: 'alone', on: true })).toBe('stale');
    expect(after(alone, ['teacher', { kind: 'alone', on: false }]).shownAlone).toBe(false);
    expect(after(alone, ['teacher', SHOW]).shownAlone).toBe(false);
    for (const next of [ASK, PAIR, { kind: 'unshow' }] as const) {
      const gone = after(shown, ['teacher', next]);
      expect(seen(gone)).toBeNull();
      expect(gone.wall.kind).not.toBe('game');
    }
    expect(after(shown, ['teacher', { kind: 'unshow' }]).boards).toEqual(shown.boards);
    expect(after(shown, ['teacher', ASK], ['teacher', SHOW]).question).toBeNull();
  });

  it('goes on as before when it was opened before games could be looked through', () => {
    const { shown: _, shownAt: __, ...before } = after(classOf('fox', 'owl'), ['teacher', PAIR]);
    expect(viewOfClass(before, 'fox', new Set())).toMatchObject({ shown: null, shownAt: 0 });
    expect(after(before, ['teacher', SHOW]).shown?.turns).toHaveLength(5);
  });

  it('ends games by the rules or by the teacher’s word, and plays the computer’s again with colours changed', () => {
    const seatings = [{ white: 'fox', black: 'computer', level: 3 }] as const;
    const rules = { id: 'marelle-a-3', parameters: {} };
    const begun = after(classOf('fox'), ['teacher', { kind: 'play', rules, start: null, seatings }]);
    const won = ['a1', 'a3', 'b1', 'b3', 'c1'].reduce((state, turn, after) => {
      const next = decideClass(state, 'fox', { kind: 'turn', board: '1', turn, after }, dice);
      return next.ok ? next.value : state;
    }, begun);
    expect(won.boards['1']?.outcome).toMatchObject({ winner: 'white' });
    const again = after(won, ['fox', { kind: 'again', board: '1' }]);
    expect(Object.keys(again.boards)).toEqual(['2']);
    expect(again.boards['2']).toMatchObject({ white: 'computer', black: 'fox', turns: [], outcome: null });
    const stopped = after(again, ['teacher', { kind: 'stop', board: '2', winner: null }]);
    expect(stopped.boards['2']?.outcome).toEqual({ winner: null, reason: 'agreement' });
  });

  it('gives new games to some, while the others go on with theirs', () => {
    const seatings = [
      { white: 'fox', black: 'owl', level: null },
      { white: 'bee', black: 'cat', level: null },
    ] as const;
    const playing = after(classOf(...PUPILS), ['teacher', { ...PAIR, seatings }]);
    const over = after(playing, ['teacher', { kind: 'stop', board: '1', winner: 'white' }]);
    const next = { ...PAIR, othersGoOn: true } as const;
    const again = after(over, ['teacher', next]);
    expect(Object.keys(again.boards)).toEqual(['2', '3']);
    expect(again.boards['2']).toBe(over.boards['2']);
    expect(again.boards['3']).toMatchObject({ white: 'fox', black: 'owl', outcome: null });
    // Who is left at a game that is over looks at it until there is another.
    const mixed = after(over, ['teacher', { ...next, seatings: [{ white: 'fox', black: 'computer', level: 1 }] }]);
    expect(boardOfPupil(mixed.boards, 'owl')).toBe('1');
    expect(boardOfPupil(mixed.boards, 'fox')).toBe('3');
    const wall = after(over, ['teacher', { kind: 'wall', wall: { kind: 'board', board: '2' } }], ['teacher', next]);
    expect(wall.wall).toEqual({ kind: 'board', board: '2' });
    expect(Object.keys(after(over, ['teacher', PAIR]).boards)).toEqual(['3']);
  });

  it('throws the dice for each turn, and once for all in a question', () => {
    const rules = { id: 'marelle-avec-des', parameters: {} };
    let state = after(classOf('fox', 'owl'), ['teacher', { ...PAIR, rules }]);
    for (let i = 0; i < 30; i++) {
      const board = state.boards['1'];
      if (!board || board.outcome) break;
      const game = gameOfBoard(board);
      expect(game.rules.awaitsThrow(positionOf(game))).toBe(false);
      const turn = meant(state, { kind: 'turn', board: '1', turn: '', after: i });
      state = after(state, [positionOf(game).toPlay === 'white' ? 'fox' : 'owl', turn]);
    }
    const board = state.boards['1'];
    expect(board?.turns.length).toBeGreaterThan(5);
    expect(board?.throws.length).toBeGreaterThan(board?.outcome ? 0 : 5);
    // At another device the same game comes out of what is stored.
    const there = gameOfBoard(JSON.parse(JSON.stringify(board)));
    expect(positionOf(there)).toEqual(board && positionOf(gameOfBoard(board)));

    const asked = after(state, ['teacher', { ...ASK, rules, position: 'W:Wa1,d1,g4:Bb4,f2,a7', right: null }]);
    const { position = '' } = asked.question ?? {};
    expect(position).toMatch(/65\d/);
    expect(refusal(asked, 'fox', { kind: 'answer', question: 1, turn: 'z9' })).toBe('illegal-turn');
  });

  it('tells a pupil neither the right turns before they are shown, nor anything of others', () => {
    const state = after(classOf(...PUPILS), ['teacher', ASK], ['owl', { kind: 'answer', question: 1, turn: 'a1' }]);
    const text = JSON.stringify(viewOfClass(state, 'fox', new Set(PUPILS)));
    expect(text).not.toMatch(/g7xd5|owl|bee|key of/);
    expect(JSON.stringify(viewOfClass(state, 'teacher', new Set()))).not.toContain('key of');
    expect(viewOfClass(after(state, ['teacher', { kind: 'remove', pupil: 'fox' }]), 'fox', new Set())).toBeNull();
  });
});

/** Commands by chance, most of which make sense. */
const commands = fc.array(
  fc.tuple(
    fc.constantFrom<ClassPerson>('teacher', ...PUPILS),
    fc.oneof(
      fc.constantFrom<ClassCommand>(
        ASK,
        PAIR,
        { ...PAIR, othersGoOn: true },
        { ...PAIR, seatings: [...PAIR.seatings, { white: 'teacher', black: 'bee', level: null }] },
        { kind: 'unask' },
        SHOW,
        { kind: 'step', at: 2 },
        { kind: 'alone', on: true },
        { kind: 'unshow' },
        { kind: 'solve', right: ['g7xd5'] },
        { kind: 'pause', on: true },
        { kind: 'pause', on: false },
        { kind: 'hand', up: true },
        { kind: 'remove', pupil: 'cat' },
        { kind: 'stop', board: '1', winner: 'white' },
      ),
      fc.record({
        kind: fc.constant('answer' as const),
        question: fc.constantFrom(1, 2),
        turn: fc.constantFrom('a1', 'g7xd5'),
      }),
      fc.record({
        kind: fc.constant('turn' as const),
        board: fc.constantFrom('1', '2'),
        turn: fc.constant(''),
        after: fc.nat(60),
      }),
    ),
  ),
  { maxLength: 60 },
);

/** A turn that can be played, in place of an empty one. */
function meant(state: ClassState, command: ClassCommand): ClassCommand {
  const board = command.kind === 'turn' ? state.boards[command.board] : undefined;
  if (command.kind !== 'turn' || !board) return command;
  const game = gameOfBoard(board);
  const turns = game.rules.turns(positionOf(game));
  const turn = turns[command.after % Math.max(1, turns.length)];
  return turn
    ? { ...command, turn: writeTurn(game.rules, positionOf(game), turn), after: board.turns.length }
    : command;
}

describe('the view of a class', () => {
  it('is at everybody’s what it is at the server, by differences alone', () => {
    fc.assert(
      fc.property(commands, (asked) => {
        let state = classOf(...PUPILS);
        const people = ['teacher', ...PUPILS] as const;
        const here = new Set<Animal>(['fox', 'bee']);
        const views = new Map(people.map((who) => [who, viewOfClass(state, who, here)]));
        for (const [who, command] of asked) {
          const result = decideClass(state, who, meant(state, command), dice);
          if (!result.ok) continue;
          state = result.value;
          // What is stored is text: nothing may be lost by that.
          expect(JSON.parse(JSON.stringify(state))).toEqual(state);
          for (const person of people) {
            const now = viewOfClass(state, person, here);
            const before = views.get(person);
            const change = before && now && changeOfView(before, now);
            const sent = change && JSON.parse(JSON.stringify(change));
            const shown = before && now ? (sent ? withChange(before, sent) : before) : now;
            expect(shown).toEqual(now);
            views.set(person, shown);
          }
        }
      }),
      { numRuns: 150 },
    );
  });
});

describe('messages', () => {
  it('are refused where they hold what no client sends', () => {
    const isRead = (message: unknown): boolean => classClientMessageSchema.safeParse(message).success;
    expect(isRead({ type: 'do', command: PAIR })).toBe(true);
    expect(isRead({ type: 'do', command: SHOW })).toBe(true);
    expect(isRead({ type: 'do', command: { kind: 'alone', on: true } })).toBe(true);
    expect(isRead({ type: 'join', code: 'MOLU', pupil: ANIMALS[0] })).toBe(true);
    for (const bad of [
      { type: 'join', code: 'MOLU', pupil: 'Anna' },
      { type: 'join', code: 'molu', pupil: 'fox' },
      { type: 'knock', protocol: 1, code: 'MOLUS' },
      { type: 'do', command: { ...ASK, text: 'a'.repeat(301) } },
      { type: 'do', command: { ...ASK, more: 1 } },
      { type: 'do', command: { ...SHOW, turns: Array.from({ length: 1_001 }, () => 'a1') } },
      { type: 'do', command: { ...SHOW, throws: [[7, 1, 1]] } },
      { type: 'do', command: { kind: 'step', at: -1 } },
      { type: 'enter', protocol: 1, code: 'MOLU', key: 'short' },
    ])
      expect(isRead(bad)).toBe(false);
  });
});
