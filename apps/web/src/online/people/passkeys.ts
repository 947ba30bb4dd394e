import type { PasskeyAssertion, PasskeyPurpose, PasskeyRegistration } from '@merellier/protocol';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { passkeyOptions, type Refused } from './account-client.ts';

/** Why there is no passkey: the server refuses, the person or the device does, or the device has one for this account. */
export type PasskeyProblem = Refused | { readonly reason: 'passkey-not-given' } | { readonly reason: 'passkey-known' };

export type PasskeyMade<Passkey> =
  | { readonly ok: true; readonly value: Passkey }
  | { readonly ok: false; readonly refusal: PasskeyProblem };

/** Whether this browser knows passkeys, and lets this page have them: over HTTPS or on this machine itself. */
export const passkeysWork = (): boolean => window.isSecureContext && 'PublicKeyCredential' in window;

const library = () => import('@simplewebauthn/browser');

/** Lets an authenticator make a passkey. */
export const makePasskey = (
  purpose: Extract<PasskeyPurpose, 'create' | 'add'>,
  name?: string,
): Promise<PasskeyMade<PasskeyRegistration>> =>
  meet(purpose, name, async (options) => {
    const { startRegistration } = await library();
    const { id, rawId, response } = await startRegistration({
      optionsJSON: options as PublicKeyCredentialCreationOptionsJSON,
    });
    const { clientDataJSON, attestationObject, transports } = response;
    return { id, rawId, type: 'public-key', response: { clientDataJSON, attestationObject, transports } };
  });

/** Lets an authenticator sign. */
export const usePasskey = (
  purpose: Extract<PasskeyPurpose, 'sign-in' | 'prove'>,
): Promise<PasskeyMade<PasskeyAssertion>> =>
  meet(purpose, undefined, async (options) => {
    const { startAuthentication } = await library();
    const { id, rawId, response } = await startAuthentication({
      optionsJSON: options as PublicKeyCredentialRequestOptionsJSON,
    });
    const { clientDataJSON, authenticatorData, signature, userHandle } = response;
    return { id, rawId, type: 'public-key', response: { clientDataJSON, authenticatorData, signature, userHandle } };
  });

async function meet<Passkey>(
  purpose: PasskeyPurpose,
  name: string | undefined,
  work: (options: object) => Promise<Passkey>,
): Promise<PasskeyMade<Passkey>> {
  const asked = await passkeyOptions(purpose, name);
  if (!asked.ok) return asked;
  try {
    return { ok: true, value: await work(asked.value.options) };
  } catch (error) {
    const known = (error as { name?: unknown } | null)?.name === 'InvalidStateError';
    return { ok: false, refusal: { reason: known ? 'passkey-known' : 'passkey-not-given' } };
  }
}
