import type { Catalogue } from '../catalogue.ts';
import { capital } from '../sentence.ts';
import { DECISION_TEXTS } from './decisions.ts';
import { DRAUGHTS_PARAMETERS } from './draughts-parameters.ts';
import { DRAUGHTS_RULE_SETS } from './draughts-rule-sets.ts';
import { MILL_PARAMETERS } from './mill-parameters.ts';
import { MILL_RULE_SETS } from './mill-rule-sets.ts';
import { GERMAN_PLAY } from './play.ts';
import { PROBLEMS } from './problems.ts';
import { REFUSALS } from './refusals.ts';
import { REMARKS } from './remarks.ts';
import { TURN_REASONS } from './turn-reasons.ts';

/** All that is said, in German. */
export const GERMAN: Catalogue = {
  ...GERMAN_PLAY,
  refusals: REFUSALS,
  turnReasons: TURN_REASONS,
  thisTurn: (words) => `Dieser Zug ${words}`,
  /** A further reason, after the first. */
  itToo: (words) => `Er ${words}`,
  problems: PROBLEMS,
  remarks: REMARKS,
  onLine: (line, clause) => `Zeile ${line}: ${capital(clause)}`,
  parameters: { ...MILL_PARAMETERS, ...DRAUGHTS_PARAMETERS },
  ruleSets: { ...MILL_RULE_SETS, ...DRAUGHTS_RULE_SETS },
  housePitch: (name) => `Eine Hausregel nach „${name}“.`,
  houseStatus: 'durch eine Hausregel geändert',
  decisions: DECISION_TEXTS,
  attested: 'überlieferte Regeln',
  setting: (name, value) => `${name}: ${value}`,
  at: (where, fault) => `${where}: ${capital(fault)}`,
};
