import { createEffect, on } from 'solid-js';
import { readRulesRest, rulesRest } from '../address/rules-rest.ts';
import type { LanguageState } from './language.ts';
import type { Navigation } from './navigation.ts';
import type { Notices } from './notices.ts';
import type { SettingsState } from './settings.ts';

interface RulesParts {
  readonly settings: SettingsState;
  readonly language: LanguageState;
  readonly notices: Notices;
  readonly navigation: Navigation;
}

/** The first page lays out the rule set that its address names, and an address that names one follows another choice. */
export function followRules({ settings, language, notices, navigation }: RulesParts): void {
  /** What the address names; null on other views, and where it leaves the choice to the reader. */
  const named = (): readonly string[] | null => {
    const { view, rest } = navigation.route();
    return view === 'start' && rest.length > 0 ? rest : null;
  };
  const chosen = (): readonly string[] => rulesRest(settings.chosen());
  const isSame = (one: readonly string[], other: readonly string[]): boolean => one.join('/') === other.join('/');
  createEffect(
    on(named, (rest) => {
      if (rest === null || isSame(rest, chosen())) return;
      const read = readRulesRest(rest);
      if (read.ok) {
        settings.change({ rules: { id: read.value.id, changes: read.value.changes } });
        return;
      }
      navigation.rename();
      const text = language.s().badLink(language.words().problem(read.error));
      notices.setNotice({ kind: 'refusal', text });
      notices.announce(text);
    }),
  );
  createEffect(
    on(
      chosen,
      (rest) => {
        const before = named();
        if (before !== null && !isSame(rest, before)) navigation.rename(...rest);
      },
      { defer: true },
    ),
  );
}
