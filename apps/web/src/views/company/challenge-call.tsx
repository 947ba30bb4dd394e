import type { Challenge } from '@merellier/protocol';
import { createEffect, createSignal, type JSX, on, Show } from 'solid-js';
import { render } from 'solid-js/web';
import { addressOf } from '../../address/route.ts';
import { PageContext, useNavigation, useNotices } from '../../context.ts';
import { ownName } from '../../frame/own-name.ts';
import { askAgain } from '../../online/ask-again.ts';
import { challenges } from '../../online/people/company.ts';
import { whoAmI } from '../../online/people/who.ts';
import { shownName } from '../../online/shown-name.ts';
import { later } from '../../parts/later.tsx';
import type { Page } from '../../state/page.ts';
import { Strings, useStrings } from './strings/strings.ts';
import './company.css';

/** How often it is asked whether somebody challenges one, in milliseconds, by every page of somebody with a name: seldom, for the server's sake. */
const PAUSE = 30_000;

/** Tells on every view that somebody challenges one; the lobby has its own list of that. */
export function callOfChallenges(page: Page): void {
  const place = document.createElement('div');
  document.body.append(place);
  const Within = later(async () => () => (
    <Strings>
      <Call />
    </Strings>
  ));
  render(
    () => (
      <PageContext.Provider value={page}>
        <Within />
      </PageContext.Provider>
    ),
    place,
  );
}

function Call(): JSX.Element {
  const navigation = useNavigation();
  const notices = useNotices();
  const s = useStrings();
  const [received, setReceived] = createSignal<readonly Challenge[]>([]);
  const [put, setPut] = createSignal<readonly string[]>([]);
  const isLobby = (): boolean => navigation.view() === 'online' && navigation.route().rest.length === 0;
  askAgain({
    pause: PAUSE,
    ask: async () => (ownName() && !isLobby() ? receivedNow() : null),
    show: setReceived,
  });
  /** One at a time, the oldest first; not where one looks at it already. */
  const shown = (): Challenge | undefined =>
    isLobby() ? undefined : received().find(({ game }) => !put().includes(game) && navigation.route().rest[0] !== game);
  createEffect(
    on(
      () => shown()?.game,
      (game) => {
        const now = shown();
        if (game && now) notices.announce(s().from(shownName(s(), now.host)));
      },
    ),
  );
  return (
    <Show when={shown()}>
      {(now) => (
        <aside class="challenge-call" aria-label={s().challenges}>
          <span>{s().from(shownName(s(), now().host))}</span>
          <a
            class="button primary"
            href={addressOf('online', now().game)}
            aria-label={s().answerTo(shownName(s(), now().host))}
          >
            {s().answer}
          </a>
          <button type="button" class="button" onClick={() => setPut([...put(), now().game])}>
            {s().notNow}
          </button>
        </aside>
      )}
    </Show>
  );
}

/** The challenges that one can answer; null where the server does not say. */
async function receivedNow(): Promise<readonly Challenge[] | null> {
  const all = await challenges();
  if (!all || all.length === 0) return all;
  const who = await whoAmI();
  const me = who.ok ? who.player?.id : undefined;
  return all.filter(({ guest }) => guest.id === me);
}
