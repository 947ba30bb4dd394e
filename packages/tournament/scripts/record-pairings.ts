// Asks bbpPairings (Apache-2.0, https://github.com/BieremaBoyzProgramming/bbpPairings) to pair the rounds of Swiss tournaments by FIDE's Dutch
// system, and records its answers for the tests: node --import tsx packages/tournament/scripts/record-pairings.ts PROGRAM
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Encounter, encountersOf } from '../src/encounters.ts';
import type { Draw } from '../src/pairing.ts';
import type { Tournament } from '../src/state.ts';
import { playedSwiss } from '../src/testing/played-swiss.ts';

const TOURNAMENTS = 40;
const [, , program] = process.argv;
if (!program) throw new Error('name the program bbpPairings');

const padded = (value: string | number, width: number): string => String(value).padStart(width);

/** One round of one player, as a TRF report has it. */
function roundOf(encounter: Encounter | undefined, player: number): string {
  if (!encounter) return '  0000 - Z';
  if (encounter.opponent === null) return '  0000 - U';
  const isWhite = encounter.pairing.first === player;
  const result = encounter.points === 1 ? '1' : encounter.points === 0 ? '0' : '=';
  return `  ${padded(encounter.opponent, 4)} ${isWhite ? 'w' : 'b'} ${result}`;
}

/** A tournament before its next round, in FIDE's report format (TRF), with the extension that names the number of rounds. */
function report(tournament: Tournament, rounds: number): string {
  const encounters = encountersOf(tournament);
  const lines = tournament.players.map(({ id, name, withdrawn }) => {
    const own = encounters.get(id) ?? [];
    const points = own.reduce((sum, each) => sum + each.points, 0);
    const played = tournament.rounds.map(({ number }) =>
      roundOf(
        own.find(({ round }) => round === number),
        id,
      ),
    );
    const left = withdrawn ? ['  0000 - Z'] : [];
    const who = `001 ${padded(id, 4)}      ${name.padEnd(33)} ${padded(3000 - id, 4)}`;
    return `${who.padEnd(80)}${padded(points.toFixed(1), 4)} ${padded(id, 4)}${[...played, ...left].join('')}`;
  });
  return `012 test\nXXR ${rounds}\nXXC white1\n${lines.join('\n')}\n`;
}

const folder = mkdtempSync(join(tmpdir(), 'merellier-pairings-'));
const recorded: { seed: number; rounds: (readonly [number, number])[][] }[] = [];
for (let seed = 1; seed <= TOURNAMENTS; seed++) {
  const { evening, rounds, prepare, play } = playedSwiss(seed);
  const answers: (readonly [number, number])[][] = [];
  for (let round = 1; round <= rounds; round++) {
    prepare();
    const [input, output] = [join(folder, 'in.trf'), join(folder, 'out.txt')];
    writeFileSync(input, report(evening.state, rounds));
    try {
      execFileSync(program, ['--dutch', input, '-p', output], { stdio: 'pipe' });
    } catch {
      break;
    }
    const [, ...pairs] = readFileSync(output, 'utf8').trim().split('\n');
    const answer = pairs.map((line) => line.trim().split(/\s+/).map(Number) as [number, number]);
    answers.push(answer);
    play(answer.map(([first, second]): Draw => ({ first, second: second || null })));
  }
  recorded.push({ seed, rounds: answers });
}
rmSync(folder, { recursive: true });
const file = fileURLToPath(new URL('../src/formats/fixtures/bbp-pairings.json', import.meta.url));
const lines = recorded.map((each) => JSON.stringify(each)).join(',\n');
writeFileSync(file, `[\n${lines}\n]\n`);
console.log(`${recorded.length} tournaments, ${recorded.flatMap(({ rounds }) => rounds).length} rounds`);
