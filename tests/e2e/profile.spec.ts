import english from '#i18n/locales/en/profile.ts';
import words from '#i18n/locales/fr/profile.ts';
import { expect, test, toastOf } from './fixtures.ts';

const DOWN = { status: 500, json: { message: 'down', code: 'XX000', details: null, hint: null } };

test('[PROF-2] [PROF-3] [TASK-1] a profile is stored, follows to another device, and is written in the language one reads', async ({
  page,
  person,
  signInAs,
  openAs,
}) => {
  const camille = await person();
  await camille.client
    .from('profiles')
    .update({ preferences: { travel_pace: 'slow' } })
    .eq('id', camille.id)
    .select('id')
    .single();
  const preferences = async () =>
    (await camille.client.from('profiles').select('preferences').eq('id', camille.id).single()).data
      ?.preferences;
  await signInAs(camille);
  await page.goto('/profile');
  const form = page.getByRole('main');
  const save = form.getByRole('button', { name: words.save });

  await test.step('[PROF-3] a refused save says why and keeps what was typed', async () => {
    await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
    await form.getByLabel(words.bio).fill('Bonjour');
    await page.route('**/rest/v1/profiles*', (route) =>
      route.request().url().includes('select=preferences&') ? route.fulfill(DOWN) : route.continue(),
    );
    await save.click();
    await expect(toastOf(page)).toContainText(words.updateFailed);
    await expect(toastOf(page)).toContainText(words.fetchFailed);
    await expect(form.getByLabel(words.bio)).toHaveValue('Bonjour');
    await page.unroute('**/rest/v1/profiles*');
  });

  await test.step('[PROF-2] it is stored, with preferences laid over those that were there', async () => {
    await form.getByLabel(words.firstName, { exact: true }).fill('Camille');
    await form.getByLabel(words.lastName, { exact: true }).fill('Rousseau');
    await form.getByLabel(words.bio).fill('À pied, en train, jamais pressée.');
    await form.getByLabel(words.currency, { exact: true }).selectOption('CHF');
    await form.getByLabel(words.theme, { exact: true }).selectOption({ label: words.themeDark });
    await save.click();
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
  });

  const stored = {
    travel_pace: 'slow',
    currency: 'CHF',
    theme: 'light',
    mail_task: 'off',
    language: 'en',
  };

  await test.step('[TASK-1] [PROF-2] a kind of mail is turned off; theme and language are chosen in the header', async () => {
    const tasks = page.locator('#mails').getByRole('switch', { name: words.mailTask });
    await expect(tasks).toBeChecked();
    await tasks.click();
    await expect(tasks).not.toBeChecked();
    await page.getByRole('button', { name: 'Camille Rousseau' }).click();
    await page.getByRole('menuitemradio', { name: /^Clair/ }).click();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Langue/ }).click();
    await page.getByRole('listbox').getByRole('option', { name: 'English' }).click();
    await expect(page.getByRole('heading', { level: 1, name: english.title })).toBeVisible();
    await expect.poll(preferences).toEqual(stored);
  });

  const phone = await openAs(camille, '/profile');

  await test.step('[PROF-2] language, theme and all that was stored follow to another device, and saving there leaves them', async () => {
    await expect(phone.getByRole('heading', { level: 1, name: english.title })).toBeVisible();
    await expect(phone.locator('html')).toHaveAttribute('data-theme', 'light');
    await expect(phone.locator('#mails').getByRole('switch', { name: english.mailTask })).not.toBeChecked();
    await expect(phone.getByLabel(english.bio)).toHaveValue('À pied, en train, jamais pressée.');
    await phone.getByLabel(english.bio).fill('By train.');
    await phone.getByRole('main').getByRole('button', { name: english.save }).click();
    await expect(toastOf(phone)).toContainText(english.saved);
    expect(await preferences()).toEqual(stored);
  });

  await test.step('[TASK-1] a refused switch is taken back', async () => {
    await phone.route('**/rpc/change_preferences', (route) => route.fulfill(DOWN));
    const summary = phone.locator('#mails').getByRole('switch', { name: english.mailSummary });
    await summary.press('Space');
    await expect(toastOf(phone)).toContainText(english.updateFailed);
    await expect(summary).toBeChecked();
  });

  await test.step('[PROF-2] the language of the profile is the language of the page', async () => {
    await phone.getByRole('main').getByLabel(english.language, { exact: true }).selectOption('fr');
    await phone.getByRole('main').getByRole('button', { name: english.save }).click();
    await expect(phone.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
    await expect(phone.locator('html')).toHaveAttribute('lang', 'fr');
  });
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
