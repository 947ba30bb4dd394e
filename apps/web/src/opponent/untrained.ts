import type { Language } from '@merellier/words';

/** What is said of a level in a game that the engine has not learnt. */
export const UNTRAINED: Readonly<Record<Language, string>> = {
  en: 'The computer has not learnt this game yet: it looks ahead and counts the pieces, so it plays below its level.',
  fr: 'L’ordinateur n’a pas encore appris ce jeu : il regarde devant lui et compte les pièces, donc il joue moins bien que son niveau.',
  de: 'Dieses Spiel hat der Computer noch nicht gelernt: Er rechnet voraus und zählt die Figuren, also spielt er schwächer als sonst auf dieser Stufe.',
};
