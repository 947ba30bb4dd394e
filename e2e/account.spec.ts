import { expect, test } from '@playwright/test';
import { expectAccessible, overflows } from './support.ts';

test('a guest makes an account by passkey, signs out, signs in again with the games of before, and deletes it', async ({
  page,
}) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });

  // A guest with a game that waits.
  await page.goto('/#/online');
  await page.getByText('Nom, couleur, autres pendules').click();
  await page.getByLabel('Nom', { exact: true }).fill('Anna');
  await page.getByRole('button', { name: 'Inviter un ami' }).click();
  await expect(page.getByLabel('Lien d’invitation')).toHaveValue(/\/parties\/[\w-]{16,32}$/);

  // The account, and the code to get it back by.
  await page.goto('/#/online');
  await page.getByRole('link', { name: 'Créer un compte pour garder' }).click();
  await expect(page.getByRole('heading', { name: 'Créer un compte' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Créer avec une clé d’accès' }).click();
  await expect(page.getByRole('heading', { name: 'Votre code de récupération' })).toBeVisible();
  await expect(page.getByText(/^([0-9A-Z]{4}-){5}[0-9A-Z]{4}$/)).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  expect((await download).suggestedFilename()).toBe('merellier-code-de-recuperation.txt');
  await page.getByRole('button', { name: 'C’est noté' }).click();
  await expect(page.getByRole('heading', { name: /^Compte\s: Anna$/ })).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await overflows(page)).toBe(false);

  const named = `Annette${Date.now() % 1_000_000}`;
  // Another name, which everything has from now on.
  await page.getByText('Changer de nom').click();
  await page.getByLabel('Nom', { exact: true }).fill(named);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText(`Vous vous appelez maintenant ${named}.`)).toBeVisible();
  await expect(page.getByRole('heading', { name: `Compte\u202f: ${named}` })).toBeVisible();

  // Out, and in again: the same player, whose game waits still.
  await page.getByRole('button', { name: 'Se déconnecter', exact: true }).click();
  await expect(page.getByRole('status').getByText('Vous êtes déconnecté.')).toBeVisible();
  await page.getByRole('link', { name: 'J’ai déjà un compte' }).click();
  await page.getByRole('button', { name: 'Se connecter avec une clé d’accès' }).click();
  await expect(page.getByRole('heading', { name: `Compte\u202f: ${named}` })).toBeVisible();
  await page.getByRole('link', { name: 'Retour aux parties en ligne' }).click();
  await expect(page.getByText('attend un adversaire')).toBeVisible();

  // And gone.
  await page.getByRole('link', { name: `Compte\u202f: ${named}` }).click();
  await page.getByText('Supprimer le compte').click();
  await expect(page.getByText('1 partie en cours est abandonnée')).toBeVisible();
  await page.getByRole('button', { name: 'Supprimer pour toujours' }).click();
  await expect(page.getByText('Le compte est supprimé.')).toBeVisible();
  await page.goto('/#/online/account/sign-in');
  await page.getByRole('button', { name: 'Se connecter avec une clé d’accès' }).click();
  await expect(page.getByRole('alert').getByText('n’ouvre pas de compte')).toBeVisible();

  // A guest again, who wants nothing to be kept either.
  await page.goto('/#/online');
  await page.getByRole('button', { name: 'Inviter un ami' }).click();
  await expect(page.getByLabel('Lien d’invitation')).toHaveValue(/\/parties\//);
  await page.goto('/#/online/account');
  await page.getByText('Ce que ce serveur garde de vous').click();
  await expect(page.getByRole('link', { name: 'Télécharger vos données' })).toBeVisible();
  await expect(page.getByText('1 partie en cours est abandonnée')).toBeVisible();
  await expectAccessible(page);
  expect(await overflows(page)).toBe(false);
  await page.getByRole('button', { name: 'Supprimer pour toujours' }).click();
  await expect(page.getByText('Ce serveur ne garde plus rien de vous.')).toBeVisible();
  await expect(page.getByText('Ce que ce serveur garde de vous')).toHaveCount(0);
});

test('an account makes a token for a program, which plays until the token is revoked', async ({ page, request }) => {
  await page.goto('/#/online/account');
  await page.getByLabel('Identifiant').fill(`zoé-${Date.now()}`);
  await page.getByLabel('Mot de passe', { exact: true }).fill('neuf pions en ligne');
  await page.getByRole('button', { name: 'Créer avec un mot de passe' }).click();
  await page.getByRole('button', { name: 'C’est noté' }).click();
  await page.getByText('Programmes et robots').click();
  await expect(page.getByText('Pas encore de jeton.')).toBeVisible();
  await page.getByLabel('Nom', { exact: true }).fill('Moulinette');
  await page.getByRole('button', { name: 'Créer un jeton' }).click();
  const secret = (await page.getByText(/^merellier_/).textContent()) ?? '';
  await expectAccessible(page);
  const headers = { authorization: `Bearer ${secret}` };
  const seek = { rules: { id: 'marelle' }, listed: false };
  const made = await request.post('/api/v1/seeks', { headers, data: seek });
  expect(made.status()).toBe(200);
  const game = await request.get(`/api/v1/games/${(await made.json()).game}`);
  expect(JSON.stringify(await game.json())).toContain('"Moulinette"');

  await page.getByRole('button', { name: 'Révoquer le jeton Moulinette' }).click();
  await expect(page.getByText('Le jeton est révoqué')).toBeVisible();
  await expect(page.getByText('Pas encore de jeton.')).toBeVisible();
  expect((await request.post('/api/v1/seeks', { headers, data: seek })).status()).toBe(401);
});
