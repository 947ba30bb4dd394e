/** A passkey as it is stored: the public half of a key pair, and what is known of its authenticator. */
export interface StoredPasskey {
  readonly id: string;
  /** COSE, base64url. */
  readonly publicKey: string;
  /** How often the authenticator says it has signed; 0 where it does not count. */
  readonly counter: number;
  readonly transports: readonly string[];
}

/** An account as it is stored. */
export interface StoredAccount {
  readonly player: string;
  readonly name: string;
  readonly login: string | null;
  /** As `hashPassword` gives it; null for an account without one. */
  readonly password: string | null;
  readonly createdAt: number;
  readonly passkeys: readonly (Pick<StoredPasskey, 'id' | 'transports'> & {
    readonly createdAt: number;
    readonly usedAt: number;
  })[];
}

/** An account to be stored, for a player there is or a new one. */
export interface NewAccount {
  readonly player: { readonly id: string; readonly name: string };
  readonly login: string | null;
  readonly password: string | null;
  /** What names that look alike have in common; null for who has no name. */
  readonly nameKey: string | null;
  /** The hash of the recovery code. */
  readonly recovery: string;
  readonly passkey: StoredPasskey | null;
}

/** `login`, `name`, `player`, `passkey`: there is such a one already. Nothing was stored. */
export type StoringResult = 'stored' | 'login' | 'name' | 'player' | 'passkey';

/** Where accounts are kept. */
export interface AccountStore {
  create(account: NewAccount, at: number): Promise<StoringResult>;
  /** Whether an account has a name with this key. */
  isNameTaken(nameKey: string): Promise<boolean>;
  /** Gives a player another name, unless that of another account has the same key. */
  rename(player: string, name: string, nameKey: string | null): Promise<StoringResult>;
  find(player: string): Promise<StoredAccount | null>;
  findByLogin(login: string): Promise<StoredAccount | null>;
  findByRecovery(hash: string): Promise<StoredAccount | null>;
  findPasskey(id: string): Promise<(StoredPasskey & { readonly player: string }) | null>;
  /** Sets how one signs in; with `recovery` the hash of a new code as well. */
  setPassword(player: string, login: string, password: string, recovery: string | null): Promise<StoringResult>;
  setRecovery(player: string, recovery: string): Promise<void>;
  addPasskey(player: string, passkey: StoredPasskey, at: number): Promise<StoringResult>;
  /** Notes that a passkey was used. */
  usePasskey(id: string, counter: number, at: number): Promise<void>;
  /** Removes a passkey, but never the last way to sign in; whether it was removed. */
  removePasskey(player: string, id: string): Promise<boolean>;
  startSession(player: string, tokenHash: string, at: number): Promise<void>;
  /** Ends all sessions of a player, and revokes the tokens of programs that play as that player. */
  endSessions(player: string): Promise<void>;
  /** Keeps a challenge until it is taken, or has expired. */
  putChallenge(challenge: string, purpose: string, player: string | null, now: number, expires: number): Promise<void>;
  /** Takes a challenge, which is gone then; null where there is none for that purpose. */
  takeChallenge(challenge: string, purpose: string, now: number): Promise<{ readonly player: string | null } | null>;
  /** The player's games, the one that changed last first; `open`: those that are not over. */
  gamesOf(player: string, open: boolean): Promise<readonly string[]>;
  /** The games of a player that wait for a guest. */
  invitationsOf(player: string): Promise<readonly string[]>;
  /** The players whom programs of this one play as. */
  botsOf(player: string): Promise<readonly string[]>;
  /** Deletes a player and all that belongs to it; in its games another name stands for its own from then on. */
  remove(player: string, nameless: string): Promise<void>;
}
