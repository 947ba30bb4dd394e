import { other, type Side } from '@merellier/rules';
import { type JSX, Show } from 'solid-js';
import { useApp } from '../context.ts';
import { SideTray } from '../parts/side-tray.tsx';

/** One player's edge of the board: who it is, whether it is their turn, and their tray. */
export function Strip(props: { readonly edge: 'top' | 'bottom' }): JSX.Element {
  const app = useApp();
  const { play } = app;
  const side = (): Side => (props.edge === 'bottom' ? app.session().bottom : other(app.session().bottom));
  const isTurn = (): boolean => !play.outcome() && app.position().toPlay === side();
  const isComputer = (): boolean => app.session().seats[side()] === 'computer' && app.view() === 'play';
  return (
    <section
      class={`strip strip-${props.edge}`}
      classList={{ 'strip-turn': isTurn() }}
      aria-label={app.words().side(side())}
    >
      <p class="strip-name">
        {app.words().side(side())}
        <Show when={isComputer()}>
          <small>{app.s().seatComputer(app.session().level)}</small>
        </Show>
        <Show when={isTurn()}>
          <span class="hidden">{app.s().seatTurn}</span>
        </Show>
      </p>
      <SideTray
        rules={play.rules()}
        view={play.view()}
        side={side()}
        underWay={{ side: app.position().toPlay, done: play.done() }}
      />
    </section>
  );
}
