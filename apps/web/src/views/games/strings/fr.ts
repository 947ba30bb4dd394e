const count = (number: number, one: string, many: string): string => `${number} ${number < 2 ? one : many}`;

/** What the list of games says, in French: the source of the other languages’ type. */
export const fr = {
  lead: 'Toutes les parties jouées ou ouvertes sur cet appareil ; elles n’en sortent que par l’exportation.',
  none: 'Aucune partie encore : chacune arrive ici d’elle-même, dès le premier coup.',
  unkept: 'Ce navigateur ne garde pas de parties : navigation privée, ou place refusée.',
  search: 'Chercher',
  searchHelp: 'Règle, joueur, résultat, date',
  found: (number: number): string =>
    number === 0 ? 'Aucune partie trouvée.' : `${count(number, 'partie', 'parties')}.`,
  state: 'Parties',
  states: { all: 'Toutes', running: 'En cours', over: 'Terminées' },
  running: 'En cours',
  turns: (number: number): string => count(number, 'coup', 'coups'),
  computer: (level: number): string => `contre l’ordinateur, niveau ${level}`,
  here: 'à deux',
  open: 'Ouvrir',
  analyseWhich: (which: string): string => `Analyser : ${which}`,
  openWhich: (which: string): string => `Ouvrir : ${which}`,
  export: 'Exporter',
  exportWhich: (which: string): string => `Exporter : ${which}`,
  remove: 'Supprimer',
  removeWhich: (which: string): string => `Supprimer : ${which}`,
  removed: 'Partie supprimée.',
  undo: 'La remettre',
  back: 'Partie remise.',
  damaged: 'Cette partie ne se lit plus ; la supprimer libère la liste.',
  more: 'En montrer davantage',
  files: 'Fichiers',
  exportAll: 'Exporter tout',
  exportHelp: 'Un seul fichier avec toutes les parties et les réglages, à garder ou à ouvrir sur un autre appareil.',
  exportTexts: 'Exporter en textes',
  import: 'Importer',
  importHelp: 'Fichier exporté d’ici, parties en texte, PDN, parties de PlayOK.',
  imported: (games: number): string => `${count(games, 'partie ajoutée', 'parties ajoutées')}.`,
  known: (games: number): string => `${count(games, 'partie était', 'parties étaient')} déjà là.`,
  notGames: (file: string): string => `Rien à importer dans ${file} : ce n’est pas un fichier de parties.`,
  badGame: (file: string, number: number, why: string): string => `${file}, partie ${number} : ${why}`,
  badGameSaid: 'elle est abîmée.',
  moreProblems: (number: number): string =>
    `Et ${count(number, 'autre partie illisible', 'autres parties illisibles')}.`,
  storeFull: 'Plus de place sur cet appareil : rien n’a été ajouté.',
  settingsToo: 'Ce fichier contient aussi des réglages.',
  takeSettings: 'Les reprendre',
  settingsTaken: 'Réglages repris.',
};

export type GamesStrings = typeof fr;
