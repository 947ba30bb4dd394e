import { useLanguage } from '../../context.ts';
import { dateFormat } from '../../interface/date-format.ts';
import { dateIn } from '../people/dates.ts';

/** Days and moments as the reader's language writes them. */
export function useWhen(): { readonly day: (at: number) => string; readonly moment: (at: number) => string } {
  const language = useLanguage();
  return {
    day: (at) => dateIn(language.tongue().language, at),
    moment: (at) => dateFormat(language.tongue().language, { dateStyle: 'medium', timeStyle: 'short' }).format(at),
  };
}
