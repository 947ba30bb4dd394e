import { writeFileSync } from 'node:fs';
import type { OpeningsText } from '../src/openings/known-openings.ts';
import { openingsKey } from '../src/openings/load.ts';
import type { Variant } from '../src/variant.ts';

const list = (text: string): string => (text === '' ? `''` : `\`\n${text}\n\`.trim()`);

/** Writes what is checked in about the openings of a rule set. */
export function writeOpeningsFile(variant: Variant, text: OpeningsText): void {
  const { plies, counts, first, second, gentle, sharp, masters, leftOut } = text;
  const file = `import type { OpeningsText } from '../known-openings.ts';

/** Made by scripts/make-lots.ts from the tables of \`${variant.rules.id}\`. */
export const OPENINGS: OpeningsText = {
  plies: ${plies},
  counts: { win: ${counts.win}, draw: ${counts.draw}, loss: ${counts.loss} },
  first: ${list(first)},
  second: ${list(second)},
  gentle: ${list(gentle)},
  sharp: ${list(sharp)},
  masters: ${list(masters)},
  leftOut: ${list(leftOut)},
};
`;
  writeFileSync(new URL(`../src/openings/data/${openingsKey(variant)}.ts`, import.meta.url), file);
}
