import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { chooseByKeys, expectAccessible, inkOnPaper, overflows, place, playTurn } from './support.ts';

const SIX = ['Camille', 'Yanis', 'Marguerite', 'Hugo', 'Inès', 'Bertrand'];

const results = (page: Page) => page.locator('.tour-result');
const points = (page: Page) => page.locator('.tour-standings .tour-points');
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 2, name });

/** A tournament with its name, made from its page; then the players one by one, as they are typed. */
async function make(page: Page, format: string, players: readonly string[], lots?: string): Promise<void> {
  await page.goto('/tournois/nouveau');
  await page.getByLabel('Nom du tournoi').fill('Soirée de Nantes');
  await page.getByLabel('Formule').selectOption(format);
  if (lots) {
    const drawn = page.getByText('Elle est tirée au moment de l’appariement.');
    await expect(drawn).toHaveCount(0);
    await page.getByLabel('Début des parties').selectOption(lots);
    await expect(drawn).toBeVisible();
    await expectAccessible(page);
  }
  await page.getByRole('button', { name: 'Créer le tournoi' }).click();
  for (const name of players) {
    await page.getByLabel('Nom du joueur').fill(name);
    await page.keyboard.press('Enter');
  }
  await expect(heading(page, `${players.length} joueurs`)).toBeVisible();
  await page.getByRole('link', { name: 'Passer aux rondes' }).click();
  await page.getByRole('button', { name: 'Commencer le tournoi' }).click();
  await expect(heading(page, /^Ronde 1/)).toBeVisible();
  await expect.poll(() => keptSteps(page, 'paired')).toBe(1);
}

/** What a button has the browser save. */
async function downloaded(page: Page, button: string | RegExp): Promise<Buffer> {
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: button }).click()]);
  return readFile(await file.path());
}

/** How many steps of a kind the browser has on its disk: a page shows them at once, and leaving it at once loses what is not written yet. */
const keptSteps = (page: Page, kind: 'paired' | 'resulted'): Promise<number> =>
  page.evaluate(
    (type) =>
      new Promise<number>((done, fail) => {
        const open = indexedDB.open('merellier-tournaments');
        open.onerror = () => fail(open.error);
        open.onsuccess = () => {
          const all = open.result.transaction('tournaments').objectStore('tournaments').getAll();
          all.onsuccess = () => {
            open.result.close();
            done(JSON.stringify(all.result).split(type).length - 1);
          };
        };
      }),
    kind,
  );

test('an evening of six players on one device, which a reload interrupts after each round', async ({ page }) => {
  await make(page, 'round-robin', [...SIX.slice(0, 4), ...SIX.slice(4).map((name) => `${name}; ; U10`)]);
  for (let round = 1; round <= 5; round++) {
    await expect(heading(page, `Ronde ${round} sur 5`)).toBeVisible();
    await expect(results(page)).toHaveCount(3);
    for (const [i, result] of (await results(page).all()).entries()) {
      const button = result.getByRole('button').nth((round + i) % 3);
      await button.click();
      await expect(button).toHaveAttribute('aria-pressed', 'true');
    }
    await expect(page.getByText('Tous les résultats sont là.')).toBeVisible();
    const said = await points(page).allTextContents();
    await expect.poll(() => keptSteps(page, 'resulted')).toBe(3 * round);
    await page.reload();
    await expect(points(page)).toHaveText(said);
    if (round < 5) await page.getByRole('button', { name: `Apparier la ronde ${round + 1}` }).click();
  }
  // Three games in each of five rounds, two points in each.
  const sum = (await points(page).allTextContents()).reduce((total, text) => total + Number(text), 0);
  expect(sum).toBe(30);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Terminer le tournoi' }).click();
  await page.getByRole('link', { name: 'Classement', exact: true }).click();
  await expect(page.locator('.tour-cross tbody tr')).toHaveCount(6);
  // The two children are ranked among themselves, with all their points.
  await page.getByLabel('Catégorie').selectOption('U10');
  const children = page.getByRole('region', { name: 'Classement' }).locator('tbody tr');
  await expect(children).toHaveCount(2);
  for (const [i, child] of (await children.all()).entries()) {
    await expect(child.getByRole('cell').first()).toHaveText(String(i + 1));
    await expect(child.getByRole('rowheader')).toHaveText(new RegExp(SIX.slice(4).join('|')));
  }
  await page.getByText('Comment les égalités sont départagées').click();
  await expect(page.getByText('Les points des adversaires que vous avez battus')).toBeVisible();
  await expectAccessible(page);
  // On paper their diplomas say both places.
  await page.goto(`${new URL(page.url()).pathname.replace(/\/classement$/, '')}/imprimer/certificates`);
  await expect(page.getByText(/^et (première|deuxième) place sur 2 dans la catégorie «\u202fU10\u202f»$/)).toHaveCount(
    2,
  );
});

test('a double click enters one result, and a withdrawal asks first', async ({ page }) => {
  await make(page, 'round-robin', ['Ada', 'Bo', 'Cleo', 'Dan', 'Eve', 'Flo']);
  const button = results(page).first().getByRole('button').nth(2);
  const before = await button.boundingBox();
  await button.dblclick();
  expect(await button.boundingBox()).toEqual(before);
  await expect(results(page).locator('[aria-pressed="true"]')).toHaveText('0 – 2');
  await expect(points(page).first()).toHaveText('2');
  const winner = (await page.locator('.tour-standings tbody th').first().textContent()) ?? '';
  await page.getByRole('link', { name: 'Joueurs', exact: true }).click();
  await page.getByRole('button', { name: `Retirer ${winner} du tournoi` }).click();
  await expect(page.getByText(`Points perdus : ${winner} 2.`)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Noter l’abandon' }).click();
  await page.getByRole('link', { name: 'Classement', exact: true }).click();
  await expect(page.locator('.tour-cross')).toContainText('(2)');
  await page.getByRole('button', { name: 'Annuler' }).click();
  await expect(page.locator('.tour-cross')).not.toContainText('(2)');
});

test('a tournament can be run by keyboard alone', async ({ page }) => {
  await page.goto('/tournois');
  await page.getByRole('link', { name: 'Nouveau tournoi' }).press('Enter');
  // Games begin with openings that are drawn.
  await chooseByKeys(page, page.getByLabel('Début des parties'), 'sharp');
  await expect(page.getByText('Elle est tirée au moment de l’appariement.')).toBeVisible();
  await page.getByLabel('Nom du tournoi').press('Enter');
  const name = page.getByLabel('Nom du joueur');
  await name.focus();
  for (const each of ['Ada', 'Bo']) {
    await page.keyboard.type(each);
    await page.keyboard.press('Enter');
    await expect(name).toHaveValue('');
    await expect(name).toBeFocused();
  }
  await page.getByRole('link', { name: 'Passer aux rondes' }).press('Enter');
  await page.getByRole('button', { name: 'Commencer le tournoi' }).press('Enter');
  await expect(heading(page, /^Ronde 1/)).toBeFocused();
  await expect(page.locator('.tour-lot')).toHaveText(/: (\S+ ){3}\S+$/);
  for (let i = 0; i < 12 && !(await page.locator('.tour-result button:focus').count()); i++)
    await page.keyboard.press('Tab');
  const focused = page.locator('.tour-result button:focus');
  await expect(focused).toHaveAccessibleName(/gagne contre/);
  await page.keyboard.press(' ');
  await expect(focused).toHaveAttribute('aria-pressed', 'true');
  await expect(points(page).first()).toHaveText('2');
  await page.getByRole('button', { name: 'Annuler' }).press('Enter');
  await expect(points(page).first()).toHaveText('0');
  await page.getByRole('button', { name: 'Rétablir' }).press('Enter');
  await expect(points(page).first()).toHaveText('2');
});

test('two players of one name are refused in one sentence, and nothing is lost', async ({ page }) => {
  await page.goto('/tournois/nouveau');
  await page.getByRole('button', { name: 'Créer le tournoi' }).click();
  await page.getByText('Coller une liste').click();
  await page.getByRole('textbox', { name: /Un joueur par ligne/ }).fill('Ada\nBo\n ada');
  await page.getByRole('button', { name: 'Ajouter ces joueurs' }).click();
  await expect(page.getByRole('alert').first()).toContainText('Il y a déjà un joueur nommé « ada »');
  await expect(page.getByRole('textbox', { name: /Un joueur par ligne/ })).toHaveValue('Ada\nBo\n ada');
  await page.getByRole('textbox', { name: /Un joueur par ligne/ }).fill('Ada\nBo');
  await page.getByRole('button', { name: 'Ajouter ces joueurs' }).click();
  await expect(heading(page, '2 joueurs')).toBeVisible();
});

test('a corrected result tells which pairings it would have changed', async ({ page }) => {
  await make(page, 'swiss', ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H']);
  for (const result of await results(page).all()) await result.getByRole('button').first().click();
  await page.getByRole('button', { name: 'Apparier la ronde 2' }).click();
  await page.getByRole('button', { name: 'Ronde 1' }).click();
  await results(page).first().getByRole('button').nth(2).click();
  await expect(page.getByText('aurait changé des appariements')).toBeVisible();
  await expect(page.getByText(/^ronde 2/)).toBeVisible();
});

test('a game is played on the page from the lot that was drawn, and its result comes back', async ({ page }) => {
  await make(page, 'round-robin', ['Ada', 'Bo'], 'sharp');
  const lot = (await page.locator('.tour-lot').textContent())?.split(': ')[1]?.split(' ') ?? [];
  expect(lot).toHaveLength(4);
  const here = page.url();
  await page.goto(`${here}/imprimer/sheets`);
  await expect(page.locator('.tour-score .tour-lot')).toContainText(lot.join(' '));
  await expect(page.locator('.tour-score .tour-lot-board svg')).toBeVisible();
  await expectAccessible(page);
  await page.goto(`${here}/mur`);
  await expect(page.locator('.tour-wall .tour-lot')).toContainText(lot.join(' '));
  await page.goto(here);
  // The menu closes as menus do.
  for (const close of [() => page.keyboard.press('Escape'), () => page.mouse.click(5, 300)]) {
    await page.getByLabel(/^Autres résultats/).click();
    await expect(page.getByRole('button', { name: 'Les deux sont absents' })).toBeVisible();
    await close();
    await expect(page.getByRole('button', { name: 'Les deux sont absents' })).toBeHidden();
  }
  await page.getByRole('button', { name: /^Jouer ici/ }).click();
  await expect(page.locator('.strip-name').filter({ hasText: 'Ada' })).toBeVisible();
  await expect(page.locator('.strip-name').filter({ hasText: 'Bo' })).toBeVisible();
  for (const [i, name] of lot.entries())
    await expect(place(page, name)).toHaveAccessibleName(i % 2 === 0 ? /blanc/i : /noir/i);
  // On no line with the white men: no mill, and nothing to take.
  const free = ['a7', 'd6', 'e4', 'g1', 'c3', 'b2', 'f6'].find(
    (name) => ![lot[0], lot[2]].some((man) => man?.[0] === name[0] || man?.[1] === name[1]) && !lot.includes(name),
  );
  await playTurn(page, free ?? '');
  // The way back stays, and the game goes on where it was left.
  await page.getByRole('link', { name: 'Retour au tournoi' }).click();
  await page.getByRole('button', { name: /^Jouer ici/ }).click();
  await expect(place(page, free ?? '')).toHaveAccessibleName(/blanc/i);
  await expect(page.getByRole('button', { name: /^Reprendre/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Conseil/ })).toBeHidden();
  await page.getByRole('button', { name: 'Plus' }).click();
  await page.getByRole('button', { name: 'Abandonner' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Abandonner' }).click();
  await expect(page.getByText('Le résultat est noté')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Revanche' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Clubs' }).click();
  await page.getByRole('link', { name: 'Tournois sur cet appareil' }).click();
  await page.getByRole('link', { name: /Soirée de Nantes/ }).click();
  await expect(page.getByText('Partie jouée ici')).toBeVisible();
  await expect(page.locator('.tour-result [aria-pressed="true"]')).toHaveCount(1);
  await page.getByRole('link', { name: 'Outils' }).click();
  const games = (await downloaded(page, /^Parties jouées ici/)).toString();
  for (const name of ['Ada', 'Bo', free ?? '']) expect(games).toContain(name);
});

test('a tournament moves to another device, as a file or by a code', async ({ page, browser }) => {
  await make(page, 'rutsch', SIX);
  await page.getByRole('link', { name: 'Outils' }).click();
  const text = (await downloaded(page, 'Enregistrer en fichier')).toString();
  expect((await downloaded(page, 'Classement en CSV')).toString()).toContain('Marguerite');
  expect((await downloaded(page, 'Tableau croisé en image')).subarray(1, 4).toString()).toBe('PNG');
  await page.getByRole('button', { name: /^Parties jouées ici/ }).click();
  await expect(page.getByText('Aucune partie de ce tournoi n’a été jouée sur cet appareil.')).toBeVisible();
  expect(JSON.parse(text)).toMatchObject({ format: 'merellier-tournament', version: 1 });
  await page.getByRole('button', { name: 'Montrer le code QR' }).click();
  await expect(page.getByRole('img', { name: 'Le tournoi en code QR' })).toBeVisible();

  const other = await (await browser.newContext()).newPage();
  await other.goto(new URL('/tournois', page.url()).href);
  const take = (name: string, content: string) =>
    other
      .locator('input[type="file"]')
      .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(content) });
  await take('newer.json', text.replace('"version":1', '"version":9'));
  await expect(other.getByRole('alert')).toContainText('version plus récente');
  await take('evening.json', text);
  await expect(other.getByRole('heading', { level: 1, name: 'Soirée de Nantes' })).toBeVisible();
  await expect(results(other)).toHaveCount(3);
  await other.context().close();
});

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

test('fits a telephone, and large letters @phone', async ({ page }) => {
  await make(page, 'round-robin', ['Maximilien-Alexandre de la Tour', 'Bo', 'Camille', 'Doris']);
  expect(await overflows(page)).toBe(false);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await overflows(page)).toBe(false);
  // What is refused far down the page is told in sight.
  await page.getByText('Apparier à la main').click();
  await page.getByRole('button', { name: 'Prendre ces appariements' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'joueurs' })).toBeInViewport({ ratio: 1 });
  for (const part of ['classement', 'joueurs', 'outils', 'reglages']) {
    const here = new URL(page.url());
    await page.goto(`/tournois/${here.pathname.split('/')[2]}/${part}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Soirée de Nantes' })).toBeVisible();
    expect([part, await overflows(page)]).toEqual([part, false]);
  }
});
