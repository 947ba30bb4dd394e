import { name } from '../../../interface/de/forms.ts';
import { courses } from './de/courses.ts';
import { draughtsLessons } from './de/draughts-lessons.ts';
import { glossary } from './de/glossary.ts';
import { millLessons } from './de/mill-lessons.ts';
import { prose } from './de/prose.ts';
import { story } from './de/story.ts';
import { strategyLessons } from './de/strategy-lessons.ts';
import type { LearnStrings } from './fr.ts';

const exercises = (number: number): string => `${number} ${number === 1 ? 'Übung' : 'Übungen'}`;

export const de: LearnStrings = {
  lead: 'Lernen Sie die Regeln Schritt für Schritt, auf kleinen Brettern zum Mitspielen. Ihr Fortschritt bleibt auf diesem Gerät.',
  trainTitle: 'Besser werden',
  trainOpenings: 'Eröffnungen üben',
  trainEndings: 'Exakte Endspiele',
  trainLines: {
    puzzles: 'Über zehntausend Stellungen, jede Lösung bewiesen',
    revise: 'Ihre Fehler und verfehlten Aufgaben, zur rechten Zeit',
    lots: 'Ausgeglichene Anfänge, einmal mit jeder Farbe gespielt',
    openings: 'Ihre Seite gegen die besten Antworten',
    endings: 'Gewinnen oder remis halten, gegen einen perfekten Gegner',
    known: 'Was bewiesen ist: erste Züge, längste Gewinne, Theorie',
  },
  rulesTitle: 'Eine Seite für jedes Spiel',
  compare: 'Regeln vergleichen',
  compareLead: 'Was sich von Spiel zu Spiel ändert, Einstellung für Einstellung.',
  glossary: 'Die Wörter des Spiels',
  glossaryLead: 'Die Wörter der Spieler, in drei Sprachen.',
  story: 'Woher die Spiele kommen',
  known: 'Was man weiß',
  knownGame: 'Was man über dieses Spiel weiß',
  storyLead: 'Was die Regelhefte erzählen und was man seither weiß.',
  backToLearn: 'Lernen',

  learnt: 'geschafft',
  played: 'gespielt',
  progress: (done, of) => `${done} von ${exercises(of)}`,
  doneCount: (number) => `${number} ${number === 1 ? 'Übung' : 'Übungen'} geschafft`,
  hint: (turn) => `Zum Beispiel – ${turn}.`,
  showMe: 'Zeigen',
  again: 'Von vorn',
  otherTurn: 'Der Zug ist erlaubt, aber gesucht ist ein anderer.',
  putBack: 'Der Zug ist zurückgenommen: Versuchen Sie es noch einmal.',
  boardOf: (title) => `Brett: ${title}`,
  words: 'Wörter:',

  facts: {
    players: 'Spieler',
    men: 'Steine je Spieler',
    whiteMen: 'Steine für Weiß',
    blackMen: 'für Schwarz',
    points: 'Punkte',
    squares: 'Felder',
    dice: 'Würfel',
    minutes: 'Minuten',
  },
  playThese: 'Nach diesen Regeln spielen',
  printThese: 'Drucken',
  share: {
    share: 'Diese Regeln weitergeben',
    copy: 'Link kopieren',
    copied: 'Link kopiert.',
    code: 'Der Link als QR‑Code',
    onlyHere:
      'Dieser Link öffnet sich nur auf diesem Gerät. Um ihn weiterzugeben, öffnen Sie Mérellier zuerst unter einer Adresse, die auch die anderen Geräte erreichen.',
  },
  differsTitle: 'Was dieses Spiel besonders macht',
  differsFrom: (rules) => `Verglichen mit „${rules}“:`,
  sameAs: (rules) => `Dieselben Regeln wie „${rules}“.`,
  basis: 'Mit diesen Regeln werden die anderen verglichen.',
  sourceTitle: 'Woher die Regeln kommen',
  attested: 'Diese Regeln sind belegt: Die Quelle gibt sie so an.',
  reconstructed: (whose) => `Diese Regeln sind nicht als Ganzes belegt: ${whose}.`,
  openTitle: 'Was das Buch sagt, und was hier gilt',
  otherwise: (change: string): string => `Oder: ${change}`,
  houseRule: 'Eine Hausregel. Das ist anders:',
  forgetPage: 'Meinen Fortschritt auf dieser Seite löschen',
  forgotten: 'Fortschritt gelöscht.',
  exercises: 'Zum Ausprobieren',

  families: { mill: 'Mühle', draughts: 'Dame' },
  family: 'Spiele zum Vergleichen',
  parameter: 'Einstellung',
  onlyDifferent: 'Nur, was sich unterscheidet',
  chooseRules: 'Spiele für den Vergleich wählen',
  allRules: 'Alle',
  tableOf: (family) => `Vergleich: ${family}`,
  needTwo: 'Für einen Vergleich braucht es mindestens zwei Spiele.',
  tableSays: (rows, columns) =>
    `${rows} ${rows === 1 ? 'Einstellung' : 'Einstellungen'}, ${columns} ${columns === 1 ? 'Spiel' : 'Spiele'}.`,

  find: 'Ein Wort suchen',
  found: (number) => (number === 0 ? 'Kein Wort passt dazu.' : `${number} ${number === 1 ? 'Wort' : 'Wörter'}.`),

  you: 'Sie',
  before: 'Zurück',
  after: 'Weiter',
  goOn: 'Weiter',
  goOnWith: (title) => `Weiter: ${title}`,
  beginWith: (title) => `Los geht’s: ${title}`,
  nextLesson: (title) => `Nächste Lektion: ${title}`,
  allLessons: 'Alle Lektionen',
  lessonOf: (number) => `Lektion ${number}`,
  stopOf: (place, number, of) => `${place}, ${number} von ${of}`,
  chapterDone: 'Geschafft',
  exercisesIn: exercises,
  backToRule: 'Zurück zu den Regeln',
  tryThese: 'Ausprobieren',
  glows: 'leuchtet',
  touch: {
    enter: 'Tippen Sie auf den leuchtenden Punkt.',
    pick: 'Tippen Sie auf den leuchtenden Stein.',
    land: 'Tippen Sie jetzt auf den leuchtenden Punkt.',
    take: 'Schlagen Sie den leuchtenden Stein: Tippen Sie ihn an.',
    huff: 'Pusten Sie den leuchtenden Stein weg: Tippen Sie ihn an.',
  },

  smallGame: 'Eine Partie',
  smallGameLead: (rules, men) =>
    `${rules}${men ? `, mit je ${men} Steinen` : ''}. Weiß beginnt; der Computer spielt Schwarz, auf der ersten Stufe.`,
  gameWon: 'Gewonnen! Die Lektion ist geschafft.',
  gameLost: 'Diesmal verloren. Noch einmal?',
  gameDrawn: 'Remis: Niemand hat nachgegeben.',
  playAgain: 'Noch einmal',

  verdict: {
    title: 'Wer gewinnt?',
    takes: (seconds) =>
      `Das Spiel ist klein genug, um hier ganz durchgegangen zu werden: Das dauert etwa ${seconds < 2 ? 'eine Sekunde' : `${seconds} Sekunden`}.`,
    begin: 'Herausfinden, wer gewinnt',
    stop: 'Anhalten',
    solving: 'Die Seite geht alle möglichen Partien durch.',
    stopped: 'Angehalten.',
    failed: 'Auf diesem Gerät ließ es sich nicht herausfinden.',
    wins: (side, begins) =>
      `Ohne Fehler gewinnt ${name[side]}${begins ? ', die Seite, die beginnt' : ', obwohl die andere Seite beginnt'}.`,
    draw: 'Macht niemand einen Fehler, endet die Partie remis.',
    anyFirst: 'Alle ersten Züge sind gleich gut.',
    lostAnyway: 'Daran ändert kein erster Zug etwas.',
    firstTurns: (turns, isOne) =>
      `${isOne ? 'Der einzige erste Zug, bei dem es so bleibt' : 'Erste Züge, bei denen es so bleibt'}: ${turns}.`,
    withoutLimit: 'Das Remis nach zu vielen Zügen ohne Schlag ist hier nicht mitgerechnet.',
    whyNot: {
      dice: 'Mit Würfeln entscheidet auch das Glück: Keine Seite gewinnt sicher.',
      'too-large': 'Dieses Spiel hat zu viele Stellungen, als dass diese Seite sie alle durchgehen könnte.',
    },
  },

  prose,
  glossaryTexts: glossary,
  storyTexts: story,
  courses,
  lessons: { ...millLessons, ...draughtsLessons, ...strategyLessons },
};
