import { expect, test } from '@playwright/test';
import { expectAccessible, inkOnPaper, overflows } from './support.ts';
import { heading, make, results, SIX } from './tournament-page.ts';

test('the code of a score sheet takes a result, once, and only of this tournament', async ({ page }) => {
  await make(page, 'round-robin', SIX);
  const id = new URL(page.url()).pathname.split('/').at(-1);
  await page.goto(`/#/tournament/result/${id}/1-1-1/first`);
  await expect(page.getByText('Le résultat est noté')).toBeVisible();
  await page.goto('about:blank');
  await page.goto(`/#/tournament/result/${id}/1-1-1/second`);
  await expect(page.getByRole('alert').first()).toContainText('déjà un autre résultat');
  await page.goto('about:blank');
  await page.goto(`/#/tournament/result/${id}/4-1-1/first`);
  await expect(page.getByRole('alert').first()).toContainText('ne désigne aucune partie');
  await page.goto('about:blank');
  await page.goto('/#/tournament/result/another/1-1-1/first');
  await expect(page.getByRole('alert').first()).toContainText('autre tournoi');
  await page.goto('about:blank');
  await page.goto('/#/tournament/result/another/1-1-1');
  await page.getByRole('button', { name: 'Les Noirs gagnent' }).click();
  await expect(page.getByRole('img', { name: 'Le résultat en code QR' })).toBeVisible();
  await expectAccessible(page);
});

test('the camera of the page reads score sheets one after the other, and says what it cannot do', async ({ page }) => {
  await make(page, 'round-robin', ['Ada', 'Bo', 'Camille', 'Doris']);
  const here = page.url();
  // What the camera sees is drawn: a sheet lies before it, and in the end another thing.
  await page.addInitScript(() => {
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width: 640, height: 480 });
    const pen = canvas.getContext('2d') as CanvasRenderingContext2D;
    let picture: CanvasImageSource | null = null;
    setInterval(() => {
      pen.fillStyle = '#8a8078';
      pen.fillRect(0, 0, 640, 480);
      if (!picture) return;
      pen.setTransform(1, 0.06, -0.06, 1, 150, 60);
      pen.drawImage(picture, 0, 0, 330, 330);
      pen.resetTransform();
    }, 50);
    Object.assign(globalThis, {
      layBefore: async (svg: string) => {
        const image = new Image();
        image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
        await image.decode();
        picture = image;
      },
    });
    if (!navigator.mediaDevices) return;
    navigator.mediaDevices.getUserMedia = async () => {
      if (sessionStorage.getItem('refused')) throw new DOMException('', 'NotAllowedError');
      return canvas.captureStream(20);
    };
  });
  await page.goto(`${here}/imprimer/sheets`);
  const sheets = page.locator('.tour-score .code');
  await expect(sheets).toHaveCount(2);
  const drawn = (await sheets.evaluateAll((all) => all.map((each) => each.outerHTML))).map((svg) =>
    svg.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg" width="330" height="330"'),
  );
  const show = (svg: string): Promise<void> =>
    page.evaluate((what) => (globalThis as never as { layBefore(svg: string): Promise<void> }).layBefore(what), svg);
  // What is printed names the game; a player's telephone adds the result.
  await page.goto('/tournois/scanner');
  await expect(page.getByLabel('Ce que voit la caméra')).toBeVisible();
  const said = page.locator('.tour-scanned [role="status"]');
  await show(drawn[0] ?? '');
  await page.getByRole('button', { name: /gagne/ }).first().click();
  await expect(said).toContainText(/Le résultat est noté.* 2 – 0\./);
  await expectAccessible(page);
  await show(drawn[1] ?? '');
  await page.getByRole('button', { name: 'Nulle' }).click();
  await expect(said).toContainText(/Le résultat est noté.* 1 – 1\./);
  await page.goto(`/#/tournament/result/another/1-1-1`);
  await page.getByRole('button', { name: 'Les Noirs gagnent' }).click();
  const code = page.getByRole('img', { name: 'Le résultat en code QR' });
  const foreign = (await code.evaluate((node) => node.outerHTML)).replace(
    '<svg',
    '<svg xmlns="http://www.w3.org/2000/svg" width="330" height="330"',
  );
  await page.goto('/tournois/scanner');
  await show(foreign);
  await expect(page.getByRole('alert')).toHaveText(/Ce code vient d’un autre tournoi/);
  await show(drawn[0] ?? '');
  await expect(page.getByRole('button', { name: 'Nulle' })).toBeVisible();
  await page.goto(here);
  await expect(page.locator('.tour-result [aria-pressed="true"]')).toHaveCount(2);

  await page.evaluate(() => sessionStorage.setItem('refused', 'yes'));
  await page.goto('/tournois/scanner');
  await expect(page.getByRole('alert')).toHaveText(/La caméra est refusée à cette page/);
});

test('the wall, what is printed and the clock', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('merellier.settings', '{"theme":"dark"}'));
  await make(page, 'round-robin', SIX);
  const here = page.url();
  const wall = await page.context().newPage();
  await wall.goto(`${here}/mur`);
  await expect(wall.locator('.tour-wall li')).toHaveCount(3);
  await results(page).first().getByRole('button').first().click();
  await expect(wall.locator('.tour-wall-result').first()).toHaveText('2 – 0');
  await expectAccessible(wall);
  await wall.close();
  for (const what of ['pairings', 'sheets', 'standings', 'certificates']) {
    await page.goto(`${here}/imprimer/${what}`);
    await expect(page.getByRole('button', { name: 'Imprimer' })).toBeVisible();
    // Each player signs on a line of their own.
    const signatures = page.getByText(/^Signature des (Blancs|Noirs)$/);
    await expect(signatures).toHaveCount(what === 'sheets' ? 6 : 0);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('button', { name: 'Imprimer' })).toBeHidden();
    await expect(page.getByRole('banner')).toBeHidden();
    expect(await inkOnPaper(page, '.tour-print')).toEqual([]);
    await page.emulateMedia({ media: 'screen' });
  }
  // The cross table of a school is on a page of its own, which lies on its side: A4 with margins of 10 mm has 1047 pixels.
  await page.goto(`${here}/joueurs`);
  await page.getByText('Coller une liste').click();
  const school = Array.from({ length: 22 }, (_, i) => `Élève au nom assez long ${i + 1}`).join('\n');
  await page.getByRole('textbox', { name: /Un joueur par ligne/ }).fill(school);
  await page.getByRole('button', { name: 'Ajouter ces joueurs' }).click();
  await expect(heading(page, '28 joueurs')).toBeVisible();
  await page.goto(`${here}/imprimer/standings`);
  await expect(page.locator('.tour-cross tbody tr')).toHaveCount(28);
  await page.setViewportSize({ width: 1047, height: 718 });
  await page.emulateMedia({ media: 'print' });
  expect(await overflows(page)).toBe(false);
  await page.emulateMedia({ media: 'screen' });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/tournois/pendule');
  await page.getByRole('button', { name: '5 minutes + 3 secondes par coup' }).click();
  await expect(page.getByRole('button', { name: 'Ce côté : 5:00' })).toBeVisible();
  await page.keyboard.press(' ');
  await expect(page.getByRole('button', { name: /Ce côté : 4:/ })).toBeVisible();
  await page.keyboard.press(' ');
  await expect(page.getByRole('button', { name: /L’autre côté : 4:/ })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: /L’autre côté : 4:/ })).toBeVisible();
  await expectAccessible(page);
});
