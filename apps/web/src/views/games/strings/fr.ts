const count = (number: number, one: string, many: string): string => `${number} ${number < 2 ? one : many}`;

/** What the list of games says, in French: the source of the other languages’ type. */
export const fr = {
  lead: 'Toutes les parties jouées ou ouvertes sur cet appareil.',
  none: 'Pas encore de partie',
  noneHelp: 'Vos parties se rangent ici, sur cet appareil, dès le premier coup.',
  unkept: 'Ce navigateur n’enregistre pas vos parties : la navigation est privée, ou la place manque.',
  search: 'Chercher',
  searchHelp: 'Règle, joueur, résultat ou date',
  found: (number: number): string =>
    number === 0 ? 'Aucune partie trouvée.' : `${count(number, 'partie', 'parties')}.`,
  state: 'Parties',
  states: { all: 'Toutes', running: 'En cours', over: 'Terminées' },
  running: 'En cours',
  turns: (number: number): string => count(number, 'coup', 'coups'),
  computer: (level: number): string => `L’ordinateur, niveau ${level}`,
  here: 'Face à face',
  analyseWhich: (which: string): string => `Analyser : ${which}`,
  openWhich: (which: string): string => `Ouvrir : ${which}`,
  export: 'Exporter',
  exportWhich: (which: string): string => `Exporter : ${which}`,
  verify: 'Vérifier le hasard',
  verifyWhich: (which: string): string => `Vérifier le hasard : ${which}`,
  remove: 'Supprimer',
  removeWhich: (which: string): string => `Supprimer : ${which}`,
  removed: 'Partie supprimée.',
  undo: 'Rétablir',
  back: 'Partie rétablie.',
  damaged: 'Cette partie est illisible ; supprimez-la pour faire de la place.',
  more: 'Afficher plus',
  files: 'Fichiers',
  exportAll: 'Tout exporter',
  exportHelp: 'Un seul fichier avec toutes vos parties et vos réglages, à garder ou à ouvrir sur un autre appareil.',
  exportTexts: 'Exporter en texte',
  import: 'Importer',
  importHelp:
    'Importez un fichier exporté d’ici, ou des parties en texte, en PDN ou de PlayOK. Un gros fichier s’ouvre comme une collection : choisissez-y les parties à garder.',
  collection: 'Ouvrir une collection',
  imported: (games: number): string => `${count(games, 'partie ajoutée', 'parties ajoutées')}.`,
  known: (games: number): string => `${count(games, 'partie était', 'parties étaient')} déjà là.`,
  notGames: (file: string): string => `Rien à importer dans ${file} : ce n’est pas un fichier de parties.`,
  storeFull: 'Plus de place sur cet appareil : rien n’a été ajouté.',
  settingsToo: 'Ce fichier contient aussi des réglages.',
  takeSettings: 'Les utiliser',
  settingsTaken: 'Réglages importés.',
};

export type GamesStrings = typeof fr;
