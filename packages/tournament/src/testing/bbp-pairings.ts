import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Encounter, encountersOf } from '../encounters.ts';
import type { Draw } from '../pairing.ts';
import type { Tournament } from '../state.ts';

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

/**
 * How the program bbpPairings (Apache-2.0, https://github.com/BieremaBoyzProgramming/bbpPairings) pairs the next round of a tournament, by
 * FIDE's Dutch system; null where it finds no pairing.
 */
export function askBbpPairings(program: string, tournament: Tournament, rounds: number): readonly Draw[] | null {
  const folder = mkdtempSync(join(tmpdir(), 'merellier-pairings-'));
  try {
    const [input, output] = [join(folder, 'in.trf'), join(folder, 'out.txt')];
    writeFileSync(input, report(tournament, rounds));
    try {
      execFileSync(program, ['--dutch', input, '-p', output], { stdio: 'pipe' });
    } catch (error) {
      // It says by its exit status that there is no pairing; a program that cannot be run is another matter.
      if ((error as { status?: number | null }).status === 1) return null;
      throw error;
    }
    const [, ...pairs] = readFileSync(output, 'utf8').trim().split('\n');
    return pairs.map((line): Draw => {
      const [first = 0, second = 0] = line.trim().split(/\s+/).map(Number);
      return { first, second: second || null };
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}
