import type { Numbers } from '../numbers.ts';
import type {
  AllEntries,
  ProblemWords,
  ReasonWords,
  RefusalWords,
  RemarkWords,
  RuleSetEntries,
  TurnReasonWords,
} from '../shapes.ts';
import { DRAUGHTS_PARAMETERS } from './draughts-parameters.ts';
import { DRAUGHTS_RULE_SETS } from './draughts-rule-sets.ts';
import { LEVELS, NUMBERS, SIDES } from './language.ts';
import { MILL_PARAMETERS } from './mill-parameters.ts';
import { MILL_RULE_SETS } from './mill-rule-sets.ts';
import { OUTCOMES, REASONS } from './outcomes.ts';
import { PROBLEMS } from './problems.ts';
import { REFUSALS } from './refusals.ts';
import { REMARKS } from './remarks.ts';
import { TURN_REASONS } from './turn-reasons.ts';
import { placeLabel, THROWS, TO_PLAY, TOLD } from './turns.ts';

const PARAMETERS: AllEntries = { ...MILL_PARAMETERS, ...DRAUGHTS_PARAMETERS };
const RULE_SETS: RuleSetEntries = { ...MILL_RULE_SETS, ...DRAUGHTS_RULE_SETS };

/** All that is said, in French: the source of the other languages' type. */
export const FRENCH = {
  numbers: NUMBERS as Numbers,
  sides: SIDES,
  levels: LEVELS,
  refusals: REFUSALS as RefusalWords,
  reasons: REASONS as ReasonWords,
  turnReasons: TURN_REASONS as TurnReasonWords,
  thisTurn: (words: string): string => `Ce coup ${words}`,
  /** A further reason, after the first. */
  itToo: (words: string): string => `Il ${words}`,
  outcomes: OUTCOMES,
  problems: PROBLEMS as ProblemWords,
  remarks: REMARKS as RemarkWords,
  onLine: (line: string, clause: string): string => `ligne ${line} : ${clause}`,
  parameters: PARAMETERS,
  ruleSets: RULE_SETS,
  placeLabel,
  told: TOLD,
  toPlay: TO_PLAY,
  throws: THROWS,
  attested: 'règle attestée',
  houseRules: (name: string): string => `${name}, règle maison`,
  setting: (name: string, value: string): string => `${name} : ${value}`,
  /** A fault with the place where it stands before it. */
  at: (where: string, fault: string): string => `${where} : ${fault}`,
};
