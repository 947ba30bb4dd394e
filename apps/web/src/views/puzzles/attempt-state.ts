import type { Trace } from '@merellier/board';
import { turnTrace } from '@merellier/board/headless';
import { explain, type Position, type PositionView, type Step, type Turn, type Walk } from '@merellier/rules';
import { writeTurn } from '@merellier/rules/notation';
import { type Accessor, createMemo, createSignal } from 'solid-js';
import { type Judged, judge, type Opened, solutionOf, threatIn } from '../../puzzles/attempt.ts';
import type { Solved } from '../../puzzles/progress.ts';
import type { LanguageState } from '../../state/language.ts';
import type { Notices } from '../../state/notices.ts';
import { goalOf } from './goal.ts';
import type { PuzzlesStrings } from './strings/fr.ts';

/** Where one stands: seeking, after a wrong turn, or with the solution played so far. */
export type Stage =
  | { readonly at: 'seeking' }
  | { readonly at: 'wrong'; readonly said: string; readonly shown: Shown }
  | { readonly at: 'right'; readonly step: number; readonly found: boolean };

/** A position to be shown, with the turn that led to it. */
interface Shown {
  readonly position: Position;
  readonly before: Position;
  readonly turn: Turn;
}

type Wrong = Extract<Judged, { readonly right: false }>;

/** A wrong turn, and what it comes to. */
export interface Try {
  readonly turn: string;
  readonly value: Wrong['value'];
}

/** A puzzle that is being solved. */
export interface AttemptState {
  readonly opened: Opened;
  readonly stage: Accessor<Stage>;
  readonly isSeeking: () => boolean;
  /** Whether the solution has been followed to its end. */
  readonly isOver: () => boolean;
  /** Whether help was asked for, or a wrong turn played. */
  readonly helped: Accessor<boolean>;
  readonly position: () => Position;
  readonly view: Accessor<PositionView>;
  readonly last: Accessor<Trace | null>;
  readonly walks: Accessor<readonly Walk[]>;
  /** What was done of a turn on the board. */
  readonly done: Accessor<readonly Step[]>;
  /** Why the last taps make no turn. */
  readonly refused: Accessor<string | null>;
  /** What is sought, in one sentence. */
  readonly goal: () => string;
  /** Hints given so far; the second points at the turn. */
  readonly hints: Accessor<number>;
  /** The theme; where that is the goal itself, to save the game, what threatens. Null where there is nothing to be said. */
  readonly hintText: Accessor<string | null>;
  readonly hintTurn: () => string;
  /** The turn that the second hint points at, as long as it does. */
  readonly hintTrace: () => Trace | null;
  readonly hint: () => void;
  /** The wrong turns that were played, as they are written, the last one last. */
  readonly tries: Accessor<readonly Try[]>;
  readonly attempt: (turn: Turn) => void;
  readonly stepped: (steps: readonly Step[]) => void;
  readonly refuse: (taps: readonly number[]) => void;
  /** Goes back to the position of the puzzle. */
  readonly retry: () => void;
  readonly showSolution: () => void;
  /** Plays the next turn of the solution. */
  readonly stepOn: () => void;
}

interface AttemptParts {
  readonly opened: Opened;
  readonly language: LanguageState;
  readonly notices: Notices;
  readonly s: Accessor<PuzzlesStrings>;
  /** Hears that the puzzle is solved. */
  readonly onSolved: (how: Solved) => void;
  /** Hears that a wrong turn was played. */
  readonly onWrong: () => void;
  /** Hears that the solution was looked at before the turn was found. */
  readonly onShown: () => void;
}

export function createAttempt({
  opened,
  language,
  notices,
  s,
  onSolved,
  onWrong,
  onShown,
}: AttemptParts): AttemptState {
  const { rules, position, puzzle } = opened;
  const steps = solutionOf(opened);
  const best = (steps[0] as (typeof steps)[number]).turn;
  const [stage, setStage] = createSignal<Stage>({ at: 'seeking' });
  const [helped, setHelped] = createSignal(false);
  const [hints, setHints] = createSignal(0);
  const [done, setDone] = createSignal<readonly Step[]>([]);
  const [tries, setTries] = createSignal<readonly Try[]>([]);
  const [refused, setRefused] = createSignal<string | null>(null);

  const shown = createMemo((): Shown | null => {
    const now = stage();
    if (now.at === 'seeking') return null;
    if (now.at === 'wrong') return now.shown;
    const step = steps[now.step - 1];
    return step ? { ...step, position: rules.play(step.before, step.turn) } : null;
  });
  const isSeeking = (): boolean => stage().at === 'seeking';
  const turnSaid = (before: Position, turn: Turn): string => language.words().turnSaid(rules, before, turn);
  const hintTurn = (): string => s().hintTurn(turnSaid(position, best));
  const hintText = createMemo((): string | null => {
    if (puzzle.theme !== 'defence') return s().hintTheme(s().themes[puzzle.theme]);
    const threat = threatIn(opened);
    return threat && s().hintThreat(turnSaid(threat.before, threat.turn));
  });

  /** Shows a wrong turn with the answer that refutes it, where there is one. */
  function showWrong(turn: Turn, { value, answer }: Wrong): void {
    const after = rules.play(position, turn);
    const said = `${s().wrong[value]}${answer ? ` ${s().answer(turnSaid(after, answer))}` : ''}`;
    const end = answer
      ? { position: rules.play(after, answer), before: after, turn: answer }
      : { position: after, before: position, turn };
    setHelped(true);
    const written = writeTurn(rules, position, turn);
    setTries([...tries().filter((one) => one.turn !== written), { turn: written, value }]);
    setStage({ at: 'wrong', said, shown: end });
    notices.announce(said);
    onWrong();
  }

  return {
    ...{ opened, stage, isSeeking, helped, done, refused, tries, hints, hintText, hintTurn },
    isOver() {
      const now = stage();
      return now.at === 'right' && now.step === steps.length;
    },
    position: () => shown()?.position ?? position,
    view: createMemo(() => rules.view(shown()?.position ?? position)),
    last: createMemo(() => {
      const now = shown();
      return now ? turnTrace(rules, now.before, now.turn) : null;
    }),
    walks: createMemo(() => (isSeeking() ? rules.walks(position) : [])),
    goal: () => goalOf(s(), language.words(), opened),
    hintTrace: () => (hints() > 1 && isSeeking() ? turnTrace(rules, position, best) : null),
    hint() {
      setHelped(true);
      const text = hintText();
      setHints(text === null ? 2 : hints() + 1);
      notices.announce(hints() === 1 && text !== null ? text : hintTurn());
    },
    attempt(turn) {
      setRefused(null);
      const judged = judge(opened, turn);
      if (!judged.right) return showWrong(turn, judged);
      setStage({ at: 'right', step: 1, found: true });
      onSolved(helped() ? 'helped' : 'clean');
      notices.announce(helped() ? s().rightHelped : s().right);
    },
    stepped(taken) {
      setDone(taken);
      setRefused(null);
    },
    refuse(taps) {
      const refusal = isSeeking() ? explain(rules, position, taps) : null;
      const said = refusal && language.words().refusal(refusal, rules);
      setRefused(said);
      if (said !== null) notices.announce(said);
    },
    retry() {
      setDone([]);
      setStage({ at: 'seeking' });
    },
    showSolution() {
      setHelped(true);
      setStage({ at: 'right', step: 1, found: false });
      onShown();
      notices.announce(turnSaid(position, best));
    },
    stepOn() {
      const now = stage();
      if (now.at !== 'right' || now.step >= steps.length) return;
      const step = steps[now.step] as (typeof steps)[number];
      setStage({ ...now, step: now.step + 1 });
      notices.announce(turnSaid(step.before, step.turn));
    },
  };
}
