import { type Browser, expect, type Locator, type Page, test } from '@playwright/test';
import { beginHere, boxOf, expectAccessible, inkOnPaper, overflows, place, playTurn, tap, task } from './support.ts';

/** A child's telephone. */
async function telephone(browser: Browser): Promise<Page> {
  const viewport = { width: 360, height: 740 };
  const context = await browser.newContext({ serviceWorkers: 'block', locale: 'fr-FR', viewport });
  return context.newPage();
}

/** A teacher's class, just opened; gives its word. */
async function openClass(page: Page): Promise<string> {
  await page.goto('/classe');
  await page.getByRole('button', { name: 'Ouvrir une classe' }).click();
  const word = page.locator('.class-door-word');
  await expect(word).toHaveText(/^[A-Z]{4}$/);
  return (await word.textContent()) ?? '';
}

/** A child comes in by the link of the class. */
async function join(page: Page, word: string, animal: string): Promise<void> {
  await page.goto(`/c/${word}`);
  await page.getByRole('button', { name: animal, exact: true }).click();
  await expect(page.getByRole('heading', { name: `Bonjour, ${animal}` })).toBeVisible();
}

const boards = (page: Page): Locator => page.locator('.class-boards .class-board');
const answered = (page: Page, text: string): Promise<void> =>
  expect(page.locator('.class-answers-side [role="status"]')).toHaveText(text);

test('while the server is slow, the page says that the class opens', async ({ page }) => {
  await page.routeWebSocket('**/classes/socket', () => {});
  await page.goto('/classe');
  await page.getByRole('button', { name: 'Ouvrir une classe' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'La classe s’ouvre…' })).toBeVisible();
});

test('a position that is sent while the server is away stays as it was chosen', async ({ page }) => {
  let isAway = false;
  let cut = (): void => undefined;
  await page.routeWebSocket('**/api/v1/classes/socket', (socket) => {
    if (isAway) return void socket.close();
    socket.connectToServer();
    cut = () => void socket.close();
  });
  await page.goto('/classe');
  await page.getByRole('button', { name: 'Ouvrir une classe' }).click();
  await page.getByRole('link', { name: 'Montrer une position ou une partie' }).click();
  await page.getByRole('textbox', { name: 'La question' }).fill('Et maintenant ?');
  isAway = true;
  cut();
  await expect(page.locator('.class-link')).not.toBeEmpty();
  await page.getByRole('button', { name: 'Envoyer à tous' }).click();
  await expect(page.getByRole('textbox', { name: 'La question' })).toHaveValue('Et maintenant ?');
  isAway = false;
  await expect(page.locator('.class-link')).toBeEmpty();
  await page.getByRole('button', { name: 'Envoyer à tous' }).click();
  await expect(page.getByText('Et maintenant ?')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'La question' })).toHaveCount(0);
});

test('a class of six, from the door to the end', async ({ page, browser }) => {
  const word = await openClass(page);
  const animals = ['Renard', 'Chouette', 'Abeille', 'Loup', 'Panda'];
  const pupils = await Promise.all(animals.map(() => telephone(browser)));
  // One after the other: those alike in strength stand in the order in which they came.
  for (const [i, animal] of animals.entries()) await join(pupils[i] as Page, word, animal);
  const [fox, owl, bee] = pupils as [Page, Page, Page];
  // The sixth types the word, with a wrong letter first; a name that is taken cannot be chosen.
  const lion = await telephone(browser);
  await lion.goto('/classe');
  await lion.getByLabel('Le mot de la classe').fill('XXXX');
  await lion.getByRole('button', { name: 'Entrer' }).click();
  await expect(lion.getByRole('alert')).toContainText('Ce mot n’ouvre pas de classe');
  await lion.getByLabel('Le mot de la classe').fill(word.toLowerCase());
  await lion.getByRole('button', { name: 'Entrer' }).click();
  await expect(lion.getByRole('button', { name: /^Renard/ })).toHaveAttribute('aria-disabled', 'true');
  await expectAccessible(lion);
  await lion.getByRole('button', { name: 'Lion' }).click();
  await expect(page.locator('.class-pupil')).toHaveCount(6);
  await expect(page.getByText('6 élèves')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Ne plus laisser entrer' }).click();
  await expect(page.getByText('Plus personne ne peut entrer').first()).toBeVisible();

  // A step of a lesson for everybody; the wall has the question, and no answer yet.
  const wall = await page.context().newPage();
  await wall.goto('/classe/mur');
  await page.getByRole('link', { name: 'Montrer une position' }).click();
  // The longest name of a rule set does not cover what stands beside it.
  const [rules, grade] = [await boxOf(page.getByLabel('Règle')), await boxOf(page.getByLabel('Difficulté'))];
  expect(rules.x + rules.width).toBeLessThanOrEqual(grade.x);
  await page.getByRole('radio', { name: 'Leçon' }).check({ force: true });
  await page.getByRole('button', { name: 'Fermer un moulin en posant' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Envoyer à tous' }).click();
  const asked = (await page.locator('.class-asked').textContent()) ?? '';
  await expect(wall.locator('.class-wall-asked')).toHaveText(asked);
  // What the picture does not show: men that are still to be placed.
  await expect(wall.locator('.class-wall-hands')).toHaveText('Blancs : 2 en main. Noirs : 2 en main.');
  await expect(page.getByText('Blancs : 2 en main. Noirs : 2 en main.')).toBeVisible();
  for (const pupil of [...pupils, lion]) await expect(task(pupil)).toHaveText(asked);
  await playTurn(fox, 'g7xd5');
  await playTurn(owl, 'g7xf4');
  await tap(bee, 'a1');
  await answered(page, '3 élèves sur 6 ont répondu');
  await expect(wall.locator('.class-wall-count')).toHaveText('3 élèves sur 6 ont répondu');
  await expect(page.locator('.class-right')).toHaveCount(2);
  await expect(page.locator('.class-heat .board-heat-spot')).toHaveCount(2);
  await expect(wall.locator('.board-heat-spot')).toHaveCount(0);
  await expect(page.getByRole('img', { name: /^Réponses.*a1\s: 1\./ })).toBeVisible();
  await expectAccessible(page);
  await bee.getByRole('button', { name: 'Changer de coup' }).click();
  await playTurn(bee, 'g7xd5');
  await expect(page.locator('.class-heat .board-heat-spot')).toHaveCount(1);
  await expectAccessible(bee);
  await page.getByRole('button', { name: 'Montrer la réponse' }).click();
  await expect(bee.getByText('Bravo, c’est juste')).toBeVisible();
  await expect(wall.locator('.board-heat-right')).toHaveCount(1);
  // An answer that is right stays as it was given, and what lies beside the board is what a page just opened shows.
  await expect(owl.getByText('Bravo, c’est juste')).toBeVisible();
  await expect(place(owl, 'd5')).toHaveAccessibleName(/noir/i);
  const tray = owl.locator('.strip-bottom .board-tray');
  const beside = (await tray.getAttribute('aria-label')) ?? '';
  await owl.reload();
  await expect(tray).toHaveAttribute('aria-label', beside);
  await page.getByRole('button', { name: 'Retirer la question' }).click();

  // Pairs, changed by hand; the desk sees every turn. A tab closed by mistake changes nothing.
  await page.getByRole('button', { name: 'Faire jouer' }).click();
  await page.getByRole('radio', { name: 'Selon le niveau' }).check({ force: true });
  const seats = page.locator('.class-pairs button');
  await expect(seats).toHaveText(['Renard', 'Chouette', 'Abeille', 'Loup', 'Panda', 'Lion']);
  await seats.nth(1).click();
  await seats.nth(4).click();
  await expect(seats).toHaveText(['Renard', 'Panda', 'Abeille', 'Loup', 'Chouette', 'Lion']);
  await page.getByRole('button', { name: 'Commencer les parties' }).click();
  await expect(boards(page)).toHaveText([/Renard – Panda/, /Abeille – Loup/, /Chouette – Lion/]);
  await expect(boards(wall)).toHaveCount(3);
  expect(await wall.evaluate(() => document.documentElement.scrollHeight <= innerHeight)).toBe(true);
  await tap(fox, 'd6');
  await expect(boards(page).first()).toContainText('coup 1');
  await page.reload();
  await expect(boards(page).first()).toContainText('coup 1');
  await bee.reload();
  await bee.getByRole('button', { name: 'Lever la main' }).click();
  await expect(boards(page).nth(1)).toContainText('lève la main');
  await page.getByRole('button', { name: 'Tout mettre en pause' }).click();
  await expect(task(bee)).toHaveText(/Pause/);
  await tap(bee, 'd6');
  await expect(boards(page).nth(1)).toContainText('lève la main');
  await page.getByRole('button', { name: 'Reprendre' }).click();
  await expect(task(bee)).not.toHaveText(/Pause/);
  expect(await overflows(bee)).toBe(false);
  expect(await overflows(page)).toBe(false);
  await boards(page).first().click();
  await page.getByRole('button', { name: 'Montrer au tableau' }).click();
  await expect(wall.getByText('Renard – Panda')).toBeVisible();
  await expectAccessible(wall);
  await page.getByText('Arrêter la partie').click();
  await page.getByRole('button', { name: 'Renard gagne' }).click();
  await expect(fox.locator('.verdict')).toHaveText(/Gagné/);
  await page.getByRole('button', { name: 'Retour à la classe' }).click();

  // A game for everybody to look through, from a text: every board and the wall follow the teacher's keys.
  await page.getByRole('link', { name: 'Montrer une position ou une partie' }).click();
  await page.getByRole('radio', { name: 'Partie' }).check({ force: true });
  const gameText = page.getByLabel('Ou le texte d’une partie');
  await gameText.fill('1. d6 d6');
  await expect(page.getByRole('alert').filter({ hasText: 'd6' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Envoyer à tous' })).toHaveAttribute('aria-disabled', 'true');
  await gameText.fill('1. d6 f4 2. b4 d2 3. a1');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Envoyer à tous' }).click();
  await expect(lion.getByText('Avant le premier coup. Nombre de coups : 5.')).toBeVisible();
  // The teacher's own board comes once the others had theirs.
  await expect(page.getByRole('link', { name: 'Montrer une position ou une partie' })).toBeVisible();
  for (const key of ['ArrowRight', 'ArrowRight', 'End', 'ArrowLeft']) await page.keyboard.press(key);
  for (const each of [page, wall, fox, lion]) await expect(each.getByText('Coup 4 sur 5')).toBeVisible();
  await expect(place(lion, 'd2')).toHaveAccessibleName(/noir/i);
  await expect(place(lion, 'a1')).not.toHaveAccessibleName(/blanc/i);
  await expectAccessible(lion);
  await expectAccessible(page);
  await expectAccessible(wall);
  expect(await overflows(lion)).toBe(false);
  await page.getByRole('button', { name: 'Coup suivant' }).click();
  await expect(place(lion, 'a1')).toHaveAccessibleName(/blanc/i);
  // Each alone: a pupil goes back, by buttons or keys, and no other board follows; then all are together again.
  await page.getByRole('radio', { name: 'Chacun à son rythme' }).check({ force: true });
  await expect(lion.getByText('Parcourez la partie à votre rythme.')).toBeVisible();
  await lion.getByRole('button', { name: 'Au début' }).click();
  await lion.keyboard.press('ArrowRight');
  await expect(lion.getByText('Coup 1 sur 5')).toBeVisible();
  await page.getByRole('button', { name: 'Coup précédent' }).click();
  await expect(wall.getByText('Coup 4 sur 5')).toBeVisible();
  await expect(lion.getByText('Coup 1 sur 5')).toBeVisible();
  await expect(fox.getByText('Coup 5 sur 5')).toBeVisible();
  await expectAccessible(lion);
  expect(await overflows(lion)).toBe(false);
  await page.getByRole('radio', { name: 'Tous ensemble' }).check({ force: true });
  for (const each of [lion, fox]) await expect(each.getByText('Coup 4 sur 5')).toBeVisible();
  await expect(lion.getByRole('button', { name: 'Coup suivant' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Retirer la partie' }).click();
  await expect(boards(page)).toHaveCount(3);
  await expect(fox.locator('.verdict')).toHaveText(/Gagné/);

  // Those whose game is over play again, as was chosen last; the others go on.
  await page.getByRole('button', { name: 'Faire jouer' }).click();
  await expect(page.getByRole('radio', { name: 'Ceux qui ne jouent pas (2)' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Selon le niveau' })).toBeChecked();
  await expect(seats).toHaveText(['Renard', 'Panda']);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Commencer les parties' }).click();
  await expect(boards(page)).toHaveText([/Abeille – Loup/, /Chouette – Lion/, /Renard – Panda\s*début/]);
  await expect(task(fox)).toHaveText(/À vous/);

  // The end: nobody is in the class any more, and what was done stays here.
  await page.getByRole('button', { name: 'Terminer la séance' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Terminer la séance' }).click();
  await expect(page.getByText('La séance est terminée. Le serveur n’a rien gardé.')).toBeVisible();
  await expect(lion.getByRole('heading', { name: /La séance est terminée/ })).toBeVisible();
  await page.getByRole('link', { name: 'Voir le bilan' }).click();
  await expect(page.getByRole('row', { name: 'Renard 1 0 0 1 0 0' })).toBeVisible();
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Enregistrer en CSV' }).click();
  expect((await download).suggestedFilename()).toBe('bilan-de-la-classe.csv');
  for (const each of [...pupils, lion]) await each.context().close();
});

test('a teacher and a pupil need no pointer, and play each other', async ({ page, browser }) => {
  await beginHere(page, 'Marelle');
  for (const turn of ['d6', 'f4']) await playTurn(page, turn);
  // A game is kept a moment after its last turn: the page is left once it is in the list.
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Mes parties' }).click();
  await expect(page.locator('.games > li')).toContainText('2 coups');
  await page.goto('/classe');
  await page.getByRole('button', { name: 'Ouvrir une classe' }).press('Enter');
  const word = (await page.locator('.class-door-word').textContent()) ?? '';
  const pupil = await telephone(browser);
  await pupil.goto('/classe');
  await pupil.getByLabel('Le mot de la classe').focus();
  await pupil.keyboard.type(word);
  await pupil.keyboard.press('Enter');
  await pupil.getByRole('button', { name: 'Ours' }).press('Enter');
  await pupil.getByRole('button', { name: 'Lever la main' }).press(' ');
  await page.getByRole('button', { name: /Ours lève la main/ }).press('Enter');
  await page.getByRole('button', { name: 'Main baissée' }).press('Enter');
  await expect(pupil.getByRole('button', { name: 'Lever la main' })).toBeVisible();

  await page.getByRole('link', { name: 'Montrer une position' }).press('Enter');
  await page.getByLabel('La question').fill('Et vous ?');
  await page.getByRole('button', { name: 'Envoyer à tous' }).press('Enter');
  await expect(task(pupil)).toHaveText('Et vous ?');
  // A man that can be moved, then a point where it may go.
  await pupil.locator('.board-place[aria-label*="peut jouer"]').first().focus();
  await pupil.keyboard.press('Enter');
  await pupil.locator('.board-place[aria-label*="destination possible"]').first().focus();
  await pupil.keyboard.press('Enter');
  await answered(page, '1 élève sur 1 a répondu');
  await page.getByRole('button', { name: 'Montrer la réponse' }).press('Enter');
  await expect(pupil.getByText(/La réponse/)).toBeVisible();

  // The game that was played on this device before, looked through together.
  await page.getByRole('link', { name: 'Montrer une position ou une partie' }).press('Enter');
  await page.getByRole('radio', { name: 'Partie' }).focus();
  await page.keyboard.press(' ');
  await expect(page.getByRole('button', { name: /^Marelle, / })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Envoyer à tous' }).press('Enter');
  await expect(pupil.getByText('Avant le premier coup. Nombre de coups : 2.')).toBeVisible();
  await page.getByRole('button', { name: 'Coup suivant' }).press('Enter');
  await expect(pupil.getByText('Coup 1 sur 2')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(place(pupil, 'f4')).toHaveAccessibleName(/noir/i);

  await page.getByRole('button', { name: 'Faire jouer' }).press('Enter');
  await page.getByRole('radio', { name: 'Contre vous' }).focus();
  await page.keyboard.press(' ');
  await page.getByRole('button', { name: 'Commencer les parties' }).press('Enter');
  await expect(boards(page).first()).toContainText('à vous de jouer');
  await boards(page).first().press('Enter');
  await place(page, 'd6').focus();
  await page.keyboard.press('Enter');
  await expect(task(pupil)).toHaveText(/À vous/);
  await place(pupil, 'f4').focus();
  await pupil.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^f4, / })).toHaveAccessibleName(/noir/i);
  // The hand is in sight on the telephone, in place of the ways of the page, however much is told; at its end all of it stands above.
  for (const size of [
    { width: 360, height: 740 },
    { width: 320, height: 568 },
  ]) {
    await pupil.setViewportSize(size);
    await expect(pupil.getByRole('link', { name: 'Jouer', exact: true })).toBeHidden();
    await pupil.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const hand = await boxOf(pupil.getByRole('button', { name: 'Lever la main' }));
    expect(hand.y + hand.height).toBeLessThanOrEqual(size.height);
    const told = await boxOf(pupil.locator('.status'));
    expect(told.y + told.height).toBeLessThanOrEqual(hand.y);
  }
  // Who leaves the class by a slip is led back to it, from any page and from the way in.
  await pupil.getByRole('link', { name: /^Mérellier/ }).click();
  await expectAccessible(pupil);
  await pupil.getByRole('link', { name: 'Retour à la classe (Ours)' }).click();
  await expect(place(pupil, 'f4')).toHaveAccessibleName(/noir/i);
  await expect(pupil.getByRole('link', { name: 'Retour à la classe (Ours)' })).toHaveCount(0);
  await pupil.goto('/classe');
  await expectAccessible(pupil);
  await pupil.getByRole('link', { name: 'Retour à la classe (Ours)' }).click();
  await expect(place(pupil, 'f4')).toHaveAccessibleName(/noir/i);
  await pupil.context().close();
});

test('a page for the teacher and one for parents, and a class that there is not', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('merellier.settings', '{"theme":"dark"}'));
  await page.goto('/classe/imprimer/teacher');
  await expect(page.getByRole('heading', { name: 'Une classe avec Mérellier' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Parents' }).click();
  await expect(page.getByText('ni nom, ni adresse, ni compte')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Imprimer' })).toBeHidden();
  expect(await inkOnPaper(page, '.class-print')).toEqual([]);
  await page.emulateMedia({ media: null });
  // Each is one page of paper, as browsers print by themselves, and with the words of each language.
  const papers = ['/classe/imprimer/', '/en/class/print/', '/de/klasse/drucken/'];
  for (const sheet of papers.flatMap((paper) => [`${paper}teacher`, `${paper}parents`])) {
    await page.goto(sheet);
    await expect(page.locator('.class-paper-link svg')).toBeVisible();
    const margin = { top: '10mm', right: '10mm', bottom: '10mm', left: '10mm' };
    const paper = (await page.pdf({ format: 'A4', margin })).toString('latin1');
    expect([sheet, paper.match(/\/Type\s*\/Page\b/g)?.length]).toEqual([sheet, 1]);
  }
  // The door opens in the reader’s language, whoever made the link.
  await page.goto('/en/c/XXXX');
  await expect(page.getByRole('alert')).toContainText('Ce mot n’ouvre pas de classe');
});
