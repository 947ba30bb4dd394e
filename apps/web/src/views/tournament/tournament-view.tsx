import { GAME_ID } from '@merellier/protocol';
import { type JSX, lazy, Match, Suspense, Switch } from 'solid-js';
import type { SheetProps } from '../../address/route.ts';
import { Waiting } from '../../parts/waiting.tsx';
import { Strings } from './strings/strings.ts';
import './tournament.css';

const ListPage = lazy(async () => ({ default: (await import('./list-page.tsx')).ListPage }));
const ClockPage = lazy(async () => ({ default: (await import('./clock-page.tsx')).ClockPage }));
const ReceivePage = lazy(async () => ({ default: (await import('./receive-page.tsx')).ReceivePage }));
const ScanPage = lazy(async () => ({ default: (await import('./scan-page.tsx')).ScanPage }));
const AnnouncePage = lazy(async () => ({ default: (await import('./announce-page.tsx')).AnnouncePage }));
const NewPage = lazy(async () => ({ default: (await import('./new-page.tsx')).NewPage }));
const AnnounceOnline = lazy(async () => ({ default: (await import('./online/announce-online.tsx')).AnnounceOnline }));
const OnlinePage = lazy(async () => ({ default: (await import('./online/online-page.tsx')).OnlinePage }));
const TournamentPage = lazy(async () => ({ default: (await import('./tournament-page.tsx')).TournamentPage }));

/** Tournaments that this device or the server runs: all of them, a new one, or one with its parts. */
export function TournamentView(props: SheetProps): JSX.Element {
  return (
    <Strings>
      <Suspense fallback={<Waiting />}>
        <Switch fallback={<TournamentPage id={props.rest[0] ?? ''} part={props.rest.slice(1)} />}>
          <Match when={props.rest.length === 0}>
            <ListPage />
          </Match>
          <Match when={props.rest[0] === 'clock'}>
            <ClockPage />
          </Match>
          <Match when={props.rest[0] === 'scan'}>
            <ScanPage />
          </Match>
          <Match when={props.rest[0] === 'receive'}>
            <ReceivePage packed={props.rest[1] ?? ''} />
          </Match>
          <Match when={props.rest[0] === 'result'}>
            <AnnouncePage rest={props.rest.slice(1)} />
          </Match>
          <Match when={props.rest[0] === 'announce'}>
            <AnnounceOnline club={props.rest[1] ?? null} />
          </Match>
          <Match when={onlineIdOf(props.rest)} keyed>
            {(id) => <OnlinePage id={id} />}
          </Match>
          <Match when={props.rest[0] === 'new'}>
            <NewPage />
          </Match>
        </Switch>
      </Suspense>
    </Strings>
  );
}

/** The id of a tournament of the server; those of this device are shorter. */
const onlineIdOf = ([id = '']: readonly string[]): string | null => (GAME_ID.test(id) ? id : null);
