import type { DraughtsRuleSetId } from '@merellier/rules';
import type { RuleSetEntries } from '../shapes.ts';

const POCKET = 'Ravensburger, „Marelle & Dames“, Taschenspiel Nummer 20 545 5, Text von Monika Gohl';

/** The rule sets of draughts, by id. */
export const DRAUGHTS_RULE_SETS = {
  dames: {
    pitch:
      'Dame, wie man sie in Frankreich zu Hause spielt: Steine schlagen auch rückwärts, die Dame landet direkt dahinter.',
    source: POCKET,
  },
  'dame-100': {
    pitch: 'Dasselbe Spiel auf 100 Feldern mit je 20 Steinen.',
    source: POCKET,
  },
  'dames-a-souffler': {
    pitch: 'Wer einen Schlag übersieht, dem darf die Figur gepustet werden, und Pusten ist kein Zug.',
    source: `${POCKET}, Variante`,
  },
  'dame-36': {
    pitch: 'Für den Anfang: sechs Steine auf jeder Seite, 36 Felder, und die Regeln der Familiendame.',
    source: `${POCKET}, auf kleinem Brett`,
  },
  international: {
    pitch: 'Auf 100 Feldern: Man muss so viele Figuren schlagen wie möglich, und die Dame landet, wo sie will.',
    source: 'Regeln des Weltdamebundes (FMJD)',
  },
  brazilian: {
    pitch: 'Die internationalen Regeln auf 64 Feldern.',
    source: 'Regeln der Dame auf 64 Feldern, Sektion des Weltdamebundes (FMJD)',
  },
  russian: {
    pitch:
      'Ein Stein, der beim Schlagen über die letzte Reihe kommt, schlägt als Dame weiter; jeder Schlag ist erlaubt.',
    source: 'Regeln der russischen Dame, Sektion 64 Felder des Weltdamebundes (FMJD)',
  },
  pool: {
    pitch: 'Aus dem Süden der USA: Jeder Schlag ist erlaubt, auch rückwärts, die Dame zieht weit, Schwarz beginnt.',
    source: 'Regeln der American Pool Checkers Association (APCA)',
  },
  english: {
    pitch: 'Die Dame zieht nur ein Feld weit, Steine schlagen nur vorwärts, Schwarz beginnt.',
    source: 'Regeln der World Checkers and Draughts Federation (WCDF)',
  },
  italian: {
    pitch:
      'Ein Stein schlägt keine Dame; man muss so viele Figuren schlagen wie möglich, und mit der Dame, wenn sie kann.',
    source: 'Regeln der Federazione Italiana Dama (FID)',
  },
  spanish: {
    pitch: 'Steine schlagen nur vorwärts; man muss so viele Figuren schlagen wie möglich, dann so viele Damen.',
    source: 'Überlieferte spanische Regeln',
  },
  czech: {
    pitch: 'Steine schlagen nur vorwärts, und die Dame schlägt vor den Steinen.',
    source: 'Regeln der Česká federace dámy',
  },
  canadian: {
    pitch: 'Internationale Dame auf 144 Feldern mit dreißig Steinen auf jeder Seite: lange Partien.',
    source: 'Kanadische Dame, wie man sie in Québec spielt',
  },
  turkish: {
    pitch: 'Gespielt wird auf allen Feldern, geradeaus und seitwärts; Geschlagenes geht Stück für Stück vom Brett.',
    source: 'Dama, die in der Türkei üblichen Regeln',
  },
  armenian: {
    pitch: 'Türkische Dame, bei der man auch schräg zieht, dort aber nicht schlägt.',
    source: 'Tama, die in Armenien üblichen Regeln',
  },
  thai: {
    pitch:
      'Acht Steine auf jeder Seite, die nur vorwärts schlagen; die Dame landet gleich hinter jeder Figur, die sie schlägt.',
    source: 'Mak-hot, die in Thailand üblichen Regeln',
  },
  antidraughts: {
    pitch: 'Internationale Dame andersherum: Wer keine Figur mehr hat oder nicht ziehen kann, gewinnt.',
    source: 'Regeln von lidraughts.org',
  },
  breakthrough: {
    pitch: 'Internationale Dame, aber die erste Dame gewinnt.',
    source: 'Regeln von lidraughts.org',
  },
  frisian: {
    pitch:
      'Internationale Dame, bei der man auch entlang der Reihen und Linien schlägt und eine Dame fast zwei Steine wert ist.',
    source: 'Regeln des Frysk Damjen',
  },
  frysk: {
    pitch: 'Friesische Dame mit fünf Steinen auf jeder Seite: eine kurze Partie.',
    source: 'Regeln von lidraughts.org',
  },
  killer: {
    pitch: 'Internationale Dame, aber eine Dame, die zuletzt eine Dame schlägt, bleibt gleich dahinter stehen.',
    source: 'Auf damforum.nl übliche Regeln',
  },
} satisfies RuleSetEntries<DraughtsRuleSetId>;
