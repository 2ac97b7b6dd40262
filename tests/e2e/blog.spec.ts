import { randomUUID } from 'node:crypto';
import { administrator } from '#tests/support/accounts.ts';
import type { RunningServer } from '#tests/support/server.ts';
import { test as base, expect, expectAccessible, toastOf } from './fixtures.ts';

interface Post {
  slug: string;
  title: string;
}

/** Publishes an article about Portugal. */
async function publishPost(server: RunningServer): Promise<Post> {
  const id = randomUUID().slice(0, 8);
  const post = { slug: `lisbonne-${id}`, title: `Lisbonne à l’heure bleue ${id}` };
  const { error } = await administrator(server)
    .from('blog_posts')
    .insert({
      slug: post.slug,
      title_fr: post.title,
      title_en: post.title,
      excerpt_fr: 'Sept collines et un tram trop plein.',
      cover_url: `${server.url}/no-such-picture.png`,
      body_fr:
        'En mars, le **soleil** se couche tôt.\n\n<script>document.title = "broken"</script>\n\n- 09:00, Portas do Sol\n\n' +
        'x'.repeat(200),
      country_iso_a2: 'PT',
      status: 'published',
      published_at: '2026-11-14T08:00:00Z',
    })
    .select('id')
    .single();
  if (error) throw new Error(error.message);
  return post;
}

const test = base.extend<{ post: Post }>({
  post: async ({ server }, provide) => {
    const post = await publishPost(server);
    await provide(post);
    // Its picture is missing, which other tests would hear of.
    await administrator(server).from('blog_posts').delete().eq('slug', post.slug);
  },
});

test.describe('the blog', () => {
  test('[BLOG-1] lists articles, opens one, and sorts them by destination', async ({ page, post }) => {
    const { title } = post;
    await page.goto('/blog');
    const article = page.getByRole('article').filter({ hasText: title });
    await expect(article.getByText('Sept collines et un tram trop plein.')).toBeVisible();
    await expectAccessible(page);
    await article.getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByText('14 novembre 2026')).toBeVisible();
    await expect(page.getByRole('strong')).toHaveText('soleil');
    await expect(page).toHaveTitle(`${title} — Escale`);
    await expectAccessible(page);
    // A cover that is not there is drawn instead, and a word of 200 letters breaks.
    await expect(page.locator('img[src*="no-such-picture"]')).toHaveCount(0);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await page.setViewportSize({ width: 1440, height: 900 });

    await page.getByRole('banner').getByRole('link', { name: 'Destinations' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Par pays');
    await expect(page.getByRole('heading', { name: /^Portugal/ })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: title })).toBeVisible();
    await expectAccessible(page);
  });

  test('[BLOG-1] an article that was not translated is shown as it was written', async ({ page, post }) => {
    const { slug } = post;
    await page.addInitScript(() => localStorage.setItem('escale-language', 'en'));
    await page.goto(`/blog/posts/${slug}`);
    await expect(page.getByText('14 November 2026').first()).toBeVisible();
    await expect(page.getByRole('strong')).toHaveText('soleil');
  });

  test('[BLOG-1] an unknown article leads back to the list', async ({ page }) => {
    await page.goto('/blog/posts/nulle-part');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cet article n’existe pas, ou plus');
    await page.getByRole('link', { name: 'Tous les articles' }).click();
    await expect(page).toHaveURL('/blog');
  });

  test('[BLOG-1] articles that can’t be had say so, and are asked for again, by a press or once the network is back', async ({
    context,
    page,
    post,
  }) => {
    const { title } = post;
    await page.route(/\/rest\/v1\/blog_posts/, (route) =>
      route.fulfill({ status: 400, json: { message: 'no', code: 'X' } }),
    );
    // The first page comes rendered: a navigation reads.
    await page.goto('/blog/destinations');
    const articles = page.getByRole('banner').getByRole('link', { name: 'Articles' });
    await articles.click();
    await expect(page.getByRole('alert')).toContainText('Les articles n’ont pas pu être chargés.');
    await page.unroute(/\/rest\/v1\/blog_posts/);
    await page.getByRole('button', { name: 'Réessayer' }).click();
    const article = page.getByRole('article').filter({ hasText: title });
    await expect(article).toBeVisible();

    await page.route(/\/rest\/v1\/blog_posts/, async (route) => {
      await context.setOffline(true);
      await route.abort('internetdisconnected');
    });
    await page.getByRole('banner').getByRole('link', { name: 'Destinations' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Par pays');
    await articles.click();
    await expect(page.getByRole('alert')).toContainText('Les articles n’ont pas pu être chargés.');
    await page.unroute(/\/rest\/v1\/blog_posts/);
    await context.setOffline(false);
    await expect(article).toBeVisible();
    // What is fresh is not asked for again.
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.evaluate(async () => {
      globalThis.dispatchEvent(new Event('online'));
      await fetch('/health/live');
    });
    const paths = asked.map((url) => new URL(url).pathname);
    expect(paths).toContain('/health/live');
    expect(paths).not.toContain('/rest/v1/blog_posts');
  });

  test('[BLOG-2] searching says that it is not yet implemented', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('escale-language', 'en'));
    await page.goto('/blog');
    await page.getByRole('searchbox', { name: 'Search articles' }).fill('Lisbon');
    await page.keyboard.press('Enter');
    await expect(toastOf(page)).toContainText('not yet implemented');
    await expect(page.getByRole('searchbox')).toHaveValue('Lisbon');
  });
});
