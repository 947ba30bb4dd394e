import { createEffect, createMemo, on } from 'solid-js';
import { isSheet } from '../address/route.ts';
import { applyTheme } from '../settings/theme.ts';
import type { FirstLanguage } from './language.ts';
import type { Navigation } from './navigation.ts';
import type { SessionState } from './session.ts';
import type { SettingsState } from './settings.ts';

interface DocumentParts {
  readonly settings: SettingsState;
  readonly language: FirstLanguage;
  readonly navigation: Navigation;
  readonly session: SessionState;
}

/** Keeps the document's look, language and title as the page's state has them. */
export function followInDocument({ settings, language, navigation, session }: DocumentParts): void {
  createEffect(() => applyTheme(settings.current()));
  // Only when it changes: setting the document's language, even to the same, styles the whole page anew.
  createEffect(
    on(
      () => language.tongue().language,
      (tag) => {
        document.documentElement.lang = tag;
      },
    ),
  );
  const title = createMemo(() => {
    const view = navigation.view();
    const { s, words } = language;
    return s().title(isSheet(view) ? s().sheets[view] : words().rulesName(session.current().game.rules));
  });
  createEffect(
    on(title, (text) => {
      document.title = text;
    }),
  );
}
