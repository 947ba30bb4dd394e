import { BoardView } from '@merellier/board';
import { type JSX, Match, onMount, Show, Switch } from 'solid-js';
import { addressOf } from '../../address/route.ts';
import { useLanguage, useNotices, useSettings } from '../../context.ts';
import { focusBoard } from '../../parts/focus.ts';
import { positionSaid } from '../../parts/position-said.ts';
import { Sheet } from '../../parts/sheet.tsx';
import { TypedTurn } from '../../parts/typed-turn.tsx';
import { type Opened, openPuzzle } from '../../puzzles/attempt.ts';
import type { Solved } from '../../puzzles/progress.ts';
import type { Puzzle } from '../../puzzles/puzzle.ts';
import { type AttemptState, createAttempt } from './attempt-state.ts';
import { useStrings } from './strings/strings.ts';

interface PuzzleProps {
  readonly puzzle: Puzzle;
  readonly daily: boolean;
  /** The one to go on with. */
  readonly next: Puzzle | undefined;
  readonly solved: (how: Solved) => void;
}

/** One puzzle: a turn is played on the board and judged at once; then the solution can be followed. */
export function PuzzleBoard(props: PuzzleProps): JSX.Element {
  const s = useStrings();
  const opened = openPuzzle(props.puzzle);
  return (
    <Sheet title={props.daily ? s().daily : s().puzzle} wide>
      <Show when={opened} fallback={<p>{s().gone}</p>}>
        {(ready) => <Attempt {...props} opened={ready()} />}
      </Show>
    </Sheet>
  );
}

function Attempt(props: PuzzleProps & { readonly opened: Opened }): JSX.Element {
  const settings = useSettings();
  const language = useLanguage();
  const notices = useNotices();
  const s = useStrings();
  const { opened } = props;
  const { rules, position, puzzle } = opened;
  const attempt = createAttempt({
    ...{ opened, language, notices, s },
    onSolved: (how) => props.solved(how),
    onWrong: () => queueMicrotask(() => document.getElementById('puzzle-retry')?.focus()),
  });
  const told = (): string => positionSaid(language, rules, attempt.view());
  onMount(() => notices.announce(`${attempt.goal()} ${told()}`));
  return (
    <div class="puzzle-page">
      <AttemptBoard attempt={attempt} />
      <div class="puzzle-panel">
        <p class="faint">
          {language.words().rules(puzzle.rules).name} · {s().grades[puzzle.grade - 1]}
        </p>
        <p class="task">{attempt.goal()}</p>
        <p class="hidden">{told()}</p>
        <Said attempt={attempt} />
        <Show when={settings.current().typed && attempt.isSeeking()}>
          <TypedTurn rules={rules} position={position} play={attempt.attempt} />
        </Show>
        <Acts attempt={attempt} next={props.next} />
        <a class="link puzzle-back" href={addressOf('puzzles')}>
          {s().back}
        </a>
      </div>
    </div>
  );
}

function AttemptBoard(props: { readonly attempt: AttemptState }): JSX.Element {
  const settings = useSettings();
  const language = useLanguage();
  const { attempt } = props;
  const { rules, position } = attempt.opened;
  return (
    <section class="puzzle-area" id="board">
      <BoardView
        board={rules.board}
        view={attempt.view()}
        toPlay={attempt.position().toPlay}
        walks={attempt.walks()}
        bottom={position.toPlay}
        last={attempt.last()}
        hint={attempt.hintTrace()}
        names={settings.current().names}
        label={(place, man) =>
          language.words().placeLabel(rules.board, { ...attempt.view(), men: man ? [man] : [] }, place)
        }
        states={language.s().states}
        title={language.s().board(language.words().rulesName(rules))}
        onTurn={(index) => {
          const walk = attempt.walks()[index];
          if (walk) attempt.attempt(walk.turn);
        }}
        onRefused={attempt.refuse}
        onStep={attempt.stepped}
      />
    </section>
  );
}

/** What was said last: of a turn half done, a hint, a wrong turn or the solution. */
function Said(props: { readonly attempt: AttemptState }): JSX.Element {
  const language = useLanguage();
  const s = useStrings();
  const { attempt } = props;
  const { rules, position, puzzle } = attempt.opened;
  const asked = (): string =>
    attempt.done().length > 0 ? language.words().toPlay(rules, position, { done: attempt.done() }) : '';
  const praise = (found: boolean): string => {
    if (!found) return s().solutionIs;
    return attempt.helped() ? s().rightHelped : s().right;
  };
  const wrong = () => {
    const now = attempt.stage();
    return now.at === 'wrong' && now;
  };
  const right = () => {
    const now = attempt.stage();
    return now.at === 'right' && now;
  };
  return (
    <div class="puzzle-said">
      <Switch>
        <Match when={attempt.isSeeking()}>
          <p>{attempt.refused() ?? asked()}</p>
          <Show when={attempt.hints() > 0 && attempt.hintText()}>{(text) => <p class="faint">{text()}</p>}</Show>
          <Show when={attempt.hints() > 1}>
            <p class="faint">{attempt.hintTurn()}</p>
          </Show>
        </Match>
        <Match when={wrong()}>{(now) => <p class="refusal">{now().said}</p>}</Match>
        <Match when={right()}>
          {(now) => (
            <>
              <p class="task-over">{praise(now().found)}</p>
              <p class="puzzle-line-text">{puzzle.line.slice(0, now().step).join('  ')}</p>
              <Show when={attempt.isOver()}>
                <p class="faint">{s().end}</p>
              </Show>
            </>
          )}
        </Match>
      </Switch>
    </div>
  );
}

/** The buttons of the moment. */
function Acts(props: { readonly attempt: AttemptState; readonly next: Puzzle | undefined }): JSX.Element {
  const s = useStrings();
  const { attempt } = props;
  const hasHints = (): boolean => attempt.hints() < 2;
  return (
    <div class="acts">
      <Switch>
        <Match when={attempt.isSeeking()}>
          <button type="button" class="button" aria-disabled={!hasHints()} onClick={() => hasHints() && attempt.hint()}>
            {s().hint}
          </button>
          <button type="button" class="button" onClick={attempt.showSolution}>
            {s().solution}
          </button>
        </Match>
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
              <a class="button primary puzzle-go" href={addressOf('puzzles', next().id)}>
                {s().nextPuzzle}
              </a>
            )}
          </Show>
          <button type="button" class="button" aria-disabled={attempt.isOver()} onClick={attempt.stepOn}>
            {s().step}
          </button>
        </Match>
      </Switch>
    </div>
  );
}
