import { other } from '@merellier/rules';
import { For, type JSX, Match, onMount, Show, Switch } from 'solid-js';
import { addressOf } from '../../address/route.ts';
import { useLanguage, useNotices, useSettings } from '../../context.ts';
import { BoardLayout } from '../../frame/board-layout.tsx';
import { focusBoard } from '../../parts/focus.ts';
import { positionSaid } from '../../parts/position-said.ts';
import { Sheet } from '../../parts/sheet.tsx';
import { SideTray } from '../../parts/side-tray.tsx';
import { TaskBoard, TaskStrip } from '../../parts/task-board.tsx';
import { TypedTurn } from '../../parts/typed-turn.tsx';
import { Unbroken } from '../../parts/unbroken.tsx';
import { type Opened, openPuzzle } from '../../puzzles/attempt.ts';
import type { Solved } from '../../puzzles/progress.ts';
import { levelsFinding, type Puzzle } from '../../puzzles/puzzle.ts';
import { type AttemptState, createAttempt } from './attempt-state.ts';
import { whyOf } from './goal.ts';
import { PuzzleControls } from './puzzle-controls.tsx';
import { PuzzleRow, type RowPuzzle } from './puzzle-row.tsx';
import { useStrings } from './strings/strings.ts';

interface PuzzleProps {
  readonly puzzle: Puzzle;
  /** The day whose puzzle it is today, as it is said; null for any other. */
  readonly day: string | null;
  /** The one to go on with. */
  readonly next: Puzzle | undefined;
  /** Those beside it: of the days before, or of the list. */
  readonly row: readonly RowPuzzle[];
  readonly solved: (how: Solved) => void;
  /** Hears that another turn was played, or the solution looked at. */
  readonly missed: () => void;
}

/** One puzzle: a turn is played on the board and judged at once; then the solution can be followed. */
export function PuzzleBoard(props: PuzzleProps): JSX.Element {
  const s = useStrings();
  const opened = openPuzzle(props.puzzle);
  return (
    <Show
      when={opened}
      fallback={
        <Sheet title={s().puzzle}>
          <p>{s().gone}</p>
        </Sheet>
      }
    >
      {(ready) => <Attempt {...props} opened={ready()} />}
    </Show>
  );
}

function Attempt(props: PuzzleProps & { readonly opened: Opened }): JSX.Element {
  const settings = useSettings();
  const language = useLanguage();
  const notices = useNotices();
  const s = useStrings();
  const { opened } = props;
  const { rules, position, puzzle } = opened;
  const side = position.toPlay;
  const attempt = createAttempt({
    ...{ opened, language, notices, s },
    onSolved: (how) => props.solved(how),
    onWrong: () => {
      props.missed();
      queueMicrotask(() => document.getElementById('puzzle-retry')?.focus());
    },
    onShown: () => props.missed(),
  });
  const told = (): string => positionSaid(language, rules, attempt.view());
  const grade = (): string => s().grades[puzzle.grade - 1] ?? '';
  onMount(() => notices.announce(`${attempt.goal()} ${told()}`));
  return (
    <BoardLayout
      title={props.day === null ? s().puzzle : s().daily}
      opens
      view="puzzle"
      top={
        <div class="strip strip-top">
          <p class="strip-name">
            {props.day === null ? language.words().rules(puzzle.rules).name : s().daily}
            <small>{props.day === null ? grade() : `${props.day}, ${language.words().rules(puzzle.rules).name}`}</small>
          </p>
          <SideTray rules={rules} view={attempt.view()} side={other(side)} />
        </div>
      }
      board={
        <TaskBoard
          rules={rules}
          task={attempt}
          side={side}
          hint={attempt.hintTrace()}
          play={attempt.attempt}
          refuse={attempt.refuse}
          stepped={attempt.stepped}
        />
      }
      bottom={<TaskStrip rules={rules} task={attempt} side={side} you={s().you} isTurn={attempt.isSeeking()} />}
    >
      <section class="status">
        <Said attempt={attempt} />
        <p class="hidden">{told()}</p>
        <Show when={settings.current().typed && attempt.isSeeking()}>
          <TypedTurn rules={rules} position={position} play={attempt.attempt} />
        </Show>
        <Acts attempt={attempt} next={props.next} />
      </section>
      <Tries attempt={attempt} />
      <PuzzleRow row={props.row} current={puzzle} />
      <PuzzleControls attempt={attempt} next={props.next} />
    </BoardLayout>
  );
}

/** Whether more than one turn is to be found: then the solution is followed step by step. */
const isLong = ({ opened }: AttemptState): boolean => opened.puzzle.line.length > 1;

/** The question; after a turn, what came of it. Below it what was said last: of a turn half done, a hint, the solution. */
function Said(props: { readonly attempt: AttemptState }): JSX.Element {
  const language = useLanguage();
  const s = useStrings();
  const { attempt } = props;
  const { rules, position, puzzle } = attempt.opened;
  const asked = (): string =>
    attempt.done().length > 0
      ? language.words().toPlay(rules, position, { done: attempt.done() })
      : whyOf(s(), attempt.opened);
  const played = (step: number): string => puzzle.line.slice(0, step).join('  ');
  const praise = ({ found, step }: { readonly found: boolean; readonly step: number }): string => {
    if (!found) return `${s().solutionIs} ${played(step)}`;
    return attempt.helped() ? s().rightHelped : s().right;
  };
  const right = () => {
    const now = attempt.stage();
    return now.at === 'right' && now;
  };
  const wrong = () => {
    const now = attempt.stage();
    return now.at === 'wrong' && now;
  };
  return (
    <>
      <p class="task" classList={{ 'task-over': right() !== false }}>
        <Show when={right()} fallback={attempt.goal()}>
          {(now) => praise(now())}
        </Show>
      </p>
      <div class="note">
        <Switch>
          <Match when={attempt.isSeeking()}>
            <Show when={attempt.refused()} fallback={<p>{asked()}</p>}>
              {(refused) => <p class="refusal">{refused()}</p>}
            </Show>
            <Show when={attempt.hints() > 0 && attempt.hintText()}>{(text) => <p>{text()}</p>}</Show>
            <Show when={attempt.hints() > 1}>
              <p>{attempt.hintTurn()}</p>
            </Show>
            <p class="puzzle-found">{s().foundBy(s().grades[puzzle.grade - 1] ?? '', levelsFinding(puzzle))}</p>
          </Match>
          <Match when={wrong()}>
            {(now) => (
              <p class="refusal">
                <Unbroken text={now().said} />
              </p>
            )}
          </Match>
          <Match when={right()}>
            {(now) => (
              <>
                <Show when={now().found}>
                  <p class="puzzle-line-text">{played(now().step)}</p>
                </Show>
                <p>
                  {whyOf(s(), attempt.opened)} {attempt.hintText()}
                </p>
                <Show when={isLong(attempt) && attempt.isOver()}>
                  <p>{s().end}</p>
                </Show>
                <Show when={attempt.helped()}>
                  <p>
                    <a href={addressOf('revise')}>{s().comesBack}</a>
                  </p>
                </Show>
              </>
            )}
          </Match>
        </Switch>
      </div>
    </>
  );
}

/** The buttons of the moment. */
function Acts(props: { readonly attempt: AttemptState; readonly next: Puzzle | undefined }): JSX.Element {
  const language = useLanguage();
  const s = useStrings();
  const { attempt } = props;
  const { puzzle } = attempt.opened;
  return (
    <div class="acts">
      <Switch>
        <Match when={attempt.stage().at === 'wrong'}>
          <button
            type="button"
            class="button primary"
            id="puzzle-retry"
            onClick={() => {
              attempt.retry();
              focusBoard();
            }}
          >
            {s().retry}
          </button>
        </Match>
        <Match when={attempt.stage().at === 'right'}>
          <Show when={props.next}>
            {(next) => (
              <a class="button primary" href={addressOf('puzzles', next().id)}>
                {s().nextPuzzle}
              </a>
            )}
          </Show>
          <a class="button" href={addressOf('analysis', puzzle.rules, puzzle.fen)}>
            {language.s().analyse}
          </a>
          <Show when={isLong(attempt)}>
            <button type="button" class="button" aria-disabled={attempt.isOver()} onClick={attempt.stepOn}>
              {s().step}
            </button>
          </Show>
        </Match>
      </Switch>
    </div>
  );
}

/** The wrong turns that were tried, each with what came of it. */
function Tries(props: { readonly attempt: AttemptState }): JSX.Element {
  const s = useStrings();
  return (
    <Show when={props.attempt.tries().length > 0}>
      <section class="tries">
        <h2>{s().tries}</h2>
        <ul class="list">
          <For each={props.attempt.tries()}>
            {({ turn, value }) => (
              <li>
                <b>{turn}</b> <span>{s().wrong[value]}</span>
              </li>
            )}
          </For>
        </ul>
      </section>
    </Show>
  );
}
