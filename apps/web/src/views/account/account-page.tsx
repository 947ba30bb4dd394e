import { createEffect, type JSX, lazy, Match, Show, Suspense, Switch } from 'solid-js';
import { addressOf } from '../../address/route.ts';
import { nameOf } from '../online/names.ts';
import { useOnline } from '../online/online.ts';
import { useStrings as useOnlineStrings } from '../online/strings/strings.ts';
import { AccountContext, createAccount, useAccount } from './account-state.ts';
import { OwnAccount } from './own-account.tsx';
import { RecoveryCode } from './recovery-code.tsx';
import { RecoveryPage, SignInPage } from './sign-in-page.tsx';
import { SignUpPage } from './sign-up-page.tsx';
import { Strings, useStrings } from './strings/strings.ts';
import './account.css';

const BlockedPlayers = lazy(async () => ({
  default: (await import('../conduct/blocked-players.tsx')).BlockedPlayers,
}));

/** `/compte`: one's account, or the ways to one (`sign-in`, `recovery` after it). */
export function AccountPage(props: { readonly part: string | undefined }): JSX.Element {
  const account = createAccount(useOnline());
  return (
    <Strings>
      <AccountContext.Provider value={account}>
        <Account part={props.part} />
      </AccountContext.Provider>
    </Strings>
  );
}

function Account(props: { readonly part: string | undefined }): JSX.Element {
  const account = useAccount();
  const s = useStrings();
  const online = useOnlineStrings();
  let status: HTMLParagraphElement | undefined;
  // What was done further down is told at the top.
  createEffect(() => account.told() !== '' && status?.scrollIntoView({ block: 'nearest' }));
  const own = () => {
    const { player, account: mine } = account.overview() ?? {};
    return player && mine ? { player, mine } : null;
  };
  return (
    // What was told before is past when a form is sent; its answer comes after this.
    <div class="account" onSubmit={() => account.setTold('')}>
      <p>
        <a class="link account-link" href={addressOf('online')}>
          {s().toGames}
        </a>
      </p>
      <p role="status" ref={status}>
        {account.told()}
      </p>
      <Switch fallback={<SignUpPage />}>
        <Match when={!account.overview()}>
          <p class="faint">{account.isAsking() ? online().looking : s().refusals.unavailable}</p>
        </Match>
        <Match when={account.code()}>{(code) => <RecoveryCode code={code()} />}</Match>
        <Match when={own()}>
          {(known) => (
            <section class="account-part" aria-labelledby="own-account-title">
              <h2 id="own-account-title">{s().signedInAs(nameOf(online(), known().player))}</h2>
              <p class="online-ways">
                <a class="link" href={addressOf('online', 'player', known().player.id)}>
                  {s().myPage}
                </a>
                <a class="link" href={addressOf('online', 'leaderboard')}>
                  {online().leaderboard}
                </a>
              </p>
              <OwnAccount account={known().mine} player={known().player} />
            </section>
          )}
        </Match>
        <Match when={props.part === 'sign-in'}>
          <SignInPage />
        </Match>
        <Match when={props.part === 'recovery'}>
          <RecoveryPage />
        </Match>
      </Switch>
      <Suspense>
        <BlockedPlayers />
      </Suspense>
      <Show when={!account.overview() && !account.isAsking()}>
        <div class="acts">
          <button type="button" class="button" onClick={() => void account.refetch()}>
            {online().tryAgain}
          </button>
        </div>
      </Show>
    </div>
  );
}
