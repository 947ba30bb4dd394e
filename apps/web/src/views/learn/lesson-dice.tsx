import { DiceView } from '@merellier/board';
import type { RuleSet } from '@merellier/rules';
import { type JSX, Show } from 'solid-js';
import { useLanguage } from '../../context.ts';
import type { ExerciseState } from './exercise-state.ts';

/** The dice of a lesson; where the throw is what the lesson is about, a button throws them. */
export function LessonDice(props: {
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
