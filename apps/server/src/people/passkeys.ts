import type { PasskeyAssertion, PasskeyRegistration } from '@merellier/protocol';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { StoredPasskey } from '../store/account-store.ts';

/** Where the page of a request is: its origin, and the host alone, to which passkeys belong. */
export interface SiteOrigin {
  readonly origin: string;
  readonly host: string;
}

// The library is loaded when the first passkey is met: most servers and most visits do without.
const library = () => import('@simplewebauthn/server');

/** Takes a challenge that was given out, once; whether it was good. */
type Take = (challenge: string) => Promise<boolean>;

const bytes = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.from(text, 'base64url'));

/** The library answers with names of its own types for texts of few values. */
type Transports = NonNullable<RegistrationResponseJSON['response']['transports']>;

/** What the browser is told to make a passkey with, for `navigator.credentials.create`. */
export async function creationOptions(
  { site, challenge, player, name }: { site: SiteOrigin; challenge: string; player: string; name: string },
  known: readonly Pick<StoredPasskey, 'id' | 'transports'>[],
): Promise<object> {
  const { generateRegistrationOptions } = await library();
  return generateRegistrationOptions({
    rpName: 'Mérellier',
    rpID: site.host,
    userID: bytes(player),
    userName: name,
    userDisplayName: name,
    challenge: bytes(challenge),
    attestationType: 'none',
    excludeCredentials: known.map(allowed),
    // The authenticator itself knows whose key it is: nobody has to type a name.
    authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
  });
}

/** What the browser is told to sign in with, for `navigator.credentials.get`; without `known` any passkey of this site. */
export async function requestOptions(
  { site, challenge }: { site: SiteOrigin; challenge: string },
  known: readonly Pick<StoredPasskey, 'id' | 'transports'>[],
): Promise<object> {
  const { generateAuthenticationOptions } = await library();
  return generateAuthenticationOptions({
    rpID: site.host,
    challenge: bytes(challenge),
    allowCredentials: known.map(allowed),
    userVerification: 'preferred',
  });
}

const allowed = ({ id, transports }: Pick<StoredPasskey, 'id' | 'transports'>) => ({
  id,
  transports: [...transports] as Transports,
});

/** The passkey that an authenticator has made; null where its answer is not right. */
export async function readRegistration(
  passkey: PasskeyRegistration,
  site: SiteOrigin,
  take: Take,
): Promise<StoredPasskey | null> {
  const { verifyRegistrationResponse } = await library();
  const response = { ...passkey, clientExtensionResults: {} } as RegistrationResponseJSON;
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge: take,
      expectedOrigin: site.origin,
      expectedRPID: site.host,
      requireUserVerification: false,
    });
    if (!verified) return null;
    const { id, publicKey, counter } = registrationInfo.credential;
    const transports = (passkey.response.transports ?? []).filter((each) => /^[a-z-]{1,40}$/.test(each));
    return { id, publicKey: Buffer.from(publicKey).toString('base64url'), counter, transports };
  } catch {
    return null;
  }
}

/** How often a passkey has signed by now; null where its answer is not right. */
export async function readAssertion(
  passkey: PasskeyAssertion,
  stored: StoredPasskey,
  site: SiteOrigin,
  take: Take,
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await library();
  const response = { ...passkey, clientExtensionResults: {} } as AuthenticationResponseJSON;
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: take,
      expectedOrigin: site.origin,
      expectedRPID: site.host,
      requireUserVerification: false,
      credential: { id: stored.id, publicKey: bytes(stored.publicKey), counter: stored.counter },
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch {
    return null;
  }
}
