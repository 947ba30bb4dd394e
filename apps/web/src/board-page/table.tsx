import { other } from '@merellier/rules';
import { createMemo, type JSX, Show, Suspense } from 'solid-js';
import { usePlay, useSession } from '../context.ts';
import { later } from '../parts/later.tsx';
import { Controls } from './controls.tsx';
import { Status } from './status.tsx';
import { Strip } from './strip.tsx';

const Across = later(async () => (await import('./across.tsx')).Across);

/** The upper edge, turned towards the player who sits there: the tray, what to do now, what was refused, the buttons. */
export function FarSide(): JSX.Element {
  return (
    <div class="far">
      <Strip edge="top" />
      <SideStatus edge="top" />
      <Controls far />
    </div>
  );
}

/** What the moment asks, at the edge of the player that it asks; across from there one reads, more quietly, what the other one does. */
export function SideStatus(props: { readonly edge: 'top' | 'bottom' }): JSX.Element {
  const session = useSession();
  const play = usePlay();
  const edge = createMemo(() => {
    const { bottom } = session.current();
    const side = props.edge === 'bottom' ? bottom : other(bottom);
    // Once a game is over, the player who holds the device decides what comes next.
    return play.outcome() ? props.edge === 'bottom' : session.position().toPlay === side;
  });
  return (
    <Show
      when={edge()}
      fallback={
        <Suspense>
          <Across />
        </Suspense>
      }
    >
      <Status />
    </Show>
  );
}
