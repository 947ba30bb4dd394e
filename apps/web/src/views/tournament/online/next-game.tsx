import type { Side } from '@merellier/rules';
import { createEffect, type JSX, Show } from 'solid-js';
import { addressOf } from '../../../address/route.ts';
import { createFollowed, type Followed, leadToGame } from './followed.ts';
import { missingFrom, ownPlace } from './own-place.ts';
import { placeSaid } from './place-said.ts';
import { Strings, useStrings } from './strings/strings.ts';

interface Props {
  readonly id: string;
  /** The game that is over. */
  readonly game: string;
  readonly leads: boolean;
  /** Told who did not come to that game, once the tournament has counted it. */
  readonly told: (missing: Side | 'both' | null) => void;
}

/** After a game of a tournament: the way back to it, and what comes next; the next game opens by itself for who plays in it. */
export function NextGame(props: Props): JSX.Element {
  const followed = props.leads ? createFollowed(props.id) : null;
  if (followed) leadToGame(followed);
  createEffect(() => {
    const now = followed?.now();
    if (now) props.told(missingFrom(now.state, props.game));
  });
  return (
    <Strings>
      <Ways id={props.id} followed={followed} />
    </Strings>
  );
}

function Ways(props: { readonly id: string; readonly followed: Followed | null }): JSX.Element {
  const s = useStrings();
  const now = () => props.followed?.now() ?? null;
  const place = () => {
    const known = now();
    return known && ownPlace(known.state, known.you);
  };
  const said = (): string | null => {
    const known = now();
    return known && placeSaid(s(), known.state, known.you);
  };
  const mayReturn = (): boolean => place() === 'missed' || place() === 'left';
  return (
    <>
      <p class="tour-next" role="status">
        {said()}
      </p>
      <Show when={mayReturn()}>
        <button type="button" class="button primary" onClick={() => void props.followed?.ask({ kind: 'join' })}>
          {s().joinAgain}
        </button>
      </Show>
      <a class="button" classList={{ primary: !mayReturn() }} href={addressOf('tournament', props.id)}>
        {s().backToTournament}
      </a>
    </>
  );
}
