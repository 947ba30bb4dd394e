import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LOOKS, type Look } from '../settings/settings.ts';

/** The properties of a look as they hold in the light or in the dark: those of wood, and over them its own. */
function properties(look: Look, dark: boolean): ReadonlyMap<string, string> {
  const boards = ['board', 'looks'].map((name) => read(`../../../../packages/board/src/${name}.css`));
  const files = [...boards, read('./themes/wood.css'), ...(look === 'wood' ? [] : [read(`./themes/${look}.css`)])];
  const values = new Map<string, string>();
  for (const css of files)
    for (const [, selectors = '', body = ''] of css
      .replace(/\/\*.*?\*\/|@media[^{]*\{[^}]*\}\s*\}/gs, '')
      .matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
      const holds = selectors.split(',').some((one) => applies(one.trim(), look, dark));
      if (holds)
        for (const [, name = '', value = ''] of body.matchAll(/(--[\w-]+):\s*([^;]+);/g)) values.set(name, value);
    }
  return values;
}

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');

function applies(selector: string, look: Look, dark: boolean): boolean {
  const light = [':root', `[data-look="${look}"]`];
  return light.includes(selector) || (dark && [...light, ''].some((one) => selector === `${one}[data-theme="dark"]`));
}

type Rgb = readonly [number, number, number];

function rgb(values: ReadonlyMap<string, string>, name: string): Rgb {
  const value = values.get(`--${name}`) ?? '';
  const [, hex] = /^#([0-9a-f]{6})$/.exec(value) ?? [];
  if (hex === undefined) throw new Error(`--${name} is no colour: ${value}`);
  return [0, 2, 4].map((i) => Number.parseInt(hex.slice(i, i + 2), 16) / 255) as unknown as Rgb;
}

/** Relative luminance and contrast as WCAG 2.2 defines them. */
function luminance(colour: Rgb): number {
  const [r, g, b] = colour.map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  ) as unknown as Rgb;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
const between = (a: number, b: number): number => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);

const mix = (over: Rgb, under: Rgb, share: number): Rgb =>
  over.map((part, i) => part * share + (under[i] ?? 0) * (1 - share)) as unknown as Rgb;

const TEXT: readonly (readonly [string, string])[] = [
  ...['paper', 'leaf', 'sunk'].flatMap((paper) => [['ink', paper] as const, ['ink-2', paper] as const]),
  ...['paper', 'leaf'].flatMap((paper) => [['madder', paper] as const, ['gold', paper] as const]),
  // Notices, on their own ground.
  ['ink', 'gold-wash'],
  ['ink', 'madder-wash'],
  ['on-act', 'act'],
  ['board-name', 'board-wood'],
  // The letters on the tags and arrows of the analysis.
  ['board-key', 'board-ink'],
  ['board-gold-ink', 'board-gold'],
  ['board-key', 'board-accent'],
];

const LINES: readonly (readonly [string, string])[] = [
  ...['edge', 'focus', 'madder'].flatMap((line) => [[line, 'paper'] as const, [line, 'leaf'] as const]),
  ['act', 'paper'],
  ['board-line', 'board-wood'],
  ['board-dot', 'board-wood'],
  ['board-dot-square', 'board-dark'],
  ['board-ink', 'board-wood'],
  ['board-ink', 'board-dark'],
  ['board-accent', 'board-key'],
  ['man-light-rim', 'man-light'],
  ['man-dark-rim', 'man-dark'],
  ['man-light', 'man-dark'],
  ['die-special', 'man-light'],
];

describe.each(LOOKS.flatMap((look) => [[look, 'light'] as const, [look, 'dark'] as const]))('%s, %s', (look, theme) => {
  const values = properties(look, theme === 'dark');
  const contrast = ([a, b]: readonly [string, string]): number =>
    between(luminance(rgb(values, a)), luminance(rgb(values, b)));
  const tooLow = (pairs: readonly (readonly [string, string])[], least: number): readonly string[] =>
    pairs.filter((pair) => contrast(pair) < least).map((pair) => `${pair.join(' on ')}: ${contrast(pair).toFixed(2)}`);

  it('has text of 4.5:1 or more', () => expect(tooLow(TEXT, 4.5)).toEqual([]));

  it('has lines, rims, marks and focus of 3:1 or more', () => expect(tooLow(LINES, 3)).toEqual([]));

  it.each(['board-wood', 'board-dark'])('shows both kinds of men on %s, by face or by rim', (under) => {
    for (const man of ['man-light', 'man-dark'])
      expect(Math.max(contrast([man, under]), contrast([`${man}-rim`, under]))).toBeGreaterThanOrEqual(3);
  });

  it.each([
    ['the red of a man to take', 'board-accent', 'board-key', ['board-wood', 'board-dark']],
    ['the gold of a mill', 'board-gold', 'board-line', ['board-wood']],
  ] as const)('shows %s, by itself or by its edge', (_, mark, edge, grounds) => {
    for (const ground of grounds)
      expect(Math.max(contrast([mark, ground]), contrast([edge, ground]))).toBeGreaterThanOrEqual(3);
  });

  it('shows which men can be moved', () => {
    const [, opacity = ''] =
      /\.board-pickable \{[^}]*opacity: ([\d.]+)/.exec(read('../../../../packages/board/src/board.css')) ?? [];
    const under = rgb(values, 'board-wood');
    const ring = mix(rgb(values, 'board-line'), under, Number(opacity));
    expect(between(luminance(ring), luminance(under))).toBeGreaterThanOrEqual(3);
  });
});

it('every look says in the dark all that it says in the light', () => {
  for (const look of LOOKS.filter((name) => name !== 'wood')) {
    const [light = '', dark = ''] = read(`./themes/${look}.css`).split('[data-theme="dark"]');
    const names = (css: string): readonly string[] => [...css.matchAll(/(--[\w-]+):/g)].map(([, name = '']) => name);
    expect(names(dark)).toEqual(names(light));
  }
});
