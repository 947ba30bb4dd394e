import type { AnalysisStrings } from './fr.ts';

const count = (number: number, one: string, many: string): string => `${number} ${number === 1 ? one : many}`;
const sides = { white: 'Weiß', black: 'Schwarz' } as const;

const start = (after: string | null): string => `Nach ${after ?? 'diesem Zug'} `;
const withTurn = (after: string | null): string => (after ? `Mit ${after} ` : start(null));

const VALUES = { win: 'gewinnt', draw: 'hält remis', loss: 'verliert' } as const;

/** A standing within a sentence: names of sides and nouns stay as they are. */
const lower = (said: string): string => `${said}`.replace(/^(?:Etwa|Noch) /, (word) => word.toLowerCase());

export const de: AnalysisStrings = {
  evaluation: 'Bewertung',
  even: 'Etwa ausgeglichen',
  draw: 'Remis',
  slight: (side) => `${sides[side]} steht etwas besser`,
  clear: (side) => `${sides[side]} steht klar besser`,
  winning: (side) => `${sides[side]} sollte gewinnen`,
  drawish: (side, percent) => `${sides[side]} steht besser, doch ein Remis ist wahrscheinlich (${percent} %)`,
  forced: (side, turns) => `${sides[side]} gewinnt in ${turns} ${turns === 1 ? 'Zug' : 'Zügen'}`,
  won: (side) => `${sides[side]} gewinnt sicher`,
  spoilt: (side) => `${sides[side]} würde gewinnen, doch die Regel über Züge ohne Schlag führt vorher zum Remis`,
  unknown: 'Noch nicht bewertet',

  lines: 'Beste Varianten',
  lineCount: 'Varianten',
  line: (number) => `Variante ${number}`,
  playTo: (turn) => `Bis ${turn} spielen`,
  start: 'Analysieren',
  goOn: 'Weiterrechnen',
  stop: 'Berechnung anhalten',
  searching: 'Wird berechnet',
  reached: (depth, nodes) => `Tiefe ${depth} · ${nodes} Stellungen`,
  sayIt: 'Ergebnis ansagen',
  untrained:
    'Dieses Spiel hat der Computer noch nicht gelernt: Er rechnet voraus und zählt die Figuren, sein Plus und Minus ist grob geschätzt.',
  engineLost: 'Der Computer antwortet nicht.',

  printLine: 'Diese Zugfolge drucken',
  setUp: 'Stellung aufbauen',
  collection: 'Sammlung öffnen',
  setUpHelp: 'Wählen Sie einen Stein und tippen Sie aufs Brett; noch einmal tippen nimmt ihn wieder weg.',
  tool: 'Aufstellen',
  tools: {
    white: 'Weißer Stein',
    black: 'Schwarzer Stein',
    'white-king': 'Weiße Dame',
    'black-king': 'Schwarze Dame',
    none: 'Wegnehmen',
  },
  startPosition: 'Anfangsstellung',
  emptyBoard: 'Leeres Brett',
  toPlay: 'Am Zug',
  inHand: (side) => `Im Vorrat, ${sides[side]}`,
  less: (what) => `Einer weniger: ${what}`,
  more: (what) => `Einer mehr: ${what}`,
  throwOfTurn: 'Würfel',
  notThrown: 'Noch nicht geworfen',
  demanded: 'Der versäumte Schlag ist verlangt',
  rules: 'Regeln',
  holds: (side) => `Die Stellung ist gültig. ${sides[side]} ist am Zug.`,
  isOver: (outcome) => `In dieser Stellung ist die Partie zu Ende. ${outcome}`,
  copyByHand: 'Der Browser erlaubt hier kein Kopieren: Der Text ist markiert, kopieren Sie ihn von Hand.',
  leaveSetUp: 'Zurück zur Analyse',

  reviewTitle: 'Rückblick auf die Partie',
  review: 'Partie durchgehen',
  judgeTurn: 'War dieser Zug gut?',
  reviewing: (done, of) => `Zug ${done} von ${of}`,
  reviewed: 'Der Rückblick ist fertig.',
  sameValue: 'Gleicher Wert',
  verdicts: { good: 'Guter Zug', inaccuracy: 'Ungenauigkeit', mistake: 'Fehler', blunder: 'Grober Fehler' },
  lostAt: (side, number, turn, better) =>
    `${sides[side]} verlor die Partie mit Zug ${number}, ${turn}. Besser war ${better}.`,
  lostSlowly: (side) => `${sides[side]} hat die Partie nicht mit einem einzelnen Zug verloren, sondern nach und nach.`,
  missedAt: (side, number, turn, better) =>
    `${sides[side]} vergab den Vorteil mit Zug ${number}, ${turn}. Besser war ${better}.`,
  changed: {
    turned: (is) => `Die Partie kippt: ${lower(is)}.`,
    leadLost: (is) => `Der Vorteil ist dahin: ${lower(is)}.`,
    balanceLost: (is) => `Das Gleichgewicht ist dahin: ${lower(is)}.`,
    less: (is) => `Der Vorteil schrumpft: ${lower(is)}.`,
    worse: (is) => `Die Lage wird schlechter: ${lower(is)}.`,
  },
  better: (turn, why) => `Besser war ${turn}${why ? ':' : '.'}`,
  since: (why) => why,
  showBetter: 'Den besseren Zug zeigen',
  counts: (side, blunders, mistakes, inaccuracies, soFar) =>
    blunders + mistakes + inaccuracies === 0
      ? `${sides[side]}${soFar ? ' bisher' : ''}: keine Fehler.`
      : `${sides[side]}${soFar ? ' bisher' : ''}: ${[
          ...(blunders > 0 ? [`${blunders} ${blunders === 1 ? 'grober Fehler' : 'grobe Fehler'}`] : []),
          ...(mistakes > 0 ? [`${mistakes} Fehler`] : []),
          ...(inaccuracies > 0 ? [`${inaccuracies} ${inaccuracies === 1 ? 'Ungenauigkeit' : 'Ungenauigkeiten'}`] : []),
        ].join(', ')}.`,
  countsOf: {
    caption: 'Die Züge beider Seiten',
    good: 'Gute Züge',
    inaccuracy: 'Ungenau',
    mistake: 'Fehler',
    blunder: 'Grobe Fehler',
  },
  previousMistake: 'Voriger Fehler',
  nextMistake: 'Nächster Fehler',
  graph: 'Verlauf der Bewertung, oben Weiß',
  stopReview: 'Rückblick abbrechen',
  keepMistakes: (side, number) =>
    `${number === 1 ? 'Diesen Fehler' : `Diese ${number} Fehler`} von ${side === 'white' ? 'Weiß' : 'Schwarz'} üben`,
  mistakesKept: (number) => `${number === 1 ? 'Ein Fehler ist' : `${number} Fehler sind`} unter Ihren Karten.`,
  noneKept: 'Die Tabellen finden da keinen Fehler.',
  keepingMistakes: 'Einen Moment: Die Tabellen prüfen …',
  keyMoments: 'Entscheidende Momente',
  moment: { turn: 'Zug', verdict: 'Urteil', better: 'Besser', chance: 'Aussichten' },
  /** The chance to win before a mistake and after it, of who made it. */
  chanceFell: (was, is) => `von ${was} auf ${is}`,
  noMistakes: 'Keine Fehler in dieser Partie.',
  noneStandsOut: 'Kein einzelner Zug hat so viel gekostet, dass er ein Fehler wäre.',
  noMistakesYet: 'Bisher keine Fehler.',
  shownBefore: 'Auf dem Brett: die Stellung vor diesem Zug.',
  refutation: {
    title: 'Warum?',
    winsAtOnce: (after, winner) => `${withTurn(after)}gewinnt ${sides[winner]} sofort die Partie.`,
    menAtOnce: (after, winner, men, back, kind) =>
      `${withTurn(after)}gewinnt ${sides[winner]} sofort ${kind === 'points' ? count(men, 'Stein', 'Steine') : count(men, 'Figur', 'Figuren')}${back ? ' zurück' : ''}.`,
    wins: (after, loser, winner, turns) =>
      `${start(after)}gewinnt ${sides[winner]} ${turns === 1 ? 'sofort' : `in höchstens ${turns} Zügen`} die Partie, was ${sides[loser]} auch zieht.`,
    men: (after, loser, winner, men, turns, back, kind) =>
      `${start(after)}gewinnt ${sides[winner]} ${turns === 1 ? 'im nächsten Zug' : `in höchstens ${turns} Zügen`} ${men} ${kind === 'points' ? (men === 1 ? 'Stein' : 'Steine') : men === 1 ? 'Figur' : 'Figuren'}${back ? ' zurück' : ''}, was ${sides[loser]} auch zieht.`,
    exact: (after, loser, winner) =>
      `${start(after)}gewinnt ${sides[winner]}, was ${sides[loser]} auch zieht: Alle Fortsetzungen sind durchgerechnet. Diese Antworten halten am längsten.`,
    winsSeen: (after, winner, turns) =>
      `${start(after)}gewinnt ${sides[winner]} die Partie in höchstens ${turns} ${turns === 1 ? 'Zug' : 'Zügen'}. Hier sind einige Fortsetzungen.`,
    seen: (side) =>
      `Das hat der Computer für ${sides[side]} gesehen. Ein Beweis ist es nicht: Er hat nicht alles probiert.`,
    alike: (number) => (number === 1 ? 'oder 1 anderer Zug' : `oder ${number} andere Züge`),
    unshown: (number) => (number === 1 ? '1 anderer Zug hilft nicht mehr' : `${number} andere Züge helfen nicht mehr`),
    back: 'Auf dem Brett einen Zug zurück',
    forward: 'Den nächsten Zug auf dem Brett spielen',
    leave: 'Zurück zur Partie',
    keep: 'Als Variante behalten',
    atStart: 'Auf dem Brett: die Stellung vor diesem Zug.',
  },
  turnByTurn: 'Bewertung Zug für Zug',

  exactTitle: 'Genaue Werte',
  exactOnBoard: 'Auf dem Brett',
  exactHelp: 'G gewinnt, R hält remis, V verliert.',
  exactPlies: 'Die Zahl zählt die Halbzüge (Züge beider Seiten) bis zum nächsten Schlag oder zum Ende.',
  exactPliesEnding: 'Die Zahl zählt die Halbzüge (Züge beider Seiten) bis zum Ende.',
  exactLetters: { win: 'G', draw: 'R', loss: 'V' },
  exactSaid: (value, distance, written) =>
    `${VALUES[value]}${distance === null ? '' : `, ${written} ${distance === 1 ? 'Halbzug' : 'Halbzüge'}`}`,
  exactCounts: (wins, draws, losses, spoilt) =>
    `Züge: ${[
      ...(wins > 0 ? [count(wins, 'gewinnt', 'gewinnen')] : []),
      ...(draws > 0 ? [count(draws, 'hält remis', 'halten remis')] : []),
      ...(losses > 0 ? [count(losses, 'verliert', 'verlieren')] : []),
      ...(spoilt > 0 ? [`${count(spoilt, 'hält remis', 'halten remis')} nach der Regel über Züge ohne Schlag`] : []),
    ].join(', ')}.`,
  exactAll: (turns, value, distance, written) =>
    `${turns === 2 ? 'Beide' : `Alle ${turns}`} Züge ${{ win: 'gewinnen', draw: 'halten Remis', loss: 'verlieren' }[value]}${distance === null ? '' : ` in ${written} ${distance === 1 ? 'Halbzug' : 'Halbzügen'}`}.`,
  pathWidth: (holds, turns, answers) =>
    `${holds === 1 ? 'Nur ein Zug' : `${holds} Züge`} von ${turns} ${holds === 1 ? 'hält' : 'halten'} das Ergebnis${answers === null ? '' : answers === 100 ? '; danach hält es jede Antwort des Gegners' : `; danach halten es ${answers} % der Antworten des Gegners`}.`,
  exactShort: (value, distance) => `${VALUES[value] ?? 'gewinnt'} ${distance}`.trim(),
  exactStar: '*: Remis nach der Regel über Züge ohne Schlag.',
  exactSpoilt: 'hält remis nach der Regel über Züge ohne Schlag',
  exactLimit: 'aber remis nach der Regel über Züge ohne Schlag',
  solving: 'Die genauen Werte werden berechnet …',

  explorer: 'Was in dieser Stellung gespielt wurde',
  explorerWhose: 'Welche Partien?',
  explorerGames: { own: 'Ihre', server: 'Dieser Server' },
  explorerReading: 'Ihre Partien werden gelesen …',
  explorerEmpty: 'In keiner Ihrer Partien kam diese Stellung vor.',
  explorerFailed: 'Dieser Browser gibt Ihre Partien nicht zum Lesen frei.',
  explorerAsking: 'Die Partien des Servers werden durchsucht …',
  explorerServerEmpty: 'Keine gewertete Partie dieses Servers kam an ihrem Anfang durch diese Stellung.',
  explorerOffline:
    'Der Server antwortet nicht: Seine Partien brauchen eine Verbindung, Ihre lassen sich ohne Netz lesen.',
  explorerHouse: 'Gewertete Partien werden ohne Hausregeln gespielt: Nach diesen Regeln hat der Server keine.',
  explorerSource: (plies) => `Gewertete Partien dieses Servers, ihre ersten ${plies} Züge.`,
  explorerNamed: 'Eröffnungen mit Namen',
  explorerCount: (games, white, draws, black) =>
    `${games} ${games === 1 ? 'Partie' : 'Partien'}: Weiß ${white}, Remis ${draws}, Schwarz ${black}${games > white + draws + black ? `, unbeendet ${games - white - draws - black}` : ''}`,

  notes: 'Notizen zu diesem Zug',
  comment: 'Kommentar zu diesem Zug',
  commentGame: 'Kommentar zur Partie',
  mark: 'Anmerkung',
  noMark: 'Ohne Anmerkung',
  marks: { 1: 'guter Zug', 2: 'Fehler', 3: 'glänzender Zug', 4: 'grober Fehler', 5: 'interessant', 6: 'Ungenauigkeit' },
  promote: 'Variante aufwerten',
  remove: 'Ab hier löschen',

  previous: 'Zug zurück',
  next: 'Zug vor',
  toStart: 'Zum Anfang',
  toEnd: 'Zum Ende',
  moreTools: 'Weiter unten: Notizen, Eröffnungen, Werte',
  thinking: 'Berechnung',
  pasteHere: 'Fügen Sie hier den Text einer Partie oder Stellung ein: Er wird sofort geöffnet.',
  openFile: 'Datei öffnen',
  openedUpTo: (fault) => `Die Partie steht bis zu dieser Stelle auf dem Brett. ${fault}`,
  pasted: (rules) => `Partie geöffnet: ${rules}.`,
  turnBoard: 'Brett drehen',
  throwDice: 'Würfeln',
  chooseThrow: 'Einen Wurf wählen',
};
