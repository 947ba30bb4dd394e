import type { Player } from './options.ts';

// Accounts over HTTP: what is sent and answered under `/api/v1/account`. Schemas are in account-schemas.ts.

/** What an authenticator answers when it has made a key pair (WebAuthn, RegistrationResponseJSON). */
export interface PasskeyRegistration {
  readonly id: string;
  readonly rawId: string;
  readonly type: 'public-key';
  readonly response: {
    readonly clientDataJSON: string;
    readonly attestationObject: string;
    readonly transports?: readonly string[] | undefined;
  };
}

/** What an authenticator answers when it has signed (WebAuthn, AuthenticationResponseJSON). */
export interface PasskeyAssertion {
  readonly id: string;
  readonly rawId: string;
  readonly type: 'public-key';
  readonly response: {
    readonly clientDataJSON: string;
    readonly authenticatorData: string;
    readonly signature: string;
    readonly userHandle?: string | undefined;
  };
}

/** What a passkey is asked for: a new account, one more key, to sign in, or to prove who is there. */
export type PasskeyPurpose = 'create' | 'add' | 'sign-in' | 'prove';

/** That the person at the device is the owner of the account: asked for before anything of it is changed. */
export type Proof = { readonly password: string } | { readonly passkey: PasskeyAssertion };

/** A passkey as its owner sees it. Times are milliseconds since 1970. */
export interface Passkey {
  readonly id: string;
  readonly createdAt: number;
  readonly usedAt: number;
}

/** An account as its owner sees it. */
export interface Account {
  /** The name to sign in by, folded to lower case; null for an account without a password. Nobody else sees it. */
  readonly login: string | null;
  readonly createdAt: number;
  readonly passkeys: readonly Passkey[];
  /** Whether the host has named this account as a moderator's. */
  readonly moderates?: true;
}

/** Who one is, and what belongs to that. */
export interface AccountOverview {
  /** Null without a session. */
  readonly player: Player | null;
  /** Null for a guest. */
  readonly account: Account | null;
  /** The ids of the player's games that are not over, the one that changed last first. */
  readonly games: readonly string[];
}

/** The answer to signing up, signing in and recovering. */
export interface SignedIn {
  readonly player: Player;
  readonly account: Account;
  /** A new recovery code, which is told this once; null where there is no new one. */
  readonly recovery: string | null;
}

/** What each address under `/api/v1/account` is sent; a `login` or `password` is the one to sign in by from now on. */
export interface AccountRequest {
  readonly signUp: { readonly name?: string | undefined } & (
    | { readonly login: string; readonly password: string }
    | { readonly passkey: PasskeyRegistration }
  );
  /** `bring`: a guest's games that are not over go to the account. */
  readonly signIn: { readonly bring: boolean } & (
    | { readonly login: string; readonly password: string }
    | { readonly passkey: PasskeyAssertion }
  );
  readonly recover: {
    readonly bring: boolean;
    readonly code: string;
    readonly login: string;
    readonly password: string;
  };
  readonly setPassword: { readonly login: string; readonly password: string; readonly proof: Proof };
  readonly addPasskey: { readonly passkey: PasskeyRegistration; readonly proof: Proof };
  readonly removePasskey: { readonly id: string; readonly proof: Proof };
  readonly newRecovery: { readonly proof: Proof };
  readonly remove: { readonly proof: Proof };
  readonly passkeyOptions: { readonly purpose: PasskeyPurpose; readonly name?: string | undefined };
}
