import { LANGUAGES } from '@merellier/words';
import { For, type JSX } from 'solid-js';
import { oneOf } from '../browser/json.ts';
import { useFirstLanguage, useSettings } from '../context.ts';
import { LANGUAGE_NAMES } from '../interface/strings.ts';

/** The languages, each by its own name. */
export function LanguageChoice(): JSX.Element {
  const settings = useSettings();
  const language = useFirstLanguage();
  return (
    <select
      class="select"
      aria-label={language.s().language}
      value={settings.current().language}
      onChange={({ currentTarget }) =>
        settings.change({ language: oneOf(LANGUAGES, currentTarget.value, settings.current().language) })
      }
    >
      <For each={LANGUAGES}>
        {(language) => (
          <option value={language} lang={language}>
            {LANGUAGE_NAMES[language]}
          </option>
        )}
      </For>
    </select>
  );
}
