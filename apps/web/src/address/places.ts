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

/** The same path in every language, for what is not made of words. */
const everywhere = (path: string): Place['path'] => ({ fr: path, en: path, de: path });

/**
 * Every address of the page, for the page itself, the server and the service worker. Paths in English and German stand
 * under `/en` and `/de`. Of several that fit the first is meant, in the order written here.
 */
export const PLACES: Readonly<Record<View, readonly Place[]>> = {
  start: [
    { rest: '', path: everywhere('') },
    { rest: ':rules/*', path: everywhere(':rules/*') },
  ],
  play: [{ rest: '', path: { fr: 'jouer', en: 'play', de: 'spielen' } }],
  tournament: [
    { rest: '', path: { fr: 'tournois', en: 'tournaments', de: 'turniere' } },
    { rest: 'new', path: { fr: 'tournois/nouveau', en: 'tournaments/new', de: 'turniere/neu' } },
    {
      rest: 'announce/*',
      path: { fr: 'tournois/annoncer/*', en: 'tournaments/announce/*', de: 'turniere/ankuendigen/*' },
    },
    { rest: 'clock', path: { fr: 'tournois/pendule', en: 'tournaments/clock', de: 'turniere/uhr' } },
    { rest: 'receive/*', path: { fr: 'tournois/recevoir/*', en: 'tournaments/receive/*', de: 'turniere/empfangen/*' } },
    { rest: 'result/*', path: { fr: 'tournois/resultat/*', en: 'tournaments/result/*', de: 'turniere/ergebnis/*' } },
    { rest: ':id', path: { fr: 'tournois/:id', en: 'tournaments/:id', de: 'turniere/:id' } },
    {
      rest: ':id/players',
      path: { fr: 'tournois/:id/joueurs', en: 'tournaments/:id/players', de: 'turniere/:id/spieler' },
    },
    {
      rest: ':id/standings',
      path: { fr: 'tournois/:id/classement', en: 'tournaments/:id/standings', de: 'turniere/:id/rangliste' },
    },
    {
      rest: ':id/settings',
      path: { fr: 'tournois/:id/reglages', en: 'tournaments/:id/settings', de: 'turniere/:id/einstellungen' },
    },
    {
      rest: ':id/tools',
      path: { fr: 'tournois/:id/outils', en: 'tournaments/:id/tools', de: 'turniere/:id/werkzeuge' },
    },
    { rest: ':id/wall', path: { fr: 'tournois/:id/mur', en: 'tournaments/:id/wall', de: 'turniere/:id/wand' } },
    {
      rest: ':id/print/*',
      path: { fr: 'tournois/:id/imprimer/*', en: 'tournaments/:id/print/*', de: 'turniere/:id/drucken/*' },
    },
  ],
  clubs: [
    { rest: '', path: everywhere('clubs') },
    { rest: 'new', path: { fr: 'clubs/nouveau', en: 'clubs/new', de: 'clubs/neu' } },
    { rest: ':id', path: everywhere('clubs/:id') },
    {
      rest: ':id/settings',
      path: { fr: 'clubs/:id/reglages', en: 'clubs/:id/settings', de: 'clubs/:id/einstellungen' },
    },
  ],
  games: [{ rest: '', path: { fr: 'parties', en: 'games', de: 'partien' } }],
  online: [
    { rest: '', path: { fr: 'en-ligne', en: 'online', de: 'online' } },
    { rest: 'invite', path: { fr: 'en-ligne/inviter', en: 'online/invite', de: 'online/einladen' } },
    { rest: 'mine', path: { fr: 'en-ligne/parties', en: 'online/games', de: 'online/partien' } },
    { rest: 'account/sign-in', path: { fr: 'compte/connexion', en: 'account/sign-in', de: 'konto/anmelden' } },
    { rest: 'account/recovery', path: { fr: 'compte/recuperation', en: 'account/recovery', de: 'konto/zugang' } },
    { rest: 'account/*', path: { fr: 'compte/*', en: 'account/*', de: 'konto/*' } },
    { rest: 'leaderboard/*', path: { fr: 'classement/*', en: 'leaderboard/*', de: 'rangliste/*' } },
    { rest: 'player/:id', path: { fr: 'joueurs/:id', en: 'players/:id', de: 'spieler/:id' } },
    { rest: '*', path: { fr: 'parties/*', en: 'games/*', de: 'partien/*' } },
  ],
  learn: [
    { rest: '', path: { fr: 'apprendre', en: 'learn', de: 'lernen' } },
    {
      rest: 'course/*',
      path: { fr: 'apprendre/premiers-pas/*', en: 'learn/first-steps/*', de: 'lernen/erste-schritte/*' },
    },
    {
      rest: 'strategy/*',
      path: { fr: 'apprendre/bien-jouer/*', en: 'learn/playing-well/*', de: 'lernen/gut-spielen/*' },
    },
    {
      rest: 'lesson/*',
      path: { fr: 'apprendre/exercices/*', en: 'learn/exercises/*', de: 'lernen/uebungen/*' },
    },
    { rest: 'rules', path: { fr: 'regles', en: 'rules', de: 'regeln' } },
    { rest: 'compare', path: { fr: 'regles/comparer', en: 'rules/compare', de: 'regeln/vergleichen' } },
    { rest: 'openings/*', path: { fr: 'ouvertures/*', en: 'openings/*', de: 'eroeffnungen/*' } },
    { rest: 'known/*', path: { fr: 'ce-que-l-on-sait/*', en: 'what-is-known/*', de: 'was-man-weiss/*' } },
    { rest: 'story', path: { fr: 'histoire', en: 'history', de: 'geschichte' } },
    { rest: 'glossary/*', path: { fr: 'glossaire/*', en: 'glossary/*', de: 'glossar/*' } },
    { rest: '*', path: { fr: 'regles/*', en: 'rules/*', de: 'regeln/*' } },
  ],
  class: [
    { rest: '', path: { fr: 'classe', en: 'class', de: 'klasse' } },
    { rest: 'desk', path: { fr: 'classe/bureau', en: 'class/desk', de: 'klasse/pult' } },
    { rest: 'ask', path: { fr: 'classe/question', en: 'class/question', de: 'klasse/frage' } },
    { rest: 'wall', path: { fr: 'classe/mur', en: 'class/wall', de: 'klasse/wand' } },
    { rest: 'progress', path: { fr: 'classe/bilan', en: 'class/progress', de: 'klasse/bilanz' } },
    { rest: 'print/*', path: { fr: 'classe/imprimer/*', en: 'class/print/*', de: 'klasse/drucken/*' } },
    // What pupils type, or a camera reads: as short as can be.
    { rest: 'join/:id', path: everywhere('c/:id') },
  ],
  revise: [
    { rest: '', path: { fr: 'reviser', en: 'practice', de: 'wiederholen' } },
    { rest: 'now', path: { fr: 'reviser/maintenant', en: 'practice/now', de: 'wiederholen/jetzt' } },
  ],
  puzzles: [
    { rest: 'endings/*', path: { fr: 'finales/*', en: 'endings/*', de: 'endspiele/*' } },
    { rest: 'storm/*', path: { fr: 'problemes/eclair/*', en: 'puzzles/storm/*', de: 'aufgaben/blitz/*' } },
    { rest: 'streak/*', path: { fr: 'problemes/sans-faute/*', en: 'puzzles/streak/*', de: 'aufgaben/fehlerfrei/*' } },
    { rest: 'days', path: { fr: 'problemes/jours', en: 'puzzles/days', de: 'aufgaben/tage' } },
    { rest: '*', path: { fr: 'problemes/*', en: 'puzzles/*', de: 'aufgaben/*' } },
  ],
  analysis: [
    { rest: 'set-up', path: { fr: 'analyse/placer', en: 'analysis/set-up', de: 'analyse/aufstellen' } },
    { rest: '*', path: { fr: 'analyse/*', en: 'analysis/*', de: 'analyse/*' } },
  ],
  print: [
    { rest: 'game/*', path: { fr: 'imprimer/jeu/*', en: 'print/game/*', de: 'drucken/spiel/*' } },
    { rest: 'board/*', path: { fr: 'imprimer/plateau/*', en: 'print/board/*', de: 'drucken/brett/*' } },
    { rest: 'rules/*', path: { fr: 'imprimer/regle/*', en: 'print/rules/*', de: 'drucken/regel/*' } },
    { rest: 'score/*', path: { fr: 'imprimer/feuille/*', en: 'print/score/*', de: 'drucken/spielzettel/*' } },
    { rest: 'lots/*', path: { fr: 'imprimer/ouvertures/*', en: 'print/openings/*', de: 'drucken/eroeffnungen/*' } },
    { rest: 'puzzles/*', path: { fr: 'imprimer/problemes/*', en: 'print/puzzles/*', de: 'drucken/aufgaben/*' } },
    { rest: '*', path: { fr: 'imprimer/*', en: 'print/*', de: 'drucken/*' } },
  ],
  settings: [{ rest: '*', path: { fr: 'reglages/*', en: 'settings/*', de: 'einstellungen/*' } }],
  moderation: [
    { rest: '', path: everywhere('moderation') },
    { rest: 'closed', path: { fr: 'moderation/classes', en: 'moderation/closed', de: 'moderation/erledigt' } },
    { rest: 'acts', path: { fr: 'moderation/journal', en: 'moderation/log', de: 'moderation/protokoll' } },
  ],
  manual: [{ rest: '*', path: { fr: 'aide/*', en: 'help/*', de: 'hilfe/*' } }],
  missing: [{ rest: '*', path: everywhere('*') }],
};

/** What the server keeps for itself, at the beginning of a path: no address of the page begins so. */
export const SERVER_WORDS = ['api', 'assets', 'cards', 'embed', 'healthz', 'metrics', 'readyz', 'tables'] as const;
