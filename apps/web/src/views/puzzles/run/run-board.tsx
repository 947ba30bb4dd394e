import { explain, other, type RuleSet, type Step, type Turn } from '@merellier/rules';
import { createMemo, createSignal, For, type JSX, onMount, Show } from 'solid-js';
import { useLanguage, useNotices, useSettings } from '../../../context.ts';
import { BoardLayout } from '../../../frame/board-layout.tsx';
import { focusBoard } from '../../../parts/focus.ts';
import { Icon } from '../../../parts/icons.tsx';
import { positionSaid } from '../../../parts/position-said.ts';
import { SideTray } from '../../../parts/side-tray.tsx';
import { TaskBoard, type TaskPosition, TaskStrip } from '../../../parts/task-board.tsx';
import { TypedTurn } from '../../../parts/typed-turn.tsx';
import { judge, openPuzzle } from '../../../puzzles/attempt.ts';
import type { Puzzle } from '../../../puzzles/puzzle.ts';
import { scoreOf } from '../../../puzzles/run.ts';
import { goalOf, whyOf } from '../goal.ts';
import { useStrings } from '../strings/strings.ts';
import type { RunState } from './run-state.ts';

interface RunBoardProps {
  readonly puzzle: Puzzle;
  readonly rules: RuleSet;
  readonly run: RunState;
  readonly title: string;
  readonly answer: (right: boolean) => void;
}

/** One puzzle of a run: whatever turn is played, the next one comes. */
export function RunBoard(props: RunBoardProps): JSX.Element {
  const settings = useSettings();
  const language = useLanguage();
  const notices = useNotices();
  const s = useStrings();
  const { puzzle, rules, run } = props;
  const opened = openPuzzle(puzzle);
  const [done, setDone] = createSignal<readonly Step[]>([]);
  const [refused, setRefused] = createSignal<string | null>(null);
  if (!opened) {
    // Of rules that have changed since: it counts for nothing.
    queueMicrotask(() => props.answer(true));
    return null;
  }
  const { position } = opened;
  const view = rules.view(position);
  const walks = createMemo(() => rules.walks(position));
  const task: TaskPosition = { position: () => position, view: () => view, last: () => null, walks, done };
  const side = position.toPlay;
  /** What came of the one before: told with the marks of all of them, apart from what is said of this one. */
  const before = (): string | null => {
    const { answers, puzzles } = run.run();
    const right = answers.at(-1);
    if (right === undefined) return null;
    return right ? s().correct : s().missed(puzzles[answers.length - 1]?.line[0] ?? '');
  };
  const goal = (): string => goalOf(s(), language.words(), opened);
  onMount(() => {
    notices.announce([before(), goal(), positionSaid(language, rules, view)].filter(Boolean).join(' '));
    focusBoard();
  });
  function refuse(taps: readonly number[]): void {
    const refusal = explain(rules, position, taps);
    const text = refusal && language.words().refusal(refusal, rules);
    setRefused(text);
    if (text !== null) notices.announce(text);
  }
  const play = (turn: Turn): void => props.answer(judge(opened, turn).right);
  const note = (): string =>
    done().length > 0 ? language.words().toPlay(rules, position, { done: done() }) : whyOf(s(), opened);
  return (
    <BoardLayout
      title={props.title}
      view="run"
      top={
        <div class="strip strip-top">
          <p class="strip-name">
            {props.title}
            <small>{language.words().rules(puzzle.rules).name}</small>
          </p>
          <SideTray rules={rules} view={view} side={other(side)} />
        </div>
      }
      board={
        <TaskBoard
          {...{ rules, task, side, play, refuse }}
          stepped={(steps) => {
            setDone(steps);
            setRefused(null);
          }}
        />
      }
      bottom={<TaskStrip rules={rules} task={task} side={side} you={s().you} isTurn />}
    >
      <section class="status">
        <div class="run-figures">
          <p>
            <b>{scoreOf(run.run())}</b> <span class="faint">{s().solvedShort(scoreOf(run.run()))}</span>
          </p>
          <Show when={run.left() !== null}>
            <p class="run-clock" role="timer" aria-label={s().timeLeft}>
              {clockOf(run.left() ?? 0)}
            </p>
          </Show>
        </div>
        <p class="task">{goal()}</p>
        <div class="note">
          <Show when={refused()} fallback={<p>{note()}</p>}>
            {(text) => <p class="refusal">{text()}</p>}
          </Show>
        </div>
        <p class="hidden">{positionSaid(language, rules, view)}</p>
        <Show when={settings.current().typed}>
          <TypedTurn rules={rules} position={position} play={play} />
        </Show>
        <ol class="run-marks" aria-hidden="true">
          <For each={run.run().answers}>
            {(right) => (
              <li classList={{ 'run-wrong': !right }}>
                <Icon name={right ? 'check' : 'close'} />
              </li>
            )}
          </For>
        </ol>
        <Show when={before()}>{(text) => <p class="run-before">{text()}</p>}</Show>
      </section>
      <nav class="controls" aria-label={language.s().controls}>
        <button type="button" class="control" onClick={() => run.stop()}>
          <Icon name="flag" />
          <span>{s().stop}</span>
        </button>
      </nav>
    </BoardLayout>
  );
}

/** Seconds as a clock shows them: `2:41`. */
const clockOf = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
