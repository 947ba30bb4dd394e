#!/usr/bin/env -S node --conditions=source --import tsx
// Checks tables against the rules: random positions of every subspace, men in hand too, must have the value that their
// turns, by @merellier/rules, lead to, and the distance where there is one:
//   check-by-rules.ts RULES FOLDER [--each 100] [--set men=5]…
// Shares with the solver only the numbering of positions and the reading of files.
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { MillPosition } from '@merellier/rules';
import { writeFen } from '@merellier/rules/notation';
import {
  compareTurns,
  type Exact,
  exactTurns,
  exactValue,
  handsIn,
  type Layer,
  layersOf,
  pairOf,
  pairsUpTo,
} from '@merellier/tablebase';
import { DiskTables, layerFile, tableFile } from '@merellier/tablebase/node';
import { chosenVariant } from './chosen-variant.ts';

const {
  positionals: [id = '', folder = ''],
  values: { each, set },
} = parseArgs({
  allowPositionals: true,
  options: { each: { type: 'string', default: '100' }, set: { type: 'string', multiple: true } },
});
const variant = chosenVariant(id, set);
const { rules } = variant;
const tables = DiskTables.open(variant, folder);
if (!tables) throw new Error(`there are no tables of ${id} in ${folder}`);

const moving = pairsUpTo(variant.men)
  .filter((pair) => existsSync(tableFile(folder, variant, pair)))
  .flatMap(({ white, black }): readonly Layer[] => [
    { own: white, opponent: black, hands: 0 },
    ...(white === black ? [] : [{ own: black, opponent: white, hands: 0 }]),
  ]);
const entering = layersOf(variant).filter((layer) => existsSync(layerFile(folder, variant, layer)));

let wrong = 0;
let looked = 0;
for (const subspace of [...moving, ...entering]) {
  const pair = pairOf(subspace);
  const size = tables.places.size(pair);
  for (let i = 0; i < Number(each); i++) {
    const position = positionAt(subspace, tables.places.at(pair, Math.floor(Math.random() * size)));
    const exact = exactValue(rules, tables, position);
    const turns = exactTurns(rules, tables, position);
    // Below an unfinished layer there may be nothing to compare with.
    if (!exact || !turns || rules.outcome(position)) continue;
    looked++;
    const best = [...turns].sort(compareTurns)[0];
    if (best && agrees(exact, best)) continue;
    wrong++;
    console.log(`wrong: ${writeFen(rules, position)}`);
  }
}
tables.close();
console.log(`${looked} positions of ${moving.length + entering.length} subspaces looked at, ${wrong} wrong`);
if (wrong > 0 || looked === 0) process.exitCode = 1;

function positionAt(subspace: Layer, [more, fewer]: readonly [number, number]): MillPosition {
  const [ownMen, otherMen] = subspace.own >= subspace.opponent ? [more, fewer] : [fewer, more];
  const [ownHand, otherHand] = subspace.hands === 0 ? [0, 0] : handsIn(variant, subspace);
  return Math.random() < 0.5
    ? { white: ownMen, black: otherMen, whiteHand: ownHand, blackHand: otherHand, toPlay: 'white', dice: null }
    : { white: otherMen, black: ownMen, whiteHand: otherHand, blackHand: ownHand, toPlay: 'black', dice: null };
}

function agrees(exact: Exact, best: Exact): boolean {
  return (
    exact.value === best.value &&
    (exact.distance === null || best.distance === null || exact.distance === best.distance)
  );
}
