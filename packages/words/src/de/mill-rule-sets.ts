import type { MillRuleSetId } from '@merellier/rules';
import type { RuleSetEntries } from '../shapes.ts';

const SHEET = 'Regelblatt „Marelle“, französisch, ohne Namen des Verfassers';
const MERELS = 'Regelblatt zu Merels oder Nine Men’s Morris, französisch, ohne Namen des Verfassers';
const POCKET = 'Ravensburger, „Marelle & Dames“, Taschenspiel Nr. 20 545 5, Text von Monika Gohl';
const ALFONSO =
  'Blatt der Vereinigung Aisling-1198 (2014), nach dem Buch der Spiele Alfons’ X. (1283) und Ulrich Schädler (Board Games Studies, 2000)';
const MILL = 'Le Globe Joueur, „Jeu du moulin“';

const MURRAY_CHESS = 'H. J. R. Murray, A History of Chess (1913), S. 614';
const MURRAY = 'H. J. R. Murray, A History of Board-Games Other than Chess (1952), nach neueren Darstellungen';

const DRAWS =
  'Von Remis sprechen die Regeln nicht; hier: remis nach 50 Zügen jeder Seite ohne Schlag oder wenn dieselbe Stellung zum vierten Mal entsteht, wie in der Regel „Jeu du moulin“.';
const TWO_MILLS = 'Was zwei auf einmal geschlossene Mühlen bringen, sagen die Regeln nicht; hier: einen Schlag.';
const ALL_MILLS_AT_ENTRY =
  'Ob ein Stein in einer Mühle schon beim Setzen geschützt ist, sagen die Regeln nicht; hier: ja, wie später.';

const FIRST_IN_CENTRE =
  'Ob der erste Stein in die Mitte darf, sagt die Regel nicht; hier: er darf, und gut gespielt bleibt es ein Remis.';
const FIRST_MILL_BLOCKED = 'Was mit einer eingesperrten Seite geschieht, sagt die Regel nicht; hier: sie verliert.';
const FIRST_MILL_DRAWS =
  'Wann das Ziehen endet, sagt die Regel nicht; hier: remis, wenn dieselbe Stellung zum dritten Mal entsteht.';
const TOLD_TWO_MILLS = 'Was zwei auf einmal geschlossene Mühlen bringen, sagen die Texte nicht; hier: einen Schlag.';
const TOLD_DRAWS =
  'Von Remis sprechen die Texte nicht; hier: remis nach 50 Zügen jeder Seite ohne Schlag oder wenn dieselbe Stellung zum vierten Mal entsteht, wie in der Regel „Jeu du moulin“.';

/** The rule sets of the marelle, by id. */
export const MILL_RULE_SETS = {
  marelle: {
    pitch: 'Das übliche Mühlespiel: Jede Mühle schlägt einen Stein, und mit drei Steinen springt man, wohin man will.',
    source: SHEET,
    open: [ALL_MILLS_AT_ENTRY, TWO_MILLS, DRAWS],
  },
  'marelle-mixte': {
    pitch: 'Bei jedem Zug hat man die Wahl: einen Stein setzen oder einen ziehen.',
    source: `${SHEET}, Variante`,
    open: [
      'Ob Steine im Vorrat beim Springen mitzählen, sagen die Regeln nicht; hier: sie zählen mit.',
      TWO_MILLS,
      DRAWS,
    ],
  },
  'marelle-de-ceylan': {
    pitch: 'Eine Mühle bringt einen weiteren Zug, und geschlagen wird erst, wenn alle Steine gesetzt sind.',
    source: `${SHEET}, Variante`,
    open: [
      'Wann das Setzen endet, wenn eine Seite früher fertig ist, sagen die Regeln nicht; hier: wenn beide Vorräte leer sind.',
      'Von einem weiteren Zug, der nicht möglich ist, sprechen die Regeln nicht; hier: er verfällt, die Partie geht weiter.',
      TWO_MILLS,
      DRAWS,
    ],
  },
  'marelle-cubique': {
    pitch: 'Auf den sechs Seiten eines Würfels: 26 Punkte, 24 Linien und kein Rand.',
    source: `${SHEET}, das sie nur nennt`,
    reconstructed: 'Rekonstruktion von Mérellier',
    open: [
      'Überliefert ist nur der Name; Brett, neun Steine und Regeln sind eine Rekonstruktion von Mérellier.',
      TWO_MILLS,
      DRAWS,
    ],
  },
  merels: {
    pitch: 'Ohne Springen: Bis zum letzten Stein geht es die Linien entlang.',
    source: MERELS,
    open: [TWO_MILLS, DRAWS],
  },
  'merels-wild': {
    pitch: 'Merels mit der „wilden“ Regel: mit drei Steinen von jedem Punkt auf jeden Punkt.',
    source: `${MERELS}, Spielart`,
    open: [TWO_MILLS, DRAWS],
  },
  'merels-diagonals': {
    pitch: 'Vier Diagonalen mehr: Auf ihnen wird gezogen, und auf ihnen entstehen Mühlen.',
    source: `${MERELS}, Spielart`,
    open: ['Ob auf diesem Brett gesprungen wird, sagen die Regeln nicht; hier: nein.', TWO_MILLS, DRAWS],
  },
  'marelle-de-poche': {
    pitch: 'Ein Stein in einer Mühle wird nie geschlagen, außer es sind nur noch drei.',
    source: POCKET,
    open: [
      'Keine Ausnahme machen die Regeln, wenn alle gegnerischen Steine in Mühlen stehen; hier: dann wird nichts geschlagen.',
      TWO_MILLS,
      DRAWS,
    ],
  },
  'marelle-avec-des': {
    pitch: 'Drei Würfel: 6‑5‑4, 6‑3‑3, 5‑2‑2 oder 4‑1‑1 lassen einen Stein überall eine Mühle schließen.',
    source: ALFONSO,
    reconstructed: 'Rekonstruktion von Ulrich Schädler',
    open: [
      'Die Handschrift sagt nicht alles; das Setzen ohne Würfel und ohne Mühlen liest Ulrich Schädler aus ihrer Miniatur.',
      'Was gilt, wenn jeder freie Punkt eine Mühle schließt, sagen die Regeln nicht; hier: es wird gesetzt und nichts geschlagen.',
      'Ob eine eingesperrte Seite würfelt, sagen die Regeln nicht; hier: ja, und ein besonderer Wurf kann sie befreien.',
      'Ob Steine in Mühlen geschützt sind, stellen die Regeln frei; hier: ja, außer wenn alle in Mühlen stehen.',
      'Vom Springen am Ende sprechen die Regeln nicht; hier: es gibt keines.',
      DRAWS,
    ],
  },
  'jeu-du-moulin': {
    pitch:
      'Drei Steine auf einer Linie sind eine Mühle, und jede Mühle schlägt einen Stein. Mit drei Steinen springt man überallhin; 50 Züge ohne Schlag sind remis.',
    source: MILL,
    open: [
      TWO_MILLS,
      'Die Regeln zählen 50 Züge ohne Schlag, sagen aber nicht, wessen; hier: 50 jeder Seite.',
      'Wer beginnt, überlassen die Regeln den Spielenden; hier: Weiß, solange diese Einstellung bleibt.',
    ],
  },
  'marelle-a-3': {
    pitch: 'Die kleinste: drei Steine für jeden, neun Punkte, und die erste Mühle gewinnt.',
    source: `${MURRAY_CHESS}, „the smaller merels“`,
    open: [
      'Das Brett wird mit oder ohne Diagonalen gezeichnet; hier: ohne, Mühlen liegen auf den sechs geraden Linien.',
      FIRST_IN_CENTRE,
      FIRST_MILL_BLOCKED,
      FIRST_MILL_DRAWS,
    ],
  },
  'marelle-a-3-diagonales': {
    pitch: 'Dasselbe kleine Quadrat mit seinen Diagonalen: acht Linien für die erste Mühle.',
    source: `Alfons X., Buch der Spiele (1283), f. 93, „alquerque de tres“; Züge: ${MURRAY_CHESS}`,
    open: [
      'Das Buch Alfons’ X. spricht nur vom Setzen; hier: sind alle drei Steine gesetzt, wird gezogen, wie bei Murray.',
      'Alfons X. zeigt, dass gewinnt, wer in der Mitte beginnt und richtig spielt; hier: die Mitte ist vom ersten Zug an erlaubt; Mühlen beim Setzen zu verbieten macht das Spiel gleich.',
      FIRST_MILL_BLOCKED,
      FIRST_MILL_DRAWS,
    ],
  },
  'marelle-a-6': {
    pitch: 'Zwei Quadrate, sechs Steine für jeden: eine kurze Mühle ohne Springen.',
    source: MURRAY,
    open: [
      'Auf demselben Brett wurde auch mit fünf Steinen gespielt; hier: sechs, und fünf über die Einstellung der Steine.',
      'Vom Springen sprechen die Texte nicht; hier: es gibt keines.',
      TOLD_TWO_MILLS,
      TOLD_DRAWS,
    ],
  },
  'marelle-a-7': {
    pitch: 'Zwei Quadrate und ein Kreuz: eine Mitte mit vier Wegen und Linien zu fünft.',
    source: `Das Brett mit Kreuz, neben der Sechser-Mühle beschrieben; zu dieser: ${MURRAY}`,
    reconstructed: 'Regeln von Mérellier nach der Sechser-Mühle rekonstruiert',
    open: [
      'Die Texte nennen nur das Brett und die sieben Steine; hier: die Regeln der Sechser-Mühle.',
      'Was auf einer Linie von fünf Punkten eine Mühle ist, steht nirgends; hier: drei Steine nebeneinander.',
      TOLD_TWO_MILLS,
      TOLD_DRAWS,
    ],
  },
  lasker: {
    pitch: 'Zehn Steine, und vom ersten Zug an hat man die Wahl: einen setzen oder einen ziehen.',
    source: 'Emanuel Lasker, Brettspiele der Völker (1931), nach neueren Darstellungen',
    open: [
      'Ob Steine im Vorrat beim Springen mitzählen, sagen die Texte nicht; hier: sie zählen mit.',
      TOLD_TWO_MILLS,
      TOLD_DRAWS,
    ],
  },
  morabaraba: {
    pitch: 'Die Zwölfer-Mühle aus dem südlichen Afrika: zwölf „Kühe“, Diagonalen und Springen mit drei.',
    source: 'Mind Sports South Africa und International Wargames Federation, „Generally Accepted Rules“',
    open: [
      'Remis, wenn eine Seite nur noch drei Steine hat und in zehn Zügen nichts geschlagen wird; hier: zehn Züge jeder Seite.',
      'Füllt das Setzen das Brett ohne einen Schlag, kann niemand ziehen; hier: remis, wie anderswo in der Zwölfer-Mühle.',
      'Von Wiederholung spricht der Text nicht; hier: remis, wenn dieselbe Stellung zum vierten Mal entsteht.',
    ],
    departures: [
      'Nach dem Text darf ein Stein, der eine Mühle verlässt und eine andere schließt, die erste nicht gleich wieder schließen; hier: er darf.',
    ],
  },
} satisfies RuleSetEntries<MillRuleSetId>;
