import type { DecisionTexts } from '../decisions.ts';
import type {
  AllEntries,
  ProblemWords,
  RefusalWords,
  RemarkWords,
  RuleSetEntries,
  TurnReasonWords,
} from '../shapes.ts';
import { DECISION_TEXTS } from './decisions.ts';
import { DRAUGHTS_PARAMETERS } from './draughts-parameters.ts';
import { DRAUGHTS_RULE_SETS } from './draughts-rule-sets.ts';
import { MILL_PARAMETERS } from './mill-parameters.ts';
import { MILL_RULE_SETS } from './mill-rule-sets.ts';
import { FRENCH_PLAY } from './play.ts';
import { PROBLEMS } from './problems.ts';
import { REFUSALS } from './refusals.ts';
import { REMARKS } from './remarks.ts';
import { TURN_REASONS } from './turn-reasons.ts';

const PARAMETERS: AllEntries = { ...MILL_PARAMETERS, ...DRAUGHTS_PARAMETERS };
const RULE_SETS: RuleSetEntries = { ...MILL_RULE_SETS, ...DRAUGHTS_RULE_SETS };

/** All that is said, in French: the source of the other languages' type. */
export const FRENCH = {
  ...FRENCH_PLAY,
  refusals: REFUSALS as RefusalWords,
  turnReasons: TURN_REASONS as TurnReasonWords,
  thisTurn: (words: string): string => `Ce coup ${words}`,
  /** A further reason, after the first. */
  itToo: (words: string): string => `Il ${words}`,
  problems: PROBLEMS as ProblemWords,
  remarks: REMARKS as RemarkWords,
  onLine: (line: string, clause: string): string => `ligne ${line} : ${clause}`,
  parameters: PARAMETERS,
  ruleSets: RULE_SETS,
  /** What is said first of a house rule set, in place of what is special of the rule set that it changes. */
  housePitch: (name: string): string => `Une règle maison, d’après « ${name} ».`,
  houseStatus: 'changée par une règle maison',
  decisions: DECISION_TEXTS as DecisionTexts,
  attested: 'règle attestée',
  setting: (name: string, value: string): string => `${name} : ${value}`,
  /** A fault with the place where it stands before it. */
  at: (where: string, fault: string): string => `${where} : ${fault}`,
};
