/** Versions of the protocol, from one to another, both included. */
export interface VersionRange {
  readonly oldest: number;
  readonly newest: number;
}

/**
 * The versions of the protocol that this package speaks.
 *
 * 1. `hello` names this one version. The client knows no events but those of that time: a server that records another kind, or
 *    another shape, speaks version 1 no more.
 * 2. `hello` names a range. The client leaves events alone that it does not know, and says so.
 * 3. The lobby is told whole once, and then by what changes.
 */
export const PROTOCOLS: VersionRange = { oldest: 1, newest: 3 };

/** The newest version that both speak; null where there is none. A number stands for this version alone. */
export function commonVersion(theirs: number | VersionRange, ours: VersionRange = PROTOCOLS): number | null {
  const { oldest, newest } = typeof theirs === 'number' ? { oldest: theirs, newest: theirs } : theirs;
  const common = Math.min(newest, ours.newest);
  return common >= Math.max(oldest, ours.oldest) ? common : null;
}

/** All versions of a range, the oldest first. */
export const versionsOf = ({ oldest, newest }: VersionRange): readonly number[] =>
  Array.from({ length: newest - oldest + 1 }, (_, i) => oldest + i);
