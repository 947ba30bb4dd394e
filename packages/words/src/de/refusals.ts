import { diceText } from '../dice.ts';
import type { RefusalWords } from '../shapes.ts';
import { DRAUGHTS_PARAMETERS } from './draughts-parameters.ts';
import { and, men, NUMBERS, or, quoted, withMen } from './language.ts';
import { REASONS } from './outcomes.ts';

const onPoints = (kind: string): boolean => kind === 'points';
const pieces = (names: readonly string[]): string =>
  names.length === 1 ? `Die Figur auf ${and(names)} kann schlagen` : `Die Figuren auf ${and(names)} können schlagen`;
/** The rule of priority, by the name that its value has among the parameters. */
const priority = (value: string): string => {
  const values: Readonly<Record<string, string>> = DRAUGHTS_PARAMETERS.priority.values;
  return values[value] ?? value;
};

export const REFUSALS: RefusalWords = {
  'game-over': ({ outcome }) => `die Partie ist zu Ende: ${REASONS[outcome](null, undefined)}`,
  'awaits-throw': () => 'zuerst muss gewürfelt werden',
  'no-such-place': ({ place }, kind) =>
    onPoints(kind) ? `das Brett hat keinen Punkt ${quoted(place)}` : `das Brett hat kein Feld ${quoted(place)}`,
  empty: ({ place }, kind) => (onPoints(kind) ? `auf ${place} steht kein Stein` : `das Feld ${place} ist leer`),
  'not-your-man': ({ place }, kind) => `${onPoints(kind) ? 'der Stein' : 'die Figur'} auf ${place} gehört dem Gegner`,
  occupied: ({ place }, kind) => `${onPoints(kind) ? 'der Punkt' : 'das Feld'} ${place} ist schon besetzt`,
  'own-man-taken': ({ place }, kind) =>
    `geschlagen wird nur beim Gegner, und ${onPoints(kind) ? 'der Stein' : 'die Figur'} auf ${place} gehört ihm nicht`,
  'nothing-to-take': ({ place }, kind) =>
    onPoints(kind) ? `auf ${place} steht kein gegnerischer Stein` : `auf ${place} gibt es nichts zu schlagen`,
  'must-take': ({ count }, kind) => {
    if (!onPoints(kind)) return 'dieser Zug schlägt eine Figur; auch sie muss dastehen';
    return count === 1
      ? 'eine Mühle ist geschlossen: Jetzt muss ein gegnerischer Stein geschlagen werden'
      : `jetzt müssen ${men(count)} des Gegners geschlagen werden`;
  },

  'must-enter': ({ hand }) =>
    `noch ${men(hand)} zu setzen: Gezogen wird erst, wenn alle eigenen Steine auf dem Brett stehen`,
  'hand-empty': () => 'alle Steine sind gesetzt: Jetzt muss einer auf dem Brett ziehen',
  'not-a-neighbour': ({ from, to, flying, men: left }) => {
    const rule =
      flying === 0
        ? 'nach diesen Regeln wird nicht gesprungen'
        : `gesprungen wird mit ${withMen(flying)}, und es sind noch ${left}`;
    return `keine Linie führt von ${from} geradewegs nach ${to}; ${rule}`;
  },
  'special-needs-mill': ({ to, dice }) =>
    `der Wurf ${diceText(dice)} lässt nur dann weit ziehen, wenn es eine Mühle schließt, und ${to} schließt keine`,
  'man-blocked': ({ place }, kind) =>
    onPoints(kind)
      ? `der Stein auf ${place} ist eingesperrt: Kein Punkt daneben ist frei`
      : `die Figur auf ${place} ist eingesperrt: Kein Feld ist für sie frei`,
  'mill-just-opened': ({ place }) =>
    `dieser Stein hat gerade die Mühle auf ${place} geöffnet: In diesem Zug darf er nicht dorthin zurück`,
  'entry-may-not-close': ({ place }) =>
    `ein Stein auf ${place} würde eine Mühle schließen, und das verbieten diese Regeln beim Setzen`,
  'no-mill-closed': () => 'dieser Zug schließt keine Mühle, also schlägt er nichts',
  'mill-takes-nothing': ({ when }) =>
    ({
      entry: 'nach diesen Regeln schlägt eine beim Setzen geschlossene Mühle nichts',
      'extra-turn': 'solange Steine zu setzen sind, bringt eine Mühle einen weiteren Zug und schlägt nichts',
      forbidden: 'eine Mühle, die mangels eines anderen freien Punktes beim Setzen entsteht, schlägt nichts',
      wins: 'nach diesen Regeln gewinnt eine Mühle die Partie und schlägt nichts',
      'from-hand':
        'eine beim Setzen geschlossene Mühle nimmt einen Stein aus dem gegnerischen Vorrat und schlägt keinen auf dem Brett',
      spent: 'diese Mühle hat schon gezählt, und jede Linie zählt nur einmal',
      'opponent-chooses':
        'eine beim Setzen geschlossene Mühle schlägt nichts: Die Gegenseite nimmt selbst einen ihrer Steine vom Brett',
      later: 'eine beim Setzen geschlossene Mühle wird gezählt und schlägt erst, wenn alle Steine gesetzt sind',
    })[when],
  'in-a-mill': ({ place, protection }) =>
    protection === 'always'
      ? `der Stein auf ${place} steht in einer Mühle: Diese Regeln schützen ihn, solange mehr als drei übrig sind`
      : `der Stein auf ${place} steht in einer Mühle und ist geschützt; andere Steine können geschlagen werden`,
  'too-many-taken': ({ count }) => `dieser Zug schlägt nur ${count === 1 ? 'einen Stein' : men(count)}`,
  'takes-these': ({ choices }) => `dieser Zug schlägt ${or(choices.map(and))}`,
  'not-in-the-row': ({ place }) => `der Wurf setzt drei Steine auf eine freie Linie, und ${place} liegt nicht darauf`,
  'men-to-take': ({ count }) =>
    `alle Steine sind gesetzt: Erst ${count === 1 ? 'ist ein gegnerischer Stein' : `sind ${men(count)} des Gegners`} zu schlagen`,
  'own-man-to-take': ({ count, when }) =>
    `${when === 'mill' ? 'die Gegenseite hat eine Mühle geschlossen' : 'niemand hat eine Mühle'}: Nehmen Sie erst ${count === 1 ? 'einen eigenen Stein' : `${NUMBERS.number(count)} eigene Steine`} vom Brett`,
  'point-closed': ({ place }) =>
    `auf ${place} wurde ein Stein geschlagen: Der Punkt bleibt gesperrt, bis alle Steine gesetzt sind`,
  'blocked-takes': () => 'keiner Ihrer Steine kann ziehen: Schlagen Sie einen gegnerischen Stein neben einem eigenen',
  'take-in-return': () => 'die eingesperrte Seite hat geschlagen: Schlagen Sie einen ihrer Steine neben einem eigenen',
  'must-pass': () => 'kein Zug ist möglich: Es bleibt nur Passen',
  'may-not-pass': () => 'gepasst wird nur, wenn kein Zug möglich ist',

  'men-go-forward': ({ from, to }) => `Steine ziehen nicht rückwärts, und ${to} liegt hinter ${from}`,
  'not-on-a-diagonal': ({ from, to }) => `die Felder ${from} und ${to} liegen nicht auf einer Diagonale`,
  'king-must-rest': ({ place, count }) =>
    `die Dame auf ${place} hat ${count}-mal nacheinander ohne Schlag gezogen: Ziehen Sie zuerst eine andere Figur`,
  'not-in-line': ({ lines, from, to }) =>
    lines === 'straight'
      ? `die Felder ${from} und ${to} liegen nicht auf einer Reihe oder Linie`
      : `die Felder ${from} und ${to} liegen nicht auf einer Geraden`,
  'men-capture-forward': ({ from, to }) =>
    `nach diesen Regeln schlagen Steine nicht rückwärts, und ${to} liegt hinter ${from}`,
  'men-take-no-kings': ({ place }) => `nach diesen Regeln schlagen Steine keine Damen, und auf ${place} steht eine`,
  'king-lands-behind': ({ place, to }) =>
    `eine Dame, die die Figur auf ${place} schlägt, landet unmittelbar dahinter auf ${to}, nicht weiter`,
  'must-capture': ({ pieces: names }) => `es gilt Schlagzwang: ${pieces(names)}`,
  'must-capture-better': ({ priority: rule }) => `ein anderer Schlag geht vor (${priority(rule)})`,
  'capture-goes-on': ({ from, to }) =>
    `der Schlag von ${from} ist auf ${to} nicht zu Ende: Es gibt noch etwas zu schlagen`,
  'cannot-move-there': ({ from, to }) => `die Figur auf ${from} kann nicht nach ${to}`,
  ambiguous: ({ turns }) => `mehrere Züge werden so geschrieben: ${or(turns)}`,
  'not-huffable': ({ place }) => `die Figur auf ${place} hat keinen Schlag versäumt und kann nicht gepustet werden`,
  'nothing-to-demand': () => 'der Gegner hat keinen Schlag versäumt, also lässt sich keiner verlangen',
};
