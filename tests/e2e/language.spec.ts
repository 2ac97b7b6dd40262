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
      expect(await flag.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
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
