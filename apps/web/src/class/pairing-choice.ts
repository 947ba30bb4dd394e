import { RULE_SET_IDS } from '@merellier/rules';
import * as v from 'valibot';
import { readJson } from '../browser/schema.ts';
import { readStored, writeStored } from '../browser/storage.ts';
import { LEVEL_NUMBERS } from '../settings/levels.ts';

/** How opponents are found. */
export const PAIR_WAYS = ['lot', 'strength', 'computer', 'teacher'] as const;
export type PairWay = (typeof PAIR_WAYS)[number];

/** How games of a class are begun. */
export interface PairingChoice {
  readonly way: PairWay;
  /** How strong the computer plays. */
  readonly level: number;
  readonly rules: string;
}

/** Children learn the mill by this one. */
const AT_FIRST: PairingChoice = { way: 'lot', level: 2, rules: 'jeu-du-moulin' };

const choiceSchema = v.object({
  way: v.picklist(PAIR_WAYS),
  level: v.picklist(LEVEL_NUMBERS),
  rules: v.picklist(RULE_SET_IDS),
});

/** What was chosen last on this device: the next games are mostly like it. */
export const keptPairing = (): PairingChoice => readJson(choiceSchema, readStored('local', 'pairing')) ?? AT_FIRST;

export function keepPairing(choice: PairingChoice): void {
  writeStored('local', 'pairing', JSON.stringify(choice));
}
