import { other } from '@merellier/rules';
import { createMemo, type JSX, lazy, Show, Suspense } from 'solid-js';
import { usePlay, useSession } from '../context.ts';
import { Controls } from './controls.tsx';
import { Status } from './status.tsx';
import { Strip } from './strip.tsx';

/** What is said across a flat device, to the player whose turn it is not. */
export const Across = lazy(async () => ({ default: (await import('./across.tsx')).Across }));

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
        // Its place is kept until it is here: nothing jumps.
        <Suspense fallback={<div class="status" />}>
          <Across />
        </Suspense>
      }
    >
      <Status />
    </Show>
  );
}
