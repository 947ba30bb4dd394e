import { createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeWhole } from './write-whole.ts';

/** Who stands for a manifest: an Ed25519 signature of its bytes, and the public key that belongs to it, both in base64. */
interface Signature {
  readonly format: 'merellier-signature';
  readonly version: 1;
  /** The 32 bytes of the key. */
  readonly publicKey: string;
  readonly signature: string;
}

/**
 * What the signature beside a manifest comes to: there is none, or it cannot be read; somebody else's key made it; or the manifest is
 * not the one that was signed.
 */
export type SignatureFault = 'unsigned' | 'other-key' | 'changed-since';

/** The file that signs the manifest of a folder. */
export const signatureFile = (within: string): string => join(within, 'manifest.signature');

/** A key of Ed25519 from a PEM file, as `openssl genpkey -algorithm ed25519` writes it; null for anything else. Throws where the file cannot be read. */
export function readSigningKey(file: string): KeyObject | null {
  return read(readFileSync(file), createPrivateKey);
}

/** The public key from a PEM file, which may be the private one too; null for anything else. Throws where the file cannot be read. */
export function readPublicKey(file: string): KeyObject | null {
  return read(readFileSync(file), createPublicKey);
}

function read(pem: Buffer, make: (pem: Buffer) => KeyObject): KeyObject | null {
  try {
    const key = make(pem);
    return key.asymmetricKeyType === 'ed25519' ? key : null;
  } catch {
    return null;
  }
}

export async function writeSignature(within: string, manifest: Uint8Array, key: KeyObject): Promise<void> {
  await writeWhole(signatureFile(within), Buffer.from(signatureText(manifest, key)));
}

/** The signature of a manifest, as its file has it. */
export function signatureText(manifest: Uint8Array, key: KeyObject): string {
  const signature: Signature = {
    ...{ format: 'merellier-signature', version: 1 },
    publicKey: bytesOf(createPublicKey(key)),
    signature: sign(null, manifest, key).toString('base64'),
  };
  return `${JSON.stringify(signature, null, 1)}\n`;
}

/** Whether the holder of a key signed these bytes of a manifest; null where that is so. */
export function checkSignature(within: string, manifest: Uint8Array, key: KeyObject): SignatureFault | null {
  const signature = readSignature(signatureFile(within));
  if (!signature) return 'unsigned';
  if (signature.publicKey !== bytesOf(key)) return 'other-key';
  const isRight = verify(null, manifest, key, Buffer.from(signature.signature, 'base64'));
  return isRight ? null : 'changed-since';
}

function readSignature(file: string): Signature | null {
  if (!existsSync(file)) return null;
  try {
    const read = JSON.parse(readFileSync(file, 'utf8')) as Partial<Signature> | null;
    const isWhole =
      read?.format === 'merellier-signature' &&
      read.version === 1 &&
      typeof read.publicKey === 'string' &&
      typeof read.signature === 'string';
    return isWhole ? (read as Signature) : null;
  } catch {
    return null;
  }
}

/** The bytes of a public key in base64; its JSON form has them in base64url. */
const bytesOf = (key: KeyObject): string =>
  Buffer.from(key.export({ format: 'jwk' }).x ?? '', 'base64url').toString('base64');
