import type { ParameterSpec, Parameters } from '../parameters.ts';

const plain = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, '');

/** A parameter's name as a tag: `mill-at-entry` is `MillAtEntry`. */
export const parameterTag = (name: string): string =>
  name.replace(/(^|-)([a-z0-9])/g, (_, __, letter: string) => letter.toUpperCase());

/** Whether a tag names this parameter, however it is spelt. */
export const namesParameter = (tag: string, name: string): boolean => plain(tag) === plain(name);

/** Splits the tags of a game into changed parameters, by the names of the rules, and the others. */
export function splitTags(
  tags: Readonly<Record<string, string>>,
  specs: readonly ParameterSpec[],
): { readonly changes: Parameters; readonly others: Readonly<Record<string, string>> } {
  const changes: Record<string, string> = {};
  const others: Record<string, string> = {};
  for (const [tag, value] of Object.entries(tags)) {
    const spec = specs.find(({ name }) => namesParameter(tag, name));
    if (spec) changes[spec.name] = value;
    else others[tag] = value;
  }
  return { changes, others };
}
