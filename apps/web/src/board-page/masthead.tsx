import { LANGUAGES } from '@merellier/words';
import { For, type JSX, Show } from 'solid-js';
import { oneOf } from '../browser/guards.ts';
import { useApp } from '../context.ts';
import { LANGUAGE_NAMES } from '../interface/strings.ts';
import { Icon, Mark } from '../parts/icons.tsx';

/** The top of the page: its name on the first page, the name of the rules over a game. */
export function Masthead(): JSX.Element {
  const app = useApp();
  return (
    <header class="masthead">
      <Show
        when={app.view() === 'play'}
        fallback={
          <>
            <h1 class="wordmark">
              <Mark />
              Mérellier
            </h1>
            <LanguageChoice />
            <button type="button" class="icon-button" aria-label={app.s().menu} onClick={() => app.setDialog('menu')}>
              <Icon name="menu" />
            </button>
          </>
        }
      >
        <button type="button" class="home" aria-label={app.s().home} onClick={() => app.show('start')}>
          <Mark />
        </button>
        <h1 class="rules-name">{app.words().rulesName(app.session().game.rules)}</h1>
        <button
          type="button"
          class="icon-button turns-button"
          aria-label={app.s().turnsShown(app.session().game.nodes.length - 1)}
          onClick={() => app.setDialog('turns')}
        >
          <Icon name="turns" />
        </button>
      </Show>
    </header>
  );
}

/** The languages, each by its own name. */
export function LanguageChoice(): JSX.Element {
  const app = useApp();
  return (
    <select
      class="select"
      aria-label={app.s().language}
      value={app.settings().language}
      onChange={({ currentTarget }) =>
        app.change({ language: oneOf(LANGUAGES, currentTarget.value, app.settings().language) })
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
