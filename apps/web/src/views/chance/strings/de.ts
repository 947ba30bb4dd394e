import type { ChanceStrings } from './fr.ts';

export const de: ChanceStrings = {
  verified: 'Geprüft: Der Zufall dieser Partie ist der versprochene.',
  commitment: 'Das Geheimnis des Servers ist das, dessen Fingerabdruck vor der Partie veröffentlicht wurde.',
  contributions: 'Beide Spieler haben ihren Teil beigetragen.',
  toss: 'Das Los um die Farben gibt, noch einmal gerechnet, dieselbe Seite.',
  throws: (count) =>
    count === 1
      ? 'Der einzige Wurf kommt, noch einmal gerechnet, gleich heraus.'
      : `Alle ${count} Würfe kommen, einzeln noch einmal gerechnet, gleich heraus.`,
  takenBack: (count) =>
    count === 1
      ? 'Ein weiterer Wurf gehört zu einem zurückgenommenen Zug.'
      : `${count} weitere Würfe gehören zu zurückgenommenen Zügen.`,
  wrong: 'Die Prüfung schlägt fehl.',
  badTag: (tag) => `Die Angabe ${tag} fehlt oder ist nicht lesbar.`,
  wrongThrow: (number, written, due) => `Wurf ${number} steht als ${written} da; er müsste ${due} sein.`,
  problems: {
    'no-tags': 'Diese Partie enthält nichts, womit sich ihr Zufall prüfen ließe.',
    commitment: 'Das Geheimnis ist nicht das, dessen Fingerabdruck veröffentlicht wurde.',
    contributions: 'Die Partie oder der Beitrag eines Spielers ist nicht so, wie sie versiegelt wurden.',
    toss: 'Das Los gab dem anderen Weiß.',
  },
};
