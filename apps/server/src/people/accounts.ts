import { type Account, type AccountOverview, type AccountRequest, NAMELESS, type Player } from '@merellier/protocol';
import { fail, ok, type Result } from '@merellier/rules';
import type { GameService } from '../games/game-service.ts';
import type { Attempts } from '../limits/attempts.ts';
import type { AccountStore, NewAccount, StoredAccount } from '../store/account-store.ts';
import type { Clock } from '../store/database-clock.ts';
import { newPlayerId, newToken } from '../store/ids.ts';
import type { Store } from '../store/store.ts';
import type { Tournaments } from '../tournaments/tournaments.ts';
import { type Asker, Credentials, type Refusal, WRONG } from './credentials.ts';
import { nameKey } from './name-key.ts';
import type { Cost } from './passwords.ts';
import { newRecoveryCode, recoveryHash } from './recovery-code.ts';

/** Who came out of signing up or in; the session is still to be made. */
export interface Owner {
  readonly player: Player;
  readonly account: Account;
  /** A new recovery code; null where the old one still holds. */
  readonly recovery: string | null;
}

/** What accounts need of the node that they are on. */
export interface Service {
  readonly clock: Clock;
  readonly store: Store;
  readonly games: GameService;
  readonly tournaments: Tournaments;
  /** Counts what is due for ratings. */
  countRatings(): Promise<void>;
  /** A player has signed in or out. */
  changed(player: string): void;
  /** A player is deleted. */
  forget(player: string): void;
}

/** All that can be done with accounts. */
export class Accounts {
  private readonly store: AccountStore;
  private readonly service: Service;
  private readonly attempts: Attempts;
  readonly credentials: Credentials;
  private readonly moderators: readonly string[];

  /** `moderators`: the names by which they sign in, which nobody else can take. */
  constructor(
    store: AccountStore,
    service: Service,
    attempts: Attempts,
    { passwordCost, moderators = [] }: { readonly passwordCost?: Cost; readonly moderators?: readonly string[] } = {},
  ) {
    this.moderators = moderators;
    this.store = store;
    this.service = service;
    this.attempts = attempts;
    this.credentials = new Credentials(store, service.clock, attempts, passwordCost);
  }

  /** Who one is, and what belongs to that. */
  async overview(player: Player | null): Promise<AccountOverview> {
    if (!player) return { player: null, account: null, games: [] };
    const account = player.registered ? await this.store.find(player.id) : null;
    return { player, account: account && this.asShown(account), games: await this.store.gamesOf(player.id, true) };
  }

  /** Makes an account of the guest who asks, who stays the same player, or of a new player. */
  async signUp(request: AccountRequest['signUp'], { player, site, address }: Asker): Promise<Result<Owner, Refusal>> {
    if (player?.registered) return fail({ reason: 'already-registered' });
    const wait = await this.attempts.accountsOfAddress.take(address);
    if (wait > 0) return fail({ reason: 'too-many', retryAfter: wait });
    const name = request.name ?? player?.name ?? NAMELESS;
    const key = nameKey(name);
    const recovery = newRecoveryCode();
    const fresh = { recovery: recoveryHash(recovery), nameKey: key, login: null, password: null, passkey: null };
    let account: NewAccount;
    if ('passkey' in request) {
      const made = await this.credentials.register(request.passkey, 'create', site);
      // Made for the guest who asked for it, or for a player who is yet to be.
      if (!made?.player || (player && made.player !== player.id)) return WRONG;
      account = { ...fresh, player: { id: made.player, name }, passkey: made.passkey };
    } else {
      if (this.moderators.includes(request.login)) return fail({ reason: 'login-taken' });
      if (key !== null && (await this.store.isNameTaken(key))) return fail({ reason: 'name-taken' });
      const password = await this.credentials.hash(request);
      if (!password.ok) return password;
      account = { ...fresh, player: { id: player?.id ?? newPlayerId(), name }, ...password.value };
    }
    switch (await this.store.create(account, this.service.clock.now())) {
      case 'stored': {
        const owner = await this.owner(account.player.id, recovery);
        if (owner.ok && player) await this.service.tournaments.bring(player.id, owner.value.player);
        return owner;
      }
      case 'login':
        return fail({ reason: 'login-taken' });
      case 'name':
        return fail({ reason: 'name-taken' });
      case 'player':
        return fail({ reason: 'already-registered' });
      case 'passkey':
        return WRONG;
    }
  }

  /**
   * Gives a player another name; of accounts no two are called alike. Invitations that were made without a name bear it too.
   */
  async rename(player: Player, name: string): Promise<Result<Player, Refusal>> {
    if ((await this.store.rename(player.id, name, nameKey(name))) !== 'stored') return fail({ reason: 'name-taken' });
    const renamed = { ...player, name };
    if (player.name === NAMELESS)
      for (const game of await this.store.invitationsOf(player.id))
        await this.service.games.serverCommand(game, { kind: 'reseat', from: player.id, player: renamed });
    return ok(renamed);
  }

  /** Finds who signs in, and takes along the games of the guest that they were until now. */
  async signIn(request: AccountRequest['signIn'], asker: Asker): Promise<Result<Owner, Refusal>> {
    const found =
      'passkey' in request
        ? await this.credentials.byPasskey(request.passkey, 'sign-in', asker)
        : await this.credentials.byPassword(request.login, request.password, asker);
    if (!found.ok) return found;
    return this.arrive(found.value, null, request.bring, asker);
  }

  /** Sets a new password by the recovery code, which is used up by it. */
  async recover(
    { bring, code, login, password }: AccountRequest['recover'],
    asker: Asker,
  ): Promise<Result<Owner, Refusal>> {
    const wait = await this.attempts.triesOfAddress.take(asker.address);
    if (wait > 0) return fail({ reason: 'too-many', retryAfter: wait });
    const account = await this.store.findByRecovery(recoveryHash(code));
    if (!account) return WRONG;
    const recovery = newRecoveryCode();
    const set = await this.storePassword(account.player, { login, password }, recoveryHash(recovery));
    if (!set.ok) return set;
    await this.store.endSessions(account.player);
    return this.arrive(account.player, recovery, bring, asker);
  }

  /** Sets how one signs in; sessions elsewhere end. */
  async setPassword(request: AccountRequest['setPassword'], asker: Asker): Promise<Result<Owner, Refusal>> {
    const account = await this.credentials.proved(request.proof, asker);
    if (!account.ok) return account;
    const { player } = account.value;
    const set = await this.storePassword(player, request, null);
    if (!set.ok) return set;
    await this.store.endSessions(player);
    return this.owner(player, null);
  }

  async addPasskey(
    { passkey, proof }: AccountRequest['addPasskey'],
    asker: Asker,
  ): Promise<Result<{ readonly account: Account }, Refusal>> {
    const account = await this.credentials.proved(proof, asker);
    if (!account.ok) return account;
    const { player } = account.value;
    const made = await this.credentials.register(passkey, 'add', asker.site);
    if (made?.player !== player) return WRONG;
    const stored = await this.store.addPasskey(player, made.passkey, this.service.clock.now());
    return stored === 'stored' ? this.shown(player) : WRONG;
  }

  async removePasskey(
    { id, proof }: AccountRequest['removePasskey'],
    asker: Asker,
  ): Promise<Result<{ readonly account: Account }, Refusal>> {
    const account = await this.credentials.proved(proof, asker);
    if (!account.ok) return account;
    const { player, passkeys } = account.value;
    if (!passkeys.some((each) => each.id === id)) return fail({ reason: 'not-found' });
    return (await this.store.removePasskey(player, id)) ? this.shown(player) : fail({ reason: 'last-way' });
  }

  /** A new recovery code; the old one is worth nothing any more. */
  async newRecovery(
    { proof }: AccountRequest['newRecovery'],
    asker: Asker,
  ): Promise<Result<{ readonly recovery: string }, Refusal>> {
    const account = await this.credentials.proved(proof, asker);
    if (!account.ok) return account;
    const recovery = newRecoveryCode();
    await this.store.setRecovery(account.value.player, recoveryHash(recovery));
    return ok({ recovery });
  }

  /** Starts a session of a player, by the hash of its token. */
  startSession(player: string, tokenHash: string, at: number): Promise<void> {
    return this.store.startSession(player, tokenHash, at);
  }

  /** Ends all sessions of a player, those of programs too. */
  async signOutEverywhere(player: Player): Promise<void> {
    await this.store.endSessions(player.id);
    this.service.changed(player.id);
  }

  /** Deletes an account, and the bots that it has: games under way are given up, and the names are gone from all games. */
  async remove({ proof }: AccountRequest['remove'], asker: Asker): Promise<Result<{ readonly player: null }, Refusal>> {
    const account = await this.credentials.proved(proof, asker);
    if (!account.ok || !asker.player) return account.ok ? fail({ reason: 'no-session' }) : account;
    const { player } = asker;
    await this.store.endSessions(player.id);
    for (const each of [player, ...(await this.store.botsOf(player.id)).map((id) => ({ ...player, id }))])
      await this.removePlayer(each);
    return ok({ player: null });
  }

  /** Deletes what is kept of a guest, in the same way. Who has an account proves to be its owner, and uses `remove`. */
  async removeGuest({ player }: Asker): Promise<Result<{ readonly player: null }, Refusal>> {
    if (!player) return fail({ reason: 'no-session' });
    if (player.registered) return WRONG;
    await this.store.endSessions(player.id);
    await this.removePlayer(player);
    return ok({ player: null });
  }

  /** A player goes: its games under way are called off where that is still possible, and else resigned. */
  private async removePlayer(player: Player): Promise<void> {
    for (const game of await this.store.gamesOf(player.id, true)) {
      const left = await this.service.games.command({ player, id: newToken() }, game, { kind: 'abort' }, 0);
      if (!left.ok) await this.service.games.command({ player, id: newToken() }, game, { kind: 'resign' }, 0);
    }
    // Those who won by it get what is theirs, while it is known against whom.
    await this.service.countRatings();
    await this.store.remove(player.id, NAMELESS);
    this.service.forget(player.id);
  }

  /** Whether a player is one of the moderators. */
  async isModerator(player: Player): Promise<boolean> {
    if (this.moderators.length === 0 || !player.registered) return false;
    const login = (await this.store.find(player.id))?.login ?? null;
    return login !== null && this.moderators.includes(login);
  }

  /** Names of moderators by which no account signs in: as long as they are named so, nobody can make one. */
  async missingModerators(): Promise<readonly string[]> {
    const found = await Promise.all(this.moderators.map((login) => this.store.findByLogin(login)));
    return this.moderators.filter((_, i) => !found[i]);
  }

  /** The players who are moderators. */
  async moderatorIds(): Promise<readonly string[]> {
    const accounts = await Promise.all(this.moderators.map((login) => this.store.findByLogin(login)));
    return accounts.flatMap((account) => account?.player ?? []);
  }

  /** The games of a player, whether they are over or not; the one that changed last first. */
  gamesOf(player: Player): Promise<readonly string[]> {
    return this.store.gamesOf(player.id, false);
  }

  private async storePassword(
    player: string,
    wanted: { readonly login: string; readonly password: string },
    recovery: string | null,
  ): Promise<Result<null, Refusal>> {
    if (this.moderators.includes(wanted.login) && (await this.store.find(player))?.login !== wanted.login)
      return fail({ reason: 'login-taken' });
    const hashed = await this.credentials.hash(wanted);
    if (!hashed.ok) return hashed;
    const { login, password } = hashed.value;
    const stored = await this.store.setPassword(player, login, password, recovery);
    return stored === 'stored' ? ok(null) : fail({ reason: 'login-taken' });
  }

  /** Somebody has signed in who was perhaps a guest until now. */
  private async arrive(
    id: string,
    recovery: string | null,
    bring: boolean,
    { player: before }: Asker,
  ): Promise<Result<Owner, Refusal>> {
    const owner = await this.owner(id, recovery);
    if (!owner.ok) return owner;
    // An account from before names were told apart takes its own now, if that is free.
    await this.store.rename(id, owner.value.player.name, nameKey(owner.value.player.name));
    if (before && before.id !== id) {
      if (bring && !before.registered) await this.bring(before, owner.value.player);
      if (!before.registered) {
        await this.service.store.carryBlocks(before.id, id);
        await this.service.store.carryFollows(before.id, id);
      }
      this.service.changed(before.id);
    }
    return owner;
  }

  /** Seats a guest's games and tournaments that are not over with the account. */
  private async bring(guest: Player, player: Player): Promise<void> {
    for (const game of await this.store.gamesOf(guest.id, true))
      await this.service.games.serverCommand(game, { kind: 'reseat', from: guest.id, player });
    await this.service.tournaments.bring(guest.id, player);
  }

  private async owner(id: string, recovery: string | null): Promise<Result<Owner, Refusal>> {
    const account = await this.store.find(id);
    if (!account) return WRONG;
    if ((await this.service.store.bannedOf([id])).length > 0) return fail({ reason: 'not-available' });
    this.service.changed(id);
    const player = { id, name: account.name, rating: null, registered: true };
    return ok({ player, account: this.asShown(account), recovery });
  }

  private async shown(player: string): Promise<Result<{ readonly account: Account }, Refusal>> {
    const account = await this.store.find(player);
    return account ? ok({ account: this.asShown(account) }) : fail({ reason: 'no-account' });
  }

  private asShown({ login, createdAt, passkeys }: StoredAccount): Account {
    return {
      login,
      createdAt,
      passkeys: passkeys.map(({ id, createdAt, usedAt }) => ({ id, createdAt, usedAt })),
      ...(login !== null && this.moderators.includes(login) && { moderates: true }),
    };
  }
}
