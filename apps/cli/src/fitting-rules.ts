import { type FilePart, fittingRules as fitting, readPart } from '@merellier/rules/notation';

/** A rule set that fits games which name none: their moves are legal by it, or they have none and it holds their position. */
export interface FittingId {
  readonly id: string;
  readonly by: 'moves' | 'position';
}

/** Faulty games of one part ask for the same. */
const found = new WeakMap<FilePart, FittingId | null>();

/**
 * The rules that fit the games of a part of a file, which names none; null where none fit, or where there is nothing but tags,
 * which fit all.
 */
export function fittingRules(part: FilePart): FittingId | null {
  const known = found.get(part);
  if (known !== undefined) return known;
  const { rules, by = null } = fitting((given) => readPart(part, given)) ?? {};
  const looked = rules && by ? { id: rules.id, by } : null;
  found.set(part, looked);
  return looked;
}
