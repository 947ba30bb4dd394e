// Asks bbpPairings (Apache-2.0, https://github.com/BieremaBoyzProgramming/bbpPairings) to pair the rounds of Swiss tournaments by FIDE's Dutch
// system, and records its answers for the tests: node --import tsx packages/tournament/scripts/record-pairings.ts PROGRAM
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { askBbpPairings } from '../src/testing/bbp-pairings.ts';
import { playedSwiss } from '../src/testing/played-swiss.ts';

const TOURNAMENTS = 40;
const [, , program] = process.argv;
if (!program) throw new Error('name the program bbpPairings');

const recorded: { seed: number; rounds: (readonly [number, number])[][] }[] = [];
for (let seed = 1; seed <= TOURNAMENTS; seed++) {
  const { evening, rounds, prepare, play } = playedSwiss(seed);
  const answers: (readonly [number, number])[][] = [];
  for (let round = 1; round <= rounds; round++) {
    prepare();
    const draws = askBbpPairings(program, evening.state, rounds);
    if (!draws) break;
    answers.push(draws.map(({ first, second }) => [first, second ?? 0]));
    play(draws);
  }
  recorded.push({ seed, rounds: answers });
}
const file = fileURLToPath(new URL('../src/formats/fixtures/bbp-pairings.json', import.meta.url));
const lines = recorded.map((each) => JSON.stringify(each)).join(',\n');
writeFileSync(file, `[\n${lines}\n]\n`);
console.log(`${recorded.length} tournaments, ${recorded.flatMap(({ rounds }) => rounds).length} rounds`);
