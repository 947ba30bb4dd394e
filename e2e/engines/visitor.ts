import { expect } from '@playwright/test';
import { keyPress, type Tab, tapAt } from './engine.ts';

/** Somebody at a page: finds things by their names, taps them, types, and reads. */
export class Visitor {
  readonly tab: Tab;

  constructor(tab: Tab) {
    this.tab = tab;
  }

  /** Opens an address in French, whatever the browser's language: that is chosen beforehand, on a picture of the site. */
  async open(address: string): Promise<void> {
    await this.tab.goto(new URL('/icon.svg', address).href);
    await this.tab.evaluate(
      `localStorage['merellier.settings'] || (localStorage['merellier.settings'] = '{"language":"fr"}', true)`,
    );
    await this.tab.goto(address);
    await this.waitFor(`document.querySelector('html[lang=fr] .bar')`);
  }

  /** Goes to another view of the page. */
  async view(hash: string): Promise<void> {
    await this.tab.evaluate(`void (location.hash = ${text(hash)})`);
  }

  /**
   * Puts a finger on what has this name, once it is there and lies still. On a busy machine a browser may take that for a long
   * press, of which no click comes: then the finger is put there again.
   */
  async tap(name: string, among = 'button, a[href], label'): Promise<void> {
    await this.ask(
      `void (window.clicked = false, addEventListener('click', () => { window.clicked = true; }, { capture: true, once: true }))`,
    );
    await expect(async () => {
      // Once it has led to another page, nobody knows there of the click.
      if (await this.ask<boolean>('window.clicked !== false')) return;
      await this.tapOn(`named(${text(among)}, ${text(name)})`);
      await expect.poll(() => this.ask<boolean>('window.clicked !== false'), { timeout: 5000 }).toBe(true);
    }).toPass();
  }

  /** Puts a finger on a place of the board, whatever lies on it. */
  async play(turn: string): Promise<void> {
    for (const name of turn.split(/[-x]/)) await this.tapOn(`${placeNamed(name)}?.querySelector('.board-hit')`);
  }

  /** Goes to a place of the board and presses Enter there. */
  async playByKey(turn: string): Promise<void> {
    for (const name of turn.split(/[-x]/)) {
      await this.waitFor(
        `${placeNamed(name)}?.focus() !== undefined || document.activeElement === ${placeNamed(name)}`,
      );
      await this.press('Enter');
    }
  }

  async press(key: string): Promise<void> {
    await this.tab.perform([keyPress(key)]);
  }

  /** Waits until the page shows something with this name or text. */
  async sees(name: string): Promise<void> {
    await this.waitFor(`shows(${text(name)})`, name);
  }

  /** Waits until the board says so of a place: `pion blanc`, `libre`. */
  async seesAt(name: string, man: string): Promise<void> {
    await this.waitFor(
      `${placeNamed(name)}?.getAttribute('aria-label').startsWith(${text(`${name}, ${man}`)})`,
      `${man} on ${name}`,
    );
  }

  /** Waits until an expression holds in the page: as long as the test may, for a page fetched whole on a busy machine. */
  async waitFor(expression: string, what = expression): Promise<void> {
    const patience = { message: what, timeout: 5 * 60_000 };
    await expect.poll(() => this.ask<boolean>(`Boolean(${expression})`), patience).toBe(true);
  }

  /** The value of an expression, which may use `named`, `shows` and `still`. */
  ask<Value>(expression: string): Promise<Value> {
    return this.tab.evaluate(`(async () => { ${HELPERS} return await (${expression}); })()`);
  }

  private async tapOn(element: string): Promise<void> {
    await this.waitFor(element);
    const middle = await this.ask<{ x: number; y: number }>(`still(${element})`);
    await this.tab.perform([tapAt(middle, 'touch')]);
  }
}

const text = (value: string): string => JSON.stringify(value);

const placeNamed = (name: string): string => `document.querySelector(${text(`.board-place[aria-label^="${name}, "]`)})`;

/** What is used in the page to find things. */
const HELPERS = `
  // Spaces are of many widths.
  const plain = (text) => text.replace(/\\s+/g, ' ').trim();
  const nameOf = (node) => plain(node.getAttribute('aria-label') ?? node.textContent);
  const isSeen = (node) => node.getClientRects().length > 0;
  const named = (among, name) => {
    const all = [...document.querySelectorAll(among)].filter((node) => isSeen(node));
    return all.find((node) => nameOf(node) === name) ?? all.find((node) => nameOf(node).startsWith(name));
  };
  const shows = (name) => [...document.querySelectorAll('body *')]
    .some((node) => isSeen(node) && (nameOf(node).includes(name) || plain(node.textContent).includes(name)));
  const still = async (node) => {
    node.scrollIntoView({ block: 'nearest' });
    const middle = () => {
      const { x, y, width, height } = node.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    };
    // What is about to slide may stand still for some frames, on a busy machine.
    const isSliding = () => document.getAnimations().some(({ playState, effect }) => playState === 'running'
      && effect.target?.contains(node) && effect.getComputedTiming().endTime !== Infinity);
    for (let before = null, now = middle(); ; before = now, now = middle()) {
      if (before && before.x === now.x && before.y === now.y && !isSliding()) return now;
      await new Promise((drawn) => requestAnimationFrame(drawn));
    }
  };
`;
