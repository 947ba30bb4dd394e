import { pathToFileURL } from 'node:url';
import type { MerellierBoard } from '@merellier/board/element';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { buildExamples, installedFile, serveExamples } from './example-pages.ts';
import { expectAccessible, overflows } from './support.ts';

// The examples are built once, for all tests of this file.
test.describe.configure({ mode: 'default' });
test.use({ locale: 'en-GB' });

let served: Awaited<ReturnType<typeof serveExamples>>;

test.beforeAll(async () => {
  await buildExamples();
  served = await serveExamples();
});
test.afterAll(() => served.close());

/** A place of the board in the element, by its name. */
const place = (page: Page, name: string): Locator =>
  page.locator(`merellier-board .board-place[aria-label^="${name}, "]`);

const message = (page: Page): Locator => page.locator('merellier-board .message');
const spoken = (page: Page): Locator => page.locator('merellier-board [role="status"]');

/** Clicks places with the mouse, one after the other. */
async function click(page: Page, ...names: string[]): Promise<void> {
  for (const name of names) {
    const box = await place(page, name).locator('.board-hit').boundingBox();
    if (!box) throw new Error(`${name} is not on the board`);
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  }
}

/** Opens a page that loads the file with everything in it, and holds this element. */
async function openElement(page: Page, element: string, language = 'en'): Promise<void> {
  await page.route('**/element-alone', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="${language}"><title>Board</title><style>body { color-scheme: light dark }</style>
        <script type="module" src="/html/merellier-board.js"></script><main><h1>Board</h1>${element}</main></html>`,
    }),
  );
  await page.goto(`${served.address}/html/element-alone`);
  await expect(page.locator('merellier-board .board-place').first()).toHaveAttribute('aria-label', /,/);
}

/** Writes down what the element says by its events, from now on. */
async function listen(page: Page): Promise<() => Promise<unknown[]>> {
  await page.evaluate(() => {
    const heard: unknown[] = [];
    Object.assign(globalThis, { heard });
    for (const name of ['beforeturn', 'turn', 'throw', 'refused', 'end'])
      document.addEventListener(name, (event) => heard.push([name, (event as CustomEvent).detail]));
  });
  return () => page.evaluate(() => (globalThis as unknown as { heard: unknown[] }).heard.splice(0));
}

for (const name of ['html', 'react', 'vue'])
  test(`the example in ${name}: a turn with a capture, by mouse and by keyboard, and what the page hears`, async ({
    page,
  }) => {
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    page.on('console', (line) => line.type() === 'error' && faults.push(line.text()));
    await page.goto(`${served.address}/${name}/`);
    await expect(message(page)).toHaveText(/^White to move/);
    await expectAccessible(page);

    await click(page, 'g4', 'g1');
    await expect(message(page)).toHaveText(/take a black man/);
    await expect(page.getByRole('listitem')).toHaveCount(0);
    await click(page, 'b4');
    await expect(page.getByRole('listitem')).toHaveText(['white: g4-g1xb4 (1-0)']);
    await expect(message(page)).toHaveText(/White wins/);
    await expect(place(page, 'b4')).toHaveAttribute('aria-label', /free/);
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Take back' }).click();
    await expect(page.getByRole('listitem')).toHaveCount(0);
    await expect(place(page, 'b4')).toHaveAttribute('aria-label', /black/);

    // The last point is g1, the first a7; the arrows lead along the lines.
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowRight');
    await expect(spoken(page)).toContainText('No line to the right.');
    for (const key of ['ArrowUp', 'Enter', 'ArrowDown', 'Enter', 'Home', 'ArrowDown', 'ArrowRight', 'Enter'])
      await page.keyboard.press(key);
    await expect(page.getByRole('listitem')).toHaveText(['white: g4-g1xb4 (1-0)']);
    await expect(spoken(page)).toContainText(/g4-g1.*takes b4.*White wins/);
    // The same position given back by the page is no new game.
    expect(await page.locator('merellier-board').evaluate((board: MerellierBoard) => board.text())).toContain(
      'g4-g1xb4',
    );
    expect(faults).toEqual([]);
  });

test('what a person does is told, can be prevented, and is refused with a reason', async ({ page }) => {
  await openElement(page, '<merellier-board fen="W:Wa1,d1:Bb4,f2:H7,7"></merellier-board>');
  const heard = await listen(page);
  await click(page, 'a4');
  const turn = { turn: 'a4', fen: 'B:Wa1,a4,d1:Bb4,f2:H6,7', side: 'white', by: 'person' };
  expect(await heard()).toEqual([
    ['beforeturn', turn],
    ['turn', turn],
  ]);

  await click(page, 'a1');
  const refused = {
    reason: expect.stringContaining('a1'),
    problem: { problem: 'turn-refused', text: 'a1', refusal: { reason: 'not-your-man', place: 'a1' } },
    by: 'person',
  };
  expect(await heard()).toEqual([['refused', refused]]);
  await expect(message(page)).toContainText('a1');

  await page.evaluate(() => document.addEventListener('beforeturn', (event) => event.preventDefault(), { once: true }));
  await click(page, 'g7');
  await expect(place(page, 'g7')).toHaveAttribute('aria-label', /free/);
  expect((await heard()).map((each) => (each as unknown[])[0])).toEqual(['beforeturn']);
  await click(page, 'g7');
  await expect(place(page, 'g7')).toHaveAttribute('aria-label', /black/);
});

test('a page plays, goes back and forth, and sets up', async ({ page }) => {
  await openElement(page, '<merellier-board rules="dames"></merellier-board>');
  const heard = await listen(page);
  const board = page.locator('merellier-board');
  const start = await board.evaluate((element: MerellierBoard) => element.fen);
  expect(await board.evaluate((element: MerellierBoard) => element.turns())).toContain('21-17');
  expect(
    await board.evaluate((element: MerellierBoard) => [element.play('21-17'), element.play('21-17'), element.toPlay]),
  ).toEqual([true, false, 'black']);
  expect(await heard()).toMatchObject([
    ['turn', { turn: '21-17', by: 'program' }],
    ['refused', { problem: { problem: 'turn-refused' }, by: 'program' }],
  ]);
  expect(await board.evaluate((element: MerellierBoard) => [element.undo(), element.undo(), element.fen])).toEqual([
    true,
    false,
    start,
  ]);
  expect(await board.evaluate((element: MerellierBoard) => [element.redo(), element.redo(), element.toPlay])).toEqual([
    true,
    false,
    'black',
  ]);

  await board.evaluate((element: MerellierBoard) => {
    element.rules = 'marelle';
    element.changes = { men: 7 };
    element.fen = 'B:Wa1:Bb4:H6,6';
  });
  expect(await board.evaluate((element: MerellierBoard) => [element.fen, element.changes, element.text()])).toEqual([
    'B:Wa1:Bb4:H6,6',
    { men: '7' },
    expect.stringMatching(/\[Rules "marelle"\][\s\S]*\[Men "7"\]/),
  ]);
  await board.evaluate((element: MerellierBoard) => element.setAttribute('fen', 'nonsense'));
  await expect(message(page)).toContainText('nonsense');
  await expect(place(page, 'b4')).toHaveAttribute('aria-label', /black/);
  await board.evaluate((element: MerellierBoard) => element.setAttribute('rules', 'nonsense'));
  await expect(message(page)).toContainText('nonsense');
});

test('a page answers at once, and the end is told once', async ({ page }) => {
  await openElement(page, '<merellier-board fen="W:Wb4,c3,f2:Ba1,d1,g4" playable="white"></merellier-board>');
  const heard = await listen(page);
  await page.locator('merellier-board').evaluate((board: MerellierBoard) => {
    board.addEventListener('turn', ({ detail }) => detail.side === 'white' && board.play('g4-g1xb4'));
  });
  await click(page, 'c3', 'd3');
  await expect(message(page)).toHaveText(/^Black wins/);
  const names = (await heard()).map((each) => (each as unknown[])[0]);
  // The board's own listener comes before that of the document.
  expect(names).toEqual(['beforeturn', 'turn', 'end', 'turn']);
});

test('what the page sets before the element is known, or before it is on the page, is not lost', async ({ page }) => {
  const early = `<script>Object.assign(document.querySelector('merellier-board'), { rules: 'dames', fen: 'B:W26:B22' })</script>`;
  await openElement(page, `<merellier-board></merellier-board>${early}`);
  const board = page.locator('merellier-board');
  expect(await board.evaluate((element: MerellierBoard) => element.fen)).toBe('B:W26:B22');
  await board.evaluate((element) => {
    const next = document.createElement('merellier-board');
    next.rules = 'dames';
    next.play('21-17');
    element.replaceWith(next);
  });
  await expect(place(page, '17')).toHaveAttribute('aria-label', /white/);
});

test('only those play who may, and Black sits below where Black plays alone', async ({ page }) => {
  await openElement(page, '<merellier-board rules="dames" playable="black"></merellier-board>');
  await expect(page.locator('merellier-board .board-open')).toHaveCount(0);
  const heard = await listen(page);
  await click(page, '22');
  expect(await heard()).toMatchObject([['refused', { problem: { problem: 'not-your-turn' }, by: 'person' }]]);
  const height = async (name: string) => (await place(page, name).boundingBox())?.y ?? 0;
  expect(await height('1')).toBeGreaterThan(await height('32'));
  await page.locator('merellier-board').evaluate((element: MerellierBoard) => {
    element.play('22-18');
    element.setAttribute('bottom', 'white');
  });
  await expect(page.locator('merellier-board .board-open').first()).toBeVisible();
  expect(await height('1')).toBeLessThan(await height('32'));
  await page.locator('merellier-board').evaluate((element: MerellierBoard) => element.setAttribute('playable', 'none'));
  await expect(page.locator('merellier-board .board-open')).toHaveCount(0);
});

test('it speaks the language of its place on the page', async ({ page }) => {
  await openElement(page, '<merellier-board></merellier-board>', 'fr-CH');
  await expect(message(page)).toHaveText(/^C’est aux Blancs/);
  await expect(place(page, 'a1')).toHaveAttribute('aria-label', /libre/);
  await expect(page.getByRole('img', { name: 'Les Blancs : 9 pions en main' })).toBeVisible();
  await page.locator('merellier-board').evaluate((element: MerellierBoard) => element.play('d6'));
  await expect(page.getByText('Blancs : d6, 8 en main. Noirs : 9 en main.')).toBeAttached();
  await page.locator('merellier-board').evaluate((element: MerellierBoard) => element.setAttribute('lang', 'de'));
  await expect(message(page)).toHaveText(/^Schwarz/);
});

test('dice are thrown, by hand or by the page', async ({ page }) => {
  await openElement(page, '<merellier-board rules="marelle-avec-des" fen="W:Wa1,d1,g4:Bb4,c3,f2"></merellier-board>');
  const heard = await listen(page);
  await page.getByRole('button', { name: 'Throw the dice' }).click();
  expect(await heard()).toMatchObject([['throw', { side: 'white', by: 'person' }]]);
  await expect(page.getByRole('button', { name: 'Throw the dice' })).toBeHidden();
  await page.locator('merellier-board').evaluate((element: MerellierBoard) => {
    element.reset();
    element.throwDice([4, 6, 5]);
  });
  expect(await heard()).toEqual([['throw', { dice: [6, 5, 4], side: 'white', by: 'program' }]]);
  await expect(message(page)).toHaveText(/^White to move/);
  await expectAccessible(page);
});

test('a missed capture is huffed by a button, a piece alone at once', async ({ page }) => {
  await openElement(page, '<merellier-board rules="dames-a-souffler" fen="W:W26,32:B22,3"></merellier-board>');
  const board = page.locator('merellier-board');
  await board.evaluate((element: MerellierBoard) => element.play('32-28'));
  await expect(message(page)).toHaveText('A capture was missed.');
  await page.getByRole('button', { name: 'Huff', exact: true }).click();
  await expect(place(page, '26')).toHaveAttribute('aria-label', /free/);
});

test('marks, arrows and what is left out; colours that the page sets', async ({ page }) => {
  await openElement(
    page,
    `<merellier-board marks="d6:win:G3 b4:loss" arrows="a1-a4 d1" hide="trays message coordinates"
      style="--board-wood: teal"></merellier-board>`,
  );
  await expect(place(page, 'd6')).toHaveAttribute('aria-label', 'd6, free, wins G3');
  await expect(page.locator('merellier-board .board-arrow')).toHaveCount(2);
  await expect(page.locator('merellier-board .board-tag')).toHaveCount(2);
  await expect(page.locator('merellier-board section')).toHaveAccessibleDescription(/Arrows: a1-a4, d1\./);
  await expect(page.locator('merellier-board .board-name')).toHaveCount(0);
  await expect(page.getByRole('img')).toHaveCount(0);
  await expect(message(page)).toHaveCount(0);
  await expect(page.locator('merellier-board .board-wood')).toHaveCSS('fill', 'rgb(0, 128, 128)');
});

test('arrows and rings are drawn by hand where the page wants it, told, read and set', async ({ page }) => {
  await openElement(page, '<merellier-board drawn="a1-a4"></merellier-board>');
  const drawnWays = page.locator('merellier-board .board-sketch-way');
  const element = page.locator('merellier-board');
  const drawn = () => element.evaluate((board: MerellierBoard) => board.drawn);
  await page.evaluate(() => {
    const heard: unknown[] = [];
    Object.assign(globalThis, { heard });
    document.addEventListener('draw', (event) => heard.push((event as CustomEvent).detail));
  });
  const drag = async (from: string, to: string): Promise<void> => {
    const [a, b] = await Promise.all([from, to].map((name) => place(page, name).locator('.board-hit').boundingBox()));
    if (!a || !b) throw new Error(`${from} or ${to} is not on the board`);
    await page.mouse.move(a.x + a.width / 2, a.y + a.height / 2);
    await page.mouse.down({ button: 'right' });
    await page.mouse.move(b.x + b.width / 2, b.y + b.height / 2, { steps: 4 });
    await page.mouse.up({ button: 'right' });
  };
  // What the page sets is shown; the reader draws nothing yet.
  await expect(drawnWays).toHaveCount(1);
  await drag('d6', 'd7');
  await expect(drawnWays).toHaveCount(1);

  await element.evaluate((board: MerellierBoard) => Object.assign(board, { drawable: true, drawn: null }));
  await drag('d6', 'd7');
  await expect(spoken(page)).toHaveText('arrow from d6 to d7.');
  await place(page, 'b4').focus();
  await page.keyboard.press('a');
  await page.keyboard.press('a');
  await expect(spoken(page)).toHaveText('ring on b4.');
  const both = [
    { from: 'd6', to: 'd7' },
    { from: 'b4', to: 'b4' },
  ];
  expect(await drawn()).toEqual(both);
  await expect(page.locator('merellier-board section')).toHaveAccessibleDescription(
    /A begins an arrow .* You have drawn: arrow from d6 to d7, ring on b4\./,
  );
  // Drawn a second time, it is meant to go.
  await drag('d6', 'd7');
  expect(await page.evaluate(() => (globalThis as unknown as { heard: unknown[] }).heard)).toEqual([
    { drawn: [both[0]], by: 'person' },
    { drawn: both, by: 'person' },
    { drawn: [both[1]], by: 'person' },
  ]);
  await page.keyboard.press('Delete');
  await expect(drawnWays).toHaveCount(0);
  // It belongs to its position: the next turn wipes it off.
  await element.evaluate((board: MerellierBoard) => Object.assign(board, { drawn: [{ from: 'a1', to: 'a1' }] }));
  await expect(drawnWays).toHaveCount(1);
  await click(page, 'a1');
  expect(await drawn()).toEqual([]);
});

for (const scheme of ['light', 'dark'] as const)
  test(`on a telephone, ${scheme}: nothing overflows, all is reached by a finger`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme });
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`${served.address}/html/`);
    await expect(message(page)).toHaveText(/^White to move/);
    expect(await overflows(page)).toBe(false);
    await expectAccessible(page);
    const wood = page.locator('merellier-board .board-wood');
    await expect(wood).toHaveCSS('fill', scheme === 'light' ? 'rgb(220, 194, 148)' : 'rgb(127, 95, 64)');
    await page.locator('merellier-board').evaluate((element: MerellierBoard) => element.setAttribute('theme', 'light'));
    await expect(wood).toHaveCSS('fill', 'rgb(220, 194, 148)');
    // A tap beside a point means the point: half of 44 px away, less one.
    const box = await place(page, 'g4').locator('.board-hit').boundingBox();
    const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2];
    await page.mouse.click(x - 15, y + 14);
    await expect(place(page, 'g4')).toHaveAttribute('aria-label', /picked up/);
  });

test('it moves about the page with its game, and two on a page do not mix', async ({ page }) => {
  await openElement(page, '<merellier-board></merellier-board><merellier-board rules="dames"></merellier-board>');
  const [mill, draughts] = [page.locator('merellier-board').first(), page.locator('merellier-board').last()];
  await mill.evaluate((element: MerellierBoard) => element.play('d6'));
  await mill.evaluate((element: MerellierBoard) => element.parentElement?.append(element));
  const moved = page.locator('merellier-board').last();
  await expect(moved.locator('.board-man-white').first()).toBeVisible();
  expect(await moved.evaluate((element: MerellierBoard) => element.text())).toContain('1. d6');
  await expect(page.locator('merellier-board').first().locator('.board-place')).toHaveCount(32);
  await expect(draughts.locator('.board-view')).toBeVisible();
});

test('where there is no page it can be imported all the same', async () => {
  for (const file of ['dist/bundle/element.js', 'dist/bundle/merellier-board.js']) {
    const module = await import(pathToFileURL(installedFile(file)).href);
    expect(module.MerellierBoard).toBeInstanceOf(Function);
  }
});

test('a look has its own colours, by day and by night', async ({ page }) => {
  const looks = ['wood', 'slate', 'parchment', 'contrast'] as const;
  const elements = looks.flatMap((look) =>
    ['', 'theme="dark"'].map((theme) => `<merellier-board look="${look}" ${theme}></merellier-board>`),
  );
  await openElement(page, elements.join(''));
  const lines = (): Promise<readonly string[]> =>
    page
      .locator('merellier-board')
      .evaluateAll((all) => all.map((element) => getComputedStyle(element).getPropertyValue('--board-line')));
  const [woodDay, woodNight, slateDay, slateNight, vellumDay, vellumNight, plainDay, plainNight] = await lines();
  // Chalk by day too, ink by night too; and each look in a colour of its own.
  expect(new Set([woodDay, slateDay, vellumDay, plainDay]).size).toBe(4);
  await page.emulateMedia({ colorScheme: 'dark' });
  const nights = [woodNight, woodNight, slateNight, slateNight, vellumNight, vellumNight, plainNight, plainNight];
  expect(await lines()).toEqual(nights);
});
