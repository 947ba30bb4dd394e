import { expect, type Locator, type Page } from '@playwright/test';

/** Four against four, nothing decided. */
export const EVEN = 'W:Wa1,d1,g4,b6:Bf2,f6,c5,e3';

/** White closes a1-d1-g1 and takes Black's third man. */
export const WINS = 'W:Wa1,d1,g4,b6:Bf2,f6,c5';

/** White's third man lets Black close a1-a4-a7. */
export const BLUNDER = '[Rules "marelle"]\n\n1. d6 a1 2. f4 a4 3. c3 a7xd6 *';

export const lines = (page: Page): Locator => page.locator('.line');

/** Waits until the engine has thought enough, and says no more. */
export const rested = (page: Page): Promise<void> =>
  expect(page.getByRole('button', { name: 'Continuer' })).toBeVisible();

/** Listens as a screen reader does: what is told from now on, though something else is told the moment after. */
export async function listen(page: Page): Promise<() => Promise<readonly string[]>> {
  const heard = await page.evaluateHandle(() => {
    const texts: string[] = [];
    const region = document.querySelector('[aria-live="polite"]') as Element;
    new MutationObserver(() => texts.push(region.textContent)).observe(region, {
      childList: true,
      subtree: true,
      characterData: true,
    });
    return texts;
  });
  return () => heard.jsonValue();
}

/** Hands a text to the page, as the clipboard or a file that is dropped on it would. */
export function give(page: Page, how: 'paste' | 'drop', text: string): Promise<void> {
  return page.evaluate(
    ([kind, given]) => {
      const data = new DataTransfer();
      if (kind === 'paste') data.setData('text/plain', given);
      else data.items.add(new File([given], 'game.pgn', { type: 'text/plain' }));
      const options = { bubbles: true, cancelable: true };
      document.body.dispatchEvent(
        kind === 'paste'
          ? new ClipboardEvent('paste', { ...options, clipboardData: data })
          : new DragEvent('drop', { ...options, dataTransfer: data }),
      );
    },
    [how, text] as const,
  );
}

/** A game between two at this screen, as it would be found again after a reload. */
export async function withGame(page: Page, game: string): Promise<void> {
  const seats = { white: 'person', black: 'person' };
  const count = game.split('\n\n')[1]?.match(/[a-g]\d\S*/g)?.length ?? 0;
  const line = Array.from({ length: count }, () => 0);
  const saved = { version: 1, id: 'reviewed', game, seats, bottom: 'white', level: 1, line, at: count, ended: null };
  await page.addInitScript((text) => {
    if (!sessionStorage.getItem('merellier.game')) sessionStorage.setItem('merellier.game', text);
  }, JSON.stringify(saved));
}
