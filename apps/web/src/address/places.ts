import type { Language } from '@merellier/words';
import type { View } from './views.ts';

/** One sort of address: which part of a view it shows, and its path in each language. */
export interface Place {
  /**
   * What follows the view's name in a {@link Route}. `:rules` is a rule set that there is, `:id` any one word, and `*` whatever
   * follows, nothing too; the path holds the same.
   */
  readonly rest: string;
  readonly path: Readonly<Record<Language, string>>;
}

const place = (rest: string, fr: string, en: string, de: string): Place => ({ rest, path: { fr, en, de } });

/** The same path in every language, for what is not made of words. */
const everywhere = (rest: string, path: string): Place => place(rest, path, path, path);

/** Places whose paths begin with the same word in each language; the word alone is one of them. */
const under = ([fr, en, de]: readonly [string, string, string], ...places: readonly Place[]): readonly Place[] => {
  const joined = (word: string, path: string): string => (path === '' ? word : `${word}/${path}`);
  return places.map(({ rest, path }) => place(rest, joined(fr, path.fr), joined(en, path.en), joined(de, path.de)));
};

/**
 * Every address of the page, for the page itself, the server and the service worker. Paths in English and German stand
 * under `/en` and `/de`. Of several that fit the first is meant, in the order written here.
 */
export const PLACES: Readonly<Record<View, readonly Place[]>> = {
  start: [everywhere('', ''), everywhere(':rules/*', ':rules/*')],
  play: [place('', 'jouer', 'play', 'spielen')],
  tournament: under(
    ['tournois', 'tournaments', 'turniere'],
    everywhere('', ''),
    place('new', 'nouveau', 'new', 'neu'),
    place('announce/*', 'annoncer/*', 'announce/*', 'ankuendigen/*'),
    place('clock', 'pendule', 'clock', 'uhr'),
    place('scan', 'scanner', 'scan', 'scannen'),
    place('receive/*', 'recevoir/*', 'receive/*', 'empfangen/*'),
    place('result/*', 'resultat/*', 'result/*', 'ergebnis/*'),
    everywhere(':id', ':id'),
    place(':id/players', ':id/joueurs', ':id/players', ':id/spieler'),
    place(':id/standings', ':id/classement', ':id/standings', ':id/rangliste'),
    place(':id/settings', ':id/reglages', ':id/settings', ':id/einstellungen'),
    place(':id/tools', ':id/outils', ':id/tools', ':id/werkzeuge'),
    place(':id/wall', ':id/mur', ':id/wall', ':id/wand'),
    place(':id/print/*', ':id/imprimer/*', ':id/print/*', ':id/drucken/*'),
  ),
  clubs: under(
    ['clubs', 'clubs', 'clubs'],
    everywhere('', ''),
    place('new', 'nouveau', 'new', 'neu'),
    everywhere(':id', ':id'),
    place(':id/settings', ':id/reglages', ':id/settings', ':id/einstellungen'),
  ),
  games: [place('', 'parties', 'games', 'partien')],
  online: [
    ...under(
      ['en-ligne', 'online', 'online'],
      everywhere('', ''),
      place('invite', 'inviter', 'invite', 'einladen'),
      place('mine', 'parties', 'games', 'partien'),
    ),
    ...under(
      ['compte', 'account', 'konto'],
      place('account/sign-in', 'connexion', 'sign-in', 'anmelden'),
      place('account/recovery', 'recuperation', 'recovery', 'zugang'),
      everywhere('account/*', '*'),
    ),
    place('leaderboard/*', 'classement/*', 'leaderboard/*', 'rangliste/*'),
    place('player/:id', 'joueurs/:id', 'players/:id', 'spieler/:id'),
    place('*', 'parties/*', 'games/*', 'partien/*'),
  ],
  learn: [
    ...under(
      ['apprendre', 'learn', 'lernen'],
      everywhere('', ''),
      place('course/*', 'premiers-pas/*', 'first-steps/*', 'erste-schritte/*'),
      place('strategy/*', 'bien-jouer/*', 'playing-well/*', 'gut-spielen/*'),
      place('lesson/*', 'exercices/*', 'exercises/*', 'uebungen/*'),
    ),
    ...under(
      ['regles', 'rules', 'regeln'],
      everywhere('rules', ''),
      place('compare/*', 'comparer/*', 'compare/*', 'vergleichen/*'),
    ),
    place('openings/*', 'ouvertures/*', 'openings/*', 'eroeffnungen/*'),
    place('known/*', 'ce-que-l-on-sait/*', 'what-is-known/*', 'was-man-weiss/*'),
    place('story', 'histoire', 'history', 'geschichte'),
    place('glossary/*', 'glossaire/*', 'glossary/*', 'glossar/*'),
    place('*', 'regles/*', 'rules/*', 'regeln/*'),
  ],
  class: [
    ...under(
      ['classe', 'class', 'klasse'],
      everywhere('', ''),
      place('desk', 'bureau', 'desk', 'pult'),
      place('ask', 'question', 'question', 'frage'),
      place('wall', 'mur', 'wall', 'wand'),
      place('progress', 'bilan', 'progress', 'bilanz'),
      place('print/*', 'imprimer/*', 'print/*', 'drucken/*'),
    ),
    // What pupils type, or a camera reads: as short as can be.
    everywhere('join/:id', 'c/:id'),
  ],
  revise: under(['reviser', 'practice', 'wiederholen'], everywhere('', ''), place('now', 'maintenant', 'now', 'jetzt')),
  puzzles: [
    place('endings/*', 'finales/*', 'endings/*', 'endspiele/*'),
    ...under(
      ['problemes', 'puzzles', 'aufgaben'],
      place('storm/*', 'eclair/*', 'storm/*', 'blitz/*'),
      place('streak/*', 'sans-faute/*', 'streak/*', 'fehlerfrei/*'),
      place('days', 'jours', 'days', 'tage'),
      everywhere('*', '*'),
    ),
  ],
  analysis: under(
    ['analyse', 'analysis', 'analyse'],
    place('set-up', 'placer', 'set-up', 'aufstellen'),
    place('collection', 'collection', 'collection', 'sammlung'),
    everywhere('*', '*'),
  ),
  print: under(
    ['imprimer', 'print', 'drucken'],
    place('game/*', 'jeu/*', 'game/*', 'spiel/*'),
    place('board/*', 'plateau/*', 'board/*', 'brett/*'),
    place('rules/*', 'regle/*', 'rules/*', 'regel/*'),
    place('score/*', 'feuille/*', 'score/*', 'spielzettel/*'),
    place('lots/*', 'ouvertures/*', 'openings/*', 'eroeffnungen/*'),
    place('puzzles/*', 'problemes/*', 'puzzles/*', 'aufgaben/*'),
    everywhere('*', '*'),
  ),
  settings: [place('*', 'reglages/*', 'settings/*', 'einstellungen/*')],
  moderation: under(
    ['moderation', 'moderation', 'moderation'],
    everywhere('', ''),
    place('closed', 'classes', 'closed', 'erledigt'),
    place('acts', 'journal', 'log', 'protokoll'),
  ),
  manual: [place('*', 'aide/*', 'help/*', 'hilfe/*')],
  missing: [everywhere('*', '*')],
};

/** What the server keeps for itself, at the beginning of a path: no address of the page begins so. */
export const SERVER_WORDS = ['api', 'assets', 'cards', 'embed', 'healthz', 'metrics', 'readyz', 'tables'] as const;
