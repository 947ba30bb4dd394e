import { newGame, type Position, type PositionView, type Result, type RuleSet } from '@merellier/rules';
import { type FenProblem, readFen, writeFen } from '@merellier/rules/notation';
import { createMemo, createSignal } from 'solid-js';
import { startSession } from '../../../session/session.ts';
import type { Opponent } from '../../../settings/settings.ts';
import type { LanguageState } from '../../../state/language.ts';
import type { Notices } from '../../../state/notices.ts';
import type { SessionState } from '../../../state/session.ts';
import type { SettingsState } from '../../../state/settings.ts';
import type { Analysis } from '../analysis.ts';
import { change, emptySetUp, putMan, readSetUp, type SetUp, setUpOf, underRules, writeSetUp } from './set-up.ts';

/** What a tap on a place puts there. */
export type Tool = 'white' | 'black' | 'white-king' | 'black-king' | 'none';

/** A position being set up by hand, and what can be done with it. */
export type SettingUp = ReturnType<typeof createSettingUp>;

const startOf = (rules: RuleSet): SetUp => setUpOf(rules, rules.start(), writeFen(rules, rules.start()));

interface SettingUpParts {
  readonly settings: SettingsState;
  readonly language: LanguageState;
  readonly notices: Notices;
  readonly session: SessionState;
  readonly analysis: Analysis;
}

/** Begins with the position that the analysis board shows. */
export function createSettingUp({ settings, language, notices, session, analysis }: SettingUpParts) {
  const shown = (): SetUp =>
    setUpOf(analysis.rules(), analysis.position(), writeFen(analysis.rules(), analysis.position()));
  const [setUp, setSetUp] = createSignal<SetUp>(shown());
  const [tool, setTool] = createSignal<Tool>('white');
  /** A text that was put in and does not hold; it stays to be put right. */
  const [bad, setBad] = createSignal<{ readonly text: string; readonly error: FenProblem } | null>(null);
  const read = createMemo((): Result<Position, FenProblem> => {
    const wrong = bad();
    return wrong ? { ok: false, error: wrong.error } : readSetUp(setUp());
  });
  const view = createMemo((): PositionView => {
    const { men, hands } = setUp();
    return {
      men: [...men].map(([at, piece]) => ({ at, ...piece, inMill: false })),
      hands,
      lost: { white: 0, black: 0 },
    };
  });

  function set(next: SetUp): void {
    setBad(null);
    setSetUp(next);
  }

  function put(place: number): void {
    const now = tool();
    const piece =
      now === 'none'
        ? null
        : ({ side: now.startsWith('white') ? 'white' : 'black', king: now.endsWith('king') } as const);
    set(putMan(setUp(), place, piece));
    const man = setUp().men.get(place);
    const { board } = setUp().rules;
    const men = man ? [{ at: place, ...man, inMill: false }] : [];
    notices.announce(language.words().placeLabel(board, { ...view(), men }, place));
  }

  function readText(text: string): void {
    const { rules } = setUp();
    const found = readFen(rules, text.trim());
    if (found.ok) set(setUpOf(rules, found.value, writeFen(rules, found.value)));
    else setBad({ text, error: found.error });
  }

  return {
    ...{ setUp, tool, setTool, read, view, put, readText },
    tools: createMemo((): readonly Tool[] =>
      setUp().rules.board.kind === 'squares'
        ? ['white', 'black', 'white-king', 'black-king', 'none']
        : ['white', 'black', 'none'],
    ),
    text: () => bad()?.text ?? writeSetUp(setUp()),
    change: (part: Parameters<typeof change>[1]) => set(change(setUp(), part)),
    useRules(rules: RuleSet): void {
      set(underRules(setUp(), rules, startOf));
      if (rules.board.kind === 'points' && tool().endsWith('king')) setTool('white');
    },
    toStart: () => set(startOf(setUp().rules)),
    clear: () => set(emptySetUp(setUp().rules)),
    /** Puts the position on the analysis board; false where it does not hold. */
    analyse(): boolean {
      const now = read();
      if (now.ok) analysis.open(newGame(setUp().rules, now.value));
      return now.ok;
    },
    /** Begins a game from the position. */
    play(opponent: Opponent): void {
      const now = read();
      if (!now.ok) return;
      const { rules, toPlay } = setUp();
      const { colour, level } = settings.current();
      const bottom = colour === 'toss' ? toPlay : colour;
      session.begin(opponent, startSession({ rules, opponent, bottom, level, start: now.value }));
    },
  };
}
