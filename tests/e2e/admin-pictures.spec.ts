import { expect, expectAccessible, test } from './fixtures.ts';

const PICTURE = 'https://upload.wikimedia.org/lighthouse.png';

test.describe('pictures of the administration, in English', () => {
  test.use({ language: 'en' });

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
