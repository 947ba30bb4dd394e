/**
 * What the records of matches come to, a row of a table in Markdown for each pair of programs and rule set.
 *
 *     node --conditions=source --import tsx apps/cli/scripts/match-records.ts bench/matches/*.jsonl
 */
import { describe, sentence } from '../../../packages/engine/scripts/result.ts';
import type { TurnLimits } from './match/player.ts';
import { readRecord, type Summary, summaryOf } from './match/record.ts';

const toldLimits = ({ processor, seconds, depth, nodes }: TurnLimits): string =>
  [
    ...(processor === undefined ? [] : [`${processor} s of processor time`]),
    ...(seconds === undefined ? [] : [`${seconds} s by the clock`]),
    ...(depth === undefined ? [] : [`depth ${depth}`]),
    ...(nodes === undefined ? [] : [`${nodes} nodes`]),
  ].join(', ');

const together = new Map<string, Summary>();
for (const path of process.argv.slice(2)) {
  const { terms, games } = readRecord(path);
  const name = `${terms.rules} | ${terms.programs.join(' | ')} | ${toldLimits(terms.limits)}`;
  together.set(name, summaryOf(games, together.get(name)));
}
console.log('| rule set | first | second | a turn | games | score | processor time a turn, ms (longest) |');
console.log('|---|---|---|---|---|---|---|');
for (const [name, { tally, spent }] of together) {
  const { percent, error } = describe(tally);
  const [, result = ''] = sentence(tally).split(/: |,/);
  const times = spent.map(
    ({ turns, millis, most }) => `${(millis / Math.max(1, turns)).toFixed(0)} (${most.toFixed(0)})`,
  );
  console.log(`| ${name} | ${result} | ${percent.toFixed(1)} % ± ${error.toFixed(1)} | ${times.join(', ')} |`);
}
