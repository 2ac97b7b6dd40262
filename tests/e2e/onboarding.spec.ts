import { expect, expectAccessible, type Language, test } from './fixtures.ts';

const WORDS: Record<
  Language,
  { first: string; last: string; next: string; finish: string; home: string; sea: string }
> = {
  fr: {
    first: 'Prénom',
    last: 'Nom',
    next: 'Continuer',
    finish: 'Terminer',
    home: 'Point de départ',
    sea: 'Mer',
  },
  en: {
    first: 'First name',
    last: 'Last name',
    next: 'Continue',
    finish: 'Finish',
    home: 'Starting point',
    sea: 'Seaside',
  },
};

for (const language of ['fr', 'en'] as const) {
  test.describe(`onboarding in ${language}`, () => {
    test.use({ language });
    const words = WORDS[language];

    test('[ONB-1] three short steps store who one is and end at the trips', async ({
      page,
      person,
      signInAs,
    }) => {
      const nina = await person({ name: 'nina', onboarded: false });
      await signInAs(nina);
      await page.goto('/onboarding/profile');
      await page.getByLabel(words.first, { exact: true }).fill('Nina');
      await page.getByLabel(words.last, { exact: true }).fill('Hagen');
      await expectAccessible(page);
      await page.getByRole('button', { name: words.next }).click();
      await page.getByLabel(words.home).fill('Lyon');
      await expectAccessible(page);
      await page.getByRole('button', { name: words.next }).click();
      await page.getByLabel(words.sea, { exact: true }).check();
      await expectAccessible(page);
      await page.getByRole('button', { name: words.finish }).click();
      await page.waitForURL('**/dashboard');
      await expect(page.getByRole('button', { name: 'Nina Hagen' })).toBeVisible();

      const { data } = await nina.client
        .from('profiles')
        .select('first_name, last_name, name, home_address, preferences, onboarding_completed')
        .eq('id', nina.id)
        .single();
      expect(data).toEqual({
        first_name: 'Nina',
        last_name: 'Hagen',
        name: 'Nina Hagen',
        home_address: 'Lyon',
        onboarding_completed: true,
        preferences: { currency: 'EUR', travel_interests: ['sea'] },
      });
    });
  });
}

test('[ONB-1] it resumes where it was left, on another device too', async ({
  browser,
  page,
  person,
  server,
  signInAs,
}) => {
  const nina = await person({ name: 'Nina', onboarded: false });
  await signInAs(nina);
  await page.goto('/onboarding/profile');
  await page.getByLabel('Prénom', { exact: true }).fill('Nina');
  await page.getByRole('button', { name: 'Continuer' }).click();
  await page.getByLabel('Point de départ').fill('Ly');
  // What is typed survives a reload; the step has been stored.
  await expect
    .poll(
      async () => (await nina.client.from('profiles').select('preferences').eq('id', nina.id).single()).data,
    )
    .toMatchObject({ preferences: { onboarding_step: 'home' } });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Encore 2 escales' })).toBeVisible();
  await expect(page.getByLabel('Point de départ')).toHaveValue('Ly');

  const context = await browser.newContext({ baseURL: server.url });
  const other = await context.newPage();
  await other.goto('/auth');
  await other.getByLabel('E-mail', { exact: true }).fill(nina.email);
  await other.getByLabel('Mot de passe', { exact: true }).fill(nina.password);
  await other.getByRole('button', { name: 'Se connecter', exact: true }).click();
  await expect(other.getByLabel('Point de départ')).toBeVisible();
  await other.getByRole('button', { name: 'Revenir' }).click();
  await expect(other.getByLabel('Prénom', { exact: true })).toHaveValue('Nina');
  // What is passed over is not said, whatever was begun with.
  await other.getByRole('button', { name: 'Continuer' }).click();
  await other.getByLabel('Point de départ').fill('Paris');
  await other.getByRole('button', { name: 'Passer' }).click();
  await other.getByRole('button', { name: 'Passer' }).click();
  await other.waitForURL('**/dashboard');
  const { data } = await nina.client.from('profiles').select('first_name, home_address').eq('id', nina.id);
  expect(data).toEqual([{ first_name: 'Nina', home_address: null }]);
  await context.close();
});

test('[ONB-1] the focus follows to each new question', async ({ page, person, signInAs }) => {
  await signInAs(await person({ onboarded: false }));
  await page.goto('/onboarding/profile');
  await page.getByRole('button', { name: 'Continuer' }).press('Enter');
  await expect(page.getByRole('heading', { level: 2 })).toBeFocused();
  // Whoever has come with the wrong account is not held.
  await page.getByRole('button', { name: 'Se déconnecter' }).click();
  await expect(page).toHaveURL('/');
});

test('[ONB-1] a step that could not be stored keeps what was typed and can be sent again', async ({
  page,
  person,
  signInAs,
}) => {
  await signInAs(await person({ onboarded: false }));
  await page.goto('/onboarding/profile');
  await page.getByLabel('Prénom', { exact: true }).fill('Nina');
  for (const step of ['first', 'second']) {
    // Stored behind the next question: only the last one is to fail.
    const stored = page.waitForResponse((response) => response.request().method() === 'PATCH');
    await page.getByRole('button', { name: 'Continuer' }).click();
    expect((await stored).ok(), step).toBe(true);
  }
  await page.route('**/rest/v1/profiles*', (route) =>
    route.request().method() === 'PATCH' ? route.abort() : route.continue(),
  );
  await page.getByRole('button', { name: 'Terminer' }).click();
  await expect(page.getByRole('region', { name: /^Notifications/ })).toContainText('Échec de la mise à jour');
  await page.unroute('**/rest/v1/profiles*');
  await page.getByRole('button', { name: 'Terminer' }).click();
  await page.waitForURL('**/dashboard');
});
