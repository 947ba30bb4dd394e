import { DiceView } from '@merellier/board';
import type { RuleSet, Throw } from '@merellier/rules';
import { createResource, type JSX, Show } from 'solid-js';
import { useFirstLanguage } from '../context.ts';

interface DiceProps {
  readonly rules: RuleSet;
  readonly dice: Throw | null;
  /** Throws them, while a throw is awaited here. */
  readonly throwNow?: (() => void) | null;
  /** How many men are still to be placed, where the dice lie idle meanwhile; 0 where they are idle for good. */
  readonly idle?: number | null;
}

/** The dice, and what the throw is worth, or the button that throws them. */
export function Dice(props: DiceProps): JSX.Element {
  const language = useFirstLanguage();
  const [whole] = createResource(language.loadWhole, { initialValue: language.whole() });
  const said = (): string => {
    if (props.dice) return language.words().throwSaid(props.rules, props.dice);
    const idle = props.idle ?? null;
    return idle === null ? '' : (whole.latest?.s().diceIdle(idle > 0) ?? '');
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
