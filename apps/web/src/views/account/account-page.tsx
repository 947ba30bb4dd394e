import { createEffect, createMemo, For, type JSX, lazy, Match, on, Show, Suspense, Switch } from 'solid-js';
import { addressOf } from '../../address/route.ts';
import { takeWayBack } from '../../online/people/way-to-account.ts';
import { Empty } from '../../parts/empty.tsx';
import { Icon } from '../../parts/icons.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { Waiting } from '../../parts/waiting.tsx';
import { nameOf } from '../online/names.ts';
import { useOnline } from '../online/online.ts';
import { useStrings as useOnlineStrings } from '../online/strings/strings.ts';
import { AccountContext, createAccount, useAccount } from './account-state.ts';
import { GuestData } from './guest-data.tsx';
import { OwnAccount, SignOut } from './own-account.tsx';
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
  const wayBack = takeWayBack();
  return (
    <Strings>
      <AccountContext.Provider value={account}>
        <Account part={props.part} wayBack={wayBack} />
      </AccountContext.Provider>
    </Strings>
  );
}

/** What the page shows. */
type Stage = 'asking' | 'away' | 'code' | 'own' | 'sign-in' | 'recovery' | 'sign-up';

function Account(props: { readonly part: string | undefined; readonly wayBack: string | null }): JSX.Element {
  const account = useAccount();
  const s = useStrings();
  const online = useOnlineStrings();
  const own = createMemo(() => {
    const { player, account: mine } = account.overview() ?? {};
    return player && mine ? { player, mine } : null;
  });
  const stage = createMemo((): Stage => {
    if (!account.overview()) return account.isAsking() ? 'asking' : 'away';
    if (account.code() !== null) return 'code';
    if (own()) return 'own';
    return props.part === 'sign-in' || props.part === 'recovery' ? props.part : 'sign-up';
  });
  const titleOf = (shown: Stage): string => {
    const titles = { code: s().codeTitle, 'sign-in': s().signIn, recovery: s().recover, 'sign-up': s().create };
    if (shown === 'own') return s().signedInAs(nameOf(online(), own()?.player));
    return shown === 'asking' || shown === 'away' ? s().title : titles[shown];
  };
  const leadOf = (shown: Stage): string | undefined => {
    const leads = { code: s().codeLead, recovery: s().recoverLead, 'sign-up': s().lead };
    const login = own()?.mine.login ?? null;
    if (shown === 'own') return login === null ? s().noLogin : s().loginIs(login);
    return shown === 'code' || shown === 'recovery' || shown === 'sign-up' ? leads[shown] : undefined;
  };
  let page: HTMLDivElement | undefined;
  // Another stage is another page: it says where one is, and what was done is told at its top.
  createEffect(
    on(stage, () => document.querySelector<HTMLElement>('.sheet-title')?.focus({ preventScroll: true }), {
      defer: true,
    }),
  );
  createEffect(() => account.told() !== '' && page?.scrollIntoView({ block: 'nearest' }));
  return (
    <Sheet
      title={titleOf(stage())}
      lead={leadOf(stage())}
      class="account"
      wide
      beside={<Show when={stage() === 'own'}>{<SignOut />}</Show>}
    >
      {/* What was told before is past when a form is sent; its answer comes after this. */}
      <div ref={page} onSubmit={() => account.setTold('')}>
        <p role="status" classList={{ notice: account.told() !== '' }}>
          {account.told()}
        </p>
        <Switch fallback={<SignUpPage />}>
          <Match when={stage() === 'asking'}>
            <Waiting />
          </Match>
          <Match when={stage() === 'away'}>
            <Empty title={s().refusals.unavailable}>
              <button type="button" class="button" onClick={() => void account.refetch()}>
                {online().tryAgain}
              </button>
            </Empty>
          </Match>
          <Match when={account.code()}>{(code) => <RecoveryCode code={code()} />}</Match>
          <Match when={own()}>
            {(known) => (
              <>
                <Show when={props.wayBack}>
                  {(address) => (
                    <div class="acts">
                      <a class="button primary" href={address()}>
                        {s().wayBack}
                      </a>
                    </div>
                  )}
                </Show>
                <div class="columns">
                  <div>
                    <AccountWays player={known().player.id} />
                    <Suspense>
                      <BlockedPlayers />
                    </Suspense>
                  </div>
                  <OwnAccount account={known().mine} />
                </div>
              </>
            )}
          </Match>
          <Match when={stage() === 'sign-in'}>
            <SignInPage />
          </Match>
          <Match when={stage() === 'recovery'}>
            <RecoveryPage />
          </Match>
        </Switch>
        <Show when={account.overview()?.player && !own()}>
          <GuestData />
        </Show>
        <Show when={!own()}>
          <Suspense>
            <BlockedPlayers />
          </Suspense>
        </Show>
      </div>
    </Sheet>
  );
}

/** Where one finds what an account keeps. */
function AccountWays(props: { readonly player: string }): JSX.Element {
  const s = useStrings();
  const online = useOnlineStrings();
  const ways = () =>
    [
      [addressOf('online'), s().toGames],
      [addressOf('online', 'player', props.player), s().myPage],
      [addressOf('online', 'mine'), online().mine],
      [addressOf('online', 'leaderboard'), online().leaderboard],
    ] as const;
  return (
    <ul class="list">
      <For each={ways()}>
        {([address, text]) => (
          <li>
            <a class="item account-way" href={address}>
              <span class="item-name">{text}</span>
              <Icon name="right" />
            </a>
          </li>
        )}
      </For>
    </ul>
  );
}
