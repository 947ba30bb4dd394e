import { readdirSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type BoardLook, imagesOf } from './drawing/material.ts';

const FOLDER = decodeURIComponent(new URL('../images/', import.meta.url).pathname);
const files = readdirSync(FOLDER).filter((file) => /\.(avif|webp)$/.test(file));
const bytes = (name: string): number => {
  const file = files.find((each) => each.startsWith(`${name}.`));
  return file ? statSync(FOLDER + file).size : Number.NaN;
};

const LOOKS: readonly BoardLook[] = ['wood', 'slate', 'parchment', 'contrast'];
const ALL = LOOKS.flatMap((look) => [[look, 'light'] as const, [look, 'dark'] as const]);

describe('the pictures that boards are made of', () => {
  it('are at most 40 kB each', () => {
    for (const file of files) expect(statSync(FOLDER + file).size, file).toBeLessThanOrEqual(40_000);
  });

  it.each(ALL)('cost the first visit at most 60 kB, %s, %s', (look, theme) => {
    const total = imagesOf({ look, theme }, false).reduce((sum, name) => sum + bytes(name), 0);
    expect(total).toBeLessThanOrEqual(60_000);
  });

  it.each(ALL)('are all there, %s, %s', (look, theme) => {
    const missing = imagesOf({ look, theme }, true).filter((name) => Number.isNaN(bytes(name)));
    expect(missing).toEqual([]);
  });
});
