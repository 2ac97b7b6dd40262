import { expect, expectAccessible, test, toastOf } from './fixtures.ts';

test.describe('an article before it is out, in English', () => {
  test.use({ language: 'en' });

  test('[ADMIN-4] a draft is read by its secret address until that is withdrawn; what it was is listed, taken back, and that undone', async ({
    page,
    person,
    signInAs,
    browser,
  }) => {
    const sue = await person({ role: 'supervisor', name: 'Sue' });
    const posts = sue.client.from('blog_posts');
    const { data } = await posts
      .insert({ slug: 'a-draft', title_fr: 'Le canal', title_en: 'The canal', body_en: 'Before the storm' })
      .select('id')
      .single();
    const id = data?.id ?? '';
    await posts.update({ title_en: 'The storm', body_en: 'After the storm' }).eq('id', id);
    await signInAs(sue);
    await page.goto(`/admin/blog/edit/${id}`);

    await test.step('[ADMIN-4] read signed out, never indexed or cached, and gone once withdrawn', async () => {
      await page.getByRole('button', { name: 'Preview address' }).click();
      const dialog = page.getByRole('dialog', { name: 'Preview address' });
      await expect(dialog).toContainText('No address is open.');
      await dialog.getByRole('button', { name: 'Create the address' }).click();
      const field = dialog.getByLabel('Preview address');
      await expect(field).toHaveValue(/\/blog\/apercu\/[0-9a-f]{64}$/);
      await expect(dialog).toContainText('An address has been open since');

      const context = await browser.newContext({ locale: 'en', viewport: { width: 390, height: 800 } });
      const reader = await context.newPage();
      const address = `${await field.inputValue()}?lang=en`;
      const answer = await reader.goto(address);
      expect(answer?.status()).toBe(200);
      expect(answer?.headers()).toMatchObject({
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex, nofollow',
      });
      await expect(reader.getByRole('heading', { level: 1 })).toHaveText('The storm');
      await expect(reader.getByRole('note')).toContainText('Draft: this article is not published yet');
      await expect(reader.getByText('After the storm')).toBeVisible();
      await expect(reader.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
      await expectAccessible(reader);
      expect(await reader.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
      const again = await reader.request.get(address);
      expect(await again.text()).toContain('After the storm');

      await dialog.getByRole('button', { name: 'Withdraw the address' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw the address' }).click();
      await expect(dialog).toContainText('No address is open.');
      await expect(field).toHaveCount(0);
      expect((await reader.reload())?.status()).toBe(404);
      await expect(reader.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(reader.getByText('After the storm')).toHaveCount(0);
      await context.close();
      await dialog.getByRole('button', { name: 'Close' }).click();
      await expect(dialog).toHaveCount(0);
    });

    await test.step('[ADMIN-4] listed with who replaced it, looked at, taken back, and that undone', async () => {
      await page.getByRole('link', { name: 'Earlier versions' }).click();
      const table = page.getByRole('table', { name: 'Earlier versions' });
      await expect(table.getByRole('row')).toHaveCount(2);
      await expect(table).toContainText('Sue');
      const title = async () =>
        (await sue.client.from('blog_posts').select('title_en').eq('id', id).single()).data?.title_en;
      await table.getByRole('button').click();
      const dialog = page.getByRole('dialog', { name: /^Version until/ });
      await expect(dialog.getByText('Before the storm')).toBeVisible();
      await expectAccessible(page);
      await dialog.getByRole('button', { name: 'Restore this version' }).click();
      await expect(toastOf(page)).toContainText('The version is back.');
      await expect(table.getByRole('row')).toHaveCount(3);
      expect(await title()).toBe('The canal');
      await toastOf(page).getByRole('button', { name: 'Undo' }).click();
      await expect(table.getByRole('row')).toHaveCount(4);
      expect(await title()).toBe('The storm');
      await page.getByRole('link', { name: 'Back to the article' }).click();
      await expect(page.getByLabel('English title')).toHaveValue('The storm');
    });
  });
});
