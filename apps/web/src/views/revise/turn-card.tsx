import { other } from '@merellier/rules';
import { type JSX, Match, onMount, Show, Switch } from 'solid-js';
import { useLanguage, useNotices, useSettings } from '../../context.ts';
import type { Grade } from '../../deck/card.ts';
import { BoardLayout } from '../../frame/board-layout.tsx';
import { focusBoard } from '../../parts/focus.ts';
import { positionSaid } from '../../parts/position-said.ts';
import { SideTray } from '../../parts/side-tray.tsx';
import { TaskBoard, TaskStrip } from '../../parts/task-board.tsx';
import { TypedTurn } from '../../parts/typed-turn.tsx';
import { goalOf, whyOf } from '../puzzles/goal.ts';
import { useStrings as usePuzzlesStrings } from '../puzzles/strings/strings.ts';
import type { TurnQuestion } from './questions.ts';
import { useStrings } from './strings/strings.ts';
import { createTurnAttempt, type TurnAttempt } from './turn-attempt.ts';
import { TurnControls } from './turn-controls.tsx';
import { turnHint } from './turn-hint.ts';

interface TurnCardProps {
  readonly question: TurnQuestion;
  /** What the card is called, and how many are left. */
  readonly name: string;
  readonly left: string;
  /** When the card comes back, once it is answered. */
  readonly comes: string | null;
  readonly graded: (grade: Grade) => void;
  readonly next: () => void;
}

/** A card on the board: a puzzle that was missed, or a mistake in a game, with the position before it. */
export function TurnCard(props: TurnCardProps): JSX.Element {
  const settings = useSettings();
  const language = useLanguage();
  const notices = useNotices();
  const s = useStrings();
  const puzzles = usePuzzlesStrings();
  const { question } = props;
  const { rules, position } = question;
  const side = position.toPlay;
  const goal = (): string =>
    question.puzzle ? goalOf(puzzles(), language.words(), question.puzzle) : s().better(question.mistake?.played ?? '');
  const praise = (grade: Grade): string => (grade === 'right' ? puzzles().right : puzzles().rightHelped);
  const hintText = (): string => turnHint({ s: s(), puzzles: puzzles(), words: language.words() }, question);
  const attempt = createTurnAttempt({
    ...{ question, language, notices, s, hintText, praise },
    answerText: (turn) => puzzles().answer(turn),
    onGraded: (grade) => {
      props.graded(grade);
      // What is pressed next, where the turn was wrong, too.
      setTimeout(() => document.querySelector<HTMLElement>('#revise-go')?.focus());
    },
  });
  const told = (): string => positionSaid(language, rules, attempt.view());
  onMount(() => notices.announce(`${goal()} ${told()}`));
  return (
    <BoardLayout
      title={props.name}
      opens
      view="revise"
      top={
        <div class="strip strip-top">
          <p class="strip-name">
            {language.words().rulesName(rules)}
            <small>{props.left}</small>
          </p>
          <SideTray rules={rules} view={attempt.view()} side={other(side)} />
        </div>
      }
      board={
        <TaskBoard
          rules={rules}
          task={attempt}
          side={side}
          play={(turn) => void attempt.attempt(turn)}
          refuse={attempt.refuse}
          stepped={attempt.stepped}
        />
      }
      bottom={<TaskStrip rules={rules} task={attempt} side={side} you={s().you} isTurn={attempt.isSeeking()} />}
    >
      <section class="status">
        <Said attempt={attempt} goal={goal()} hint={hintText} praise={praise} comes={props.comes} />
        <p class="hidden">{told()}</p>
        <Show when={settings.current().typed && attempt.isSeeking()}>
          <TypedTurn rules={rules} position={position} play={(turn) => void attempt.attempt(turn)} />
        </Show>
        <Acts attempt={attempt} next={props.next} />
      </section>
      <TurnControls attempt={attempt} next={props.next} />
    </BoardLayout>
  );
}

/** What is asked, and why; after a turn what came of it, and when the card comes back. */
function Said(props: {
  readonly attempt: TurnAttempt;
  readonly goal: string;
  readonly hint: () => string;
  readonly praise: (grade: Grade) => string;
  readonly comes: string | null;
}): JSX.Element {
  const language = useLanguage();
  const s = useStrings();
  const puzzles = usePuzzlesStrings();
  const { attempt } = props;
  const { rules, position, puzzle, mistake, solution } = attempt.question;
  const why = (): string => {
    if (attempt.done().length > 0) return language.words().toPlay(rules, position, { done: attempt.done() });
    if (puzzle) return whyOf(puzzles(), puzzle);
    return mistake?.proved ? s().proved[mistake.proved] : s().thought;
  };
  const right = () => {
    const now = attempt.stage();
    return now.at === 'right' && now;
  };
  const wrong = () => {
    const now = attempt.stage();
    return now.at === 'wrong' && now;
  };
  const written = (step: number): string =>
    solution
      .slice(0, step)
      .map(({ before, turn }) => language.words().turnSaid(rules, before, turn))
      .join(' · ');
  return (
    <>
      <p class="task" classList={{ 'task-over': right() !== false }}>
        <Show when={right()} fallback={props.goal}>
          {(now) => (now().found ? props.praise(attempt.grade() ?? 'right') : puzzles().solutionIs)}
        </Show>
      </p>
      <div class="note">
        <Switch>
          <Match when={attempt.isSeeking()}>
            <Show when={attempt.refused()} fallback={<p>{why()}</p>}>
              {(refused) => <p class="refusal">{refused()}</p>}
            </Show>
            <Show when={attempt.hinted()}>
              <p>{props.hint()}</p>
            </Show>
          </Match>
          <Match when={attempt.stage().at === 'judging'}>
            <p>{s().judging}</p>
          </Match>
          <Match when={wrong()}>{(now) => <p class="refusal">{now().said}</p>}</Match>
          <Match when={right()}>
            {(now) => (
              <Show when={!now().found || now().step > 1}>
                <p>{written(now().step)}</p>
              </Show>
            )}
          </Match>
        </Switch>
        <Show when={attempt.stage().at === 'right' && props.comes}>{(comes) => <p>{comes()}</p>}</Show>
      </div>
    </>
  );
}

/** The buttons of the moment. */
function Acts(props: { readonly attempt: TurnAttempt; readonly next: () => void }): JSX.Element {
  const s = useStrings();
  const puzzles = usePuzzlesStrings();
  const { attempt } = props;
  return (
    <div class="acts">
      <Switch>
        <Match when={attempt.stage().at === 'wrong'}>
          <button
            type="button"
            class="button primary"
            id="revise-go"
            onClick={() => {
              attempt.retry();
              focusBoard();
            }}
          >
            {puzzles().retry}
          </button>
        </Match>
        <Match when={attempt.stage().at === 'right'}>
          <button type="button" class="button primary" id="revise-go" onClick={() => props.next()}>
            {s().nextCard}
          </button>
          <Show when={attempt.question.solution.length > 1}>
            <button type="button" class="button" aria-disabled={attempt.isOver()} onClick={attempt.stepOn}>
              {puzzles().step}
            </button>
          </Show>
        </Match>
      </Switch>
    </div>
  );
}
