import { other, type Side } from '@merellier/rules';
import { type JSX, Show } from 'solid-js';
import { useLanguage, useNavigation, usePlay, useSession } from '../context.ts';
import { SideTray } from '../parts/side-tray.tsx';

/** One player's edge of the board: who it is, whether it is their turn, and their tray. */
export function Strip(props: { readonly edge: 'top' | 'bottom' }): JSX.Element {
  const language = useLanguage();
  const navigation = useNavigation();
  const session = useSession();
  const play = usePlay();
  const side = (): Side => (props.edge === 'bottom' ? session.current().bottom : other(session.current().bottom));
  const isTurn = (): boolean => !play.outcome() && session.position().toPlay === side();
  const isComputer = (): boolean => session.current().seats[side()] === 'computer' && navigation.view() === 'play';
  return (
    <section
      class={`strip strip-${props.edge}`}
      classList={{ 'strip-turn': isTurn() }}
      aria-label={language.words().side(side())}
    >
      <p class="strip-name">
        {language.words().side(side())}
        <Show when={isComputer()}>
          <small>{language.s().seatComputer(session.current().level)}</small>
        </Show>
        <Show when={isTurn()}>
          <span class="hidden">{language.s().seatTurn}</span>
        </Show>
      </p>
      <SideTray
        rules={play.rules()}
        view={play.view()}
        side={side()}
        underWay={{ side: session.position().toPlay, done: play.done() }}
      />
    </section>
  );
}
