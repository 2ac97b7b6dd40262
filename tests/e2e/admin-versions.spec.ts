import type { Client } from '#tests/support/accounts.ts';
import { expect, expectAccessible, test, toastOf } from './fixtures.ts';

/** A draft that was stored twice; answers its id. */
async function makeDraft(client: Client, slug: string): Promise<string> {
  const { data } = await client
    .from('blog_posts')
    .insert({ slug, title_fr: 'Le canal', title_en: 'The canal', body_en: 'Before the storm' })
    .select('id')
    .single();
  const id = data?.id ?? '';
  await client.from('blog_posts').update({ title_en: 'The storm', body_en: 'After the storm' }).eq('id', id);
  return id;
}

test.describe('an article before it is out, in English', () => {
  test.use({ language: 'en' });

  test('[ADMIN-4] a draft is read signed out by its secret address, is never indexed or cached, and is gone once withdrawn', async ({
    page,
    person,
    signInAs,
    browser,
  }) => {
    const sue = await person({ role: 'supervisor' });
    const id = await makeDraft(sue.client, 'preview-of-a-draft');
    await signInAs(sue);
    await page.goto(`/admin/blog/edit/${id}`);
    await page.getByRole('button', { name: 'Preview address' }).click();
    const dialog = page.getByRole('dialog', { name: 'Preview address' });
    await expect(dialog).toContainText('No address is open.');
    await dialog.getByRole('button', { name: 'Create the address' }).click();
    const field = dialog.getByLabel('Preview address');
    await expect(field).toHaveValue(/\/blog\/apercu\/[0-9a-f]{64}$/);
    await expect(dialog).toContainText('An address has been open since');
    await expectAccessible(page);

    const context = await browser.newContext({ locale: 'en', viewport: { width: 390, height: 800 } });
    const reader = await context.newPage();
    const answer = await reader.goto(`${await field.inputValue()}?lang=en`);
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
    await reader.reload();
    await expect(reader.getByRole('heading', { level: 1 })).toHaveText('The storm');

    await dialog.getByRole('button', { name: 'Withdraw the address' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw the address' }).click();
    await expect(dialog).toContainText('No address is open.');
    await expect(field).toHaveCount(0);
    expect((await reader.reload())?.status()).toBe(404);
    await expect(reader.getByText('After the storm')).toHaveCount(0);
    await context.close();
  });

  test('[ADMIN-4] what an article was is listed with who replaced it, looked at, taken back, and that undone', async ({
    page,
    person,
    signInAs,
  }) => {
    const sue = await person({ role: 'supervisor', name: 'Sue' });
    const id = await makeDraft(sue.client, 'versions-of-a-draft');
    await signInAs(sue);
    await page.goto(`/admin/blog/edit/${id}`);
    await page.getByRole('link', { name: 'Earlier versions' }).click();
    const table = page.getByRole('table', { name: 'Earlier versions' });
    await expect(table.getByRole('row')).toHaveCount(2);
    await expect(table).toContainText('Sue');
    await expectAccessible(page);
    const title = async () =>
      (await sue.client.from('blog_posts').select('title_en').eq('id', id).single()).data?.title_en;
    await table.getByRole('button').click();
    const dialog = page.getByRole('dialog', { name: /^Version until/ });
    await expect(dialog.getByText('Before the storm')).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Take this version back' }).click();
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
