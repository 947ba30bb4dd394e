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

/**
 * Every address of the page, for the page itself, the server and the service worker. Paths in English and German stand
 * under `/en` and `/de`. Of several that fit the first is meant, in the order written here.
 */
export const PLACES: Readonly<Record<View, readonly Place[]>> = {
  start: [everywhere('', ''), everywhere(':rules/*', ':rules/*')],
  play: [place('', 'jouer', 'play', 'spielen')],
  tournament: [
    place('', 'tournois', 'tournaments', 'turniere'),
    place('new', 'tournois/nouveau', 'tournaments/new', 'turniere/neu'),
    place('announce/*', 'tournois/annoncer/*', 'tournaments/announce/*', 'turniere/ankuendigen/*'),
    place('clock', 'tournois/pendule', 'tournaments/clock', 'turniere/uhr'),
    place('scan', 'tournois/scanner', 'tournaments/scan', 'turniere/scannen'),
    place('receive/*', 'tournois/recevoir/*', 'tournaments/receive/*', 'turniere/empfangen/*'),
    place('result/*', 'tournois/resultat/*', 'tournaments/result/*', 'turniere/ergebnis/*'),
    place(':id', 'tournois/:id', 'tournaments/:id', 'turniere/:id'),
    place(':id/players', 'tournois/:id/joueurs', 'tournaments/:id/players', 'turniere/:id/spieler'),
    place(':id/standings', 'tournois/:id/classement', 'tournaments/:id/standings', 'turniere/:id/rangliste'),
    place(':id/settings', 'tournois/:id/reglages', 'tournaments/:id/settings', 'turniere/:id/einstellungen'),
    place(':id/tools', 'tournois/:id/outils', 'tournaments/:id/tools', 'turniere/:id/werkzeuge'),
    place(':id/wall', 'tournois/:id/mur', 'tournaments/:id/wall', 'turniere/:id/wand'),
    place(':id/print/*', 'tournois/:id/imprimer/*', 'tournaments/:id/print/*', 'turniere/:id/drucken/*'),
  ],
  clubs: [
    everywhere('', 'clubs'),
    place('new', 'clubs/nouveau', 'clubs/new', 'clubs/neu'),
    everywhere(':id', 'clubs/:id'),
    place(':id/settings', 'clubs/:id/reglages', 'clubs/:id/settings', 'clubs/:id/einstellungen'),
  ],
  games: [place('', 'parties', 'games', 'partien')],
  online: [
    place('', 'en-ligne', 'online', 'online'),
    place('invite', 'en-ligne/inviter', 'online/invite', 'online/einladen'),
    place('mine', 'en-ligne/parties', 'online/games', 'online/partien'),
    place('account/sign-in', 'compte/connexion', 'account/sign-in', 'konto/anmelden'),
    place('account/recovery', 'compte/recuperation', 'account/recovery', 'konto/zugang'),
    place('account/*', 'compte/*', 'account/*', 'konto/*'),
    place('leaderboard/*', 'classement/*', 'leaderboard/*', 'rangliste/*'),
    place('player/:id', 'joueurs/:id', 'players/:id', 'spieler/:id'),
    place('*', 'parties/*', 'games/*', 'partien/*'),
  ],
  learn: [
    place('', 'apprendre', 'learn', 'lernen'),
    place('course/*', 'apprendre/premiers-pas/*', 'learn/first-steps/*', 'lernen/erste-schritte/*'),
    place('strategy/*', 'apprendre/bien-jouer/*', 'learn/playing-well/*', 'lernen/gut-spielen/*'),
    place('lesson/*', 'apprendre/exercices/*', 'learn/exercises/*', 'lernen/uebungen/*'),
    place('rules', 'regles', 'rules', 'regeln'),
    place('compare/*', 'regles/comparer/*', 'rules/compare/*', 'regeln/vergleichen/*'),
    place('openings/*', 'ouvertures/*', 'openings/*', 'eroeffnungen/*'),
    place('known/*', 'ce-que-l-on-sait/*', 'what-is-known/*', 'was-man-weiss/*'),
    place('story', 'histoire', 'history', 'geschichte'),
    place('glossary/*', 'glossaire/*', 'glossary/*', 'glossar/*'),
    place('*', 'regles/*', 'rules/*', 'regeln/*'),
  ],
  class: [
    place('', 'classe', 'class', 'klasse'),
    place('desk', 'classe/bureau', 'class/desk', 'klasse/pult'),
    place('ask', 'classe/question', 'class/question', 'klasse/frage'),
    place('wall', 'classe/mur', 'class/wall', 'klasse/wand'),
    place('progress', 'classe/bilan', 'class/progress', 'klasse/bilanz'),
    place('print/*', 'classe/imprimer/*', 'class/print/*', 'klasse/drucken/*'),
    // What pupils type, or a camera reads: as short as can be.
    everywhere('join/:id', 'c/:id'),
  ],
  revise: [
    place('', 'reviser', 'practice', 'wiederholen'),
    place('now', 'reviser/maintenant', 'practice/now', 'wiederholen/jetzt'),
  ],
  puzzles: [
    place('endings/*', 'finales/*', 'endings/*', 'endspiele/*'),
    place('storm/*', 'problemes/eclair/*', 'puzzles/storm/*', 'aufgaben/blitz/*'),
    place('streak/*', 'problemes/sans-faute/*', 'puzzles/streak/*', 'aufgaben/fehlerfrei/*'),
    place('days', 'problemes/jours', 'puzzles/days', 'aufgaben/tage'),
    place('*', 'problemes/*', 'puzzles/*', 'aufgaben/*'),
  ],
  analysis: [
    place('set-up', 'analyse/placer', 'analysis/set-up', 'analyse/aufstellen'),
    place('collection', 'analyse/collection', 'analysis/collection', 'analyse/sammlung'),
    place('*', 'analyse/*', 'analysis/*', 'analyse/*'),
  ],
  print: [
    place('game/*', 'imprimer/jeu/*', 'print/game/*', 'drucken/spiel/*'),
    place('board/*', 'imprimer/plateau/*', 'print/board/*', 'drucken/brett/*'),
    place('rules/*', 'imprimer/regle/*', 'print/rules/*', 'drucken/regel/*'),
    place('score/*', 'imprimer/feuille/*', 'print/score/*', 'drucken/spielzettel/*'),
    place('lots/*', 'imprimer/ouvertures/*', 'print/openings/*', 'drucken/eroeffnungen/*'),
    place('puzzles/*', 'imprimer/problemes/*', 'print/puzzles/*', 'drucken/aufgaben/*'),
    place('*', 'imprimer/*', 'print/*', 'drucken/*'),
  ],
  settings: [place('*', 'reglages/*', 'settings/*', 'einstellungen/*')],
  moderation: [
    everywhere('', 'moderation'),
    place('closed', 'moderation/classes', 'moderation/closed', 'moderation/erledigt'),
    place('acts', 'moderation/journal', 'moderation/log', 'moderation/protokoll'),
  ],
  manual: [place('*', 'aide/*', 'help/*', 'hilfe/*')],
  missing: [everywhere('*', '*')],
};

/** What the server keeps for itself, at the beginning of a path: no address of the page begins so. */
export const SERVER_WORDS = ['api', 'assets', 'cards', 'embed', 'healthz', 'metrics', 'readyz', 'tables'] as const;
