#!/usr/bin/env -S node --conditions=source --import tsx
// Lists what the chances of a rule set with dice come to, from the heads of their files, as lines of CSV:
//   report-chances.ts RULES FOLDER > docs/solved/RULES.csv
import { existsSync } from 'node:fs';
import { ruleSet } from '@merellier/rules';
import { chanceRulesOf, hasChances } from '@merellier/tablebase';
import { allSides } from '../src/chances/chance-rules.ts';
import { CERTAIN } from '../src/chances/scale.ts';
import { ChanceFile, chanceFile } from '../src/node/disk-chances.ts';

const [id = '', folder = ''] = process.argv.slice(2);
const read = chanceRulesOf(ruleSet(id));
if (!hasChances(read)) throw new Error(`${id}: ${read.reason}`);
console.log('own,opponent,positions,win,loss,better,endless,most_endless,bound');
for (const { own, opponent } of allSides(read.men, read.rules.core.leastMen))
  for (const sides of own === opponent
    ? [{ own, opponent }]
    : [
        { own, opponent },
        { own: opponent, opponent: own },
      ]) {
    if (!existsSync(chanceFile(folder, read, sides))) continue;
    const file = new ChanceFile(folder, read, sides);
    const { size, win, loss, better, endless, mostEndless, missing } = file.description;
    file.close();
    const shares = [win, loss, better, endless / size, mostEndless, missing / CERTAIN].map((share) => share.toFixed(5));
    console.log([sides.own, sides.opponent, size, ...shares].join(','));
  }
