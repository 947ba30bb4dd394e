import { expect, type Page, test } from '@playwright/test';
import { accept, invite, key, person, shows } from './online-people.ts';
import { expectAccessible, note, overflows, tap, task } from './support.ts';

test('two people play a whole game by a link, one of them by keyboard, while a third looks on', async ({ browser }) => {
  const [anna, ben, carl] = [await person(browser), await person(browser), await person(browser)];
  const link = await invite(anna, { name: 'Anna' });
  // A link that leads every other device to itself would be scanned in vain: it is said how to let others in.
  await expect(anna.getByText('Lancez-le avec --host 0.0.0.0')).toBeVisible();
  await expect(anna.getByRole('img', { name: 'Code QR' })).toHaveCount(0);
  await ben.goto(link);
  await expect(ben.getByRole('heading', { name: 'Anna vous invite à jouer.' })).toBeVisible();
  await accept(ben, link);
  await carl.goto(link);
  await expect(note(carl)).toContainText('Vous suivez cette partie');
  await expect(note(anna)).toContainText('Anonyme est là');

  // Ben looks elsewhere when it becomes his turn.
  const look = (away: boolean): Promise<void> =>
    ben.evaluate((hidden) => {
      Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, away);
  await look(true);
  await tap(anna, 'a1');
  await expect(ben).toHaveTitle(/^● À vous de jouer — /);
  await look(false);
  await expect(ben).toHaveTitle(/^(?!●)/);
  await key(ben, 'a3');
  await shows(anna, 'a3', 'pion noir');
  await tap(anna, 'b1');
  await shows(ben, 'b1', 'pion blanc');
  await key(ben, 'b3');
  await shows(anna, 'b3', 'pion noir');
  // A spectator, or the side not to play, is told so.
  await tap(carl, 'c1');
  await expect(note(carl)).toContainText('ce sont d’autres qui la jouent');
  await tap(anna, 'c1');
  for (const page of [anna, ben, carl]) await expect(task(page)).toHaveText('Le premier moulin est fermé.');
  await expect(anna.getByText('La partie est enregistrée dans «\u202fMes parties\u202f».')).toBeVisible();
  await anna.goto('/#/games');
  await expect(anna.locator('.games .sides')).toContainText('Anna');
  await carl.getByRole('button', { name: 'Revoir la partie' }).click();
  await expect(carl).toHaveURL(/\/analyse$/);
  // The list holds the last turn, wherever the review has gone meanwhile.
  await expect(carl.getByRole('listitem').getByRole('button', { name: /^c1/ }).first()).toBeVisible();
});

test('offers are answered, phrases are read in each language, a turn is taken back, and a rematch changes sides', async ({
  browser,
}) => {
  const [anna, ben] = [await person(browser), await person(browser)];
  await accept(ben, await invite(anna, { name: 'Anna' }), 'Ben');
  await ben.getByRole('button', { name: 'Menu' }).click();
  await ben.getByRole('dialog').getByLabel('Langue').selectOption('en');
  await ben.keyboard.press('Escape');
  await tap(anna, 'a1');
  await shows(ben, 'a1', 'white man');
  await anna.getByRole('button', { name: 'Messages' }).click();
  await anna.getByRole('button', { name: 'Bonne chance' }).click();
  await expect(note(ben)).toContainText('Anna: “Good luck!”');
  await anna.getByRole('button', { name: /Demander à reprendre/ }).click();
  await ben.getByRole('button', { name: 'Allow the takeback' }).click();
  await shows(anna, 'a1', 'libre');
  for (const name of ['a1', 'b1'] as const) {
    await tap(anna, name);
    await shows(ben, name, 'white man');
    await tap(ben, name.replace('1', '3'));
    await shows(anna, name.replace('1', '3'), 'pion noir');
  }
  // An offer is said once, beside its answers; what was said of it does not outlive the game.
  await anna.getByRole('button', { name: 'Proposer nulle' }).click();
  await expect(ben.locator('.status').getByText('Anna offers a draw.')).toHaveCount(1);
  await ben.getByRole('button', { name: 'Decline' }).click();
  await expect(note(anna)).toContainText('La nulle est refusée.');
  await expect(anna).toHaveTitle(/Anna – Ben/);
  await ben.getByRole('button', { name: 'Resign' }).click();
  await ben.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  await expect(task(anna)).toContainText('abandon');
  await expect(note(anna)).not.toContainText('refusée');
  await expect(anna.getByText(/^Gagné.!$/)).toBeVisible();
  await anna.getByRole('button', { name: 'Revanche' }).click();
  await ben.getByRole('button', { name: 'Accept the rematch' }).click();
  // Ben has White now.
  await expect(anna.locator('.strip-bottom')).toContainText('Noirs');
  await tap(ben, 'b2');
  await shows(anna, 'b2', 'pion blanc');
});

test('what was refused is not said any more once a turn is half done', async ({ browser }) => {
  const [anna, ben] = [await person(browser), await person(browser)];
  await accept(ben, await invite(anna, { rules: 'Marelle', colour: 'Blancs' }), 'Ben');
  for (const [white, black] of [
    ['a1', 'b4'],
    ['d1', 'c5'],
  ] as const) {
    await tap(anna, white);
    await shows(ben, white, 'pion blanc');
    await tap(ben, black);
    await shows(anna, black, 'pion noir');
  }
  await tap(anna, 'b4');
  await expect(note(anna)).toHaveText('Le pion de b4 est à l’adversaire.');
  await tap(anna, 'g1');
  await expect(task(anna)).toContainText('Touchez le pion noir');
  await expect(note(anna)).not.toContainText('adversaire');
  await tap(anna, 'b4');
  await shows(ben, 'b4', 'libre');
});

test('who accepts rules that few know reads what is special of them, and both play by them', async ({ browser }) => {
  const [anna, ben] = [await person(browser), await person(browser)];
  const dice = await invite(anna, { name: 'Anna', rules: 'Marelle avec dés à la pose' });
  await ben.goto(dice);
  await expect(ben.locator('.rule-short')).toContainText('on lance trois dés avant d’en poser un');
  await accept(ben, dice, 'Ben');
  // Dice are thrown by the server, and both see them.
  for (const page of [anna, ben]) await expect(page.locator('.dice-said')).toHaveText(/^[1-6]‑[1-6]‑[1-6]/);
  await tap(anna, 'a1');
  await shows(ben, 'a1', 'pion blanc');

  const link = await invite(anna, { name: 'Anna', rules: 'Nao-guti' });
  await ben.goto(link);
  await expect(ben.locator('.rule-short')).toContainText('Tous les pions peuvent être pris, même dans un moulin.');
  await expect(ben.locator('.rule-short')).toContainText('On joue jusqu’au dernier pion');
  await accept(ben, link, 'Ben');
  const turns = [
    ['a1', 'c5'],
    ['d1', 'a7'],
    ['b2', 'd7'],
    ['f2', 'g7'],
  ] as const;
  for (const [white, black] of turns) {
    await tap(anna, white);
    await shows(ben, white, 'pion blanc');
    await tap(ben, black);
    if (black === 'g7') await tap(ben, 'b2');
    await shows(anna, black, 'pion noir');
  }
  await shows(anna, 'b2', 'libre');
  // A man of a mill is taken, though one outside of mills stands on the board.
  await tap(anna, 'g1');
  await tap(anna, 'd7');
  await shows(ben, 'd7', 'libre');
});

test('the next turn can be planned, and is played by itself', async ({ browser }) => {
  const [anna, ben] = [await person(browser), await person(browser)];
  await accept(ben, await invite(anna, {}), 'Ben');
  await tap(ben, 'a3');
  await expect(note(ben)).toContainText('Coup prévu');
  await tap(anna, 'a1');
  await shows(anna, 'a3', 'pion noir');
  // A planned turn that has become impossible is not played.
  await tap(ben, 'b3');
  await tap(anna, 'b3');
  await expect(note(ben)).toContainText('Le coup prévu n’est plus possible');
});

test('lots and dice are checked in the page when the game is over; the clock runs from the second turn on', async ({
  browser,
}) => {
  const [anna, ben] = [await person(browser), await person(browser)];
  const clock = '3\u00a0minutes + 2\u00a0secondes par coup';
  await accept(ben, await invite(anna, { rules: 'Marelle à trois', colour: 'Au hasard', clock }), 'Ben');
  await expect(note(anna)).toContainText('Tirage au sort');
  await expect(anna.getByRole('timer')).toHaveCount(2);
  await expect(anna.getByRole('timer').first()).toHaveText('3:00');
  const isWhite = (await anna.locator('.strip-bottom').getAttribute('aria-label')) === 'Blancs';
  await tap(isWhite ? anna : ben, 'a1');
  await shows(isWhite ? ben : anna, 'a1', 'pion blanc');
  await anna.getByRole('button', { name: 'Annuler la partie' }).click();
  await expect(task(ben)).toContainText('Partie annulée');
  await ben.getByRole('button', { name: 'Vérifier' }).click();
  await expect(ben.getByText('Le tirage au sort des couleurs, refait, donne le même camp.')).toBeVisible();
  // So it is of the kept game, by its text alone.
  await ben.goto('/#/games');
  await ben.getByRole('button', { name: 'Vérifier le hasard' }).click();
  await expect(ben.getByText('Vérifié')).toBeVisible();
});

test('who waits in the lobby is seen there, joined there, or withdraws', async ({ browser }) => {
  const [anna, ben] = [await person(browser), await person(browser)];
  const name = `Anna ${Date.now() % 100_000}`;
  await ben.goto('/#/online');
  await anna.goto('/#/online');
  await anna.getByText('Nom, couleur, autres pendules').click();
  await anna.getByLabel('Nom', { exact: true }).fill(name);
  await anna.getByRole('button', { name: 'Jouer', exact: true }).click();
  await ben.getByRole('link', { name: `Jouer avec ${name}` }).click();
  await ben.getByRole('button', { name: 'Accepter et jouer' }).click();
  await expect(task(anna)).toBeVisible();
  // The game is found again among those under way.
  await anna.goto('/#/online');
  await expect(anna.getByRole('heading', { name: 'Parties en cours' })).toBeVisible();
  await expect(anna.getByText('c’est à vous')).toBeVisible();
});

test('without a network, a server or such a game it says so in one sentence', async ({ page }) => {
  for (const link of ['/#/online/nosuchgamenosuchgame', '/#/online/xxxx', '/#/online/nosuchgamenosuchgame/more']) {
    await page.goto('/');
    await page.goto(link);
    await expect(page.getByRole('alert')).toHaveText('Cette partie n’existe pas, ou plus.');
    await expect(page.getByRole('link', { name: 'Nouvelle invitation' })).toBeVisible();
  }
  await page.route('**/api/v1/session', (route) => route.fulfill({ status: 404, body: 'nothing here' }));
  await page.goto('/');
  await page.goto('/#/online');
  await expect(page.getByRole('alert')).toContainText('sans serveur de jeu');
  await page.unroute('**/api/v1/session');
  await page.route('**/api/v1/session', (route) => route.abort());
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.getByRole('alert')).toContainText('Le serveur ne répond pas');
});

test('is accessible and fits a narrow window', async ({ browser }) => {
  const [anna, ben] = [await person(browser), await person(browser)];
  for (const page of [anna, ben]) await page.setViewportSize({ width: 320, height: 640 });
  await ben.emulateMedia({ colorScheme: 'dark' });
  const check = async (page: Page): Promise<void> => {
    await expectAccessible(page);
    expect(await overflows(page)).toBe(false);
  };
  await anna.goto('/#/online');
  await expect(anna.getByRole('button', { name: 'Inviter un ami' })).toBeVisible();
  await check(anna);
  const link = await invite(anna, {
    name: 'Anna',
    rules: 'Marelle avec dés',
    clock: '3\u00a0minutes + 2\u00a0secondes par coup',
  });
  await check(anna);
  await ben.goto(link);
  await expect(ben.getByRole('button', { name: 'Accepter et jouer' })).toBeVisible();
  await check(ben);
  await accept(ben, link, 'Ben');
  await anna.getByRole('button', { name: 'Messages' }).click();
  await check(anna);
  await anna.keyboard.press('Escape');
  await anna.getByRole('button', { name: 'Plus' }).click();
  await anna.getByRole('button', { name: 'Bloquer ou signaler' }).click();
  await check(anna);
});

test('a double press on resigning asks, and resigns nothing', async ({ browser }) => {
  const [anna, ben] = [await person(browser), await person(browser)];
  await accept(ben, await invite(anna, { name: 'Anna' }), 'Ben');
  await tap(anna, 'a1');
  await shows(ben, 'a1', 'pion blanc');
  await tap(ben, 'a3');
  await shows(anna, 'a3', 'pion noir');
  await anna.getByRole('button', { name: /Abandonner/ }).dblclick();
  await expect(anna.getByRole('dialog', { name: /^Abandonner la partie/ })).toBeVisible();
  await anna.getByRole('dialog').getByRole('button', { name: 'Continuer' }).click();
  // A game goes on where turns are played.
  await tap(anna, 'b1');
  await shows(ben, 'b1', 'pion blanc');
  await anna.getByRole('button', { name: /Abandonner/ }).click();
  await anna.getByRole('dialog').getByRole('button', { name: 'Abandonner' }).click();
  await expect(task(ben)).toContainText('abandon');
});

test('one tap on the first page makes an invitation by the rules that lie there', async ({ browser, baseURL }) => {
  const [anna, ben] = [await person(browser), await person(browser)];
  // At an address that other devices can open, theirs may scan it.
  const { port } = new URL(baseURL ?? '');
  await anna.goto(`http://merellier.test:${port}/marelle-de-ceylan`);
  await anna.getByRole('link', { name: 'Inviter' }).click();
  const link = anna.getByLabel('Lien d’invitation');
  await expect(link).toHaveValue(/\/parties\/[\w-]{16,32}$/);
  await expect(anna.getByRole('img', { name: 'Code QR' })).toBeVisible();
  const address = await link.inputValue();
  // Back is the first page again, and a reload there makes no second game.
  await anna.goBack();
  await expect(anna).toHaveURL(/\/marelle-de-ceylan$/);
  await ben.goto(address);
  await expect(ben.getByRole('heading', { name: 'Anonyme vous invite à jouer.' })).toBeVisible();
  await expect(ben.getByText('Marelle de Ceylan · Sans pendule')).toBeVisible();
  await expect(ben.locator('.rule-short li')).toHaveCount(4);
  await expect(ben.locator('.rule-short')).toContainText('fait rejouer');
  // Whose invitation it is can be said afterwards: the link stays, and its reader sees the name.
  await anna.goto(address);
  await anna.getByLabel('Votre nom').fill('Anna');
  await anna.getByRole('button', { name: 'Mettre mon nom' }).click();
  await expect(anna.getByRole('status').filter({ hasText: 'Anna vous invite à jouer.' })).toBeVisible();
  await expect(anna.getByLabel('Votre nom')).toHaveCount(0);
  await expect(ben.getByRole('heading', { name: 'Anna vous invite à jouer.' })).toBeVisible();
  await expect(ben.getByRole('link', { name: 'Lire la règle' })).toHaveAttribute('href', '/regles/marelle-de-ceylan');
});

test('a game that is played now is followed in the lobby and from the first page', async ({ browser }) => {
  const [anna, ben, carl] = [await person(browser), await person(browser), await person(browser)];
  const name = `Inès ${Date.now() % 100_000}`;
  await anna.goto('/#/online');
  await anna.getByText('Nom, couleur, autres pendules').click();
  await anna.getByLabel('Nom', { exact: true }).fill(name);
  await anna.getByRole('button', { name: 'Jouer', exact: true }).click();
  await expect(anna.getByLabel('Lien d’invitation')).toBeVisible();
  await accept(ben, await anna.getByLabel('Lien d’invitation').inputValue(), 'Théo');
  await tap(anna, 'd7');
  await shows(ben, 'd7', 'pion blanc');
  await carl.goto('/en-ligne');
  await expect(carl.getByText(name).first()).toBeVisible();
  await expect(carl.locator('#board')).toBeVisible();
  // On a telephone it is one of the games to follow, where it is shown once.
  await carl.setViewportSize({ width: 360, height: 740 });
  await expect(carl.locator('#board')).toBeHidden();
  await expect(carl.locator('.running').getByText(name)).toBeVisible();
  await carl.goto('/');
  await carl.getByRole('link', { name: /La partie du moment/ }).click();
  await expect(note(carl)).toContainText('Vous suivez cette partie');
});
