/**
 * Writes signature.json anew: the node counts of the fixed bench, which a change of the search changes and any other leaves
 * alone. A change that alters them says so, and why, in its commit.
 *
 *     node --conditions=source --import tsx packages/engine/scripts/signature.ts
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { benchNodes } from '../src/testing/bench.ts';

const nodes = await benchNodes();
writeFileSync(fileURLToPath(new URL('../signature.json', import.meta.url)), `${JSON.stringify(nodes, null, 2)}\n`);
console.log(nodes);
