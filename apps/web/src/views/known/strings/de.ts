import { capital } from '../../../interface/capital.ts';
import type { KnownStrings } from './fr.ts';

const WORDS = ['null', 'eins', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun'];
const men = (number: number): string => WORDS[number] ?? String(number);

/** What the page of what is known says, in German. */
export const de: KnownStrings = {
  title: 'Was man weiß',
  lead: 'Alle Stellungen dieser Spiele sind berechnet, bis zum Ende der Partie.',
  whichRules: 'Regeln',
  house: {
    'marelle-a-6-any-time': 'Sechser-Mühle, gesetzt wird nach Belieben',
  },
  withMen: (rules, number) => `${rules}, je ${men(number)} Steine`,
  verdict: {
    win: 'Ohne Fehler gewinnt, wer beginnt.',
    draw: 'Ohne Fehler endet die Partie remis.',
    loss: 'Ohne Fehler verliert, wer beginnt.',
  },
  shared: (names) => `Das gilt auch für: ${names}.`,
  touchFirst: 'Tippen Sie auf einen Punkt: Sie sehen, was ein erster Stein dort wert ist.',
  touchTheory: 'Tippen Sie auf einen Punkt: Sie sehen, was ein Stein dort wert ist.',
  touched: (place, value, twins) =>
    twins === '' ? `${place}: Dieser Zug ${value}.` : `${place}: Dieser Zug ${value}, ebenso ${twins}.`,
  legend: (letter, value) => `${letter}: Dieser Zug ${value}`,
  everywhere: (count, value) => `Jeder der ${count} möglichen Züge ${value}`,
  letters: { win: 'G', draw: 'R', loss: 'V' },
  values: { win: 'gewinnt', draw: 'hält remis', loss: 'verliert' },
  counts: (moving, entering) =>
    `Berechnete Stellungen, symmetrische nur einmal gezählt: ${moving} nach dem Setzen, ${entering} davor.`,

  winsTitle: 'Die längsten Gewinne',
  winsHelp:
    'Beide Seiten spielen bestmöglich. Gezählt werden die Züge beider Seiten bis zum nächsten Schlag oder bis zum Ende; die Regel über Züge ohne Schlag zählt hier nicht.',
  pair: (own, opponent) => `${capital(men(own))} gegen ${men(opponent)}`,
  plies: (number) => `${number} Züge`,
  playThrough: 'Auf dem Brett verfolgen',
  following: (own, opponent, plies) => `${capital(men(own))} gegen ${men(opponent)}: Weiß gewinnt in ${plies} Zügen.`,
  ply: (ply, of, turn) => (ply === 0 ? `Ausgangsstellung, ${of} Züge folgen.` : `Zug ${ply} von ${of}: ${turn}`),
  first: 'Zum Anfang',
  previous: 'Voriger Zug',
  next: 'Nächster Zug',
  last: 'Zum Ende',
  back: 'Zurück zu den ersten Zügen',
  analyse: 'Diese Stellung analysieren',
  steps: 'Züge verfolgen',

  theoremsTitle: 'Bewiesen, Fall für Fall',
  theoremsHelp: 'Nach dem Setzen. Die zuerst genannte Seite ist am Zug.',
  claims: {
    neverLoses: 'verliert nie',
    neverWins: 'gewinnt nie',
    alwaysWins: 'gewinnt immer',
    alwaysLoses: 'verliert immer',
    neverDraws: 'nie remis',
    nearlyWins: 'gewinnt fast immer, verliert nie',
    mostlyWins: 'gewinnt meistens',
    nearlyDraws: 'fast immer remis',
  },
  claim: (pair, claim) => `${pair}: ${claim}`,
  tally: (wins, draws, losses) => `Gewonnene Stellungen: ${wins}; remis: ${draws}; verlorene: ${losses}.`,

  theoryTitle: 'Die Theorie, nachgeprüft',
  agrees: 'Bestätigt',
  differs: 'Nicht ganz',
  show: 'Stellung ansehen',
  theory: {
    gasser: [
      'Ralph Gasser, 1993: Ohne Fehler endet die Partie remis.',
      'Die Tabellen finden dasselbe, mit denselben Anzahlen gewonnener, unentschiedener und verlorener Stellungen.',
    ],
    centre: [
      'Seit langem bekannt: Wer in der Mitte beginnt, gewinnt.',
      'Die Tabellen bestätigen es: Eine Ecke führt zum Remis, die Mitte einer Seite verliert.',
    ],
    'z-mill': [
      'Rainer Rosenberger über die Zentrumsmühle: Von den 120 Fortsetzungen mit je einem Zug gewinnt keine für Weiß, und 40 verlieren.',
      'Es gewinnt tatsächlich keine; wir zählen aber 48, die verlieren. Die Stellung ist nach seiner Beschreibung aufgebaut.',
    ],
    'z-double': [
      'Rainer Rosenberger: Statt auf f2 zu blocken, greift Weiß mit c5 an und hat ein sicheres Remis.',
      'Es ist remis. Schwarz hält es mit jedem Zug außer einem: dem Schlagen des Steins auf d6.',
    ],
    'z-three': ['Rainer Rosenberger: Nach der Antwort c4 verlieren nur drei Züge nicht.', 'Es sind d5, e4 und f2.'],
  },
};
