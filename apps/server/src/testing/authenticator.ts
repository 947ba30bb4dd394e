import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';
import type { PasskeyAssertion, PasskeyRegistration } from '@merellier/protocol';

interface Key {
  readonly id: Buffer;
  readonly secret: KeyObject;
  count: number;
}

const USER_PRESENT_AND_VERIFIED = 0x05;
const WITH_KEY = 0x40;

/** An authenticator in software, and the browser in front of it (WebAuthn level 2, ES256, no attestation). */
export class Authenticator {
  private readonly origin: string;
  private readonly keys: Key[] = [];

  constructor(origin: string) {
    this.origin = origin;
  }

  /** `navigator.credentials.create`. */
  create(options: { readonly challenge: string }): PasskeyRegistration {
    const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    const key = { id: randomBytes(16), secret: privateKey, count: 0 };
    this.keys.push(key);
    const cose = map([
      [int(1), int(2)],
      [int(3), int(-7)],
      [int(-1), int(1)],
      [int(-2), bytes(Buffer.from(x, 'base64url'))],
      [int(-3), bytes(Buffer.from(y, 'base64url'))],
    ]);
    const length = Buffer.from([key.id.length >> 8, key.id.length & 0xff]);
    const data = Buffer.concat([this.head(key, WITH_KEY), Buffer.alloc(16), length, key.id, cose]);
    const attestation = map([
      [text('fmt'), text('none')],
      [text('attStmt'), map([])],
      [text('authData'), bytes(data)],
    ]);
    return {
      ...named(key),
      response: {
        clientDataJSON: this.clientData('webauthn.create', options.challenge).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
        transports: ['internal'],
      },
    };
  }

  /** `navigator.credentials.get`, with the key made last. */
  get(options: { readonly challenge: string }): PasskeyAssertion {
    const key = this.keys.at(-1);
    if (!key) throw new Error('no key');
    key.count++;
    const client = this.clientData('webauthn.get', options.challenge);
    const data = this.head(key, 0);
    const signature = createSign('sha256')
      .update(Buffer.concat([data, createHash('sha256').update(client).digest()]))
      .sign(key.secret);
    return {
      ...named(key),
      response: {
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: signature.toString('base64url'),
      },
    };
  }

  private clientData(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false }));
  }

  private head({ count }: Key, more: number): Buffer {
    const site = createHash('sha256').update(new URL(this.origin).hostname).digest();
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(count);
    return Buffer.concat([site, Buffer.from([USER_PRESENT_AND_VERIFIED | more]), counter]);
  }
}

const named = ({ id }: Key) => ({
  id: id.toString('base64url'),
  rawId: id.toString('base64url'),
  type: 'public-key' as const,
});

// As much of CBOR (RFC 8949) as is needed here.
function head(kind: number, value: number): Buffer {
  const type = kind << 5;
  if (value < 24) return Buffer.from([type | value]);
  return value < 256 ? Buffer.from([type | 24, value]) : Buffer.from([type | 25, value >> 8, value & 0xff]);
}
const int = (value: number): Buffer => (value < 0 ? head(1, -1 - value) : head(0, value));
const bytes = (value: Buffer): Buffer => Buffer.concat([head(2, value.length), value]);
const text = (value: string): Buffer => Buffer.concat([head(3, value.length), Buffer.from(value)]);
const map = (entries: readonly (readonly [Buffer, Buffer])[]): Buffer =>
  Buffer.concat([head(5, entries.length), ...entries.flat()]);
