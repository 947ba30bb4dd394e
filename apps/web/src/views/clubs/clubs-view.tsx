import { type JSX, Match, Switch } from 'solid-js';
import type { SheetProps } from '../../address/route.ts';
import { ClubPage } from './club-page.tsx';
import { ListPage } from './list-page.tsx';
import { NewClub } from './new-club.tsx';
import { Strings } from './strings/strings.ts';
import './clubs.css';

/** Clubs: all of them, a new one, or the page of one. */
export function ClubsView(props: SheetProps): JSX.Element {
  return (
    <Strings>
      <Switch>
        <Match when={props.rest.length === 0}>
          <ListPage />
        </Match>
        <Match when={props.rest[0] === 'new'}>
          <NewClub />
        </Match>
        <Match when={props.rest[0]} keyed>
          {(id) => <ClubPage id={id} part={props.rest[1] ?? ''} />}
        </Match>
      </Switch>
    </Strings>
  );
}
