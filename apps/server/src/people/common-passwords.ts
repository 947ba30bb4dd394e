let common: Promise<ReadonlySet<string>> | null = null;

/**
 * Whether a password is one of those that many people have, in small or capital letters: some 18,000 of eight characters or more, from
 * lists of passwords that were stolen elsewhere. They are read when the first password is set.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  common ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common'].filter((each) => each.length >= SHORTEST)),
  );
  return (await common).has(password.toLowerCase());
}

/** Shorter ones are refused as such. */
const SHORTEST = 8;
