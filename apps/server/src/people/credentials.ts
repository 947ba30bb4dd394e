import {
  type AccountRefusal,
  type AccountRequest,
  MINUTE,
  NAMELESS,
  type PasskeyAssertion,
  type PasskeyRegistration,
  type Player,
  type Proof,
  type ServerRefusal,
} from '@merellier/protocol';
import { fail, ok, type Result } from '@merellier/rules';
import type { Attempts } from '../limits/attempts.ts';
import type { AccountStore, StoredAccount, StoredPasskey } from '../store/account-store.ts';
import type { Clock } from '../store/database-clock.ts';
import { newPlayerId, newToken } from '../store/ids.ts';
import { TooBusy } from './at-most.ts';
import { isCommonPassword } from './common-passwords.ts';
import { deviceMark, newDeviceToken } from './known-devices.ts';
import { nameKey } from './name-key.ts';
import { creationOptions, readAssertion, readRegistration, requestOptions, type SiteOrigin } from './passkeys.ts';
import { type Cost, hashPassword, isPassword, PASSWORD_COST } from './passwords.ts';

export type Refusal = AccountRefusal | ServerRefusal;

/** Who asks: the player of the session, where there is one; from which page, and from which address. */
export interface Asker {
  readonly player: Player | null;
  readonly site: SiteOrigin;
  readonly address: string;
  /** What the browser keeps of an account that was signed in to on it before; null where it keeps nothing. */
  readonly deviceToken: (player: string) => string | null;
}

/** An authenticator has so long to answer. */
const CHALLENGE_HOLDS = 5 * MINUTE;

/** What is not right is not told. */
export const WRONG: Result<never, Refusal> = fail({ reason: 'wrong-credentials' });

/** How somebody proves to be the owner of an account: passwords and passkeys. */
export class Credentials {
  private readonly store: AccountStore;
  private readonly clock: Clock;
  private readonly attempts: Attempts;
  private readonly cost: Cost;

  constructor(store: AccountStore, clock: Clock, attempts: Attempts, cost: Cost = PASSWORD_COST) {
    this.store = store;
    this.clock = clock;
    this.attempts = attempts;
    this.cost = cost;
  }

  /** What the browser is told to ask of an authenticator. */
  async passkeyOptions(
    { purpose, name }: AccountRequest['passkeyOptions'],
    { player, site, address }: Asker,
  ): Promise<Result<object, Refusal>> {
    const wait = await this.attempts.triesOfAddress.take(address);
    if (wait > 0) return fail({ reason: 'too-many', retryAfter: wait });
    const account = player?.registered ? await this.store.find(player.id) : null;
    if (purpose === 'create' && account) return fail({ reason: 'already-registered' });
    // Before an authenticator makes a key for nothing.
    const key = nameKey(name ?? player?.name ?? NAMELESS);
    if (purpose === 'create' && key !== null && (await this.store.isNameTaken(key)))
      return fail({ reason: 'name-taken' });
    const challenge = newToken();
    const now = this.clock.now();
    const put = (whose: string | null) =>
      this.store.putChallenge(challenge, purpose, whose, now, now + CHALLENGE_HOLDS);
    if (purpose === 'sign-in') {
      await put(null);
      return ok(await requestOptions({ site, challenge }, []));
    }
    if (purpose === 'create') {
      const id = player?.id ?? newPlayerId();
      await put(id);
      return ok(await creationOptions({ site, challenge, player: id, name: shownName(name ?? player?.name) }, []));
    }
    if (!account) return fail({ reason: 'no-account' });
    await put(account.player);
    const { passkeys } = account;
    if (purpose === 'prove') return ok(await requestOptions({ site, challenge }, passkeys));
    const wanted = { site, challenge, player: account.player, name: shownName(account.login ?? account.name) };
    return ok(await creationOptions(wanted, passkeys));
  }

  /**
   * The player who signs in by name and password; an unknown name is answered like a wrong password, and as slowly. While
   * strangers try passwords for a name, a device that its owner signed in on before has tries of its own.
   */
  async byPassword(login: string, password: string, { address, deviceToken }: Asker): Promise<Result<string, Refusal>> {
    const { triesOfAddress, triesOfLogin, triesOfDevice } = this.attempts;
    const slow = await triesOfAddress.take(address);
    if (slow > 0) return fail({ reason: 'too-many', retryAfter: slow });
    const account = await this.store.findByLogin(login);
    const device = account && deviceMark(deviceToken(account.player), account.password);
    const wait = device ? await triesOfDevice.take(device) : await triesOfLogin.take(login);
    if (wait > 0) return fail({ reason: 'too-many', retryAfter: wait });
    const right = await this.isPassword(password, account?.password ?? null);
    if (!right.ok) return right;
    return account && right.value ? ok(account.player) : WRONG;
  }

  /** What the browser of a player is to keep, so that it is known again; null for an account without a password. */
  async newDeviceToken(player: string): Promise<string | null> {
    const password = (await this.store.find(player))?.password ?? null;
    return password === null ? null : newDeviceToken(password);
  }

  /** The player whose passkey has signed. */
  async byPasskey(
    passkey: PasskeyAssertion,
    purpose: 'sign-in' | 'prove',
    { site }: Asker,
  ): Promise<Result<string, Refusal>> {
    const stored = await this.store.findPasskey(passkey.id);
    if (!stored) return WRONG;
    const take = async (challenge: string): Promise<boolean> => {
      const taken = await this.store.takeChallenge(challenge, purpose, this.clock.now());
      return taken !== null && (taken.player === null || taken.player === stored.player);
    };
    const counter = await readAssertion(passkey, stored, site, take);
    if (counter === null) return WRONG;
    await this.store.usePasskey(stored.id, counter, this.clock.now());
    return ok(stored.player);
  }

  /** The account of the player who asks, once they have proved that it is theirs. */
  async proved(proof: Proof, asker: Asker): Promise<Result<StoredAccount, Refusal>> {
    if (!asker.player) return fail({ reason: 'no-session' });
    const account = await this.store.find(asker.player.id);
    if (!account) return fail({ reason: 'no-account' });
    if ('passkey' in proof) {
      const found = await this.byPasskey(proof.passkey, 'prove', asker);
      if (!found.ok) return found;
      return found.value === account.player ? ok(account) : WRONG;
    }
    // Nobody else can use these tries up: the session shows that it is a device of the owner's.
    const wait = await this.attempts.triesOfDevice.take(`proof ${account.player}`);
    if (wait > 0) return fail({ reason: 'too-many', retryAfter: wait });
    const right = await this.isPassword(proof.password, account.password);
    if (!right.ok) return right;
    return right.value ? ok(account) : WRONG;
  }

  /** A new passkey, and the player it was made for; null where it is not right. */
  async register(
    passkey: PasskeyRegistration,
    purpose: 'create' | 'add',
    site: SiteOrigin,
  ): Promise<{ readonly passkey: StoredPasskey; readonly player: string | null } | null> {
    let player: string | null = null;
    const made = await readRegistration(passkey, site, async (challenge) => {
      const taken = await this.store.takeChallenge(challenge, purpose, this.clock.now());
      player = taken?.player ?? null;
      return taken !== null;
    });
    return made && { passkey: made, player };
  }

  /** How one is to sign in, as it is stored. */
  async hash(wanted: {
    readonly login: string;
    readonly password: string;
  }): Promise<Result<{ readonly login: string; readonly password: string }, Refusal>> {
    const { login, password } = wanted;
    // The first that anybody would try.
    if (password.toLowerCase() === login) return fail({ reason: 'malformed', where: 'password' });
    if (await isCommonPassword(password)) return fail({ reason: 'common-password' });
    return unlessBusy(async () => ({ login, password: await hashPassword(password, this.cost) }));
  }

  private isPassword(password: string, stored: string | null): Promise<Result<boolean, Refusal>> {
    return unlessBusy(() => isPassword(password, stored, this.cost));
  }
}

/** What an authenticator shows in its list of passkeys. */
const shownName = (name: string | undefined): string => (!name || name === NAMELESS ? 'Mérellier' : name);

async function unlessBusy<Value>(work: () => Promise<Value>): Promise<Result<Value, Refusal>> {
  try {
    return ok(await work());
  } catch (error) {
    if (error instanceof TooBusy) return fail({ reason: 'unavailable', retryAfter: 1_000 });
    throw error;
  }
}
