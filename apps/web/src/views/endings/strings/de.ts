import { capital } from '../../../interface/capital.ts';
import type { EndingsStrings } from './fr.ts';

const words = ['null', 'einer', 'zwei', 'drei', 'vier', 'fünf'];
const men = (number: number): string => words[number] ?? String(number);

export const de: EndingsStrings = {
  title: 'Exakte Endspiele',
  lead: 'Eine zufällige Stellung, ein perfekter Gegner: Gewinnen Sie, oder halten Sie das Remis.',
  whose: 'Sie spielen Weiß, Ihre Steine werden zuerst genannt.',
  help: 'Nach zwei Erfolgen hintereinander wird das nächste Endspiel schwerer: Weniger Züge halten das Ergebnis. Bei Mühle springt, wer nur noch drei Steine hat; bei Sechser-Mühle und Merels springt niemand.',
  pair: (own, other) => `${capital(men(own))} gegen ${men(other)}`,
  grades: ['Leicht', 'Mittel', 'Schwer'],
  record: (done, played) => `${done} von ${played} geschafft`,
  best: (row) => `beste Serie: ${row}`,
  fresh: 'Noch nicht gespielt',
  play: 'Spielen',
  preparing: 'Diese Endspiele werden exakt berechnet … Das geschieht nur einmal.',
  unknown: 'Dieser Browser konnte diese Endspiele nicht berechnen.',
  again: 'Noch einmal',
  toDo: { win: 'gewinnen', hold: 'remis halten' },
  aims: { win: 'Gewinnen Sie.', hold: 'Halten Sie das Remis.' },
  goOn: { win: 'Sie gewinnen noch immer. Sie sind am Zug.', hold: 'Das Remis ist noch da. Sie sind am Zug.' },
  ways: (keeping, turns) =>
    keeping === 1 ? `Nur ein Zug von ${turns} hält das Ergebnis.` : `${keeping} Züge von ${turns} halten das Ergebnis.`,
  holdFor: (turns) => `Noch ${turns} ${turns === 1 ? 'Zug' : 'Züge'} zu halten.`,
  thinking: 'Der Gegner zieht …',
  won: 'Gewonnen!',
  held: 'Das Remis ist gehalten!',
  lostWin: 'Dieser Zug vergibt den Gewinn.',
  lostDraw: 'Dieser Zug verliert die Partie.',
  drawn: 'Die Partie ist remis: Der Gewinn ist vergeben.',
  was: (turn) => `Gut gewesen wäre zum Beispiel ${turn}.`,
  another: 'Anderes Endspiel',
  retry: 'Von vorn',
  back: 'Alle Aufgaben',
  all: 'Endspiele',
  allLong: 'Alle Endspiele',
  you: 'Sie',
  perfect: 'Perfektes Spiel',
};
