import type { ModerationKind, ReportReason } from '@merellier/protocol';

const reasons: Readonly<Record<ReportReason, string>> = {
  cheating: 'Se fait aider par un programme',
  stalling: 'Laisse courir le temps, ou s’en va',
  name: 'Nom blessant',
  harassment: 'Importune',
  other: 'Autre chose',
};

const did: Readonly<Record<ModerationKind, (names: string) => string>> = {
  ban: (names) => `Bannis : ${names}`,
  unban: (names) => `Réadmis : ${names}`,
  'set-aside': (names) => `Rien à reprocher à ${names}`,
};

const refusals: Readonly<Record<string, string>> = {
  'is-moderator': 'Un modérateur ne se bannit pas ici.',
  'nothing-to-do': 'C’est déjà fait : la liste vient d’être relue.',
  'too-many': 'C’est trop à la fois : attendez un instant.',
  unavailable: 'Le serveur ne répond pas : réessayez dans un instant.',
};

const numbers = new Intl.NumberFormat('fr');
const decimals = new Intl.NumberFormat('fr', { maximumFractionDigits: 1 });
/** Honest players of whom one comes so far by luck, as a round number. */
const oneOf = (chance: number): string => numbers.format(Number(Math.min(1e6, 1 / chance).toPrecision(1)));

/** What the page for moderators says, in French: the source of the other languages’ type. */
export const fr = {
  lead: 'Ce que les joueurs ont signalé, et ce qui en a été fait. Rien d’ici n’est montré aux joueurs.',
  nameless: 'Anonyme',
  gone: 'quelqu’un qui n’est plus là',
  tabs: 'Parties de la modération',
  open: 'À traiter',
  closed: 'Classés',
  acts: 'Journal',
  noneOpen: 'Rien à traiter',
  noneOpenText: 'Les nouveaux signalements apparaîtront ici.',
  noneClosed: 'Rien de classé',
  noneActs: 'Rien de noté',
  more: 'En voir plus',

  guest: (since: string): string => `Sans compte, arrivé le ${since}`,
  registered: (since: string): string => `Avec un compte, arrivé le ${since}`,
  banned: 'banni',
  reasons,
  reportedBy: (name: string, when: string): string => `par ${name}, ${when}`,
  setAside: 'classé',
  game: 'Voir la partie',
  gameOf: (when: string): string => `Voir la partie du signalement, ${when}`,

  nothingWrong: 'Rien à reprocher',
  nothingWrongOf: (name: string): string => `Rien à reprocher à ${name}`,
  ban: 'Bannir',
  banOf: (name: string): string => `Bannir ${name}`,
  banAsk: (name: string): string => `Bannir ${name} ? Ses sessions prennent fin, et ce joueur ne peut plus jouer ici.`,
  unban: 'Réadmettre',
  unbanOf: (name: string): string => `Réadmettre ${name}`,
  keep: 'Non',
  group: 'Joueurs de la même adresse',
  groupHelp:
    'Vus ces deux dernières semaines à la même adresse, dans la même semaine. Une famille ou une école en partage une : décochez les joueurs qui n’y sont pour rien.',
  noGroup: 'Aucun autre joueur n’a été vu à la même adresse ces deux dernières semaines.',
  lastSeen: (when: string): string => `vu le ${when}`,
  banGroup: (number: number): string => (number > 1 ? `Bannir ces ${number} joueurs` : 'Bannir ce joueur'),
  banGroupAsk: (number: number): string => (number > 1 ? `Bannir ${number} joueurs d’un coup ?` : 'Bannir ce joueur ?'),

  fair: 'Trop juste pour être vrai ?',
  fairHelp:
    'Pour des parties classées, l’ordinateur sait quels coups gardent le gain ou la nulle. Voici ceux qui les trouvent bien plus souvent que les autres joueurs de leur force. Ce n’est pas une preuve : regardez les parties avant de décider. Rien n’est fait tout seul.',
  fairOff: 'Aucune partie n’est examinée : ce serveur est réglé ainsi (FAIR_PLAY).',
  fairNone: 'Personne ne sort de l’ordinaire.',
  fairKept: (kept: number, turns: number, games: number): string =>
    `${numbers.format(kept)} bons choix sur ${numbers.format(turns)} coups où il fallait choisir, en ${numbers.format(games)} parties.`,
  fairExpected: (expected: number): string => `À ce classement, on en attend ${numbers.format(expected)}.`,
  fairChance: (chance: number): string => `Par hasard, cela arrive à un joueur honnête sur ${oneOf(chance)} environ.`,
  fairSeconds: (critical: number, easy: number): string =>
    `Temps moyen, en secondes : ${decimals.format(critical)} pour ces coups, ${decimals.format(easy)} pour les autres.`,
  fairLook: 'Parties à regarder',
  fairGame: (when: string): string => `Voir la partie du ${when}`,
  fairGameKept: (kept: number, turns: number): string => `${kept} sur ${turns}`,
  fairLooked: 'Ce qui a été examiné',
  fairNothingYet: 'Rien encore. Une partie classée est examinée au plus tôt dix minutes après sa fin.',
  fairTotal: (kept: number, turns: number, expected: number): string =>
    `${numbers.format(kept)} bons choix sur ${numbers.format(turns)} ; attendus : ${numbers.format(expected)}`,
  fairFewMen: (names: string): string =>
    `Sans tables sur ce serveur, seulement quand il reste cinq pions par camp ou moins : ${names}.`,
  fairUnknown:
    'Les autres règles, dont les dames et les jeux de dés, ne sont pas examinées : leurs valeurs exactes ne sont pas calculées.',

  did,
  by: (name: string, when: string): string => `${name}, ${when}`,
  undone: (name: string, when: string): string => `Annulé par ${name}, ${when}`,
  undo: 'Revenir en arrière',
  undoOf: (what: string): string => `Revenir en arrière : ${what}`,
  undoneNow: 'C’est annulé.',
  again: 'Réessayer',
  refusals,
  refused: 'Le serveur a refusé : rechargez la page.',
};

export type ModerationStrings = typeof fr;
