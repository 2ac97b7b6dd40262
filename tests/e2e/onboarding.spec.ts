import type { Page } from '@playwright/test';
import { filled, WORDS } from './account-words.ts';
import { expect, expectAccessible, test } from './fixtures.ts';

const language = 'en';

test.describe(`onboarding in ${language}`, () => {
  test.use({ language });
  const { onboarding, signOut } = WORDS[language];
  const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

  test('[ONB-1] three short steps store who one is and end at the trips', async ({
    page,
    person,
    signInAs,
  }) => {
    const nina = await person({ name: 'nina', onboarded: false });
    await signInAs(nina);
    await page.goto('/onboarding/profile');
    await page.getByLabel(onboarding.firstName, { exact: true }).fill('Nina');
    await page.getByLabel(onboarding.lastName, { exact: true }).fill('Hagen');
    await expectAccessible(page);
    await press(page, onboarding.continue);
    await page.getByLabel(onboarding.homeAddress).fill('Lyon');
    await expectAccessible(page);
    await press(page, onboarding.continue);
    await page.getByLabel(onboarding.interestSea, { exact: true }).check();
    await expectAccessible(page);
    await press(page, onboarding.finish);
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

  test('[ONB-1] [GATE-4] it resumes where it was left: through a reload, and on another device after signing out half-way', async ({
    page,
    person,
    signInAs,
    openAs,
  }) => {
    const nina = await person({ name: 'Nina', onboarded: false });
    const stored = async (columns: string) =>
      (await nina.client.from('profiles').select(columns).eq('id', nina.id).single()).data;
    await signInAs(nina);
    await page.goto('/onboarding/profile');
    await page.getByLabel(onboarding.firstName, { exact: true }).fill('Nina');
    await page.getByRole('button', { name: onboarding.continue }).press('Enter');
    await expect(page.getByRole('heading', { level: 2, name: onboarding.homeTitle })).toBeFocused();
    const home = page.getByLabel(onboarding.homeAddress);
    await home.fill('Ly');
    // What is typed survives a reload; the step has been stored.
    await expect
      .poll(() => stored('preferences'))
      .toMatchObject({ preferences: { onboarding_step: 'home' } });
    await page.reload();
    await expect(
      page.getByRole('heading', { level: 1, name: filled(onboarding.left_other, { count: '2' }) }),
    ).toBeVisible();
    await expect(home).toHaveValue('Ly');
    await press(page, signOut);
    await expect(page).toHaveURL('/');

    // Whichever page is asked for, what is left of it comes first.
    const phone = await openAs(nina, '/dashboard');
    await phone.waitForURL('**/onboarding/profile');
    await expect(phone.getByLabel(onboarding.homeAddress)).toHaveValue('');
    await press(phone, onboarding.back);
    await expect(phone.getByLabel(onboarding.firstName, { exact: true })).toHaveValue('Nina');
    // What is passed over is not said, even if it was begun.
    await press(phone, onboarding.continue);
    await phone.getByLabel(onboarding.homeAddress).fill('Paris');
    await press(phone, onboarding.skip);
    await expect(phone.getByRole('heading', { level: 2, name: onboarding.styleTitle })).toBeVisible();
    await press(phone, onboarding.skip);
    await phone.waitForURL('**/dashboard');
    expect(await stored('first_name, home_address, onboarding_completed')).toEqual({
      first_name: 'Nina',
      home_address: null,
      onboarding_completed: true,
    });
  });
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
