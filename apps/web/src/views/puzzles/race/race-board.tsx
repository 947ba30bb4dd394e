import { type RaceTask, type RaceView, standingsOf } from '@merellier/protocol/race';
import { other, type RuleSet, ruleSet } from '@merellier/rules';
import { readFen } from '@merellier/rules/notation';
import { createEffect, For, type JSX, Match, on, onMount, Show, Switch } from 'solid-js';
import { useLanguage, useNotices, useSettings } from '../../../context.ts';
import { BoardLayout } from '../../../frame/board-layout.tsx';
import { focusBoard } from '../../../parts/focus.ts';
import { Icon } from '../../../parts/icons.tsx';
import { positionSaid } from '../../../parts/position-said.ts';
import { SideTray } from '../../../parts/side-tray.tsx';
import { WaitingBoard } from '../../../parts/still-board.tsx';
import { TaskBoard, TaskStrip } from '../../../parts/task-board.tsx';
import { TypedTurn } from '../../../parts/typed-turn.tsx';
import type { Kind, Puzzle } from '../../../puzzles/puzzle.ts';
import { goalOf, whyOf } from '../goal.ts';
import { createSentTask } from '../sent-task.ts';
import { useStrings as usePuzzleStrings } from '../strings/strings.ts';
import { LiveStandings, RaceLine } from './parts.tsx';
import { clockOf, createSecondsTo } from './race-clock.ts';
import type { RaceHere } from './race-state.ts';
import { useStrings } from './strings/strings.ts';

interface RaceProps {
  readonly here: RaceHere;
  readonly view: RaceView;
}

/** A race under way: the countdown, one puzzle after the other, and the wait for the others. */
export function RaceBoard(props: RaceProps): JSX.Element {
  return (
    <Switch fallback={<Pause {...props} />}>
      <Match when={props.view.task && `${props.view.round} ${props.view.task.index}`} keyed>
        {(_) => <Task {...props} task={props.view.task as RaceTask} />}
      </Match>
    </Switch>
  );
}

/** Before the first puzzle, and after the last. */
function Pause(props: RaceProps): JSX.Element {
  const notices = useNotices();
  const s = useStrings();
  const rules = () => ruleSet(props.view.rules ?? 'jeu-du-moulin');
  const start = () => rules().start();
  const left = createSecondsTo(() => (props.view.phase === 'counting' ? props.view.startsAt : null), props.here.now);
  const said = (): string => (props.view.phase === 'counting' ? s().startsIn(left() ?? 0) : s().timeUp);
  // Said once, not each second.
  createEffect(
    on(
      () => props.view.phase,
      () => notices.announce(said()),
    ),
  );
  return (
    <BoardLayout
      title={s().title}
      opens
      view="run"
      top={<TopStrip rules={rules()} view={rules().view(start())} side={other(start().toPlay)} />}
      board={<WaitingBoard rules={rules()} bottom={start().toPlay} />}
    >
      <section class="status">
        <Show when={props.view.phase === 'counting'}>
          <p class="race-count" aria-hidden="true">
            {left()}
          </p>
        </Show>
        <p class="task">{said()}</p>
        <RaceLine here={props.here} />
        <LiveStandings view={props.view} who={props.here.who()} />
      </section>
      <LeaveControl here={props.here} />
    </BoardLayout>
  );
}

function Task(props: RaceProps & { readonly task: RaceTask }): JSX.Element {
  const settings = useSettings();
  const language = useLanguage();
  const notices = useNotices();
  const s = useStrings();
  const p = usePuzzleStrings();
  // What is shown of this puzzle stays as it is until the next.
  const { task } = props;
  const rules = ruleSet(task.rules);
  const read = readFen(rules, task.fen);
  if (!read.ok) return <RaceLine here={props.here} />;
  const position = read.value;
  const puzzle = { ...task, kind: task.kind as Kind } as unknown as Puzzle;
  const opened = { puzzle, rules, position };
  const one = createSentTask({
    ...{ rules, position, language, notices },
    send(turn) {
      const answer = { round: props.view.round, index: task.index, turn };
      if (!props.here.ask({ kind: 'answer', ...answer })) one.takeBack();
    },
  });
  const left = createSecondsTo(() => props.view.endsAt, props.here.now);
  const side = position.toPlay;
  const solved = (): number => props.view.answers.filter((right) => right).length;
  const ownPlace = (): string => {
    const all = standingsOf(props.view);
    if (all.every(({ place }) => place === 1)) return s().evenNow;
    return s().placeOf(all.find(({ id }) => id === props.here.who())?.place ?? all.length, all.length);
  };
  const goal = (): string => goalOf(p(), language.words(), opened);
  /** What came of the one before: told with the marks of all of them, apart from what is said of this one. */
  const before = (): string | null => {
    const right = props.view.answers.at(-1);
    if (right === undefined) return null;
    return right ? p().correct : p().missed(props.view.solution ?? '');
  };
  onMount(() => {
    notices.announce([before(), goal(), positionSaid(language, rules, rules.view(position))].filter(Boolean).join(' '));
    focusBoard();
  });
  // What was not judged, since the connection was lost or the server refused it, is played once more.
  createEffect(
    on(
      () => [props.here.refusal(), props.here.holds()],
      () => one.takeBack(),
      { defer: true },
    ),
  );
  const note = (): string => {
    if (one.sent()) return s().sent;
    return one.task.done().length > 0
      ? language.words().toPlay(rules, position, { done: one.task.done() })
      : whyOf(p(), opened);
  };
  return (
    <BoardLayout
      title={s().title}
      view="run"
      top={<TopStrip rules={rules} view={one.task.view()} side={other(side)} />}
      board={
        <TaskBoard {...{ rules, task: one.task, side, play: one.play, refuse: one.refuse }} stepped={one.stepped} />
      }
      bottom={<TaskStrip rules={rules} task={one.task} side={side} you={p().you} isTurn />}
    >
      <section class="status">
        <div class="run-figures">
          <p>
            <b>{solved()}</b>{' '}
            <span class="faint">
              {p().solvedShort(solved())} · {ownPlace()}
            </span>
          </p>
          <p class="run-clock" role="timer" aria-label={p().timeLeft}>
            {clockOf(left() ?? 0)}
          </p>
        </div>
        <p class="task">{goal()}</p>
        <div class="note">
          <Show when={one.refused()} fallback={<p>{note()}</p>}>
            {(text) => <p class="refusal">{text()}</p>}
          </Show>
        </div>
        <RaceLine here={props.here} />
        <p class="hidden">{positionSaid(language, rules, rules.view(position))}</p>
        <Show when={settings.current().typed}>
          <TypedTurn rules={rules} position={position} play={one.play} />
        </Show>
        <LiveStandings view={props.view} who={props.here.who()} />
        <ol class="run-marks" aria-hidden="true">
          <For each={props.view.answers}>
            {(right) => (
              <li classList={{ 'run-wrong': !right }}>
                <Icon name={right ? 'check' : 'close'} />
              </li>
            )}
          </For>
        </ol>
        <Show when={before()}>{(text) => <p class="run-before">{text()}</p>}</Show>
      </section>
      <LeaveControl here={props.here} />
    </BoardLayout>
  );
}

function TopStrip(props: {
  readonly rules: RuleSet;
  readonly view: Parameters<typeof SideTray>[0]['view'];
  readonly side: Parameters<typeof SideTray>[0]['side'];
}): JSX.Element {
  const language = useLanguage();
  const s = useStrings();
  return (
    <div class="strip strip-top">
      <p class="strip-name">
        {s().title}
        <small>{language.words().rules(props.rules.id).name}</small>
      </p>
      <SideTray rules={props.rules} view={props.view} side={props.side} />
    </div>
  );
}

function LeaveControl(props: { readonly here: RaceHere }): JSX.Element {
  const language = useLanguage();
  const s = useStrings();
  return (
    <nav class="controls" aria-label={language.s().controls}>
      <button type="button" class="control" onClick={() => props.here.ask({ kind: 'leave' })}>
        <Icon name="flag" />
        <span>{s().leave}</span>
      </button>
    </nav>
  );
}
