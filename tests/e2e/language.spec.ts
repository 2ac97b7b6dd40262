import { expect, expectAccessible, test } from './fixtures.ts';

test.describe('the language', () => {
  test('[NAV-5] the switcher lists each language with code, name and flag', async ({ page }) => {
    await page.goto('/contact');
    await page.getByRole('button', { name: 'Langue' }).click();
    const options = page.getByRole('listbox', { name: 'Langue' }).getByRole('option');
    await expect(options).toHaveCount(2);
    for (const { name, code } of [
      { name: 'Français', code: 'FR' },
      { name: 'English', code: 'EN' },
    ]) {
      const option = options.filter({ hasText: name });
      await expect(option).toContainText(code);
      const flag = option.locator('img');
      await expect(flag).toBeVisible();
      // 0 until its file has arrived, which nothing of the list waits for.
      await expect(flag).not.toHaveJSProperty('naturalWidth', 0);
    }
    await expect(page.getByRole('option', { name: 'Français' })).toHaveAttribute('aria-selected', 'true');
    await expectAccessible(page);
  });

  test('[NAV-5] [I18N-1] choosing one shows the whole page in it and is remembered', async ({ page }) => {
    await page.goto('/contact');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Écrivez-nous');
    await page.getByRole('button', { name: 'Langue' }).click();
    await page.getByRole('option', { name: 'English' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Write to us');
    await expect(page.getByRole('contentinfo').getByRole('heading', { name: 'Company' })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('escale-language'))).toBe('en');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Write to us');
  });

  test('[NAV-5] by keyboard: opens on the language shown, arrows move, Enter chooses', async ({ page }) => {
    await page.goto('/contact');
    await page.getByRole('button', { name: 'Langue' }).press('Enter');
    await expect(page.getByRole('option', { name: 'Français' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Language' })).toBeFocused();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Write to us');
  });

  for (const stored of ['de', '', 'FR-fr']) {
    test(`[I18N-1] the stored language "${stored}" is not supported and means French`, async ({ page }) => {
      await page.addInitScript((code) => localStorage.setItem('escale-language', code), stored);
      await page.goto('/contact');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Écrivez-nous');
      await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    });
  }

  test('[I18N-2] switching loads the modules of the other language, and only then', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto('/contact');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Écrivez-nous');
    const before = asked.length;
    await page.getByRole('button', { name: 'Langue' }).click();
    await page.getByRole('option', { name: 'English' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Write to us');
    expect(asked.slice(before).some((path) => path.endsWith('.js'))).toBe(true);
  });
});

for (const width of [390, 1440]) {
  test(`[NAV-5] [SHELL-8] pages without a header have the language in a corner, at ${width} px`, async ({
    page,
    person,
    signInAs,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const switchTo = async (from: string, to: string) => {
      await page.getByRole('button', { name: from }).click();
      const option = page.getByRole('option', { name: to });
      await expect(option).toBeInViewport({ ratio: 1 });
      await option.click();
    };
    await page.goto('/auth');
    await switchTo('Langue', 'English');
    await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
    await expectAccessible(page);
    await page.goto('/check-email');
    await switchTo('Language', 'Français');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Un message vous attend');
    await expectAccessible(page);
    await signInAs(await person({ onboarded: false }));
    await page.goto('/onboarding/profile');
    await switchTo('Langue', 'English');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('button', { name: 'Language' })).toBeVisible();
    await expectAccessible(page);
  });
}

test('[NAV-5] [I18N-1] the language that an address asks for lasts for the visit, over the stored one', async ({
  page,
}) => {
  const title = page.getByRole('heading', { level: 1 });
  // The browser of the test has chosen French.
  await page.goto('/contact?lang=en#form');
  await expect(title).toHaveText('Write to us');
  await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveURL(/\/blog\?lang=en$/);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/blog\/posts\/[^?]+\?lang=en$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(await page.evaluate(() => localStorage.getItem('escale-language'))).toBe('fr');
  await page.getByRole('button', { name: 'Language' }).click();
  await page.getByRole('option', { name: 'Français' }).click();
  await expect(page).toHaveURL(/\?lang=fr$/);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
});
