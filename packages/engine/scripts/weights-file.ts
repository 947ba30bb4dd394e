import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { DraughtsWeights } from '../src/draughts/features.ts';
import type { MillWeights } from '../src/mill/features.ts';
import type { Tuned } from '../src/weights.ts';

interface WeightsOf {
  mill: MillWeights;
  draughts: DraughtsWeights;
}

/** Writes the tuned weights of a family into its weights-table.ts, formatted as everything here is. */
export function writeWeights<Family extends keyof WeightsOf>(
  family: Family,
  table: Readonly<Record<string, Tuned<WeightsOf[Family]>>>,
): void {
  const path = fileURLToPath(new URL(`../src/${family}/weights-table.ts`, import.meta.url));
  const ids = Object.keys(table).map((id) => `'${id}'`);
  const name = family === 'mill' ? 'MillWeights' : 'DraughtsWeights';
  writeFileSync(
    path,
    `import type { Tuned } from '../weights.ts';
import type { ${name} } from './features.ts';

/** The weights of the rule sets that were tuned. Written by scripts/tune-${family}.ts, one rule set at a time. */
export const ${family.toUpperCase()}_WEIGHTS: Readonly<Record<${ids.join(' | ')}, Tuned<${name}>>> = ${JSON.stringify(table, null, 2)};
`,
  );
  execFileSync('npx', ['biome', 'format', '--write', path], { stdio: 'inherit' });
}
