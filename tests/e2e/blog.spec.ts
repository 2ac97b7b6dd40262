import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { administrator } from '#tests/support/accounts.ts';
import { boxOf } from '#tests/support/pointing.ts';
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

/** Drags the toast to the right by so many pixels and lets go. */
async function swipe(page: Page, distance: number): Promise<void> {
  const { x, y, height } = await boxOf(toastOf(page));
  const from = { x: x + 20, y: y + height / 2 };
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + distance / 2, from.y, { steps: 4 });
  await page.mouse.move(from.x + distance, from.y, { steps: 4 });
  await page.mouse.up();
}

test('[BLOG-1] [BLOG-2] [TOAST-1] the blog lists articles, opens one, sorts them by destination, and asks again for what did not come', async ({
  context,
  page,
  post,
}) => {
  const { title } = post;
  const banner = page.getByRole('banner');
  const article = page.getByRole('article').filter({ hasText: title });
  await page.goto('/blog');

  await test.step('[BLOG-2] [TOAST-1] searching answers with a toast, which F8 reaches and a swipe of 50 px dismisses', async () => {
    await page.getByRole('searchbox').fill('Lisbonne');
    await page.keyboard.press('Enter');
    await expect(toastOf(page)).toBeVisible();
    await page.keyboard.press('F8');
    const holdsFocus = page
      .getByRole('region', { name: /^Notifications/ })
      .evaluate((region) => region.contains(document.activeElement));
    expect(await holdsFocus).toBe(true);
    await swipe(page, 30);
    await expect(toastOf(page)).toHaveCount(1);
    await swipe(page, 80);
    await expect(toastOf(page)).toHaveCount(0);
  });

  await test.step('[BLOG-1] an article, whose picture is missing and one of whose words has 200 letters', async () => {
    await expect(article.getByText('Sept collines et un tram trop plein.')).toBeVisible();
    await article.getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByText('14 novembre 2026')).toBeVisible();
    await expect(page.getByRole('strong')).toHaveText('soleil');
    await expect(page).toHaveTitle(`${title} — Escale`);
    await expectAccessible(page);
    // A cover that is not there is drawn instead, and the word breaks.
    await expect(page.locator('img[src*="no-such-picture"]')).toHaveCount(0);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step('[BLOG-1] by destination', async () => {
    await banner.getByRole('link', { name: 'Destinations' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Par pays');
    await expect(page.getByRole('heading', { name: /^Portugal/ })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: title })).toBeVisible();
  });

  const articles = banner.getByRole('link', { name: 'Articles' });
  const failed = 'Les articles n’ont pas pu être chargés.';
  const POSTS = /\/rest\/v1\/blog_posts/;

  await test.step('[BLOG-1] articles that can’t be had say so, and are asked for again by a press', async () => {
    await page.route(POSTS, (route) => route.fulfill({ status: 400, json: { message: 'no', code: 'X' } }));
    // The first page came rendered: a navigation reads.
    await articles.click();
    await expect(page.getByRole('alert')).toContainText(failed);
    await page.unroute(POSTS);
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await expect(article).toBeVisible();
  });

  await test.step('[BLOG-1] and once the network is back; what is fresh is not asked for again', async () => {
    await page.route(POSTS, async (route) => {
      await context.setOffline(true);
      await route.abort('internetdisconnected');
    });
    await banner.getByRole('link', { name: 'Destinations' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Par pays');
    await articles.click();
    await expect(page.getByRole('alert')).toContainText(failed);
    await page.unroute(POSTS);
    await context.setOffline(false);
    await expect(article).toBeVisible();
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
});
