import { RULE_SET_IDS } from '@merellier/rules';
import { expect, type Page, test } from '@playwright/test';
import { isLong } from '../scripts/long.mjs';
import { byKeys, expectAccessible, inkOnPaper, overflows, pagesOf } from './support.ts';

const choose = (page: Page, name: string, value: string): Promise<void> =>
  page.locator(`input[name="${name}"][value="${value}"]`).check({ force: true });

test('one page each, in the paper and the orientation chosen', async ({ page }) => {
  await page.goto('/#/print/board/marelle');
  await expect(page.locator('.paper > *')).toBeVisible();
  await expect.poll(() => pagesOf(page)).toEqual([[210, 297]]);
  await choose(page, 'orientation', 'landscape');
  await expect.poll(() => pagesOf(page)).toEqual([[297, 210]]);
  await choose(page, 'paper', 'a3');
  for (const kind of ['board', 'rules', 'score']) {
    await choose(page, 'kind', kind);
    await expect.poll(() => pagesOf(page), kind).toEqual([[420, 297]]);
    await expectAccessible(page);
    expect(await overflows(page)).toBe(false);
  }
  await choose(page, 'orientation', 'portrait');
  await expect.poll(() => pagesOf(page)).toEqual([[297, 420]]);
});

test('a game on one sheet: its name, the board, the rules, and men to cut out', async ({ page }) => {
  await page.goto('/imprimer/jeu');
  for (const [id, men] of [
    ['marelle', 9],
    ['dame-100', 20],
    ['marelle-a-3', 3],
  ] as const) {
    await page.getByRole('combobox', { name: 'Règle' }).selectOption(id);
    const name = page.locator('.page-title');
    await expect(page.getByRole('img', { name: (await name.textContent()) ?? '', exact: true })).toBeVisible();
    for (const side of ['white', 'black']) await expect(page.locator(`.cut-${side}`)).toHaveCount(men);
    // Ink for lines only: the material of the board on the screen stays there.
    await expect(page.locator('.paper image')).toHaveCount(0);
    for (const orientation of ['portrait', 'landscape']) {
      await choose(page, 'orientation', orientation);
      // All of it is on the page, within its margins, and the rules can be read.
      await expect
        .poll(
          () =>
            page.locator('.page-game').evaluate((sheet) => {
              const { paddingTop } = getComputedStyle(sheet);
              const whole = sheet.getBoundingClientRect();
              const margin = Number.parseFloat(paddingTop) - 1;
              return [...sheet.querySelectorAll('h2, p, svg')].every((part) => {
                const { left, right, top, bottom } = part.getBoundingClientRect();
                return (
                  left >= whole.left + margin &&
                  right <= whole.right - margin &&
                  top >= whole.top + margin &&
                  bottom <= whole.bottom - margin
                );
              });
            }),
          `${id} ${orientation}`,
        )
        .toBe(true);
      const pages = orientation === 'portrait' ? [[210, 297]] : [[297, 210]];
      await expect.poll(() => pagesOf(page), `${id} ${orientation}`).toEqual(pages);
    }
    await choose(page, 'orientation', 'portrait');
  }
  await expectAccessible(page);
});

test('every board of the catalogue, alone and six to a page, with its lines and names', async ({ page }) => {
  await page.goto('/#/print/board');
  const boards = page.getByRole('combobox', { name: 'Plateau' });
  await expect(boards).toBeVisible();
  const names = await boards.locator('option').allTextContents();
  for (const name of [
    'marelle à neuf, trois carrés',
    'cube, 26 intersections sur ses six faces',
    'Dames, 8 × 8',
    'Dames, 10 × 10',
  ])
    expect(names).toContain(name);
  expect(new Set(names).size).toBe(names.length);
  await page.getByRole('checkbox', { name: 'Coordonnées' }).check();
  await choose(page, 'weight', 'bold');
  for (const name of names) {
    await boards.selectOption(name);
    await expect(page.locator('.paper svg')).toHaveCount(1);
    await expect(page.getByRole('img', { name })).toBeVisible();
    await expect(page.locator('.paper .board-name').first()).toBeVisible();
  }
  await page.getByRole('radio', { name: 'Six plateaux' }).press('Space');
  await expect(page.locator('.paper svg')).toHaveCount(6);
  await expect.poll(() => pagesOf(page)).toEqual([[210, 297]]);
});

test('the rules of every rule set are on one page, upright and sideways, large enough to be read', async ({ page }) => {
  await page.goto('/#/print/rules');
  /** How large the type is on the upright page, in millimetres: the smaller, the more there is to read. */
  const sizes = new Map<string, number>();
  for (const orientation of ['portrait', 'landscape']) {
    await choose(page, 'orientation', orientation);
    // Sideways the fullest pages in the short form: what has more room upright has it sideways too.
    const fullest = [...sizes].sort(([, a], [, b]) => a - b).map(([id]) => id);
    for (const id of orientation === 'portrait' || isLong ? RULE_SET_IDS : fullest.slice(0, 15)) {
      await page.getByRole('combobox', { name: 'Règle' }).selectOption(id);
      const text = page.locator('.page-text');
      await expect(text.locator('h3')).not.toHaveCount(0);
      const fits = (): Promise<boolean> =>
        page.locator('.page-rules').evaluate((body) => {
          // Nothing stands in the margins, which printers leave white.
          const { right, bottom } = body.getBoundingClientRect();
          const { paddingRight, paddingBottom } = getComputedStyle(body);
          return [...body.querySelectorAll('p, li')].every((part) => {
            const box = part.getBoundingClientRect();
            return (
              box.right <= right - Number.parseFloat(paddingRight) + 1 &&
              box.bottom <= bottom - Number.parseFloat(paddingBottom) + 1
            );
          });
        });
      await expect.poll(fits, `${id} ${orientation}`).toBe(true);
      // As it will be on paper, in millimetres.
      const type = await page.locator('.paper').evaluate((paper) => {
        const size = Number.parseFloat(getComputedStyle(paper.querySelector('.page-text') as Element).fontSize);
        return (size / paper.clientWidth) * Number(getComputedStyle(paper).getPropertyValue('--page-width'));
      });
      expect(type, `${id} ${orientation}`).toBeGreaterThan(2.8);
      if (orientation === 'portrait') sizes.set(id, type);
    }
  }
});

test('a house rule is printed by its name, and says nothing that it changes', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('merellier.settings', '{"rules":{"id":"marelle-a-3","changes":{"men":4}}}');
    localStorage.setItem('merellier.houses', '[{"id":"marelle-a-3","changes":{"men":4},"name":"Chez nous"}]');
  });
  for (const kind of ['jeu', 'regle']) {
    await page.goto(`/imprimer/${kind}`);
    await expect(page.locator('.page-title'), kind).toHaveText('Chez nous');
    await expect(page.locator('.paper .page-pitch'), kind).toHaveText(
      'Une règle maison, d’après «\u202fMarelle à trois\u202f».',
    );
    await expect(page.locator('.paper .page-text'), kind).toContainText('4 pions');
  }
});

test('a score sheet has numbered rows for both players', async ({ page }) => {
  await page.goto('/#/print/score/dames');
  await expect(page.locator('.page-title')).toHaveText('Dames');
  await expect(page.locator('.page-score tbody tr')).toHaveCount(60);
  await expect(page.locator('.page-score tbody th').last()).toHaveText('60');
  for (const field of ['Blancs', 'Noirs', 'Date', 'Lieu', 'Résultat'])
    await expect(page.locator('.score-field', { hasText: field })).toBeVisible();
});

test('on paper there is the page and nothing else, in black and white, whatever the look', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('merellier.settings', '{"theme":"dark","look":"parchment"}'));
  await page.goto('/#/print/rules/jeu-du-moulin');
  await expect(page.locator('.page-title')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  for (const part of ['.bar', '.print-form', '.sheet-head']) await expect(page.locator(part)).toBeHidden();
  const colours = await page.locator('.paper').evaluate((paper) => {
    const all = [paper, ...paper.querySelectorAll('*')].map((element) => getComputedStyle(element));
    return [...new Set(all.flatMap(({ color, fill, stroke }) => [color, fill, stroke]))];
  });
  for (const colour of colours.filter((value) => value.startsWith('rgb('))) {
    const [r, g, b] = colour.match(/\d+/g) ?? [];
    expect([g, b]).toEqual([r, r]);
  }
});

test('a sheet of puzzles by keys alone, and the solutions on a page of their own', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => (document.title += ' (imprimé)');
  });
  await page.goto('/#/print/puzzles/jeu-du-moulin');
  await expect(page.locator('.page-puzzle')).toHaveCount(6);
  // The solutions are written with the names of the points.
  await expect(page.locator('.page-puzzle .board-name').first()).toBeVisible();
  await expect(page.locator('.page-puzzle').first()).toContainText(
    /^1\. Les (Blancs|Noirs) jouent et (gagnent|sauvent la nulle)/,
  );
  await expect(page.locator('.page-solutions li')).toHaveCount(6);
  // Where men are still placed, the sheet says how many: the board alone would show another problem.
  const turns = await page.locator('.page-solutions li').allTextContents();
  const isPlacing = turns.map((line) => /^[a-g][1-7]/.test(line) && !line.split('\u2003')[0]?.includes('-'));
  expect(isPlacing).toContain(true);
  for (const [i, places] of isPlacing.entries()) {
    const said = places ? /^En main\u202f: Blancs\u00a0\d, Noirs\u00a0\d$/ : 'Tous les pions sont posés';
    await expect(page.locator('.page-puzzle').nth(i).getByText(said), turns[i]).toHaveCount(1);
  }
  await expect
    .poll(() => pagesOf(page))
    .toEqual([
      [210, 297],
      [210, 297],
    ]);
  // Both pages say by which rules, and which sheet it is: the solutions of ten sheets are ten alike pages otherwise.
  const sheets = page.locator('.page-under');
  await expect(sheets).toHaveText(Array(2).fill(/^Jeu du moulin · Feuille 1 sur \d+$/));
  const before = await page.locator('.page-solutions').textContent();
  await byKeys(page, page.getByRole('button', { name: 'D’autres problèmes' }));
  await expect(sheets).toHaveText(Array(2).fill(/^Jeu du moulin · Feuille 2 sur \d+$/));
  await expect(page.locator('.page-solutions')).not.toHaveText(before ?? '');
  await byKeys(page, page.getByLabel('Avec les solutions'), 'Space');
  await expect.poll(() => pagesOf(page)).toEqual([[210, 297]]);
  await byKeys(page, page.getByRole('button', { name: 'Imprimer', exact: true }));
  await expect(page).toHaveTitle(/imprimé/);
});

test('a page of rules on paper is its text in ink, in the dark too, without the bars of the screen', async ({
  page,
}) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.goto('/regles/jeu-du-moulin');
  await expect(page.getByRole('heading', { name: 'Prendre', exact: true })).toBeVisible();
  for (const part of ['.bar', '.nav', '.acts']) await expect(page.locator(part).first()).toBeHidden();
  expect(await inkOnPaper(page, '.sheet')).toEqual([]);
});
