import { expect, test } from '@playwright/test';
import { chooseByKeys, expectAccessible, overflows } from './support.ts';
import { downloaded, heading, keptSteps, make, points, results, SIX } from './tournament-page.ts';

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

test('fits a telephone, and large letters', async ({ page }) => {
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
