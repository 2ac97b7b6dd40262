import { expect, test, toastOf } from './fixtures.ts';

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

test('[AUTH-10] signing out in one tab signs out the other', async ({ context, person, signInAs }) => {
  const camille = await person();
  await signInAs(camille);
  const one = await context.newPage();
  await one.goto('/dashboard');
  await expect(one.getByRole('heading', { level: 1 })).toBeVisible();
  const other = await context.newPage();
  await other.goto('/profile');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await one.getByRole('button', { name: camille.name }).click();
  await one.getByRole('menuitem', { name: 'Se déconnecter' }).click();
  await expect(one).toHaveURL('/');
  await other.waitForURL('**/auth');
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
