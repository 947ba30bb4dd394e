import type { Trace } from '@merellier/board';
import { turnTrace } from '@merellier/board/headless';
import { explain, type Position, type Step, type Turn } from '@merellier/rules';
import { type Accessor, createMemo, createSignal } from 'solid-js';
import type { Grade } from '../../deck/card.ts';
import type { LanguageState } from '../../state/language.ts';
import type { Notices } from '../../state/notices.ts';
import type { TurnQuestion } from './questions.ts';
import type { ReviseStrings } from './strings/fr.ts';

/** A position to be shown, with the turn that led to it. */
interface Shown {
  readonly position: Position;
  readonly before: Position;
  readonly turn: Turn;
}

/** Where one stands: seeking, waiting for the engine, after a wrong turn, or with the solution played so far. */
type Stage =
  | { readonly at: 'seeking' }
  | { readonly at: 'judging'; readonly shown: Shown }
  | { readonly at: 'wrong'; readonly said: string; readonly shown: Shown }
  | { readonly at: 'right'; readonly step: number; readonly found: boolean; readonly shown: Shown };

interface AttemptParts {
  readonly question: TurnQuestion;
  readonly language: LanguageState;
  readonly notices: Notices;
  readonly s: Accessor<ReviseStrings>;
  /** What a hint says. */
  readonly hintText: () => string;
  readonly praise: (grade: Grade) => string;
  /** The answer that shows why a turn is wrong. */
  readonly answerText: (turn: string) => string;
  /** Hears once how the card was answered: the first turn counts, and whether there was help before it. */
  readonly onGraded: (grade: Grade) => void;
}

/** A card that is being answered on the board. */
export type TurnAttempt = ReturnType<typeof createTurnAttempt>;

export function createTurnAttempt({
  question,
  language,
  notices,
  s,
  hintText,
  praise,
  answerText,
  onGraded,
}: AttemptParts) {
  const { rules, position, solution } = question;
  const [stage, setStage] = createSignal<Stage>({ at: 'seeking' });
  const [grade, setGrade] = createSignal<Grade | null>(null);
  const [hinted, setHinted] = createSignal(false);
  const [done, setDone] = createSignal<readonly Step[]>([]);
  const [refused, setRefused] = createSignal<string | null>(null);
  const shown = createMemo((): Shown | null => {
    const now = stage();
    return now.at === 'seeking' ? null : now.shown;
  });
  const isSeeking = (): boolean => stage().at === 'seeking';
  const turnSaid = (before: Position, turn: Turn): string => language.words().turnSaid(rules, before, turn);
  const playedTo = (before: Position, turn: Turn): Shown => ({ before, turn, position: rules.play(before, turn) });

  function graded(as: Grade): void {
    if (grade() !== null) return;
    setGrade(as);
    onGraded(as);
  }

  function showStep(step: number, found: boolean): void {
    const { before, turn } = solution[step - 1] as (typeof solution)[number];
    setStage({ at: 'right', step, found, shown: playedTo(before, turn) });
  }

  async function attempt(turn: Turn): Promise<void> {
    setRefused(null);
    const played = playedTo(position, turn);
    setStage({ at: 'judging', shown: played });
    const judged = await question.judge(turn);
    if (judged.right) {
      graded(hinted() ? 'helped' : 'right');
      setStage({ at: 'right', step: 1, found: true, shown: played });
      notices.announce(praise(grade() ?? 'right'));
      return;
    }
    const { why, answer } = judged;
    const answered = answer ? ` ${answerText(turnSaid(played.position, answer))}` : '';
    const said = `${s().wrong[why]}${answered}`;
    graded('wrong');
    setStage({ at: 'wrong', said, shown: answer ? playedTo(played.position, answer) : played });
    notices.announce(said);
  }

  return {
    ...{ question, stage, grade, isSeeking, done, refused, hinted, attempt },
    position: () => shown()?.position ?? position,
    view: createMemo(() => rules.view(shown()?.position ?? position)),
    last: createMemo((): Trace | null => {
      const now = shown();
      return now && turnTrace(rules, now.before, now.turn);
    }),
    walks: createMemo(() => (isSeeking() ? rules.walks(position) : [])),
    hint(): void {
      setHinted(true);
      notices.announce(hintText());
    },
    stepped(taken: readonly Step[]): void {
      setDone(taken);
      setRefused(null);
    },
    refuse(taps: readonly number[]): void {
      const refusal = isSeeking() ? explain(rules, position, taps) : null;
      const said = refusal && language.words().refusal(refusal, rules);
      setRefused(said);
      if (said !== null) notices.announce(said);
    },
    retry(): void {
      setDone([]);
      setStage({ at: 'seeking' });
    },
    showSolution(): void {
      graded('wrong');
      showStep(1, false);
      notices.announce(turnSaid(position, (solution[0] as (typeof solution)[number]).turn));
    },
    /** Whether the solution has been followed to its end. */
    isOver(): boolean {
      const now = stage();
      return now.at === 'right' && now.step >= solution.length;
    },
    stepOn(): void {
      const now = stage();
      const next = now.at === 'right' ? solution[now.step] : undefined;
      if (now.at !== 'right' || !next) return;
      showStep(now.step + 1, now.found);
      notices.announce(turnSaid(next.before, next.turn));
    },
  };
}
