import { expect, test, toastOf } from './fixtures.ts';

test.describe('the administration’s legal pages, in English', () => {
  test.use({ language: 'en' });

  /** Other tests read the same pages. */
  let restore = async () => {};
  test.afterEach(() => restore());

  test('[PLUS-22] a supervisor is reminded of what is missing, writes both languages, and a visitor reads them', async ({
    page,
    person,
    signInAs,
    browser,
    baseURL,
  }) => {
    const sue = await person({ role: 'supervisor' });
    const notice = sue.client
      .from('legal_pages')
      .select('title_fr,title_en,body_fr,body_en')
      .eq('slug', 'notice');
    const { data: before } = await notice.single().throwOnError();
    restore = async () => {
      await sue.client.from('legal_pages').update(before).eq('slug', 'notice').throwOnError();
    };
    await signInAs(sue);
    await page.goto('/admin');
    const reminder = page.getByRole('note').filter({ hasText: 'waiting to be completed' });
    await expect(reminder).toContainText('Terms of use, Privacy, Legal notice');
    await reminder.getByRole('link', { name: 'Complete them' }).click();
    const table = page.getByRole('table', { name: 'Legal pages' });
    await expect(table.getByRole('row', { name: /^Legal notice/ })).toContainText('16 details to fill in');
    await table.getByRole('link', { name: 'Legal notice' }).click();

    const notices = page.getByText('16 details to fill in');
    await notices.click();
    await expect(
      page.getByRole('listitem').filter({ hasText: '[to be completed: name of the publisher]' }),
    ).toBeVisible();
    await page.getByRole('tab', { name: 'French' }).click();
    await page.getByRole('textbox', { name: 'French text (Markdown)' }).fill('## Éditeur\n\nNous-mêmes');
    await page.getByRole('tab', { name: 'English' }).click();
    const english = page.getByRole('textbox', { name: 'English text (Markdown)' });
    await english.fill('## Publisher\n\n**Ourselves**');
    await expect(page.getByRole('region', { name: 'Preview' }).locator('strong')).toHaveText('Ourselves');
    await expect(notices).toHaveCount(0);

    // What was typed is there after a reload, and asks before it is left.
    await page.getByRole('link', { name: 'Users' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Stay' }).click();
    await page.reload();
    await expect(page.getByText('Your unsaved text was recovered')).toBeVisible();
    await page.getByRole('tab', { name: 'English' }).click();
    await expect(english).toHaveValue('## Publisher\n\n**Ourselves**');

    // Somebody else stores another version while this one is open.
    const other = await sue.client
      .from('legal_pages')
      .update({ title_en: 'Imprint' })
      .eq('slug', 'notice')
      .select('slug');
    expect(other.data).toHaveLength(1);
    await page.getByLabel('English title').fill('');
    await page.getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByLabel('English title')).toBeFocused();
    await page.getByLabel('English title').fill('Who we are');
    await page.getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByText(/changed elsewhere/)).toBeVisible();
    await page.getByRole('button', { name: 'Keep my text' }).click();
    await page.getByRole('button', { name: 'Publish' }).click();
    await expect(toastOf(page)).toContainText('Who we are');
    await expect(page.getByText('All saved')).toBeVisible();

    const visitor = await browser.newContext({ ...(baseURL && { baseURL }), javaScriptEnabled: false });
    const theirs = await visitor.newPage();
    await theirs.goto('/mentions-legales?lang=en');
    await expect(theirs.getByRole('heading', { level: 1 })).toHaveText('Who we are');
    await expect(theirs.getByRole('main').locator('strong')).toHaveText('Ourselves');
    await theirs.goto('/mentions-legales');
    await expect(theirs.getByRole('main')).toContainText('Nous-mêmes');
    await visitor.close();

    await page.goto('/admin/audit');
    const changes = page.getByRole('table').getByRole('row').filter({ hasText: 'Legal page' });
    await expect(changes.first().getByRole('link', { name: 'Mentions légales' })).toHaveAttribute(
      'href',
      '/admin/legal/notice',
    );
  });
});
