import type { OpeningsStrings } from './fr.ts';

/** What the page of openings says, in German. */
export const de: OpeningsStrings = {
  title: 'Eröffnung auslosen',
  lead: 'Ausgelost werden erste Züge, nach denen das Spiel ausgeglichen ist. Gespielt wird zweimal, einmal mit jeder Farbe.',
  instead: (named, shown) =>
    `Für „${named}“ gibt es noch keine Eröffnungen zum Auslosen: Dies sind die von „${shown}“.`,
  whichRules: 'Regeln',
  grade: 'Eröffnungen',
  grades: { gentle: 'Sanfte', sharp: 'Scharfe', masters: 'Für Meister' },
  gradeSaid: {
    gentle: 'Am leichtesten zu halten: Hier halten die meisten Züge das Remis.',
    sharp: 'Weniger Züge halten das Remis, die anderen verlieren.',
    masters: 'Die schwierigsten: Ein einziger Fehler kostet die Partie.',
  },
  draw: 'Auslosen',
  another: 'Eine andere auslosen',
  drawn: (number, turns) => `Eröffnung Nummer ${number}: ${turns}`,
  figures: (holds, choices, answers) =>
    `Remis, und bewiesen. Die Seite am Zug hält es mit ${holds} ihrer ${choices} Züge, der Gegner danach mit ${answers} % seiner Antworten.`,
  onlyTurn: (plies) =>
    plies === 1
      ? 'Schon nach dem nächsten Zug kann nur noch einer gut sein.'
      : `In ${plies} Zügen kann nur noch einer gut sein.`,
  ballot: 'Keine Seite verliert sofort einen Stein; der genaue Wert ist nicht bekannt.',
  twice: 'Die Revanche nimmt dieselbe Eröffnung mit vertauschten Farben.',
  cards: 'Karten drucken',
  knownTitle: 'Was bekannt ist',
  knownHelp: 'Tippen Sie auf einen Punkt: Der Wert jedes ersten Zuges und jeder Antwort ist bis zum Spielende bekannt.',
  tried: (turns, value, holds, choices) => `${turns}: Dieser Zug ${value}. Beste Antworten: ${holds} von ${choices}.`,
  counts: (all, plies, win, draw, loss) =>
    `Verschiedene Stellungen nach ${plies} Zügen: ${all}. Die Seite am Zug gewinnt in ${win}, verliert in ${loss} und hält in ${draw} remis.`,
  fromStart: 'Zurück zum leeren Brett',
  legend: (letter, value) => `${letter}: Dieser Zug ${value}`,
  everywhere: (count, value) => `Jeder der ${count} möglichen Züge ${value}`,
  letters: { win: 'G', draw: 'R', loss: 'V' },
  values: { win: 'gewinnt', draw: 'hält das Remis', loss: 'verliert' },
  printLine: 'Diese Zugfolge drucken',
  train: 'Diese Eröffnungen üben',
  trainer: {
    title: 'Eröffnungen üben',
    lead: 'Eine Eröffnung wird ausgelost: Sie spielen, der Computer antwortet. Fehler kommen unter „Wiederholen“ wieder.',
    side: 'Ihre Farbe',
    sides: { white: 'Weiß', black: 'Schwarz' },
    list: 'Eröffnungen',
    lists: { gentle: 'Sanfte', sharp: 'Scharfe', masters: 'Für Meister', ballot: 'Ausgeloste', named: 'Benannte' },
    answers: 'Antworten',
    answerers: { best: 'Die besten', people: 'Wie Leute spielen' },
    people: 'Nach den gewerteten Partien dieses Servers; ohne solche antwortet der Computer auf Stufe 4.',
    draw: 'Anfangen',
    another: 'Andere Eröffnung',
    next: 'Nächste',
    restart: 'Von vorn',
    yours: (left) => `Sie sind am Zug. Noch ${left}.`,
    turns: (number) => `${number} ${number === 1 ? 'Zug' : 'Züge'}`,
    waiting: 'Einen Augenblick …',
    missed: (played, proved) => (proved ? `${played} hält nicht.` : `Es gibt Besseres als ${played}.`),
    better: (turn, proved) =>
      proved ? `Richtig war zum Beispiel ${turn}: Das ist bewiesen.` : `Der Computer zieht ${turn} vor.`,
    kept: 'Diese Stellung kommt unter „Wiederholen“ zurück.',
    notKept: 'Dieser Browser speichert nichts: Sie kommt nicht zurück.',
    again: 'Diesen Zug noch einmal',
    done: (missed) => (missed === 0 ? 'Ohne Fehler!' : `Fertig, ${missed} Fehler.`),
    doneNote: 'Die Eröffnung ist geschafft. Die nächste?',
    you: 'Sie',
    program: 'Der Computer',
    all: 'Eröffnungen',
    allLong: 'Alle Eröffnungen',
    none: 'Zu diesen Regeln gibt es keine Eröffnungen zu üben.',
  },
};
