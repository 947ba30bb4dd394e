import { expect, type Locator, type Page } from '@playwright/test';
import { violationsOf } from './axe.ts';

/** A place of the board, by its name. */
export const place = (page: Page, name: string): Locator =>
  page.locator(`#board .board-place[aria-label^="${name}, "]`);

/** The sentence that says what is to be done now. */
export const task = (page: Page): Locator => page.locator('.task');

/** The sentence beside the board: a refusal, or news. */
export const note = (page: Page): Locator => page.locator('.note');

/** A box of the page, in pixels of its window. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Where an element lies once it lies still: while the page is being laid out it may still move. What is about to slide may
 * stand still for some frames, on a busy machine, so its animations and those of what it lies in are waited for; what is
 * replaced meanwhile lies nowhere, and its successor is looked for.
 */
export async function boxOf(element: Locator): Promise<Box> {
  for (;;) {
    const box = await element.evaluate(stillBox);
    if (box !== null) return box;
  }
}

/** In the page: where a node lies once it lies still; null where it is not in the page any more. */
async function stillBox(node: Element): Promise<Box | null> {
  const boxNow = (): Box => node.getBoundingClientRect().toJSON();
  const isSliding = (): boolean =>
    document.getAnimations().some(({ playState, effect }) => {
      if (playState !== 'running' || !(effect instanceof KeyframeEffect)) return false;
      return effect.target?.contains(node) && effect.getComputedTiming().endTime !== Infinity;
    });
  let [before, now] = [boxNow(), boxNow()];
  do {
    before = now;
    await new Promise((drawn) => requestAnimationFrame(drawn));
    now = boxNow();
  } while (node.isConnected && (isSliding() || JSON.stringify(before) !== JSON.stringify(now)));
  return node.isConnected ? now : null;
}

/** The middle of an element that lies still. */
export async function middleOf(element: Locator): Promise<{ readonly x: number; readonly y: number }> {
  const { x, y, width, height } = await boxOf(element);
  return { x: x + width / 2, y: y + height / 2 };
}

/** Presses the bare board at a place, as a finger does: what lies on it does not matter. */
export async function tap(page: Page, name: string): Promise<void> {
  const { x, y } = await middleOf(place(page, name).locator('.board-hit'));
  await page.mouse.click(x, y);
}

/**
 * Waits until nothing slides, fades or changes its colour any more. Whatever goes on for ever, such as the sign that the
 * computer thinks, is not waited for.
 */
export const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const moving = (): readonly Animation[] =>
      document
        .getAnimations()
        .filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);
    for (let now = moving(); now.length > 0; now = moving())
      await Promise.allSettled(now.map(({ finished }) => finished));
  });

/** Plays a turn as it is written, place by place: `d6`, `d6-d7xg7`, `22x15`. */
export async function playTurn(page: Page, turn: string): Promise<void> {
  for (const name of turn.split(/[-x]/)) await tap(page, name);
}

/** Goes to a part of the page by the Tab key alone, as somebody who has no mouse. */
export async function tabTo(page: Page, part: Locator): Promise<void> {
  const isThere = (): Promise<boolean> => part.evaluate((node) => node === document.activeElement);
  for (let i = 0; !(await isThere()); i++) {
    if (i === 150) throw new Error(`Tab does not lead to ${part}`);
    await page.keyboard.press('Tab');
  }
}

/** Goes there by the Tab key alone and presses a key. */
export async function byKeys(page: Page, part: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, part);
  await page.keyboard.press(key);
}

/** Chooses in a list by keys alone: down from its first line. */
export async function chooseByKeys(page: Page, list: Locator, value: string): Promise<void> {
  await byKeys(page, list, 'Home');
  for (let i = 0; (await list.inputValue()) !== value; i++) {
    if (i === 60) throw new Error(`${value} is not in the list`);
    await page.keyboard.press('ArrowDown');
  }
}

/** Plays a turn as it is written with the keyboard alone: within the board arrow keys lead from place to place. */
export async function playByKeys(page: Page, turn: string): Promise<void> {
  for (const name of turn.split(/[-x]/)) {
    await place(page, name).focus();
    await page.keyboard.press('Enter');
  }
}

/** Touches a place of the board. */
export async function touch(page: Page, name: string): Promise<void> {
  const { x, y } = await middleOf(place(page, name).locator('.board-hit'));
  await page.touchscreen.tap(x, y);
}

/** Plays a turn as it is written by touch. */
export async function touchTurn(page: Page, turn: string): Promise<void> {
  for (const name of turn.split(/[-x]/)) await touch(page, name);
}

/** Taps what is to be tapped: it is as large as a finger, 44 px, or answers as far around its middle. */
export async function fingerTap(part: Locator): Promise<void> {
  await part.scrollIntoViewIfNeeded();
  await boxOf(part);
  expect(await part.evaluate(tooSmall), `${part}`).toBeNull();
  await part.tap();
}

/** In the page: how large what answers a finger is, if it is too small for one. */
function tooSmall(node: Element): string | null {
  const target = node.closest('label') ?? node;
  const { x, y, width, height } = target.getBoundingClientRect();
  const answers = (right: number, down: number): boolean =>
    target.contains(document.elementFromPoint(x + width / 2 + right, y + height / 2 + down));
  const isWide = width >= 43.5 || (answers(-21, 0) && answers(21, 0));
  const isHigh = height >= 43.5 || (answers(0, -21) && answers(0, 21));
  return isWide && isHigh ? null : `${width} × ${height}`;
}

/** The turns and throws of a game text, in order. */
export const turnsOf = (movetext: string): readonly string[] =>
  (movetext.match(/\[\d{3}\]|\S+/g) ?? []).filter((word) => !/^\d+\.$|^(1-0|0-1|\*|1\/2-1\/2)$/.test(word));

/** Opens the page at a position or a game that the address names. */
export async function openAt(page: Page, address: Readonly<Record<string, string>>): Promise<void> {
  await page.goto(`/#${new URLSearchParams(address)}`);
  await expect(page.locator('.status').first()).toBeVisible();
}

/**
 * Goes on to another view of the page that is open, as a link does, which takes half the work of loading it anew: by an address
 * that begins with `#`. Two views that follow one another so have different titles.
 */
export async function goOnTo(page: Page, address: string): Promise<void> {
  const before = await page.evaluate((to) => {
    const { title } = document;
    location.assign(to);
    return title;
  }, address);
  await expect(page).not.toHaveTitle(before);
}

/** On the first page: takes a game from its shelf. */
export async function chooseGame(page: Page, rules: string): Promise<void> {
  await page.locator('#games').scrollIntoViewIfNeeded();
  await page.locator('#games').getByRole('link', { name: rules, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: rules })).toBeAttached();
}

/**
 * Begins a game of a rule set between two at this screen, from the address at which it lies ready: to fill the shelves of the first
 * page and take it from there (`chooseGame`) is as much work again.
 */
export async function beginHere(page: Page, rules: string): Promise<void> {
  await page.goto(`/${rules.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(' ', '-').toLowerCase()}`);
  await expect(page.getByRole('heading', { level: 1, name: rules })).toBeAttached();
  await page.getByRole('button', { name: 'Face à face' }).click();
  await expect(task(page)).toBeVisible();
}

/** Makes the browser's chance give these faces of dice, in order, before it is left to itself. */
export async function loadDice(page: Page, faces: readonly number[]): Promise<void> {
  await page.addInitScript(
    (bytes) => {
      const chance = crypto.getRandomValues.bind(crypto);
      crypto.getRandomValues = (array) => {
        const next = array instanceof Uint8Array && array.length === 1 ? bytes.shift() : undefined;
        if (next === undefined) return chance(array);
        (array as unknown as Uint8Array)[0] = next;
        return array;
      };
    },
    faces.map((face) => face - 1),
  );
}

/**
 * Has the engine rest early about each position that is analysed, where the page would let it think for twenty seconds: to a
 * test of something else, that is a processor's work for as long as it lasts. A limit in positions finds the same on any machine.
 */
export async function thinkShortly(
  page: Page,
  limits: { readonly millis: number } | { readonly nodes: number } = { millis: 300 },
): Promise<void> {
  await page.addInitScript((to) => {
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (this: Worker, message, ...rest: unknown[]) {
      Reflect.apply(post, this, [message?.kind === 'analyse' ? { ...message, limits: to } : message, ...rest]);
    };
  }, limits);
}

/** Opens the menu of a game and presses one of its lines. */
export async function menu(page: Page, item: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('button', { name: item }).click();
}

/** Pictures that screen readers do not see: they hold most of a page's elements. */
export const PICTURES = 'svg[aria-hidden="true"]:not(:has(text))';

/**
 * Looks for violations of WCAG 2.2 AA in what is to be seen once nothing moves any more: halfway through a fade no contrast
 * is what it will be. What repeats what stands beside it may be left out.
 */
export async function expectAccessible(page: Page, { exclude }: { readonly exclude?: string } = {}): Promise<void> {
  // Until the page has something to put in its place, the first HTML stands beside what is being made.
  await expect(page.locator('#first')).toHaveCount(0);
  await expectAccessibleHtml(page, { exclude });
}

/** The same of a page whose scripts do not run. */
export async function expectAccessibleHtml(
  page: Page,
  { exclude }: { readonly exclude?: string | undefined } = {},
): Promise<void> {
  await settled(page);
  // About pictures there is one question. Axe takes as long for the shelves of the first page as for all the rest.
  await expect(page.locator(PICTURES).locator('a, button, input, select, textarea, [tabindex]')).toHaveCount(0);
  const left = exclude === undefined ? [] : [exclude];
  expect(await violationsOf(page, { pictures: PICTURES, exclude: left })).toEqual([]);
}

/** Whether the page is wider than its window. */
export const overflows = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

/** The turns in the list beside the board. */
export const turns = (page: Page): Locator => page.locator('.turn-list .turn:not(.turn-start)');

/** What the board says of a place where something can be done, the most urgent first. */
const MARKS = ['peut être pris', 'destination possible', 'peut jouer'];

/** Taps a place of the board where something can be done, if there is any. */
export async function tapAnything(page: Page): Promise<void> {
  for (const mark of MARKS) {
    const label = await page
      .locator(`.board-place[aria-label*="${mark}"]`)
      .first()
      .getAttribute('aria-label', { timeout: 200 })
      .catch(() => null);
    if (label !== null) return tap(page, label.split(',')[0] ?? '');
  }
  // While men are entered nearly every point is open, and none is said to be.
  const open = page.locator('.board-place.board-open').first();
  const label = await open.getAttribute('aria-label', { timeout: 200 }).catch(() => null);
  if (label !== null) await tap(page, label.split(',')[0] ?? '');
}

/** Plays any turn on the board: whatever it marks, until so many turns are in the list. */
export async function playAnything(page: Page, count: number): Promise<void> {
  await expect(async () => {
    if ((await turns(page).count()) >= count) return;
    await tapAnything(page);
    expect(await turns(page).count()).toBeGreaterThanOrEqual(count);
  }).toPass({ intervals: [100] });
}

/** Notes what the page moves, and gives a way to read it: what a touch itself moves, within half a second, is left out. */
export async function watchShifts(page: Page): Promise<() => Promise<readonly number[]>> {
  await page.addInitScript(() => {
    Object.assign(window, { moved: [] });
    new PerformanceObserver((list) => {
      const { moved } = window as unknown as { moved: number[] };
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
        if (!hadRecentInput) moved.push(value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { moved: number[] }).moved);
}

/** The colours of words that could not be read on white paper; the page must be white too. */
export const inkOnPaper = (page: Page, part: string): Promise<string[]> =>
  page.locator(part).evaluate((sheet) => {
    const sums = (colour: string): number =>
      (colour.match(/\d+/g) ?? []).slice(0, 3).reduce((sum, value) => sum + Number(value), 0);
    const words = [...sheet.querySelectorAll('*')].filter(
      (node) =>
        node.checkVisibility() &&
        [...node.childNodes].some(({ nodeType, data }: Node & { data?: string }) => nodeType === 3 && data?.trim()),
    );
    const pale = words.map((node) => getComputedStyle(node).color).filter((colour) => sums(colour) > 3 * 0x66);
    const ground = getComputedStyle(document.documentElement).backgroundColor;
    return [...new Set([...pale, ...(sums(ground) === 3 * 255 ? [] : [ground])])];
  });

/** Points of a PDF to a millimetre. */
const POINTS = 72 / 25.4;

/** The pages of a PDF as Chromium writes it: width and height of each, in whole millimetres. */
export async function pagesOf(page: Page): Promise<readonly (readonly [number, number])[]> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  return [...pdf.matchAll(/\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, width, height]) => [
    Math.round(Number(width) / POINTS),
    Math.round(Number(height) / POINTS),
  ]);
}
