import type { JSX } from 'solid-js';
import { Strings } from '../strings/strings.ts';
import { OnlineList } from './online-list.tsx';
import '../tournament.css';

/** The tournaments of the server, or of one club of it, on a page that is not about tournaments. */
export function ServerTournaments(props: { readonly club?: string }): JSX.Element {
  return (
    <Strings>
      <OnlineList {...props} />
    </Strings>
  );
}
