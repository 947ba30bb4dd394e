import { other, type Side } from '@merellier/rules';
import { type JSX, Show } from 'solid-js';
import { useFirstLanguage, usePlay, useSession } from '../context.ts';
import { levelName } from '../parts/level-choice.tsx';
import { SideTray } from '../parts/side-tray.tsx';
import { isShared } from '../session/session.ts';

/** One player's edge of the board: who it is, whether it is their turn, and their tray. */
export function Strip(props: { readonly edge: 'top' | 'bottom' }): JSX.Element {
  const language = useFirstLanguage();
  const session = useSession();
  const play = usePlay();
  const side = (): Side => (props.edge === 'bottom' ? session.current().bottom : other(session.current().bottom));
  const isTurn = (): boolean => !play.outcome() && session.position().toPlay === side();
  // Two at one screen go by their colours; against the computer it is "you" and "the computer".
  const seat = (): 'person' | 'computer' | null =>
    isShared(session.current()) ? null : session.current().seats[side()];
  /** The name of somebody at this screen, where the game has one. */
  const named = (): string | undefined =>
    seat() ? undefined : session.current().game.tags[side() === 'white' ? 'White' : 'Black']?.replace(/^\?$/, '');
  return (
    <section
      class={`strip strip-${props.edge}`}
      classList={{ 'strip-turn': isTurn() }}
      aria-label={language.words().side(side())}
    >
      <p class="strip-name">
        <Show
          when={seat()}
          fallback={
            <>
              {named() || language.words().side(side())}
              <Show when={named()}>
                <small>{language.words().side(side())}</small>
              </Show>
            </>
          }
        >
          {seat() === 'computer' ? language.s().computer : language.s().you}
          <small>
            {seat() === 'computer' ? levelName(language, session.current().level) : language.s().colourOf(side())}
          </small>
        </Show>
        <Show when={isTurn()}>
          <span class="hidden">{language.s().seatTurn(seat() === 'person')}</span>
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
