import type { Page } from '@playwright/test';
import type { Person } from '#tests/support/accounts.ts';
import { createTrip } from '#tests/support/trips.ts';
import { expect, test, toastOf } from './fixtures.ts';

async function signInBy(page: Page, { email, password }: Person): Promise<void> {
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Se connecter', exact: true }).click();
}

test('[AUTH-1] everything on the form can be reached and sent by keyboard', async ({ page, person }) => {
  const camille = await person();
  await page.goto('/auth');
  await page.getByLabel('E-mail', { exact: true }).focus();
  await page.keyboard.type(camille.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(camille.password);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/dashboard');
});

test('[AUTH-7] only providers that are set up are offered', async ({ page }) => {
  await page.goto('/auth');
  await expect(page.getByRole('button', { name: 'Se connecter', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Continuer avec/ })).toHaveCount(0);

  await page.route('**/config.json', async (route) => {
    const config = await (await route.fetch()).json();
    await route.fulfill({ json: { ...config, providers: ['google', 'github'] } });
  });
  const provider = 'Choose an account';
  await page.route('**/auth/v1/authorize*', (route) =>
    route.fulfill({ contentType: 'text/plain', body: provider }),
  );
  const asked = page.waitForRequest('**/auth/v1/authorize*');
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Continuer avec Google' }).click();
  const query = new URL((await asked).url()).searchParams;
  expect(Object.fromEntries(query)).toMatchObject({
    provider: 'google',
    access_type: 'offline',
    prompt: 'consent',
  });
  expect(query.get('code_challenge_method')).toBe('s256');
  expect(new URL(query.get('redirect_to') ?? '').pathname).toBe('/auth');
  await expect(page.getByText(provider)).toBeVisible();
});

test('[AUTH-7] a social sign-in that comes back with an error says so once', async ({ page }) => {
  await page.goto('/auth#error=access_denied&error_description=Acc%C3%A8s+refus%C3%A9');
  await expect(toastOf(page)).toContainText('Connexion sociale échouée');
  await expect(toastOf(page)).toContainText('Accès refusé');
  await expect(page).toHaveURL(/\/auth$/);
});

test('[AUTH-10] [AUTH-6] signing out in one tab signs out the other, by one request', async ({
  context,
  person,
  signInAs,
}) => {
  const camille = await person();
  await signInAs(camille);
  const one = await context.newPage();
  await one.goto('/dashboard');
  await expect(one.getByRole('heading', { level: 1 })).toBeVisible();
  const other = await context.newPage();
  await other.goto('/profile');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  const asked: number[] = [];
  context.on('response', (answer) => {
    if (answer.url().includes('/auth/v1/logout') && answer.request().method() === 'POST')
      asked.push(answer.status());
  });
  await one.getByRole('button', { name: camille.name }).click();
  await one.getByRole('menuitem', { name: 'Se déconnecter' }).click();
  await expect(one).toHaveURL('/');
  await other.waitForURL('**/auth');
  expect(asked).toEqual([204]);
});

test('[AUTH-10] a visitor does not load the auth library', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.goto('/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Se connecter' })).toBeVisible();
  expect(scripts.filter((url) => /supabase.*\.js/.test(url))).toEqual([]);
});

test('[AUTH-10] a session is renewed by itself; one that was ended from another device is over at the next thing that is asked for', async ({
  page,
  person,
  signInAs,
}) => {
  const camille = await person();
  await signInAs(camille);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mes voyages');
  const stored = () => page.evaluate(() => JSON.parse(localStorage.getItem('escale-auth') ?? '{}'));
  const old = await stored();
  await page.evaluate(
    (session) => localStorage.setItem('escale-auth', session),
    JSON.stringify({ ...old, expires_at: 1 }),
  );
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mes voyages');
  await expect.poll(async () => (await stored()).refresh_token).not.toBe(old.refresh_token);
  const { error } = await camille.client.auth.signOut({ scope: 'others' });
  expect(error).toBeNull();
  await page.reload();
  await expect(page).toHaveURL(/\/auth/);
  await expect(page.getByRole('tab', { name: 'Connexion' })).toBeVisible();
});

test('[AUTH-10] [PLUS-3] a message sent after the session has ended elsewhere waits for the same person, who reads why', async ({
  page,
  person,
  signInAs,
}) => {
  const camille = await person();
  const trip = await createTrip(camille);
  await signInAs(camille);
  await page.goto(`/trip/${trip}?panel=chat`);
  const field = page.getByLabel('Votre message');
  await field.fill('Rendez-vous au quai 3.');
  expect((await camille.client.auth.signOut({ scope: 'others' })).error).toBeNull();
  await field.press('Enter');
  await expect(page).toHaveURL(/\/auth/);
  await expect(toastOf(page)).toContainText('Vous avez été déconnecté');
  await expect(page.getByText('Vous ne participez plus')).toHaveCount(0);
  await signInBy(page, camille);
  await expect(page.getByRole('log').getByText('Rendez-vous au quai 3.')).toBeVisible();
  await expect
    .poll(
      async () => (await camille.client.from('trip_chat_messages').select('text').eq('trip_id', trip)).data,
    )
    .toEqual([{ text: 'Rendez-vous au quai 3.' }]);
});

test('[AUTH-10] what one has begun to write is gone from the tab when one signs out, and not shown to the next', async ({
  page,
  sharedTrip,
  signInAs,
}) => {
  const { camille, thomas, trip } = await sharedTrip('editor');
  await signInAs(camille);
  await page.goto('/profile');
  const bio = page.getByLabel('Quelques mots');
  await bio.fill('Jamais pressée, mot secret.');
  await page.goto(`/trip/${trip}?panel=chat`);
  const field = page.getByLabel('Votre message');
  await field.fill('Un secret pour Thomas');
  const words = () =>
    page.evaluate(() => (JSON.stringify(localStorage) + JSON.stringify(sessionStorage)).includes('secret'));
  await expect.poll(words).toBe(true);
  await page.getByRole('button', { name: camille.name, exact: true }).click();
  await page.getByRole('menuitem', { name: 'Se déconnecter' }).click();
  await expect(page).toHaveURL('/');
  await expect.poll(words).toBe(false);

  await page.goto('/auth');
  await signInBy(page, thomas);
  await page.waitForURL('**/dashboard');
  await page.goto(`/trip/${trip}?panel=chat`);
  await expect(field).toHaveValue('');
  await page.goto('/profile');
  await expect(bio).toHaveValue('');
});
