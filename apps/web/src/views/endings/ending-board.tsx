import { explain, type MillRuleSet } from '@merellier/rules';
import { writeTurn } from '@merellier/rules/notation';
import { createEffect, type JSX, on, onMount, Show } from 'solid-js';
import { addressOf } from '../../address/route.ts';
import { useLanguage, useNotices, useSettings } from '../../context.ts';
import type { Ending, ExactOf } from '../../endings/ending.ts';
import { BoardLayout } from '../../frame/board-layout.tsx';
import { focusBoard } from '../../parts/focus.ts';
import { Icon } from '../../parts/icons.tsx';
import { positionSaid } from '../../parts/position-said.ts';
import { SideTray } from '../../parts/side-tray.tsx';
import { TaskBoard, TaskStrip } from '../../parts/task-board.tsx';
import { TypedTurn } from '../../parts/typed-turn.tsx';
import { createEndingGame, type EndingGame, HOLD, type Missed } from './ending-game.ts';
import { useStrings } from './strings/strings.ts';

interface EndingBoardProps {
  readonly rules: MillRuleSet;
  readonly ending: Ending;
  readonly exact: ExactOf;
  /** How many men there are, in words. */
  readonly title: string;
  readonly over: (isDone: boolean) => void;
  readonly another: () => void;
}

/** One ending: every turn is judged by its exact value, and answered by the best. */
export function EndingBoard(props: EndingBoardProps): JSX.Element {
  const settings = useSettings();
  const language = useLanguage();
  const notices = useNotices();
  const s = useStrings();
  const { rules, ending } = props;
  const game = createEndingGame(rules, ending, props.exact, (isDone) => props.over(isDone));
  const isTurn = (): boolean => game.phase().at === 'play';
  const told = (): string => positionSaid(language, rules, game.view());
  const task = (): string => taskOf(game, s());
  const note = (): string => noteOf(game, s(), ({ before, turn }) => writeTurn(rules, before, turn));
  onMount(() => notices.announce(`${task()} ${note()} ${told()}`));
  createEffect(
    on(
      game.phase,
      ({ at }) => {
        if (at === 'answer') return;
        notices.announce(`${task()} ${note()}`);
        if (at !== 'play') setTimeout(() => document.querySelector<HTMLElement>('#ending-go')?.focus());
      },
      { defer: true },
    ),
  );
  function refuse(taps: readonly number[]): void {
    const refusal = isTurn() ? explain(rules, game.position(), taps) : null;
    if (refusal) notices.announce(language.words().refusal(refusal, rules));
  }
  const restart = (): void => {
    game.restart();
    focusBoard();
  };
  return (
    <BoardLayout
      title={props.title}
      opens
      view="ending"
      top={
        <div class="strip strip-top">
          <p class="strip-name">
            {s().perfect}
            <small>{language.s().colourOf('black')}</small>
          </p>
          <SideTray rules={rules} view={game.view()} side="black" />
        </div>
      }
      board={
        <TaskBoard
          rules={rules}
          task={game}
          side="white"
          play={(turn) => void game.play(turn)}
          refuse={refuse}
          stepped={game.setDone}
        />
      }
      bottom={<TaskStrip rules={rules} task={game} side="white" you={s().you} isTurn={isTurn()} />}
    >
      <section class="status">
        <p class="task" classList={{ 'task-over': game.phase().at === 'done' }}>
          {task()}
        </p>
        <div class="note">
          <p classList={{ refusal: game.phase().at === 'failed' }}>{note()}</p>
        </div>
        <p class="hidden">{told()}</p>
        <Show when={settings.current().typed && isTurn()}>
          <TypedTurn rules={rules} position={game.position()} play={(turn) => void game.play(turn)} />
        </Show>
        <div class="acts">
          <Show when={game.phase().at === 'done' || game.phase().at === 'failed'}>
            <button type="button" class="button primary" id="ending-go" onClick={() => props.another()}>
              {s().another}
            </button>
            <button type="button" class="button" onClick={restart}>
              {s().retry}
            </button>
          </Show>
        </div>
      </section>
      <nav class="controls" aria-label={language.s().controls}>
        <a class="control" href={addressOf('puzzles', 'endings')}>
          <Icon name="puzzles" />
          <span>{s().all}</span>
          <span class="hidden">: {s().allLong}</span>
        </a>
        <button type="button" class="control" onClick={restart}>
          <Icon name="undo" />
          <span>{s().retry}</span>
        </button>
        <button type="button" class="control" onClick={() => props.another()}>
          <Icon name="right" />
          <span>{s().another}</span>
        </button>
      </nav>
    </BoardLayout>
  );
}

type Words = ReturnType<ReturnType<typeof useStrings>>;

/** What is to be done now, or what came of it. */
function taskOf({ phase, ending, played }: EndingGame, s: Words): string {
  const { at } = phase();
  if (at === 'done') return s[ending.aim === 'win' ? 'won' : 'held'];
  if (at === 'answer') return s.thinking;
  const now = phase();
  if (now.at === 'failed') return s[now.why];
  return played() === 0 ? s.aims[ending.aim] : s.goOn[ending.aim];
}

/** How narrow the way is; after a failure, what was right. */
function noteOf({ phase, ending, shown, played }: EndingGame, s: Words, say: (missed: Missed) => string): string {
  const now = phase();
  if (now.at === 'failed') return now.right ? s.was(say(now.right)) : '';
  if (now.at !== 'play') return '';
  const ways = s.ways(shown().keeping, shown().turns);
  const first = played() === 0 ? `${s.grades[ending.grade - 1]}. ` : '';
  return ending.aim === 'hold' ? `${first}${ways} ${s.holdFor(HOLD - played())}` : `${first}${ways}`;
}
