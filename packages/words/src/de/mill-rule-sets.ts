import type { MillRuleSetId } from '@merellier/rules';
import type { RuleSetEntries } from '../shapes.ts';

const SHEET = 'Regelblatt „Marelle“, französisch, ohne Namen des Verfassers';
const MERELS = 'Regelblatt zu Merels oder Nine Men’s Morris, französisch, ohne Namen des Verfassers';
const POCKET = 'Ravensburger, „Marelle & Dames“, Taschenspiel Nummer 20 545 5, Text von Monika Gohl';
const ALFONSO =
  'Blatt der Vereinigung Aisling-1198 (2014), nach dem Buch der Spiele Alfons’ X. (1283) und Ulrich Schädler (Board Games Studies, 2000)';
const MILL = 'Le Globe Joueur, „Jeu du moulin“';

const MURRAY_CHESS = 'H. J. R. Murray, A History of Chess (1913), Seite 614';
const MURRAY = 'H. J. R. Murray, A History of Board-Games Other than Chess (1952), nach neueren Darstellungen';

/** The rule sets of the marelle, by id. */
export const MILL_RULE_SETS = {
  marelle: {
    pitch: 'Das übliche Mühlespiel: Jede Mühle schlägt einen Stein, und mit drei Steinen springt man, wohin man will.',
    source: SHEET,
  },
  'marelle-mixte': {
    pitch: 'Bei jedem Zug hat man die Wahl: einen Stein setzen oder einen ziehen.',
    source: `${SHEET}, Variante`,
  },
  'marelle-de-ceylan': {
    pitch: 'Eine Mühle bringt einen weiteren Zug, und geschlagen wird erst, wenn alle Steine gesetzt sind.',
    source: `${SHEET}, Variante`,
  },
  'marelle-cubique': {
    pitch: 'Auf den sechs Seiten eines Würfels: 26 Punkte, 24 Linien und kein Rand.',
    source: `${SHEET}, das sie nur nennt`,
    reconstructed: 'Rekonstruktion von Mérellier',
  },
  merels: {
    pitch: 'Ohne Springen: Bis zum letzten Stein geht es die Linien entlang.',
    source: MERELS,
  },
  'merels-wild': {
    pitch: 'Merels mit der „wilden“ Regel: mit drei Steinen von jedem Punkt auf jeden Punkt.',
    source: `${MERELS}, Spielart`,
  },
  'merels-diagonals': {
    pitch: 'Vier Diagonalen mehr: Auf ihnen wird gezogen, und auf ihnen entstehen Mühlen.',
    source: `${MERELS}, Spielart`,
  },
  'marelle-de-poche': {
    pitch: 'Ein Stein in einer Mühle wird nie geschlagen, außer es sind nur noch drei.',
    source: POCKET,
  },
  'marelle-avec-des': {
    pitch: 'Drei Würfel: 6‑5‑4, 6‑3‑3, 5‑2‑2 oder 4‑1‑1 lassen einen Stein überall eine Mühle schließen.',
    source: ALFONSO,
    reconstructed: 'Rekonstruktion von Ulrich Schädler',
  },
  'jeu-du-moulin': {
    pitch:
      'Drei Steine auf einer Linie sind eine Mühle, und jede Mühle schlägt einen Stein. Mit drei Steinen springt man überallhin; 50 Züge ohne Schlag sind remis.',
    source: MILL,
  },
  'marelle-a-3': {
    pitch: 'Die kleinste: drei Steine für jeden, neun Punkte, und die erste Mühle gewinnt.',
    source: `${MURRAY_CHESS}, „the smaller merels“`,
  },
  'marelle-a-3-diagonales': {
    pitch: 'Dasselbe kleine Quadrat mit seinen Diagonalen: acht Linien für die erste Mühle.',
    source: `Alfons X., Buch der Spiele (1283), Folio 93, „alquerque de tres“; Züge: ${MURRAY_CHESS}`,
  },
  'marelle-a-6': {
    pitch: 'Zwei Quadrate, sechs Steine für jeden: eine kurze Mühle ohne Springen.',
    source: MURRAY,
  },
  'marelle-a-7': {
    pitch: 'Zwei Quadrate und ein Kreuz: eine Mitte mit vier Wegen und Linien zu fünft.',
    source: `Das Brett mit Kreuz, neben der Sechser-Mühle beschrieben; zu dieser: ${MURRAY}`,
    reconstructed: 'Regeln von Mérellier nach der Sechser-Mühle rekonstruiert',
  },
  lasker: {
    pitch: 'Zehn Steine, und vom ersten Zug an hat man die Wahl: einen setzen oder einen ziehen.',
    source: 'Emanuel Lasker, Brettspiele der Völker (1931), nach neueren Darstellungen',
  },
  morabaraba: {
    pitch: 'Die Zwölfer-Mühle aus dem südlichen Afrika: zwölf „Kühe“, Diagonalen und Springen mit drei.',
    source: 'Mind Sports South Africa und International Wargames Federation, „Generally Accepted Rules“',
    departures: [
      'Nach dem Text darf ein Stein, der eine Mühle verlässt und eine andere schließt, die erste nicht gleich wieder schließen; hier: Er darf.',
    ],
  },
  'marelle-a-12': {
    pitch: 'Zwölf Steine, vier Diagonalen, und gesprungen wird schon mit vieren.',
    source: 'bead.game, „Twelve Men’s Morris“',
  },
  nerenchi: {
    pitch:
      'Ceylon um 1900: Gesetzt wird, bis zwei Punkte frei sind, jede Mühle bringt einen Zusatzzug, und gespielt wird bis zum letzten Stein.',
    source: 'Henry Parker, Ancient Ceylon (1909), Seiten 577 und 580, nach dem Ludii Portal',
  },
  achi: {
    pitch:
      'Vier Stöckchen für jeden, wie Schulkinder in Ghana es spielen: Ein Punkt bleibt frei, und die erste Mühle gewinnt.',
    source: 'R. C. Bell, nach cyningstan.com; die eingesperrte Seite: CSIRO, „Achi“',
  },
  rota: {
    pitch: 'Ein Kreis mit acht Speichen, drei Steine für jeden: Die erste Linie durch die Mitte gewinnt.',
    source: 'ZOOM (PBS Kids), „Rota“, nach römischen Brettern',
  },
  dooz: {
    pitch:
      'Zwölf Steine und vier Diagonalen wie im Iran: Eine beim Setzen geschlossene Mühle schlägt aus der Hand des Gegners.',
    source: 'Sanmill, „Dooz“',
  },
  shax: {
    pitch:
      'Das Spiel der Somali: Das Brett wird gefüllt, jede Seite nimmt einen Stein des Gegners, und erst dann wird gezogen.',
    source: 'House That JAK Built, „Shax“, und games.porg.es',
  },
  'one-time-mill': {
    pitch: 'Jede Linie zählt für jede Seite nur einmal: Dieselbe Mühle zu öffnen und zu schließen lohnt nicht.',
    source: 'Sanmill, „One-Time Mill“',
  },
  'marelle-avec-des-a-la-pose': {
    pitch:
      'Die andere Lesart von 1283: Gewürfelt wird zum Setzen, und ein besonderer Wurf setzt drei Steine auf einmal auf eine Linie.',
    source:
      'Buch der Spiele Alfons’ X. (1283), Folio 92, in der Übersetzung von S. M. Golladay (Ludii Portal), wie historicgames.com es liest, „F92V“',
  },
  'mul-mulan': {
    pitch: 'Das Mühlespiel auf Java: Ein Stein, der auf einer Linie zwischen zwei gegnerische rückt, schlägt beide.',
    source: 'Wikibuku, „Mul-mulan (Pulau Jawa)“',
  },
  'nao-guti': {
    pitch: 'Die neun Steine des Pandschab: Jeder Stein kann geschlagen werden, und gespielt wird bis zum letzten.',
    source:
      'H. C. Das Gupta, Journal of the Asiatic Society of Bengal (1926), Seiten 144 und 145, zitiert vom Ludii Portal',
  },
  'marelle-triple': {
    pitch:
      'Aus einem französischen Lexikon: Die Diagonalen sind nur Wege, und schon mit vier Steinen darf man springen.',
    source: 'T. de Moulidars, Grande encyclopédie des jeux (1840), zitiert vom Ludii Portal',
  },
  fettas: {
    pitch:
      'Aus dem Süden Marokkos: elf Steine für jeden, jeder kann geschlagen werden, und gespielt wird bis zum letzten.',
    source: 'A. Bouhajbane, Jeux traditionnels marocains (1989), Seiten 28 und 29, zitiert vom Ludii Portal',
  },
  'cham-gonu': {
    pitch: 'Das Mühlespiel Koreas, zwölf Steine und vier Diagonalen: Wo ein Stein geschlagen wird, setzt niemand mehr.',
    source: 'Enzyklopädie des Koreanischen Volkskundemuseums, „Gonu Nori“; Okcheon Sinmun, 28. Juli 1990',
  },
  'zhi-qi': {
    pitch:
      'Das Mühlespiel Chinas: Ein Punkt, auf dem geschlagen wurde, bleibt beim Setzen gesperrt; ist das Brett voll, nimmt jede Seite einen Stein weg.',
    source: 'Sanmill, „Zhi Qi“',
  },
  'da-san-qi': {
    pitch:
      'Zwölf Steine, wie Kinder in China es spielen: Zwei Mühlen schlagen zwei Steine, und die andere Seite zieht zuerst.',
    source: 'liuweilhy, NineChess, „打三棋“',
  },
  mulabalaba: {
    pitch: 'Das Mühlespiel Sambias, zwölf Steine: Von einer Ecke des großen Quadrats geht ein Stein, wohin er will.',
    source: 'J. Chaplin, Man 56 (1956), Seite 170, zitiert vom Ludii Portal',
  },
  'el-filja': {
    pitch:
      'Algerien und Marokko: Das Brett wird gefüllt, dann schlägt jede Seite nach ihren Mühlen, und es wird gezogen.',
    source: 'Sanmill, „El Filja“',
  },
  'tant-fant': {
    pitch: 'Drei Steine, die schon stehen, aus Bengalen: Die erste Linie gewinnt, nur nicht auf den Startreihen.',
    source: 'J. Datta, Journal of the Asiatic Society of Bengal 29 (1933), Seite 167, zitiert vom Ludii Portal',
  },
} satisfies RuleSetEntries<MillRuleSetId>;
