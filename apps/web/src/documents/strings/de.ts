import type { DocumentStrings } from './fr.ts';

const sides = { white: 'Weiß', black: 'Schwarz' } as const;

/** What addresses say of themselves before any script, in German. */
export const de: DocumentStrings = {
  site: 'Mérellier',
  titled: (title) => `${title} – Mérellier`,
  home: {
    title: 'Mérellier – Mühle, Marellen und Dame',
    heading: 'Mühle, Marellen und Dame',
    card: 'Gegen den Computer, zu zweit an einem Gerät oder online. Kostenlos, ohne Werbung, auch ohne Netz.',
    description:
      'Mühle, alle Marellen und Dame spielen: gegen den Computer, zu zweit an einem Gerät oder online. Kostenlos, ohne Werbung, auch ohne Netz.',
  },
  play: (rules) => `${rules}: online oder gegen den Computer spielen`,
  rule: (rules) => `${rules}: die Spielregeln`,
  rulesTitle: 'Alle Regeln',
  goPlay: 'Nach diesen Regeln spielen',
  goPlayNow: 'Spielen',
  readRule: 'Regeln lesen',
  needsScript: 'Zum Spielen bitte JavaScript im Browser einschalten.',
  views: {
    online: ['Online spielen', 'Einen Freund über einen Link einladen oder einen Gegner finden, ohne Konto.'],
    learn: [
      'Spielen lernen',
      'Die Regeln, eine Seite für jedes Spiel, und zwei Kurse auf kleinen Brettern zum Mitspielen.',
    ],
    class: [
      'Eine Klasse',
      'Öffnen Sie in einer Minute eine Klasse: Die Kinder kommen mit einem Wort aus vier Buchstaben herein, ohne Konto und Adresse.',
    ],
    puzzles: ['Aufgaben', 'Finden Sie den einzigen guten Zug. Jede Lösung ist bewiesen.'],
    revise: [
      'Wiederholen',
      'Falsch gelöste Aufgaben, Ihre Fehler und die Wörter des Spiels kommen wieder, kurz bevor Sie sie vergessen.',
    ],
    analysis: [
      'Analyse',
      'Eine Stellung oder Partie auf einem eigenen Brett, mit dem Urteil des Computers und genauen Werten.',
    ],
    clubs: [
      'Clubs',
      'Clubs mit ihren Mitgliedern, Abenden, Turnieren und Nachrichten; die Turniere, die online angekündigt sind.',
    ],
    tournament: [
      'Turniere',
      'Ein Turnier auf diesem Gerät, ohne Konto und ohne Netz: Paarungen, Ergebnisse, Rangliste, Uhr und Zettel zum Drucken.',
    ],
    games: ['Meine Partien', 'Ihre Partien, auf diesem Gerät gespeichert: weiterspielen, ansehen, exportieren.'],
    print: ['Drucken', 'Bretter, Regeln, Aufgaben und Spielzettel zum Ausdrucken.'],
    settings: ['Einstellungen', 'Aussehen, Brett, Ton und Sprache.'],
    manual: ['Anleitung', 'Alles, was Mérellier kann, und wie es geht.'],
    moderation: ['Moderation', 'Was Spieler gemeldet haben, für die Moderatoren dieses Servers.'],
    missing: [
      'Seite nicht gefunden',
      'Unter dieser Adresse gibt es nichts: Der Link ist unvollständig, oder die Seite gibt es nicht mehr.',
    ],
  },
  puzzleWays: {
    storm: ['Aufgaben im Blitz', 'So viele Mühle- oder Dameaufgaben wie möglich in drei Minuten.'],
    streak: ['Aufgaben fehlerfrei', 'Immer schwerere Aufgaben, bis zum ersten Fehler.'],
    days: ['Aufgaben vergangener Tage', 'Eine Aufgabe am Tag, für alle dieselbe: die letzten Tage.'],
    race: ['Aufgabenrennen', 'Zwei bis acht Personen lösen dieselben Aufgaben in drei Minuten.'],
    rated: ['Aufgaben auf Ihrem Niveau', 'Aufgaben nach Ihrer Wertung, die selbst eine Wertung haben.'],
  },
  endings: [
    'Exakte Endspiele',
    'Gewinnen Sie oder halten Sie das Remis gegen perfektes Spiel, mit drei bis fünf Steinen.',
  ],
  compare: ['Regeln vergleichen', 'Was von einem Spiel zum anderen anders ist, Punkt für Punkt.'],
  glossary: ['Wörter des Spiels', 'Die Wörter der Spieler, in drei Sprachen.'],
  story: ['Woher die Spiele kommen', 'Was die Regelhefte erzählen und was man seither weiß.'],
  known: [
    'Was man weiß',
    'Der genaue Wert jedes ersten Zuges, die längsten Gewinne und was bewiesen ist, Spiel für Spiel.',
  ],
  knownValues: { win: 'wer beginnt, gewinnt', draw: 'remis', loss: 'wer beginnt, verliert' },
  openings: [
    'Ausgeloste Eröffnungen',
    'Nach genauen Werten ausgeglichene Eröffnungen, einmal mit jeder Farbe zu spielen.',
  ],
  leaderboard: ['Rangliste', 'Die besten Spieler jedes Spiels, nach ihren gewerteten Partien.'],
  puzzle: (rules) => `Aufgabe: ${rules}`,
  puzzleOver: 'Aufgabe',
  wins: (side) => `${sides[side]} am Zug: Nur ein Zug gewinnt.`,
  winsIn: (side, moves) => `${sides[side]} am Zug gewinnt in ${moves} Zügen.`,
  draws: (side) => `${sides[side]} am Zug: Nur ein Zug rettet das Remis.`,
  position: 'Stellung',
  nameless: 'Anonym',
  someone: 'Jemand',
  invitation: 'Einladung',
  invites: (host, rules) => `${host} lädt Sie zu einer Partie ${rules.replace(/e (?=Marelle|Merels|Dame)/, 'er ')} ein`,
  accept: 'Link öffnen, Brett ansehen und spielen, ohne Konto.',
  running: 'Laufende Partie',
  over: 'Beendete Partie',
  playersAre: (white, black) => `${white} – ${black}`,
  afterMoves: (moves, said) => `${said} (${moves} ${moves === 1 ? 'Zug' : 'Züge'})`,
};
