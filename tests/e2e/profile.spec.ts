import english from '#i18n/locales/en/profile.ts';
import profile from '#i18n/locales/fr/profile.ts';
import { expect, expectAccessible, test, toastOf } from './fixtures.ts';

const words = {
  title: profile.title,
  tasks: profile.mailTask,
  summary: profile.mailSummary,
  first: profile.firstName,
  last: profile.lastName,
  bio: profile.bio,
  currency: profile.currency,
  theme: profile.theme,
  dark: profile.themeDark,
  save: profile.save,
  saved: profile.saved,
  failed: profile.updateFailed,
  unread: profile.fetchFailed,
};

test.describe('the profile', () => {
  test('[PROF-2] is stored, with preferences laid over those that were there', async ({
    page,
    person,
    signInAs,
  }) => {
    const camille = await person();
    await camille.client
      .from('profiles')
      .update({ preferences: { travel_pace: 'slow' } })
      .eq('id', camille.id)
      .select('id')
      .single();
    await signInAs(camille);
    await page.goto('/profile');
    await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
    await expectAccessible(page);
    const form = page.getByRole('main');
    await form.getByLabel(words.first, { exact: true }).fill('Camille');
    await form.getByLabel(words.last, { exact: true }).fill('Rousseau');
    await form.getByLabel(words.bio).fill('À pied, en train, jamais pressée.');
    await form.getByLabel(words.currency, { exact: true }).selectOption('CHF');
    await form.getByLabel(words.theme, { exact: true }).selectOption({ label: words.dark });
    await form.getByRole('button', { name: words.save }).click();
    await expect(toastOf(page)).toContainText(words.saved);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.getByRole('button', { name: 'Camille Rousseau' })).toBeVisible();

    const { data } = await camille.client
      .from('profiles')
      .select('name, bio, preferences')
      .eq('id', camille.id)
      .single();
    expect(data).toEqual({
      name: 'Camille Rousseau',
      bio: 'À pied, en train, jamais pressée.',
      preferences: { travel_pace: 'slow', currency: 'CHF', theme: 'dark' },
    });
    await page.reload();
    await expect(form.getByLabel(words.bio)).toHaveValue('À pied, en train, jamais pressée.');
  });

  test('[PROF-2] language and theme follow to another device, and saving there leaves them', async ({
    page,
    person,
    signInAs,
    openAs,
  }) => {
    const camille = await person();
    await signInAs(camille);
    await page.goto('/dashboard');
    await page.getByRole('button', { name: 'Camille' }).click();
    await page.getByRole('menuitemradio', { name: words.dark }).click();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Langue' }).click();
    await page.getByRole('option', { name: 'English' }).click();
    const stored = async () =>
      (await camille.client.from('profiles').select('preferences').eq('id', camille.id).single()).data
        ?.preferences;
    await expect.poll(stored).toEqual({ theme: 'dark', language: 'en' });

    const phone = await openAs(camille, '/profile');
    await expect(phone.getByRole('heading', { level: 1, name: english.title })).toBeVisible();
    await expect(phone.locator('html')).toHaveAttribute('data-theme', 'dark');
    await phone.getByLabel(english.bio).fill('By train.');
    await phone.getByRole('main').getByRole('button', { name: english.save }).click();
    await expect(toastOf(phone)).toContainText(english.saved);
    expect(await stored()).toEqual({ theme: 'dark', language: 'en' });
  });

  test('[TASK-1] [PROF-2] mails are turned off one by one, in the language one reads; a refusal is taken back', async ({
    page,
    person,
    signInAs,
  }) => {
    const camille = await person();
    await signInAs(camille);
    await page.goto('/profile');
    const mails = page.locator('#mails');
    const tasks = mails.getByRole('switch', { name: words.tasks });
    await expect(tasks).toBeChecked();
    await tasks.click();
    await expect(tasks).not.toBeChecked();
    await page.getByRole('button', { name: /^(Langue|Language)/ }).click();
    await page.getByRole('listbox').getByRole('option', { name: 'English' }).click();
    const stored = async () =>
      (await camille.client.from('profiles').select('preferences').eq('id', camille.id).single()).data
        ?.preferences;
    await expect.poll(stored).toEqual({ mail_task: 'off', language: 'en' });

    await page.reload();
    await expect(mails.getByRole('switch', { name: english.mailTask })).not.toBeChecked();
    await page.route('**/rpc/change_preferences', (route) =>
      route.fulfill({ status: 500, json: { message: 'down', code: 'XX000', details: null, hint: null } }),
    );
    await mails.getByRole('switch', { name: english.mailSummary }).press('Space');
    await expect(toastOf(page)).toContainText(english.updateFailed);
    await expect(mails.getByRole('switch', { name: english.mailSummary })).toBeChecked();
  });

  test('[PROF-3] a refused save says why and keeps what was typed', async ({ page, person, signInAs }) => {
    await signInAs(await person());
    await page.goto('/profile');
    const form = page.getByRole('main');
    await form.getByLabel(words.bio).fill('Bonjour');
    await page.route('**/rest/v1/profiles*', (route) =>
      route.request().url().includes('select=preferences&')
        ? route.fulfill({
            status: 500,
            json: { message: 'down', code: 'XX000', details: null, hint: null },
          })
        : route.continue(),
    );
    await form.getByRole('button', { name: words.save }).click();
    await expect(toastOf(page)).toContainText(words.failed);
    await expect(toastOf(page)).toContainText(words.unread);
    await expect(form.getByLabel(words.bio)).toHaveValue('Bonjour');
  });
});

test('[PROF-2] the language of the profile is the language of the page', async ({
  page,
  person,
  signInAs,
}) => {
  await signInAs(await person());
  await page.goto('/profile');
  await page.getByRole('main').getByLabel('Langue', { exact: true }).selectOption('en');
  await page.getByRole('main').getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('[PROF-1] a first sign-in makes the profile, once, although two tabs sign in', async ({
  context,
  server,
}) => {
  const email = `newcomer-${crypto.randomUUID()}@example.org`;
  const password = 'lanterne-verte-42';
  const answer = await context.request.post('/auth/v1/signup', {
    headers: { apikey: server.publishableKey },
    data: { email, password },
  });
  expect(answer.ok()).toBe(true);
  const session = JSON.stringify(await answer.json());
  await context.addInitScript((stored) => localStorage.setItem('escale-auth', stored), session);
  const tabs = await Promise.all([context.newPage(), context.newPage()]);
  await Promise.all(tabs.map((tab) => tab.goto('/profile')));
  for (const tab of tabs) {
    await expect(tab.getByRole('main').getByLabel('Nom d’utilisateur')).toHaveValue(
      email.split('@')[0] ?? '',
    );
  }
});
