import { BoardView } from '@merellier/board';
import { THROWS } from '@merellier/rules';
import { createMemo, For, type JSX, Show } from 'solid-js';
import { useLanguage, useSettings } from '../../context.ts';
import { Dice } from '../../parts/dice.tsx';
import { focusBoard } from '../../parts/focus.ts';
import { positionSaid } from '../../parts/position-said.ts';
import { TypedTurn } from '../../parts/typed-turn.tsx';
import { createExercise, type ExerciseState } from './exercise-state.ts';
import { LessonControl, LessonFrame, type LessonPlace, nextAddress } from './lesson-frame.tsx';
import { isLearnt, useLearning } from './progress.ts';
import { lessonText } from './strings/find-text.ts';
import { useStrings } from './strings/strings.ts';
import { TermLinks } from './term-links.tsx';
import type { Stop } from './track.ts';

interface ExerciseProps {
  readonly where: LessonPlace;
  readonly stop: Extract<Stop, { readonly kind: 'lesson' }>;
  readonly titleOf: (stop: Stop) => string;
  /** What is worth knowing, and whether it is told before the lesson is done too. */
  readonly ideas: readonly string[];
  readonly told: boolean;
  /** Whether the words of the glossary are offered. */
  readonly terms: boolean;
  /** Whether the names of the places are drawn; as in the settings where it is left open. */
  readonly names?: boolean | undefined;
}

/** A lesson: what is played on the board is judged at once, and one sentence says what to do, or what came of it. */
export function Exercise(props: ExerciseProps): JSX.Element {
  const settings = useSettings();
  const language = useLanguage();
  const s = useStrings();
  const { learn } = useLearning();
  const { stop } = props;
  const { rules, lesson } = stop;
  const text = () => lessonText(s(), lesson.id);
  const exercise = createExercise({
    ...{ rules, lesson, text },
    guided: props.where.track.guided,
    onDone: () => learn(stop.mark),
  });
  const hasDice = THROWS.some(({ dice }) => rules.isSpecial(dice));
  const view = createMemo(() => rules.view(exercise.shown()));
  const throwDice = (): void => {
    exercise.throwDice();
    focusBoard();
  };
  const isDone = (): boolean => exercise.phase() === 'done';
  const ideas = (): readonly string[] => (isDone() || props.told ? props.ideas : []);
  const isLast = (): boolean => props.where.at + 1 === props.where.track.stops.length;
  return (
    <LessonFrame
      where={props.where}
      title={text().title}
      titleOf={props.titleOf}
      rules={rules}
      position={exercise.shown()}
      view={view()}
      isTurn={exercise.phase() === 'play'}
      spoken={() => spokenOf(exercise, s().touch)}
      board={
        <BoardView
          board={rules.board}
          view={view()}
          toPlay={exercise.shown().toPlay}
          walks={exercise.walks()}
          bottom="white"
          last={exercise.last()}
          invites={exercise.glow()}
          names={props.names ?? settings.current().names}
          label={(place, man) => language.words().placeLabel(rules.board, { ...view(), men: man ? [man] : [] }, place)}
          states={{
            ...language.s().states,
            invites: s().glows,
            ...(exercise.done().length === 0 ? { target: '' } : {}),
          }}
          title={s().boardOf(text().title)}
          onTurn={exercise.playWalk}
          onRefused={exercise.refuse}
          onStep={(done, _next, complete) => exercise.stepped(done, complete)}
        />
      }
      controls={
        <Show when={!isDone()} fallback={<LessonControl icon="undo" label={s().again} run={then(exercise.restart)} />}>
          <LessonControl icon="hint" label={s().showMe} run={then(exercise.showHint)} />
        </Show>
      }
    >
      <h2 class="lesson-title" classList={{ hidden: text().title === props.where.name && !isLearnt(stop.mark) }}>
        {text().title}
        <Show when={isLearnt(stop.mark)}>
          <span class="lesson-mark">
            <span aria-hidden="true">✓</span> {s().learnt}
          </span>
        </Show>
      </h2>
      <Said exercise={exercise} />
      <p class="hidden">{positionSaid(language, rules, view())}</p>
      <Show when={hasDice && (exercise.awaitsThrow() || exercise.shown().dice)}>
        <Dice rules={rules} dice={exercise.shown().dice} throwNow={exercise.awaitsThrow() ? throwDice : null} />
      </Show>
      <Acts
        exercise={exercise}
        onward={
          isDone() ? { href: nextAddress(props.where), text: isLast() ? props.where.onward.text : s().goOn } : null
        }
      />
      <Show when={settings.current().typed && exercise.walks().length > 0}>
        <TypedTurn rules={rules} position={exercise.shown()} play={exercise.play} />
      </Show>
      <For each={ideas()}>{(idea) => <p class="lesson-idea">{idea}</p>}</For>
      <Show when={props.terms}>
        <TermLinks terms={lesson.terms} />
      </Show>
    </LessonFrame>
  );
}

/** After a button the focus goes to the board: the button may be gone. */
const then = (run: () => void) => (): void => {
  run();
  focusBoard();
};

/** All that is said now, for the ear. */
function spokenOf(exercise: ExerciseState, touch: Readonly<Record<string, string>>): string {
  const said = exercise.feedback()?.text ?? '';
  if (exercise.phase() === 'done') return said;
  return [exercise.said().task, touch[exercise.glowKind() ?? ''] ?? '', said].join(' ').trim();
}

/** The task, or once it is done what came of it; below it what was said last. */
function Said(props: { readonly exercise: ExerciseState }): JSX.Element {
  const s = useStrings();
  const { exercise } = props;
  const touch = (): string | null => {
    const kind = exercise.glowKind();
    return kind && s().touch[kind];
  };
  const said = () => exercise.feedback();
  return (
    <>
      <p class="task" classList={{ 'task-over': exercise.phase() === 'done', 'task-soft': touch() !== null }}>
        {exercise.phase() === 'done' ? said()?.text : exercise.said().task}
      </p>
      <Show when={touch()}>{(text) => <p class="task lesson-touch">{text()}</p>}</Show>
      <div class="note">
        <Show when={exercise.phase() !== 'done' && said()}>
          {(last) => <p classList={{ refusal: last().kind === 'refusal' || last().kind === 'wrong' }}>{last().text}</p>}
        </Show>
      </div>
    </>
  );
}

/** The buttons of the moment. */
function Acts(props: {
  readonly exercise: ExerciseState;
  readonly onward: { readonly text: string; readonly href: string } | null;
}): JSX.Element {
  const language = useLanguage();
  const { exercise } = props;
  return (
    <div class="acts">
      <For each={exercise.done().length === 0 ? exercise.sayable() : []}>
        {({ turn, what }) => (
          <button type="button" class="button" onClick={then(() => exercise.play(turn))}>
            {what === 'pass' ? language.s().pass : language.s().demand}
          </button>
        )}
      </For>
      <Show when={exercise.stop() !== null}>
        <button type="button" class="button" onClick={then(() => exercise.playWalk(exercise.stop() ?? -1))}>
          {language.s().stopHere}
        </button>
      </Show>
      <Show when={props.onward}>
        {(onward) => (
          <a class="button primary" href={onward().href}>
            {onward().text}
          </a>
        )}
      </Show>
    </div>
  );
}
