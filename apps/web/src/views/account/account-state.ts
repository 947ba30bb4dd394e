import type { AccountOverview, Player, SignedIn } from '@merellier/protocol';
import { createContext, createResource, createSignal, useContext } from 'solid-js';
import { accountOverview } from '../../online/people/account-client.ts';
import type { Online } from '../online/online.ts';

/** What the account page knows, while it is open. */
export type AccountState = ReturnType<typeof createAccount>;

/** To be called within a Solid root. */
export function createAccount(online: Online) {
  const [overview, { mutate, refetch }] = createResource(() =>
    accountOverview().then((asked) => (asked.ok ? asked.value : null)),
  );
  /** A recovery code that was just made, until it is noted. */
  const [code, setCode] = createSignal<string | null>(null);
  const [told, setTold] = createSignal('');

  /** Takes in that somebody signed up or in. */
  async function arrived({ player, account, recovery }: SignedIn): Promise<void> {
    setTold('');
    mutate((before) => ({ player, account, games: before?.games ?? [] }));
    setCode(recovery);
    online.changed(player);
    await refetch();
  }

  /** Takes in that the player is called otherwise now. */
  async function renamed(player: Player, words: string): Promise<void> {
    online.changed(player);
    await refetch();
    setTold(words);
  }

  /** Takes in that nobody is signed in any more. */
  function left(words: string): void {
    setTold(words);
    mutate({ player: null, account: null, games: [] });
    online.changed(null);
  }

  return {
    overview: (): AccountOverview | null => overview.latest ?? null,
    isAsking: (): boolean => overview.loading,
    refetch: async (): Promise<void> => void (await refetch()),
    code,
    setCode,
    told,
    setTold,
    arrived,
    renamed,
    left,
  };
}

export const AccountContext = createContext<AccountState>();

export function useAccount(): AccountState {
  const account = useContext(AccountContext);
  if (!account) throw new Error('useAccount is called outside the page of accounts');
  return account;
}
