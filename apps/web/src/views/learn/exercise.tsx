import { BoardView, DiceView } from '@merellier/board';
import { type RuleSet, THROWS } from '@merellier/rules';
import { createMemo, For, type JSX, Show } from 'solid-js';
import { useLanguage, useSettings } from '../../context.ts';
import { positionSaid } from '../../parts/position-said.ts';
import { TypedTurn } from '../../parts/typed-turn.tsx';
import { createExercise, type ExerciseState } from './exercise-state.ts';
import type { Lesson } from './lesson.ts';
import { isLearnt, useLearning } from './progress.ts';
import type { LessonText } from './strings/shapes.ts';
import { useStrings } from './strings/strings.ts';
import { TermLinks } from './term-links.tsx';

interface ExerciseProps {
  readonly rules: RuleSet;
  readonly lesson: Lesson;
  readonly text: LessonText;
  /** The name under which it is kept that this was done. */
  readonly mark: string;
  /** Whether the names of the places are drawn; as in the settings where it is left open. */
  readonly names?: boolean | undefined;
}

/** One small board with a task: what is played on it is judged at once, and said. */
export function Exercise(props: ExerciseProps): JSX.Element {
  const settings = useSettings();
  const language = useLanguage();
  const s = useStrings();
  const { learn } = useLearning();
  const { rules, lesson } = props;
  const exercise = createExercise(
    rules,
    lesson,
    () => props.text,
    () => learn(props.mark),
  );
  const hasDice = THROWS.some(({ dice }) => rules.isSpecial(dice));
  const view = createMemo(() => rules.view(exercise.shown()));
  let box: HTMLElement | undefined;
  const focusBoard = (): void =>
    box?.querySelector<SVGElement>('.board-view [tabindex="0"]')?.focus({ preventScroll: true });
  const act = (run: () => void) => () => {
    run();
    focusBoard();
  };
  return (
    <article class="exercise" ref={box} aria-label={props.text.title}>
      <div class="exercise-head">
        <h3 class="exercise-title">
          {props.text.title}
          <Show when={isLearnt(props.mark)}>
            <span class="exercise-mark">
              <span aria-hidden="true">✓</span> {s().learnt}
            </span>
          </Show>
        </h3>
        <p class="exercise-task">{exercise.said().task}</p>
        <p class="hidden">{positionSaid(language, rules, view())}</p>
        <Show when={view().hands.white + view().hands.black > 0}>
          <p class="faint exercise-hand">{s().inHand(view().hands.white, view().hands.black)}</p>
        </Show>
      </div>
      <div class="exercise-board">
        <BoardView
          board={rules.board}
          view={view()}
          toPlay={exercise.shown().toPlay}
          walks={exercise.walks()}
          bottom="white"
          last={exercise.last()}
          hint={exercise.hint()}
          names={props.names ?? settings.current().names}
          label={(place, man) => language.words().placeLabel(rules.board, { ...view(), men: man ? [man] : [] }, place)}
          states={{ ...language.s().states, ...(exercise.done().length === 0 ? { target: '' } : {}) }}
          title={s().boardOf(props.text.title)}
          onTurn={exercise.playWalk}
          onRefused={exercise.refuse}
          onStep={(done, _next, stop) => exercise.stepped(done, stop)}
        />
      </div>
      <div class="exercise-side">
        <Show when={hasDice && (exercise.awaitsThrow() || exercise.shown().dice)}>
          <Dice rules={rules} exercise={exercise} afterThrow={focusBoard} />
        </Show>
        <p class="exercise-said" classList={{ [`said-${exercise.feedback()?.kind ?? 'none'}`]: true }}>
          <Show when={exercise.feedback()?.kind === 'right'}>
            <span aria-hidden="true">✓ </span>
          </Show>
          {exercise.feedback()?.text ?? ''}
        </p>
        <div class="acts">
          <For each={exercise.done().length === 0 ? exercise.sayable() : []}>
            {({ turn, what }) => (
              <button type="button" class="button" onClick={act(() => exercise.play(turn))}>
                {what === 'pass' ? language.s().pass : language.s().demand}
              </button>
            )}
          </For>
          <Show when={exercise.stop() !== null}>
            <button type="button" class="button" onClick={act(() => exercise.playWalk(exercise.stop() ?? -1))}>
              {language.s().stopHere}
            </button>
          </Show>
          <Show
            when={exercise.phase() !== 'done'}
            fallback={
              <button type="button" class="button" onClick={act(exercise.restart)}>
                {s().again}
              </button>
            }
          >
            <button type="button" class="link" onClick={act(exercise.showHint)}>
              {s().showMe}
            </button>
          </Show>
        </div>
        <Show when={settings.current().typed && exercise.walks().length > 0}>
          <TypedTurn rules={rules} position={exercise.shown()} play={exercise.play} />
        </Show>
        <TermLinks terms={lesson.terms} />
      </div>
    </article>
  );
}

function Dice(props: {
  readonly rules: RuleSet;
  readonly exercise: ExerciseState;
  readonly afterThrow: () => void;
}): JSX.Element {
  const language = useLanguage();
  const dice = () => props.exercise.shown().dice;
  const said = (): string => {
    const thrown = dice();
    return thrown ? language.words().throwSaid(props.rules, thrown) : '';
  };
  const special = (): boolean => {
    const thrown = dice();
    return thrown !== null && props.rules.isSpecial(thrown);
  };
  return (
    <div class="dice" classList={{ 'dice-special': special() }}>
      <div class="dice-box">
        <DiceView dice={dice()} special={special()} label={said() || language.s().diceWaiting} />
      </div>
      <Show when={props.exercise.awaitsThrow()} fallback={<p class="dice-said">{said()}</p>}>
        <button
          type="button"
          class="button primary dice-throw"
          onClick={() => {
            props.exercise.throwDice();
            props.afterThrow();
          }}
        >
          {language.s().throwDice}
        </button>
      </Show>
    </div>
  );
}
