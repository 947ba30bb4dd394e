import type { JSX } from 'solid-js';
import { addressOf } from '../../../address/route.ts';
import { createFollowed, leadToGame } from './followed.ts';
import { Strings, useStrings } from './strings/strings.ts';

/** After a game of a tournament: the way back to it; the next game opens by itself for who plays in it. */
export function NextGame(props: { readonly id: string; readonly leads: boolean }): JSX.Element {
  if (props.leads) leadToGame(createFollowed(props.id));
  return (
    <Strings>
      <Ways {...props} />
    </Strings>
  );
}

function Ways(props: { readonly id: string; readonly leads: boolean }): JSX.Element {
  const s = useStrings();
  return (
    <>
      <a class="button primary" href={addressOf('tournament', props.id)}>
        {s().backToTournament}
      </a>
      {props.leads && <p class="faint">{s().waitsNext}</p>}
    </>
  );
}
