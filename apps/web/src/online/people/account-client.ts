import type {
  Account,
  AccountOverview,
  AccountRefusal,
  AccountRequest,
  OnlineRefusal,
  PasskeyPurpose,
  Player,
  SignedIn,
} from '@merellier/protocol';
import { type Asked as Answered, askServer } from '../ask-server.ts';

// What the page asks of the server about accounts.

export type Refused = AccountRefusal | OnlineRefusal | { readonly reason: 'too-many-tokens'; readonly limit: number };
/** What came of it. */
export type Asked<Value> = Answered<Value, Refused>;

const PATH = '/api/v1/account';
/** All that an account holds, as a file. */
export const EXPORT_ADDRESS: string = `${PATH}/export`;

const ask = <Value>(method: string, path: string, body?: object): Promise<Asked<Value>> =>
  askServer<Value, Refused>(method, path, { body });

export const accountOverview = (): Promise<Asked<AccountOverview>> => ask('GET', PATH);
export const signUp = (request: AccountRequest['signUp']): Promise<Asked<SignedIn>> => ask('POST', PATH, request);
export const signIn = (request: AccountRequest['signIn']): Promise<Asked<SignedIn>> =>
  ask('POST', `${PATH}/session`, request);
export const recover = (request: AccountRequest['recover']): Promise<Asked<SignedIn>> =>
  ask('POST', `${PATH}/recovery`, request);
export const setPassword = (request: AccountRequest['setPassword']): Promise<Asked<SignedIn>> =>
  ask('PUT', `${PATH}/password`, request);
/** Takes another name; no two accounts are called alike. */
export const rename = (name: string): Promise<Asked<{ readonly player: Player }>> =>
  ask('POST', '/api/v1/session', { name });
export const addPasskey = (request: AccountRequest['addPasskey']): Promise<Asked<{ readonly account: Account }>> =>
  ask('POST', `${PATH}/passkeys`, request);
export const removePasskey = (
  request: AccountRequest['removePasskey'],
): Promise<Asked<{ readonly account: Account }>> => ask('POST', `${PATH}/passkeys/removal`, request);
export const newRecovery = (request: AccountRequest['newRecovery']): Promise<Asked<{ readonly recovery: string }>> =>
  ask('POST', `${PATH}/recovery-code`, request);
export const deleteAccount = (request: AccountRequest['remove']): Promise<Asked<unknown>> =>
  ask('POST', `${PATH}/deletion`, request);
/** Deletes what the server keeps of somebody without an account. */
export const deleteGuest = (): Promise<Asked<unknown>> => ask('DELETE', `${PATH}/guest`);
export const signOutEverywhere = (): Promise<Asked<unknown>> => ask('DELETE', `${PATH}/sessions`);

/** What lets a program play, without its secret. */
export interface Token {
  readonly id: string;
  readonly name: string;
  /** `play`: as the owner of the account; `bot`: as a player of its own, whom others see to be a program. */
  readonly scope: 'play' | 'bot';
  readonly createdAt: number;
  readonly usedAt: number | null;
}

const TOKENS = '/api/v1/tokens';

export const listTokens = (): Promise<Asked<{ readonly tokens: readonly Token[] }>> => ask('GET', TOKENS);
/** Makes a token; its secret, `token`, is told this once. */
export const makeToken = (wanted: Pick<Token, 'name' | 'scope'>): Promise<Asked<Token & { readonly token: string }>> =>
  ask('POST', TOKENS, wanted);
export const revokeToken = (id: string): Promise<Asked<null>> => ask('DELETE', `${TOKENS}/${id}`);

/** Ends the session of this browser. */
export const signOut = async (): Promise<boolean> => (await ask('DELETE', '/api/v1/session')).ok;

/** What to ask of an authenticator. */
export const passkeyOptions = (purpose: PasskeyPurpose, name?: string): Promise<Asked<{ readonly options: object }>> =>
  ask('POST', `${PATH}/passkey-options`, { purpose, ...(name && { name }) });
