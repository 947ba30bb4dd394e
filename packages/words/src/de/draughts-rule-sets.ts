import type { DraughtsRuleSetId } from '@merellier/rules';
import type { RuleSetEntries } from '../shapes.ts';

const POCKET = 'Ravensburger, „Marelle & Dames“, Taschenspiel Nr. 20 545 5, Text von Monika Gohl';

const BOOK = [
  'Ein Stein, der die letzte Reihe „erreicht“, wird nach den Regeln zur Dame; hier: wenn sein Zug dort endet.',
  'Welchen von mehreren Schlägen man wählt, sagen die Regeln nicht; hier: jeden.',
  'Der Dame verbieten die Regeln, dieselbe Figur zweimal zu überspringen; hier: dem Stein auch.',
  'Die Regeln geben nur ein Beispiel für Remis, Dame gegen Dame; hier: remis nach 5 Zügen jeder Seite ohne Schlag.',
  'Zwei weitere Remis, von denen die Regeln nicht sprechen: dieselbe Stellung zum dritten Mal und 25 Züge jeder Seite nur mit Damen und ohne Schlag.',
];
const DRAWS =
  'Die Verbände haben eigene, genauere Remisregeln; hier: drei einfache, die sich in den Einstellungen ändern lassen.';

/** The rule sets of draughts, by id. */
export const DRAUGHTS_RULE_SETS = {
  dames: {
    pitch:
      'Dame, wie man sie in Frankreich zu Hause spielt: Steine schlagen auch rückwärts, die Dame landet direkt dahinter.',
    source: POCKET,
    open: BOOK,
  },
  'dame-100': {
    pitch: 'Dasselbe Spiel auf 100 Feldern mit je 20 Steinen.',
    source: POCKET,
    open: BOOK,
  },
  'dames-a-souffler': {
    pitch: 'Wer einen Schlag übersieht, dem darf die Figur gepustet werden, und Pusten ist kein Zug.',
    source: `${POCKET}, Variante`,
    open: [
      'Von einem Schlag, der auf halbem Wege endet, sprechen die Regeln nicht; hier: auch diese Figur darf gepustet werden.',
      'Wann gepustet wird, sagen die Regeln nicht; hier: zu Beginn des eigenen Zuges, eine Figur, statt den Schlag zu verlangen oder darüber hinwegzusehen.',
      ...BOOK,
    ],
  },
  international: {
    pitch: 'Auf 100 Feldern: Man muss so viele Figuren schlagen wie möglich, und die Dame landet, wo sie will.',
    source: 'Regeln des Weltdamebundes (FMJD)',
    open: [DRAWS],
  },
  brazilian: {
    pitch: 'Die internationalen Regeln auf 64 Feldern.',
    source: 'Regeln der Dame auf 64 Feldern, Sektion des Weltdamebundes (FMJD)',
    open: [DRAWS],
  },
  russian: {
    pitch:
      'Ein Stein, der beim Schlagen über die letzte Reihe kommt, schlägt als Dame weiter; jeder Schlag ist erlaubt.',
    source: 'Regeln der russischen Dame, Sektion 64 Felder des Weltdamebundes (FMJD)',
    open: [DRAWS],
  },
  pool: {
    pitch: 'Aus dem Süden der USA: Jeder Schlag ist erlaubt, auch rückwärts, die Dame zieht weit, Schwarz beginnt.',
    source: 'Regeln der American Pool Checkers Association (APCA)',
    open: [DRAWS],
  },
  english: {
    pitch: 'Die Dame zieht nur ein Feld weit, Steine schlagen nur vorwärts, Schwarz beginnt.',
    source: 'Regeln der World Checkers and Draughts Federation (WCDF)',
    open: [DRAWS],
  },
  italian: {
    pitch:
      'Ein Stein schlägt keine Dame; man muss so viele Figuren schlagen wie möglich, und mit der Dame, wenn sie kann.',
    source: 'Regeln der Federazione Italiana Dama (FID)',
    open: [DRAWS],
  },
  spanish: {
    pitch: 'Steine schlagen nur vorwärts; man muss so viele Figuren schlagen wie möglich, dann so viele Damen.',
    source: 'Überlieferte spanische Regeln',
    open: [DRAWS],
  },
  czech: {
    pitch: 'Steine schlagen nur vorwärts, und die Dame schlägt vor den Steinen.',
    source: 'Regeln der Česká federace dámy',
    open: [DRAWS],
  },
} satisfies RuleSetEntries<DraughtsRuleSetId>;
