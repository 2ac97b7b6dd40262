import { expect, expectAccessible, test } from './fixtures.ts';

const PICTURE = 'https://upload.wikimedia.org/lighthouse.png';

test.describe('pictures of the administration, in English', () => {
  test.use({ language: 'en' });

  test('[ADMIN-4] a picture is uploaded from a file, stored small under its content’s name, and shown to readers', async ({
    page,
    person,
    signInAs,
  }) => {
    const sue = await person({ role: 'supervisor', name: 'Sue Veille' });
    await signInAs(sue);
    await page.goto('/admin/blog/new');
    await page.getByLabel('French title').fill('Le port');
    const choose = page.getByRole('button', { name: 'Choose a file' });
    const give = async (name: string, buffer: Buffer) => {
      const chooser = page.waitForEvent('filechooser');
      await choose.click();
      await (await chooser).setFiles({ name, mimeType: 'image/png', buffer });
    };
    await give('photo.heic', Buffer.from('this is no picture'));
    await expect(page.getByRole('alert')).toContainText('HEIC');
    // The line is cut: what was typed stays, and the same file goes in a moment later.
    await page.route('**/storage/v1/object/pictures/**', (route) => route.abort());
    const photo = await page.screenshot({ fullPage: true });
    await give('harbour.png', photo);
    await expect(page.getByRole('alert')).toContainText('can’t be reached');
    await page.unroute('**/storage/v1/object/pictures/**');
    await give('harbour.png', photo);
    await expect(page.getByLabel('Picture (address)')).toHaveValue(
      /^\/storage\/v1\/object\/public\/pictures\/[0-9a-f]{32}\.webp$/,
    );
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page.getByRole('img', { name: 'Picture preview' })).not.toHaveJSProperty('naturalWidth', 0);
    await page.getByLabel('English alternative text').fill('The harbour');
    await page.getByLabel('Credit').fill('Sue Veille');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Publish' }).click();
    await expect(page).toHaveURL(/\/admin\/blog\/edit\//);
    await page.goto('/blog/posts/le-port?lang=en');
    const shown = page.getByRole('img', { name: 'The harbour' });
    await expect(shown).not.toHaveJSProperty('naturalWidth', 0);
    await expect(page.getByRole('figure').first()).toContainText('© Sue Veille');
    const stored = await page.request.get((await shown.getAttribute('src')) ?? '');
    expect(stored.headers()).toMatchObject({ 'content-type': 'image/webp' });
    expect((await stored.body()).byteLength).toBeLessThanOrEqual(400_000);
    expect(await page.locator('meta[property="og:image"]').getAttribute('content')).toMatch(
      /^http.*\/pictures\/[0-9a-f]{32}\.webp$/,
    );
    await sue.client.from('blog_posts').delete().eq('slug', 'le-port');
  });

  test('[ADMIN-4] a post’s picture has its alternative text, caption and credit, which its readers get', async ({
    page,
    person,
    signInAs,
  }) => {
    const sue = await person({ role: 'supervisor', name: 'Sue Veille' });
    const picture = await page.screenshot();
    await page.route(PICTURE, (route) => route.fulfill({ body: picture, contentType: 'image/png' }));
    await signInAs(sue);
    await page.goto('/admin/blog/new');
    await page.getByLabel('French title').fill('Le phare');
    await page.getByLabel('English title').fill('The lighthouse');
    await expect(page.getByLabel('Credit')).toHaveCount(0);
    await page.getByLabel('Picture (address)').fill(PICTURE);
    await page.getByLabel('English alternative text').fill('A lighthouse at dusk');
    await page.getByLabel('English caption').fill('The harbour of Sète');
    await page.getByLabel('French caption').fill('Le port de Sète');
    await page.getByLabel('Credit').fill('Zoé Çelik, CC BY');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Publish' }).click();
    await expect(page).toHaveURL(/\/admin\/blog\/edit\//);
    await page.goto('/blog/posts/le-phare?lang=en');
    const figure = page.getByRole('figure').first();
    await expect(figure.getByRole('img', { name: 'A lighthouse at dusk' })).toBeVisible();
    await expect(figure).toContainText('The harbour of Sète · © Zoé Çelik, CC BY');
    await expect(page.getByText('Sue Veille')).toBeVisible();
    await expectAccessible(page);
    await page.goto('/blog/posts/le-phare?lang=fr');
    // The one language that has it serves both.
    await expect(page.getByRole('img', { name: 'A lighthouse at dusk' })).toBeVisible();
    await expect(page.getByRole('figure').first()).toContainText('Le port de Sète · © Zoé Çelik, CC BY');
    await sue.client.from('blog_posts').delete().eq('slug', 'le-phare');
  });
});
