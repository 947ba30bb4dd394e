import type { ParameterProblem } from '@merellier/rules';
import { createEffect, on } from 'solid-js';
import { namedIn, rulesRest } from '../address/rules-rest.ts';
import { knownRules, loadGame } from '../rules/known-rules.ts';
import type { GrowingLanguage } from './language.ts';
import type { Navigation } from './navigation.ts';
import type { Notices } from './notices.ts';
import type { SettingsState } from './settings.ts';

interface RulesParts {
  readonly settings: SettingsState;
  readonly language: GrowingLanguage;
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
  function lay(rest: readonly string[]): void {
    const { id, changes } = namedIn(rest);
    const read = knownRules(id, changes);
    if (read === null) void loadAndLay(rest);
    else if (read.ok) settings.change({ rules: { id: read.value.id, changes: read.value.changes } });
    else void refuse(read.error);
  }

  async function loadAndLay(rest: readonly string[]): Promise<void> {
    await loadGame(namedIn(rest));
    // Meanwhile the address may name another.
    if (isSame(named() ?? [], rest)) lay(rest);
  }

  async function refuse(problem: ParameterProblem): Promise<void> {
    navigation.rename();
    const { s, words } = await language.loadWhole();
    const text = s().badLink(words().problem(problem));
    notices.setNotice({ kind: 'refusal', text });
    notices.announce(text);
  }

  createEffect(
    on(named, (rest) => {
      if (rest !== null && !isSame(rest, chosen())) lay(rest);
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
