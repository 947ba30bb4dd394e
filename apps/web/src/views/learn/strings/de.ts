import { courses } from './de/courses.ts';
import { draughtsLessons } from './de/draughts-lessons.ts';
import { glossary } from './de/glossary.ts';
import { millLessons } from './de/mill-lessons.ts';
import { prose } from './de/prose.ts';
import { strategyLessons } from './de/strategy-lessons.ts';
import type { LearnStrings } from './fr.ts';

const exercises = (number: number): string => `${number} ${number === 1 ? 'Übung' : 'Übungen'}`;

export const de: LearnStrings = {
  lead: 'Lernen Sie die Regeln Schritt für Schritt, auf kleinen Brettern zum Mitspielen. Ihr Fortschritt bleibt auf diesem Gerät.',
  rulesTitle: 'Eine Seite für jede Regel',
  compare: 'Regeln vergleichen',
  compareLead: 'Was sich von Regel zu Regel ändert, Einstellung für Einstellung.',
  glossary: 'Die Wörter des Spiels',
  glossaryLead: 'Die Wörter der Spieler, in drei Sprachen.',
  backToLearn: 'Lernen',

  learnt: 'geschafft',
  played: 'gespielt',
  progress: (done, of) => `${done} von ${exercises(of)}`,
  doneCount: (number) => `${number} ${number === 1 ? 'Übung' : 'Übungen'} geschafft`,
  hint: (turn) => `Zum Beispiel – ${turn}.`,
  showMe: 'Einen Zug zeigen',
  again: 'Von vorn',
  otherTurn: 'Der Zug ist erlaubt, aber gesucht ist ein anderer.',
  putBack: 'Das Brett geht zurück: Versuchen Sie es noch einmal.',
  inHand: (white, black) => `Im Vorrat: Weiß ${white}, Schwarz ${black}.`,
  boardOf: (title) => `Brett: ${title}`,
  words: 'Wörter:',

  playThese: 'Nach dieser Regel spielen',
  printThese: 'Diese Regel drucken',
  differsTitle: 'Was sie besonders macht',
  differsFrom: (rules) => `Verglichen mit „${rules}“:`,
  sameAs: (rules) => `Dieselben Regeln wie „${rules}“.`,
  basis: 'Mit ihr werden die anderen verglichen.',
  sourceTitle: 'Woher sie kommt',
  attested: 'Diese Regel ist belegt: Die Quelle gibt sie so an.',
  reconstructed: (whose) => `Diese Regel ist nicht als Ganzes belegt: ${whose}.`,
  openTitle: 'Was die Regel offenlässt',
  houseRule: 'Eine Hausregel. Das ist anders:',
  forgetPage: 'Meinen Fortschritt auf dieser Seite löschen',
  forgotten: 'Fortschritt gelöscht.',
  exercises: 'Zum Ausprobieren',

  families: { mill: 'Mühle', draughts: 'Dame' },
  family: 'Spiele zum Vergleichen',
  parameter: 'Einstellung',
  onlyDifferent: 'Nur was sich unterscheidet',
  chooseRules: 'Regeln für den Vergleich wählen',
  allRules: 'Alle',
  tableOf: (family) => `Vergleich: ${family}`,
  needTwo: 'Für einen Vergleich braucht es mindestens zwei Regeln.',
  tableSays: (rows, columns) =>
    `${rows} ${rows === 1 ? 'Einstellung' : 'Einstellungen'}, ${columns} ${columns === 1 ? 'Regel' : 'Regeln'}.`,

  find: 'Ein Wort suchen',
  found: (number) => (number === 0 ? 'Kein Wort passt dazu.' : `${number} ${number === 1 ? 'Wort' : 'Wörter'}.`),
  otherLanguages: 'In den anderen Sprachen',

  chapterOf: (course, number, of) => `${course}, Schritt ${number} von ${of}`,
  previousChapter: 'Voriger Schritt',
  nextChapter: 'Nächster Schritt',
  allChapters: 'Alle Schritte',
  smallGame: 'Eine Partie',
  smallGameLead: (rules, men) =>
    `${rules}${men ? `, mit je ${men} Steinen` : ''}. Weiß beginnt; der Computer spielt Schwarz, auf der ersten Stufe.`,
  gameWon: 'Gewonnen! Dieser Schritt ist geschafft.',
  gameLost: 'Diesmal verloren. Noch einmal?',
  gameDrawn: 'Remis: Niemand hat nachgegeben.',
  playAgain: 'Noch einmal spielen',

  prose,
  glossaryTexts: glossary,
  courses,
  lessons: { ...millLessons, ...draughtsLessons, ...strategyLessons },
};
