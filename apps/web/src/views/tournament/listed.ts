import { useLanguage } from '../../context.ts';

/** Several things in one phrase, in the language of the page: `Ada, Bertrand et Camille`. */
export function useListed(): (items: readonly string[]) => string {
  const language = useLanguage();
  return (items) => new Intl.ListFormat(language.tongue().language, { type: 'conjunction' }).format(items);
}
