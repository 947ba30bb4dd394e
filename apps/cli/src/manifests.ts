import type { KeyObject } from 'node:crypto';
import { existsSync } from 'node:fs';
import type { RuleSet } from '@merellier/rules';
import { type Manifest, readPublicKey, readSigningKey, writeManifest } from '@merellier/tablebase/node';
import type { Context } from './context.ts';
import { Failure } from './failure.ts';
import { describeFileError } from './files.ts';
import { version } from './version.ts';

/** Says beside the tables in a folder what they are, once they were checked; `key` is the folder's name. */
export async function keepManifest(
  within: string,
  key: string,
  { parameters }: RuleSet,
  signWith: KeyObject | undefined,
): Promise<Manifest | null> {
  return existsSync(within)
    ? writeManifest(within, { solver: `merellier ${version()}`, key, parameters }, signWith)
    : null;
}

/** The private key that `--key` names. */
export const signingKey = (context: Context, file: string | undefined): KeyObject | undefined =>
  keyIn(context, file, readSigningKey, context.texts.tables.badKey);

/** The public key that `--public-key` names. */
export const publicKey = (context: Context, file: string | undefined): KeyObject | undefined =>
  keyIn(context, file, readPublicKey, context.texts.verify.badKey);

function keyIn(
  { texts }: Context,
  file: string | undefined,
  read: (file: string) => KeyObject | null,
  bad: (file: string) => string,
): KeyObject | undefined {
  if (file === undefined) return undefined;
  let key: KeyObject | null;
  try {
    key = read(file);
  } catch (error) {
    throw new Failure(describeFileError(texts, file, error));
  }
  if (!key) throw new Failure(bad(file));
  return key;
}
