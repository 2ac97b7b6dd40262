import type { Page } from '@playwright/test';
import { filled, WORDS } from './account-words.ts';
import { expect, test } from './fixtures.ts';

test.use({ language: 'en' });

const { onboarding, profile, signOut } = WORDS.en;
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test('[ONB-1] [GATE-2] [GATE-4] [NAV-5] [SHELL-8] onboarding resumes where it was left, on another device too, and ends at the place first asked for', async ({
  page,
  person,
  signInAs,
  openAs,
}) => {
  const nina = await person({ name: 'nina', onboarded: false });
  const stored = async (columns: string) =>
    (await nina.client.from('profiles').select(columns).eq('id', nina.id).single()).data;
  await signInAs(nina);

  await test.step('[ONB-1] what is typed survives a reload; the step has been stored', async () => {
    await page.goto('/onboarding/profile');
    await page.getByLabel(onboarding.firstName, { exact: true }).fill('Nina');
    await page.getByLabel(onboarding.lastName, { exact: true }).fill('Hagen');
    await page.getByRole('button', { name: onboarding.continue }).press('Enter');
    await expect(page.getByRole('heading', { level: 2, name: onboarding.homeTitle })).toBeFocused();
    const home = page.getByLabel(onboarding.homeAddress);
    await home.fill('Ly');
    await expect
      .poll(() => stored('preferences'))
      .toMatchObject({ preferences: { onboarding_step: 'home' } });
    await page.reload();
    await expect(
      page.getByRole('heading', { level: 1, name: filled(onboarding.left_other, { count: '2' }) }),
    ).toBeVisible();
    await expect(home).toHaveValue('Ly');
  });

  await test.step('[NAV-5] [SHELL-8] the language is in a corner, whole on any screen', async () => {
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      for (const [from, to] of [
        ['Language', 'Français'],
        ['Langue', 'English'],
      ] as const) {
        await page.getByRole('button', { name: from }).click();
        await expect(page.getByRole('option', { name: to })).toBeInViewport({ ratio: 1 });
        await page.getByRole('option', { name: to }).click();
      }
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await expect(page.getByRole('button', { name: 'Language' })).toBeVisible();
    }
  });

  await test.step('[ONB-1] one may sign out half-way', async () => {
    await press(page, signOut);
    await expect(page).toHaveURL('/');
  });

  const phone = await openAs(nina, '/profile');

  await test.step('[GATE-4] before it is done only onboarding and the profile are open', async () => {
    await expect(phone.getByRole('heading', { level: 1, name: profile.title })).toBeVisible();
    await expect(phone).toHaveURL('/profile');
    await phone.goto('/dashboard?action=createTrip');
    await phone.waitForURL('**/onboarding/profile');
  });

  await test.step('[ONB-1] it resumes on another device; what is passed over is not said, even if it was begun', async () => {
    await expect(phone.getByLabel(onboarding.homeAddress)).toHaveValue('');
    await press(phone, onboarding.back);
    await expect(phone.getByLabel(onboarding.firstName, { exact: true })).toHaveValue('Nina');
    await press(phone, onboarding.continue);
    await phone.getByLabel(onboarding.homeAddress).fill('Paris');
    await press(phone, onboarding.skip);
    await expect(phone.getByRole('heading', { level: 2, name: onboarding.styleTitle })).toBeVisible();
    // Stored behind the next question: only the last step is to fail.
    await expect
      .poll(() => stored('preferences'))
      .toMatchObject({ preferences: { onboarding_step: 'style' } });
  });

  await test.step('[ONB-1] a step that could not be stored keeps what was chosen and can be sent again', async () => {
    const sea = phone.getByLabel(onboarding.interestSea, { exact: true });
    await sea.check();
    await phone.route('**/rest/v1/profiles*', (route) =>
      route.request().method() === 'PATCH' ? route.abort() : route.continue(),
    );
    await press(phone, onboarding.finish);
    await expect(phone.getByRole('region', { name: /^Notifications/ })).toContainText('Update Failed');
    await expect(sea).toBeChecked();
    await phone.unroute('**/rest/v1/profiles*');
    await press(phone, onboarding.finish);
  });

  await test.step('[GATE-2] [GATE-4] the place first asked for is returned to, and all is stored', async () => {
    await expect(phone).toHaveURL('/dashboard?action=createTrip');
    await expect(phone.getByRole('dialog', { name: 'New trip' })).toBeVisible();
    expect(
      await stored('first_name, last_name, name, home_address, preferences, onboarding_completed'),
    ).toEqual({
      first_name: 'Nina',
      last_name: 'Hagen',
      name: 'Nina Hagen',
      home_address: null,
      onboarding_completed: true,
      preferences: { currency: 'EUR', language: 'en', travel_interests: ['sea'] },
    });
  });
});
