import { expect, expectAccessible, test } from './fixtures.ts';

const PICTURE = 'https://upload.wikimedia.org/lighthouse.png';

test.describe('pictures of the administration, in English', () => {
  test.use({ language: 'en' });

  test('[ADMIN-4] a post’s picture is uploaded or named by its address, with its texts, and shown to readers', async ({
    page,
    person,
    signInAs,
  }) => {
    const sue = await person({ role: 'supervisor', name: 'Sue Veille' });
    const photo = await page.screenshot({ fullPage: true });
    await page.route(PICTURE, (route) => route.fulfill({ body: photo, contentType: 'image/png' }));
    await signInAs(sue);
    await page.goto('/admin/blog/new');

    await test.step('[ADMIN-4] alternative text, caption and credit of a picture elsewhere, which readers get', async () => {
      await page.getByLabel('French title').fill('Le phare');
      await page.getByLabel('English title').fill('The lighthouse');
      await page.getByRole('tab', { name: 'English' }).click();
      await page.getByRole('textbox', { name: 'English text (Markdown)' }).fill('Lit since 1889.');
      await expect(page.getByLabel('Credit')).toHaveCount(0);
      await page.getByLabel('Picture (address)').fill(PICTURE);
      await page.getByLabel('English alternative text').fill('A lighthouse at dusk');
      await page.getByLabel('English caption').fill('The harbour of Sète');
      await page.getByLabel('French caption').fill('Le port de Sète');
      await page.getByLabel('Credit').fill('Zoé Çelik, CC BY');
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Publish' }).click();
      await expect(page).toHaveURL(/\/admin\/blog\/edit\//);
      const english = await (await page.request.get('/blog/posts/le-phare?lang=en')).text();
      expect(english).toContain('alt="A lighthouse at dusk"');
      expect(english).toMatch(/<figure.*The harbour of Sète.*©.*Zoé Çelik, CC BY.*<\/figure>/s);
      expect(english).toContain('Sue Veille');
      const french = await (await page.request.get('/blog/posts/le-phare?lang=fr')).text();
      // The one language that has it serves both.
      expect(french).toContain('alt="A lighthouse at dusk"');
      expect(french).toMatch(/<figure.*Le port de Sète.*©.*Zoé Çelik, CC BY.*<\/figure>/s);
    });

    await test.step('[ADMIN-4] a file is stored small under its content’s name, after a refusal and a cut line', async () => {
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
      await give('harbour.png', photo);
      await expect(page.getByRole('alert')).toContainText('can’t be reached');
      await expect(page.getByLabel('Picture (address)')).toHaveValue(PICTURE);
      await page.unroute('**/storage/v1/object/pictures/**');
      await give('harbour.png', photo);
      await expect(page.getByLabel('Picture (address)')).toHaveValue(
        /^\/storage\/v1\/object\/public\/pictures\/[0-9a-f]{32}\.webp$/,
      );
      await expect(page.getByRole('alert')).toHaveCount(0);
      await expect(page.getByRole('img', { name: 'Picture preview' })).not.toHaveJSProperty(
        'naturalWidth',
        0,
      );
      await page.getByLabel('English alternative text').fill('The harbour');
      await page.getByLabel('Credit').fill('Sue Veille');
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByText('All saved')).toBeVisible();
    });

    await test.step('[ADMIN-4] and shown to readers and to previews', async () => {
      await page.goto('/blog/posts/le-phare?lang=en');
      const shown = page.getByRole('img', { name: 'The harbour' });
      await expect(shown).not.toHaveJSProperty('naturalWidth', 0);
      await expect(page.getByRole('figure').first()).toContainText('The harbour of Sète · © Sue Veille');
      const stored = await page.request.get((await shown.getAttribute('src')) ?? '');
      expect(stored.headers()).toMatchObject({ 'content-type': 'image/webp' });
      expect((await stored.body()).byteLength).toBeLessThanOrEqual(400_000);
      expect(await page.locator('meta[property="og:image"]').getAttribute('content')).toMatch(
        /^http.*\/pictures\/[0-9a-f]{32}\.webp$/,
      );
    });
    await sue.client.from('blog_posts').delete().eq('slug', 'le-phare');
  });
});
