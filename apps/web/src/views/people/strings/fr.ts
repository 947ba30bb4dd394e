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
  'draughts-144': 'Dames sur 144 cases',
  'draughts-straight': 'Dames turques et arméniennes',
  'draughts-frisian': 'Dames frisonnes',
  'draughts-losing': 'Dames, qui perd gagne',
  'draughts-first-king': 'Dames, la première dame gagne',
};

/** What the pages of players say, in French: the source of the other languages’ type. */
export const fr = {
  groups,
  groupsHelp: 'Les règles qui se ressemblent partagent un classement.',
  missing: 'Ce joueur n’existe pas, ou plus.',
  unavailable: 'Le serveur ne répond pas. Réessayez dans un moment.',
  tryAgain: 'Réessayer',
  toLobby: 'Jouer en ligne',
  leaderboard: 'Classement',
  mine: 'Mes parties en ligne',
  myPage: 'Ma page',
  nameless: 'Anonyme',

  registered: 'Compte',
  guest: 'Invité, sans compte',
  bot: 'Programme',
  since: (date: string): string => `depuis le ${date}`,
  tally: ({ won, drawn, lost }: Tally): string =>
    `${count(won, 'gagnée', 'gagnées')}, ${count(drawn, 'nulle', 'nulles')}, ${count(lost, 'perdue', 'perdues')}`,
  tallyWords: {
    won: (number: number): string => (number < 2 ? 'gagnée' : 'gagnées'),
    drawn: (number: number): string => (number < 2 ? 'nulle' : 'nulles'),
    lost: (number: number): string => (number < 2 ? 'perdue' : 'perdues'),
  },
  ratings: 'Classements',
  noRatings: 'Pas encore de partie classée.',
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

  games: 'Parties terminées',
  noGames: 'Aucune partie à montrer',
  noGamesHelp: 'Les parties ouvertes par un lien privé restent entre leurs joueurs.',
  noOwnGames: 'Pas encore de partie terminée',
  won: 'Gagnée',
  lost: 'Perdue',
  drawn: 'Nulle',
  against: (name: string): string => `contre ${name}`,
  rated: 'classée',
  lookAt: (result: string, name: string, date: string): string =>
    `${result} contre ${name}, ${date} : revoir la partie`,
  theirPage: 'Page du joueur',
  pageOf: (name: string): string => `Page du joueur : ${name}`,
  text: 'Exporter',
  textOf: (name: string, date: string): string => `Exporter la partie contre ${name}, ${date}`,
  older: 'Parties plus anciennes',
  exportAll: 'Tout exporter en texte',
  exportPdn: 'Dames en PDN',
  needsSession: 'Pas encore de partie en ligne',
  needsSessionHelp: 'Invitez un ami par un lien, ou trouvez un adversaire : vos parties se rangent ici.',

  group: 'Règles',
  rank: 'Rang',
  player: 'Joueur',
  results: 'Résultats',
  me: 'moi',
  noneYet: 'Personne n’est encore classé',
  noneYetHelp: 'Il faut une dizaine de parties classées.',
  onlySettled: 'On y trouve les comptes qui ont une dizaine de parties classées et qui ont joué depuis un an.',
};

export type PeopleStrings = typeof fr;
