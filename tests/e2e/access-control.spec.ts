import { expect, test } from './fixtures.ts';

const PROTECTED = [
  '/dashboard',
  '/trip/4b2f0e52-6d1c-4a6e-9d5e-2f1f2f3b4c5d',
  '/profile',
  '/onboarding/profile',
  '/admin',
];

for (const path of PROTECTED) {
  test(`[GATE-2] ${path} asks a visitor to sign in`, async ({ page }) => {
    await page.goto(path);
    await page.waitForURL('**/auth');
    await expect(page.getByRole('tab', { name: 'Connexion' })).toBeVisible();
  });
}

test('[GATE-1] while the profile loads there is a spinner, and then the page', async ({
  page,
  person,
  signInAs,
}) => {
  await signInAs(await person());
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/rest/v1/profiles*', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/dashboard');
  await expect(page.getByRole('status').first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Mes voyages' })).toHaveCount(0);
  answer();
  await expect(page.getByRole('heading', { level: 1, name: 'Mes voyages' })).toBeVisible();
});

test('[GATE-2] after signing in one is back where one wanted to be: path, query and hash', async ({
  page,
  person,
}) => {
  const camille = await person();
  await page.goto('/profile?from=mail#bio');
  await page.waitForURL('**/auth');
  await page.getByLabel('E-mail', { exact: true }).fill(camille.email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(camille.password);
  await page.getByRole('button', { name: 'Se connecter', exact: true }).click();
  await expect(page).toHaveURL('/profile?from=mail#bio');
  await expect(page.getByRole('heading', { level: 1, name: 'Profil' })).toBeVisible();
});

test('[GATE-3] an admin page sends a traveler to the dashboard and lets a supervisor in', async ({
  browser,
  person,
  page,
  server,
  signInAs,
}) => {
  await signInAs(await person());
  await page.goto('/admin');
  await page.waitForURL('**/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Mes voyages' })).toBeVisible();

  const context = await browser.newContext({ baseURL: server.url });
  const other = await context.newPage();
  await other.goto('/admin');
  await other.getByLabel('E-mail', { exact: true }).fill(server.supervisor.email);
  await other.getByLabel('Mot de passe', { exact: true }).fill(server.supervisor.password);
  await other.getByRole('button', { name: 'Se connecter', exact: true }).click();
  await expect(other).toHaveURL('/admin');
  await context.close();
});

test('[GATE-4] before onboarding only onboarding and the profile are open', async ({
  page,
  person,
  signInAs,
}) => {
  await signInAs(await person({ onboarded: false }));
  await page.goto('/dashboard');
  await page.waitForURL('**/onboarding/profile');
  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 1, name: 'Profil' })).toBeVisible();
  await expect(page).toHaveURL('/profile');
});

test('[GATE-4] [GATE-2] the place first asked for is returned to after sign-in and onboarding', async ({
  page,
  person,
}) => {
  const nina = await person({ name: 'Nina', onboarded: false });
  await page.goto('/dashboard?action=createTrip');
  await page.waitForURL('**/auth');
  await page.getByLabel('E-mail', { exact: true }).fill(nina.email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(nina.password);
  await page.getByRole('button', { name: 'Se connecter', exact: true }).click();
  await page.waitForURL('**/onboarding/profile');
  await page.getByRole('button', { name: 'Continuer' }).click();
  await page.getByRole('button', { name: 'Continuer' }).click();
  await page.getByRole('button', { name: 'Terminer' }).click();
  await expect(page).toHaveURL('/dashboard?action=createTrip');
  await expect(page.getByRole('dialog', { name: 'Nouveau voyage' })).toBeVisible();
});

test("[PROF-3] a profile that can't be read is a traveler's, and the reason is logged", async ({
  page,
  person,
  signInAs,
}) => {
  await signInAs(await person({ role: 'supervisor' }));
  const logged: string[] = [];
  page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
  await page.route('**/rest/v1/profiles*', (route) =>
    route.fulfill({ status: 500, json: { message: 'down', code: 'XX000', details: null, hint: null } }),
  );
  await page.goto('/admin');
  await page.waitForURL('**/onboarding/profile');
  expect(logged.join()).toContain('The profile could not be read');
  // The stored profile is not written over: the page offers to read it again.
  await page.unroute('**/rest/v1/profiles*');
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await page.waitForURL('**/dashboard');
});
