import { DiceView } from '@merellier/board';
import type { Position, RuleSet, Throw } from '@merellier/rules';
import { createResource, type JSX, Show } from 'solid-js';
import { useFirstLanguage } from '../context.ts';

interface DiceProps {
  readonly rules: RuleSet;
  readonly dice: Throw | null;
  /** Throws them, while a throw is awaited here. */
  readonly throwNow?: (() => void) | null;
  /** The position that they belong to, where it is to be said that they lie idle. */
  readonly position?: Position;
}

/** The dice, and what the throw is worth, or the button that throws them. */
export function Dice(props: DiceProps): JSX.Element {
  const language = useFirstLanguage();
  const [whole] = createResource(language.loadWhole, { initialValue: language.whole() });
  const said = (): string => {
    if (props.dice) return language.words().throwSaid(props.rules, props.dice);
    const { rules, position } = props;
    if (!position || rules.awaitsThrow(position) || rules.outcome(position)) return '';
    const { white, black } = rules.view(position).hands;
    return whole.latest?.s().diceIdle(white + black > 0) ?? '';
  };
  const special = (): boolean => props.dice !== null && props.rules.isSpecial(props.dice);
  return (
    <div class="dice" classList={{ 'dice-special': special() }}>
      <div class="dice-box">
        <DiceView dice={props.dice} special={special()} label={said() || language.s().diceWaiting} />
      </div>
      <Show when={props.throwNow} fallback={<p class="dice-said">{said()}</p>}>
        {(throwNow) => (
          <button type="button" class="button primary dice-throw" onClick={() => throwNow()()}>
            {language.s().throwDice}
          </button>
        )}
      </Show>
    </div>
  );
}
