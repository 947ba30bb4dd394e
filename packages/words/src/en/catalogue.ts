import type { Catalogue } from '../catalogue.ts';
import { DECISION_TEXTS } from './decisions.ts';
import { DRAUGHTS_PARAMETERS } from './draughts-parameters.ts';
import { DRAUGHTS_RULE_SETS } from './draughts-rule-sets.ts';
import { MILL_PARAMETERS } from './mill-parameters.ts';
import { MILL_RULE_SETS } from './mill-rule-sets.ts';
import { ENGLISH_PLAY } from './play.ts';
import { PROBLEMS } from './problems.ts';
import { REFUSALS } from './refusals.ts';
import { REMARKS } from './remarks.ts';
import { TURN_REASONS } from './turn-reasons.ts';

/** All that is said, in English. */
export const ENGLISH: Catalogue = {
  ...ENGLISH_PLAY,
  refusals: REFUSALS,
  turnReasons: TURN_REASONS,
  thisTurn: (words) => `This move ${words}`,
  /** A further reason, after the first. */
  itToo: (words) => `It ${words}`,
  problems: PROBLEMS,
  remarks: REMARKS,
  onLine: (line, clause) => `line ${line}: ${clause}`,
  parameters: { ...MILL_PARAMETERS, ...DRAUGHTS_PARAMETERS },
  ruleSets: { ...MILL_RULE_SETS, ...DRAUGHTS_RULE_SETS },
  housePitch: (name) => `House rules based on “${name}”.`,
  houseStatus: 'changed by a house rule',
  decisions: DECISION_TEXTS,
  attested: 'attested rules',
  setting: (name, value) => `${name}: ${value}`,
  at: (where, fault) => `${where}: ${fault}`,
};
