import { execFileSync } from 'node:child_process';
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { DraughtsRuleSet } from '@merellier/rules';
import { writeLearnt } from '../../src/draughts/learnt-file.ts';
import type { Learnt } from './learn.ts';
import { RESULT_SHARE } from './observations.ts';

const FOLDER = fileURLToPath(new URL('../../src/draughts/learnt', import.meta.url));

/** Writes weights into src/draughts/learnt with their card, which ends with these lines, and lists the file. */
export function keep(rules: DraughtsRuleSet, learnt: Learnt, lines: readonly string[]): void {
  const text = writeLearnt(rules.core, learnt.weights);
  const module = `// Written by npm run train: ${rules.id}.md says what it comes from.\nexport const LEARNT: string =\n  '${text}';\n`;
  writeFileSync(join(FOLDER, `${rules.id}.ts`), module);
  writeFileSync(join(FOLDER, `${rules.id}.md`), cardOf(rules, learnt, gzipSync(module).length, lines));
  writeList();
}

/** What a person wants to know about weights: what they come from, and what they are good for. */
function cardOf(rules: DraughtsRuleSet, learnt: Learnt, bytes: number, lines: readonly string[]): string {
  const { games, nodes, generations, seed, positions, before, after, weights } = learnt;
  const { full, empty } = weights.patterns;
  const used = full.filter((each, i) => each !== 0 || empty[i] !== 0).length;
  const all = [
    `Data: ${generations * games} games of the engine with itself in ${generations} ${generations === 1 ? 'generation' : 'generations'}, seed ${seed}, ${nodes} nodes a turn, from two to ten random turns; ${positions} quiet positions, worth ${percentOf(RESULT_SHARE)} of the result and ${percentOf(1 - RESULT_SHARE)} of what the search thought; in every second game a turn in twelve was random, and its result counts nothing`,
    `Fit: logistic regression, a position in twenty kept from it; on those the mean loss went from ${before.toFixed(4)} to ${after.toFixed(4)}`,
    `Patterns: ${used} of ${full.length} have a weight; ${(bytes / 1000).toFixed(0)} kB compressed`,
    ...lines,
    `Date: ${new Date().toISOString().slice(0, 10)}`,
  ];
  return `# Learnt weights of ${rules.id}\n\n${all.map((line) => `- ${line}\n`).join('')}`;
}

const percentOf = (share: number): string => `${Math.round(100 * share)} %`;

/** Lists the files that there are: their names for those who only ask, and how they are loaded. */
function writeList(): void {
  const ids = readdirSync(FOLDER).flatMap((name) => (name.endsWith('.ts') ? [name.slice(0, -3)] : []));
  write(
    'learnt-ids.ts',
    `import type { RuleSetId } from '@merellier/rules';

/** The rule sets that have learnt weights. Written by npm run train. */
export const LEARNT_IDS: readonly RuleSetId[] = [${ids.map((id) => `'${id}'`).join(', ')}];
`,
  );
  write(
    'learnt-list.ts',
    `import type { LearntFiles } from './learnt-file.ts';

/** How learnt weights are loaded. Written by npm run train. */
export const LEARNT_FILES: LearntFiles = {
${ids.map((id) => `  '${id}': () => import('./learnt/${id}.ts'),\n`).join('')}};
`,
  );
}

/** Writes a source file beside the folder of weights. */
function write(name: string, text: string): void {
  const path = join(FOLDER, '..', name);
  writeFileSync(path, text);
  execFileSync('npx', ['biome', 'format', '--write', path], { stdio: 'inherit' });
}
