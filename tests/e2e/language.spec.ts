import { headerLinks, headOf } from '#tests/support/page-parts.ts';
import { expect, expectAccessible, interact, test, toastOf } from './fixtures.ts';

test('[NAV-1] [NAV-5] [NAV-7] [I18N-1] [I18N-2] [SHELL-2] [BLOG-2] the language is switched, remembered, and asked for by an address', async ({
  page,
}) => {
  const banner = page.getByRole('banner');
  const title = page.getByRole('heading', { level: 1 });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/contact');
  await interact(page);
  await expect(title).toHaveText('Écrivez-nous');

  await test.step('[NAV-5] the switcher lists each language with code, name and flag', async () => {
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
    await page.keyboard.press('Escape');
    await expect(options).toHaveCount(0);
  });

  await test.step('[NAV-5] [I18N-2] by keyboard: it opens on the language shown, arrows move, Enter chooses; the modules come then', async () => {
    const before = asked.length;
    await page.getByRole('button', { name: 'Langue' }).press('Enter');
    await expect(page.getByRole('option', { name: 'Français' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Language' })).toBeFocused();
    await expect(title).toHaveText('Write to us');
    expect(asked.slice(before).some((path) => path.endsWith('.js'))).toBe(true);
  });

  await test.step('[NAV-1] [NAV-7] [SHELL-2] the whole page is in it: header, footer and head', async () => {
    await expect(headerLinks(page)).toHaveText(['Custom trips', 'Blog', 'Contact', 'Sign in', 'Sign up']);
    await expect(page.getByRole('contentinfo').getByRole('heading')).toHaveText([
      'Product',
      'Company',
      'Support',
      'Legal',
    ]);
    await banner.getByRole('link', { name: 'Custom trips' }).click();
    await expect(page).toHaveTitle('Custom trips — Escale');
    expect(await headOf(page)).toEqual({
      lang: 'en',
      title: 'Custom trips — Escale',
      description:
        'Tell us what you have in mind, however vague. We will come back to you with a first plan, day by day.',
      alternates: ['fr /voyages-sur-mesure', 'en /voyages-sur-mesure', 'x-default /voyages-sur-mesure'],
    });
  });

  await test.step('[I18N-1] it is remembered', async () => {
    expect(await page.evaluate(() => localStorage.getItem('escale-language'))).toBe('en');
    await page.reload();
    await expect(page).toHaveTitle('Custom trips — Escale');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });

  await test.step('[NAV-5] [I18N-1] one that an address asks for lasts for the visit, over the stored one', async () => {
    await page.goto('/contact?lang=fr#form');
    await interact(page);
    await expect(title).toHaveText('Écrivez-nous');
    await banner.getByRole('link', { name: 'Blog' }).click();
    await expect(page).toHaveURL(/\/blog\?lang=fr$/);
    await page.getByRole('article').first().getByRole('link').first().click();
    await expect(page).toHaveURL(/\/blog\/posts\/[^?]+\?lang=fr$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    expect(await page.evaluate(() => localStorage.getItem('escale-language'))).toBe('en');
    await page.getByRole('button', { name: 'Langue' }).click();
    await page.getByRole('option', { name: 'English' }).click();
    await expect(page).toHaveURL(/\?lang=en$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });

  await test.step('[BLOG-2] searching the blog answers that it is not yet implemented', async () => {
    await banner.getByRole('link', { name: 'Articles' }).click();
    await page.getByRole('searchbox', { name: 'Search articles' }).fill('Lisbon');
    await page.keyboard.press('Enter');
    await expect(toastOf(page)).toContainText('not yet implemented');
    await expect(page.getByRole('searchbox')).toHaveValue('Lisbon');
  });
});
