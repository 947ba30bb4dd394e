import type { CollectionStrings } from './fr.ts';

const games = (number: number, said: string): string => `${said} ${number === 1 ? 'Partie' : 'Partien'}`;

/** The same in German. */
export const de: CollectionStrings = {
  title: 'Partiensammlung',
  lead: 'Öffnen Sie eine Datei mit Partien, auch eine sehr große, und suchen Sie darin.',
  open: 'Datei öffnen',
  openAnother: 'Andere Datei öffnen',
  close: 'Sammlung schließen',
  none: 'Keine Datei geöffnet',
  noneHelp: 'Wählen Sie eine PDN-, PGN- oder Textdatei, oder legen Sie sie hier ab. Sie verlässt Ihr Gerät nicht.',
  backToBoard: 'Zurück zur Analyse',

  reading: (percent, number, said) => `Lesen: ${percent}, ${games(number, said)}`,
  searching: (percent, number, said) => `Suche: ${percent}, ${games(number, said)} gefunden`,
  keeping: 'Einen Augenblick: Die Partien werden hinzugefügt …',
  stop: 'Anhalten',
  readDone: (number, said) => `${games(number, said)} in der Datei.`,
  stopped: 'Das Lesen wurde angehalten: Das Ende fehlt.',
  games,
  unreadable: (_, said) => `${said} unlesbar`,
  remarks: (number, said) => `${said} ${number === 1 ? 'Hinweis' : 'Hinweise'}`,
  problemsTitle: 'Was nicht gelesen werden konnte',
  remarksTitle: 'Was berichtigt oder geraten wurde',
  gameOf: (file, number) => `${file === null ? '' : `${file}, `}Partie ${number}`,
  line: (number) => `Zeile ${number}`,
  onlyFirst: (said) => `Nur die ersten ${said} Zeilen werden gezeigt.`,
  lost: 'Das Lesen ist abgebrochen: Vielleicht reicht der Speicher des Geräts nicht. Öffnen Sie die Datei noch einmal.',
  gone: 'Die Datei ist nicht mehr da oder hat sich geändert: Öffnen Sie sie noch einmal.',
  faults: {
    empty: (file) => `${file} ist leer.`,
    'no-text': (file) => `${file} ist kein Text: Es gibt darin keine Partien.`,
    'no-games': (file) => `In ${file} ist keine lesbare Partie.`,
    'one-piece': (file) => `In ${file} steht nirgends, wo eine Partie anfängt: Der Rest wurde nicht gelesen.`,
    unreadable: (file) => `${file} ließ sich nicht bis zum Ende lesen.`,
  },

  words: 'Spieler oder Turnier',
  rules: 'Regeln',
  allRules: 'Alle Regeln',
  result: 'Ergebnis',
  results: { all: 'Alle', white: 'Weiß', black: 'Schwarz', draw: 'Remis', open: 'Ohne Ergebnis' },
  searchBy: 'Suchen nach',
  ways: { opening: 'Eröffnung', pattern: 'Muster', position: 'Stellung' },
  openingHelp: 'Tippen Sie einen Zug an, um die Partien zu sehen, die so weitergehen.',
  openingRules: 'Wählen Sie Regeln, um ihre Eröffnungen zu sehen.',
  openingStart: 'Anfang',
  openingEnd: 'Keine Partie geht weiter, oder die Eröffnung endet hier.',
  share: (white, draws, black) => `${white} für Weiß, ${draws} remis, ${black} für Schwarz`,
  patternHelp:
    'Setzen Sie die Steine, die Sie suchen; die übrigen stehen irgendwo. Das gedrehte oder gespiegelte Brett zählt auch.',
  positionHelp: 'Setzen Sie alle Steine: Nur diese Stellung wird gesucht, auch auf gedrehtem oder gespiegeltem Brett.',
  free: 'Muss frei sein',
  freeAt: (place) => `${place}, muss frei sein`,
  freeMark: 'frei',
  fromAnalysis: 'Stellung der Analyse',
  search: 'Suchen',
  endSearch: 'Suche löschen',
  nothingSought: 'Setzen Sie zuerst einen Stein auf das Brett.',

  list: 'Partien',
  found: (number, said) => (number === 0 ? 'Keine Partie gefunden.' : `${games(number, said)} gefunden.`),
  noName: 'Ohne Namen',
  turns: (number, said) => `${said} ${number === 1 ? 'Zug' : 'Züge'}`,
  foundAt: (number, said) => (number === 0 ? 'von Anfang an' : `nach Zug ${said}`),
  resultSaid: { white: 'Weiß gewinnt', black: 'Schwarz gewinnt', draw: 'Remis', open: 'Ohne Ergebnis' },
  analyseWhich: (which) => `Analysieren: ${which}`,
  keep: 'Zu meinen Partien',
  keepWhich: (which) => `Zu meinen Partien hinzufügen: ${which}`,
  keepList: (number, said) =>
    number === 1 ? 'Diese Partie zu meinen Partien hinzufügen' : `Diese ${said} Partien zu meinen hinzufügen`,
  keepLess: (most) => `Suchen Sie genauer: Höchstens ${most} Partien werden auf einmal hinzugefügt.`,
  kept: (kept, known) =>
    [
      kept > 0 ? `${games(kept, String(kept))} zu Ihren Partien hinzugefügt.` : '',
      known > 0 ? `${games(known, String(known))} ${known === 1 ? 'war' : 'waren'} schon da.` : '',
    ]
      .filter((text) => text !== '')
      .join(' '),
  notKept: 'Auf diesem Gerät ist kein Platz mehr: Nichts wurde hinzugefügt.',
  pages: 'Seiten der Liste',
  first: 'Erste Partien',
  previous: 'Vorige Partien',
  next: 'Nächste Partien',
  last: 'Letzte Partien',
  shown: (from, to, of) => `${from} bis ${to} von ${of}`,
};
