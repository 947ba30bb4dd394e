import { type MillPosition, type MillRuleSet, ruleSet } from '@merellier/rules';
import { LOSS, WIN } from '../abi.ts';
import { entryAt, exactTurns } from '../exact.ts';
import { handsIn, type Layer, pairOf, sideOf } from '../layer.ts';
import { DiskTables } from '../node/disk-tables.ts';
import { UNKNOWN, valueIn } from '../table.ts';
import { isSolvable, type Variant, variantOf } from '../variant.ts';
import type { PlainValue } from './plain-entries.ts';

/** A rule set as the solver sees it. */
export function solvable(id: string, changes: Readonly<Record<string, string | number>>): Variant {
  const variant = variantOf(ruleSet(id, changes));
  if (!isSolvable(variant)) throw new Error(`${id} is not solvable: ${variant.reason}`);
  return variant;
}

/** The tables of a rule set in a folder. */
export function openTables(variant: Variant, folder: string): DiskTables {
  const disk = DiskTables.open(variant, folder);
  if (!disk) throw new Error('there are no tables');
  return disk;
}

/** Values as the plain solvers give them. */
export const NUMBERS = { win: 1, draw: 0, loss: -1 } as const;

/** What tables say of a position: the value alone, which costs a tenth of all that `exactValue` tells. */
export function worthIn(rules: MillRuleSet, disk: DiskTables, position: MillPosition): PlainValue {
  const entry = entryAt(rules, disk, position);
  if (entry === UNKNOWN) throw new Error('the tables do not cover the position');
  const value = valueIn(entry);
  return value === WIN ? 1 : value === LOSS ? -1 : 0;
}

/** What the best turn of a position leads to, by the tables; where a mill has ended the game, what it came to. */
export function bestTurn(rules: MillRuleSet, disk: DiskTables, position: MillPosition): PlainValue {
  const outcome = rules.outcome(position);
  if (outcome?.reason === 'mill') return outcome.winner === position.toPlay ? 1 : -1;
  const turns = exactTurns(rules, disk, position) ?? [];
  return Math.max(...turns.map(({ value }) => NUMBERS[value])) as PlainValue;
}

/** The position of a layer at an index of its table. */
export function positionAt(
  variant: Variant,
  disk: DiskTables,
  layer: Layer,
  index: number,
  isWhite: boolean,
): MillPosition {
  const men = disk.places.at(pairOf(layer), index);
  const [own, opponent] = sideOf(layer) === 0 ? men : [men[1], men[0]];
  const [ownHand, hand] = handsIn(variant, layer);
  return isWhite
    ? { white: own, black: opponent, whiteHand: ownHand, blackHand: hand, toPlay: 'white', dice: null }
    : { white: opponent, black: own, whiteHand: hand, blackHand: ownHand, toPlay: 'black', dice: null };
}
