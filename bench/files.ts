import { spawn } from 'node:child_process';
import { createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Position, ruleSet, type Turn } from '@merellier/rules';
import { writeTurn } from '@merellier/rules/notation';
import { printFigures, whole } from './figures.ts';

const MEGABYTES = 20;
/** Processor seconds for 100 MB: about a minute. */
const AT_MOST = 75;
/** How much more memory a large file may take than a small one, in MB. */
const MEMORY = 80;
const COMMAND = fileURLToPath(new URL('../apps/cli/bin/merellier.mjs', import.meta.url));

const folder = mkdtempSync(join(tmpdir(), 'merellier-bench-'));
try {
  const [small, large] = [join(folder, 'small.pdn'), join(folder, 'large.pdn')];
  await writeCollection(small, 2);
  const games = await writeCollection(large, MEGABYTES);
  const few = await measure(small);
  const many = await measure(large);
  const seconds = (many.seconds * 100) / MEGABYTES;
  printFigures([
    {
      what: `merellier games, ${MEGABYTES} MB of PDN, ${whole(games)} games`,
      ours: `${many.seconds.toFixed(1)} processor s; ${seconds.toFixed(0)} s for 100 MB`,
      limit: `${AT_MOST} s for 100 MB or less`,
      met: seconds <= AT_MOST,
      comparedTo: 'our own limit',
    },
    {
      what: 'memory beside that of 2 MB',
      ours: `${many.memory.toFixed(0)} MB beside ${few.memory.toFixed(0)} MB`,
      limit: `${MEMORY} MB more at most`,
      met: many.memory <= few.memory + MEMORY,
      comparedTo: 'our own limit',
    },
  ]);
} finally {
  rmSync(folder, { recursive: true });
}

/** Writes games of international draughts, as random as they are legal; gives back how many. */
async function writeCollection(path: string, megabytes: number): Promise<number> {
  const rules = ruleSet('international');
  const file = createWriteStream(path);
  let state = 7;
  const below = (most: number): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * most);
  };
  let games = 0;
  for (let size = 0; size < megabytes * 1e6; games++) {
    let position: Position = rules.start();
    let text = `[Event "Club ${games % 97}"]\n[White "Player ${games % 301}"]\n[GameType "20"]\n[Result "*"]\n\n`;
    for (let ply = 0; ply < 90; ply++) {
      const turns: readonly Turn[] = rules.turns(position as never);
      const turn = turns[below(turns.length)];
      if (!turn) break;
      text += `${ply % 2 === 0 ? `${ply / 2 + 1}. ` : ''}${writeTurn(rules, position as never, turn as never)}${ply % 12 === 11 ? '\n' : ' '}`;
      position = rules.play(position as never, turn as never);
    }
    text += '*\n\n';
    size += text.length;
    if (!file.write(text)) await new Promise<void>((drained) => file.once('drain', () => drained()));
  }
  await new Promise<void>((done) => file.end(done));
  return games;
}

/** Processor seconds and most memory, in MB, of a check. */
function measure(path: string): Promise<{ seconds: number; memory: number }> {
  const told = `process.on('exit', () => { const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
    process.stderr.write(JSON.stringify({ seconds: (userCPUTime + systemCPUTime) / 1e6, memory: maxRSS / 1024 })); });`;
  const hook = `data:text/javascript,${encodeURIComponent(told)}`;
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--import', hook, COMMAND, 'games', path], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let said = '';
    child.stderr.on('data', (text) => {
      said += text;
    });
    child.once('close', (status) =>
      status === 0 ? resolve(JSON.parse(said)) : reject(new Error(`games ended with ${status}: ${said}`)),
    );
  });
}
