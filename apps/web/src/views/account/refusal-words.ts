import type { PasskeyProblem } from '../../online/people/passkeys.ts';
import type { AccountStrings } from './strings/fr.ts';

/** What was not right, where the server only says that something was not. */
export type CredentialKind = keyof AccountStrings['refusals']['wrong-credentials'];

/** Why something about an account was refused, in one sentence. */
export function refusalWords(s: AccountStrings, refusal: PasskeyProblem, about: CredentialKind): string {
  const { refusals } = s;
  switch (refusal.reason) {
    case 'wrong-credentials':
      return refusals['wrong-credentials'][about];
    case 'too-many':
      return refusals['too-many'](Math.max(1, Math.ceil(refusal.retryAfter / 1000)));
    case 'too-many-tokens':
      return refusals['too-many-tokens'](refusal.limit);
    case 'malformed': {
      const { login, password, name } = refusals.malformed;
      return refusal.where === 'name' ? name : refusal.where === 'login' ? login : password;
    }
    case 'login-taken':
    case 'name-taken':
    case 'common-password':
    case 'already-registered':
    case 'no-account':
    case 'no-session':
    case 'last-way':
    case 'not-available':
    case 'passkey-not-given':
    case 'passkey-known':
      return refusals[refusal.reason];
    default:
      return refusals.unavailable;
  }
}
