import type { RatingGroup, Tally } from '@merellier/protocol';

const count = (number: number, one: string, many: string): string => `${number} ${number < 2 ? one : many}`;

const groups: Readonly<Record<RatingGroup, string>> = {
  nine: 'Marelle à neuf',
  mixed: 'Marelle mixte, Lasker',
  diagonals: 'Marelle à diagonales, morabaraba',
  three: 'Marelle à trois',
  'six-seven': 'Marelle à six et à sept',
  dice: 'Marelle à neuf avec dés',
  cube: 'Marelle cubique',
  'draughts-64': 'Dames, 64 cases, dame volante',
  'draughts-short': 'Dames, 64 cases, dame à pas court',
  'draughts-100': 'Dames, 100 cases',
};

/** What the pages of players say, in French: the source of the other languages’ type. */
export const fr = {
  groups,
  groupsHelp: 'Les règles voisines partagent un classement.',
  looking: 'Recherche.',
  missingTitle: 'Page introuvable',
  missing: 'Ce joueur n’existe pas, ou plus.',
  unavailable: 'Le serveur ne répond pas ; réessayer dans un moment.',
  tryAgain: 'Réessayer',
  toLobby: 'Jouer en ligne',
  leaderboard: 'Classement',
  mine: 'Mes parties en ligne',
  myPage: 'Ma page',
  nameless: 'Sans nom',

  registered: 'Compte',
  guest: 'Invité, sans compte',
  bot: 'Programme',
  since: (date: string): string => `depuis le ${date}`,
  tally: ({ won, drawn, lost }: Tally): string =>
    `${count(won, 'gagnée', 'gagnées')}, ${count(drawn, 'nulle', 'nulles')}, ${count(lost, 'perdue', 'perdues')}`,
  ratings: 'Classements',
  noRatings: 'Aucune partie classée.',
  provisional: 'provisoire',
  deviation: (points: number): string => `à ${points} points près`,
  curve: (group: string, first: number, last: number, games: number): string =>
    `Courbe : ${group}, de ${first} à ${last} en ${count(games, 'partie', 'parties')}. Le tableau ci-dessous dit la même chose.`,
  asTable: 'En tableau',
  date: 'Date',
  points: 'Points',
  change: 'Écart',
  game: 'Partie',
  look: 'Revoir',

  games: 'Parties finies',
  noGames: 'Aucune partie à montrer. Celles qu’un lien privé a ouvertes restent entre ceux qui les ont jouées.',
  noOwnGames: 'Aucune partie finie.',
  won: 'gagnée',
  lost: 'perdue',
  drawn: 'nulle',
  against: (name: string): string => `contre ${name}`,
  rated: 'classée',
  lookAt: (name: string, date: string): string => `Revoir la partie contre ${name}, ${date}`,
  text: 'Texte',
  textOf: (name: string, date: string): string => `Texte de la partie contre ${name}, ${date}`,
  older: 'Parties plus anciennes',
  exportAll: 'Toutes en texte',
  exportPdn: 'Dames en PDN',
  needsSession: 'Ce navigateur n’a pas encore joué en ligne.',

  group: 'Règles',
  rank: 'Rang',
  player: 'Joueur',
  results: 'Résultats',
  me: 'moi',
  noneYet: 'Personne ici n’a encore de classement assuré : il faut une dizaine de parties classées.',
  onlySettled: 'Comptes dont le classement est assuré : une dizaine de parties, et pas d’année sans jouer.',
};

export type PeopleStrings = typeof fr;
