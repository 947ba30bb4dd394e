import { LANGUAGES } from '@merellier/words';
import { For, type JSX, Show } from 'solid-js';
import { oneOf } from '../browser/json.ts';
import { useLanguage, useNavigation, useSession, useSettings } from '../context.ts';
import { LANGUAGE_NAMES } from '../interface/strings.ts';
import { Icon, Mark } from '../parts/icons.tsx';

/** The top of the page: its name on the first page, the name of the rules over a game. */
export function Masthead(): JSX.Element {
  const language = useLanguage();
  const navigation = useNavigation();
  const session = useSession();
  return (
    <header class="masthead">
      <Show
        when={navigation.view() === 'play'}
        fallback={
          <>
            <h1 class="wordmark">
              <Mark />
              Mérellier
            </h1>
            <LanguageChoice />
            <button
              type="button"
              class="icon-button"
              aria-label={language.s().menu}
              onClick={() => navigation.setDialog('menu')}
            >
              <Icon name="menu" />
            </button>
          </>
        }
      >
        <button type="button" class="home" aria-label={language.s().home} onClick={() => navigation.show('start')}>
          <Mark />
        </button>
        <h1 class="rules-name">{language.words().rulesName(session.current().game.rules)}</h1>
        <button
          type="button"
          class="icon-button turns-button"
          aria-label={language.s().turnsShown(session.current().game.nodes.length - 1)}
          onClick={() => navigation.setDialog('turns')}
        >
          <Icon name="turns" />
        </button>
      </Show>
    </header>
  );
}

/** The languages, each by its own name. */
export function LanguageChoice(): JSX.Element {
  const settings = useSettings();
  const language = useLanguage();
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
