import type { RuleSet } from '@merellier/rules';
import type { Language } from '@merellier/words';
import { createSignal } from 'solid-js';
import { pathOf } from './paths.ts';
import { rulesRest } from './rules-rest.ts';
import type { View } from './views.ts';

export { isSheet, type Route, SHEETS, type SheetName, type SheetProps, type View } from './views.ts';

const [addressLanguage, setAddressLanguage] = createSignal<Language>('fr');

/** The language of all addresses on the page: the one that it speaks, so that a link follows when another is chosen. */
export { addressLanguage, setAddressLanguage };

/** The address of a view, or of a part of it, for a link: `addressOf('learn', 'marelle')` is `/regles/marelle`. */
export const addressOf = (view: View, ...rest: readonly string[]): string => pathOf({ view, rest }, addressLanguage());

/** The address of a rule set's page, house rules and all: `/regles/marelle/men=7&flying=0`. */
export const rulesAddress = (rules: RuleSet): string => addressOf('learn', ...rulesRest(rules));

/** The address at which a rule set lies ready to be played: `/marelle`. */
export const playAddress = (rules: RuleSet): string => addressOf('start', ...rulesRest(rules));
