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
  post: async ({ server }, use) => {
    const post = await publishPost(server);
    await use(post);
    // Its picture is missing, which other tests would hear of.
    await administrator(server).from('blog_posts').delete().eq('slug', post.slug);
  },
});

test.describe('contact', () => {
  test('[PUB-4] stores a visitor’s message and confirms it on the page', async ({ page }) => {
    await page.goto('/contact');
    await page.getByLabel('Nom').fill('Camille');
    await page.getByLabel('E-mail').fill('camille@exemple.fr');
    await page.getByLabel('Message').fill('Bonjour, une question sur les voyages à plusieurs.');
    const stored = page.waitForResponse(/\/rest\/v1\/contact_messages/);
    await page.getByRole('button', { name: 'Envoyer' }).click();
    expect((await stored).status()).toBe(201);
    await expect(page.getByRole('heading', { name: 'Message envoyé' })).toBeFocused();
    await expect(page.getByText('camille@exemple.fr')).toBeVisible();
    await expectAccessible(page);
  });

  test('[PUB-4] says under each field what is missing, and sends nothing', async ({ page }) => {
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.url()));
    await page.goto('/contact');
    await page.getByLabel('E-mail').fill('camille');
    await page.getByRole('button', { name: 'Envoyer' }).click();
    await expect(page.getByLabel('Nom')).toHaveAccessibleDescription(/Indiquez votre nom/);
    await expect(page.getByLabel('E-mail')).toHaveAccessibleDescription(/adresse e-mail complète/);
    await expect(page.getByLabel('Message')).toHaveAccessibleDescription(/Écrivez votre message/);
    await expect(page.getByLabel('Nom')).toBeFocused();
    await expectAccessible(page);
    expect(sent.filter((url) => url.includes('/rest/v1/'))).toEqual([]);
  });

  test('[PUB-4] keeps what was typed when sending fails', async ({ page }) => {
    await page.route(/\/rest\/v1\/contact_messages/, (route) => route.abort());
    await page.goto('/contact');
    await page.getByLabel('Nom').fill('Camille');
    await page.getByLabel('E-mail').fill('camille@exemple.fr');
    await page.getByLabel('Message').fill('Bonjour');
    await page.getByRole('button', { name: 'Envoyer' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(page.getByLabel('Message')).toHaveValue('Bonjour');
    await page.unroute(/\/rest\/v1\/contact_messages/);
    await page.getByRole('button', { name: 'Envoyer' }).click();
    await expect(page.getByRole('heading', { name: 'Message envoyé' })).toBeVisible();
  });

  test('[PUB-4] in English', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('escale-language', 'en'));
    await page.goto('/contact?about=privacy');
    await expect(page.getByLabel('Subject')).toHaveValue('Privacy');
    await page.getByLabel('Name').fill('Camille');
    await page.getByLabel('Email').fill('camille@example.com');
    await page.getByLabel('Message').fill('Hello');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByRole('heading', { name: 'Message sent' })).toBeVisible();
  });
});

test.describe('custom trips', () => {
  test('[PUB-2] stores a request and confirms it on the page', async ({ page }) => {
    await page.goto('/voyages-sur-mesure');
    await page.getByLabel('Destination').fill('Lisbonne');
    await page.getByLabel('Date de début').fill('2027-03-12');
    await page.getByLabel('Date de fin').fill('2027-03-16');
    await page.getByLabel('Voyageurs').fill('3');
    await page.getByLabel('Budget').fill('1 500,50');
    await page.getByRole('checkbox', { name: 'Culture' }).check();
    await page.getByLabel('Nom').fill('Camille');
    await page.getByLabel('E-mail').fill('camille@exemple.fr');
    await page.getByLabel('Message').fill('La lumière de mars, sans courir.');
    const stored = page.waitForRequest(/\/rest\/v1\/custom_trip_requests/);
    await page.getByRole('button', { name: 'Envoyer' }).click();
    expect((await stored).postDataJSON()).toMatchObject({
      destination: 'Lisbonne',
      start_date: '2027-03-12',
      end_date: '2027-03-16',
      travellers: 3,
      budget: 1500.5,
      style: ['culture'],
      user_id: null,
    });
    await expect(page.getByRole('heading', { name: 'Demande envoyée' })).toBeFocused();
  });

  test('[PUB-2] a refused field says why, what was typed outlives a reload, and its sender sees what becomes of it', async ({
    page,
    person,
    server,
    signInAs,
  }) => {
    const camille = await person();
    await signInAs(camille);
    await page.goto('/voyages-sur-mesure');
    await page.getByLabel('Destination').fill('Açores');
    await page.getByRole('checkbox', { name: 'Nature' }).check();
    await page.getByLabel('Date de début').fill('2027-03-12');
    await page.getByLabel('Date de fin').fill('2027-03-11');
    await page.getByLabel('Nom').fill('Camille');
    await page.getByLabel('E-mail').fill('camille@exemple.fr');
    await page.getByLabel('Message').fill('Bonjour');
    await page.getByRole('button', { name: 'Envoyer' }).click();
    await expect(page.getByLabel('Date de fin')).toHaveAccessibleDescription(/doit suivre la date de début/);
    await expectAccessible(page);

    await page.reload();
    await expect(page.getByLabel('Destination')).toHaveValue('Açores');
    await expect(page.getByLabel('Message')).toHaveValue('Bonjour');
    await expect(page.getByRole('checkbox', { name: 'Nature' })).toBeChecked();
    await page.getByLabel('Date de fin').fill('2027-03-19');
    await page.getByRole('button', { name: 'Envoyer' }).click();
    await expect(page.getByRole('heading', { name: 'Demande envoyée' })).toBeFocused();

    const mine = page.getByRole('region', { name: 'Vos demandes' }).getByRole('listitem');
    await page.reload();
    await expect(mine.filter({ hasText: 'Açores' })).toContainText('Reçue');
    await expect(page.getByLabel('Destination')).toHaveValue('');
    await administrator(server)
      .from('custom_trip_requests')
      .update({ status: 'in_progress' })
      .eq('user_id', camille.id);
    await page.reload();
    await expect(mine.filter({ hasText: 'Açores' })).toContainText('En préparation');
  });
});

for (const [language, upgrade, cancel, answer] of [
  ['fr', 'Passer à Premium', 'Résilier Premium', 'Pas encore disponible'],
  ['en', 'Upgrade to Premium', 'Cancel Premium', 'Not implemented'],
] as const) {
  test.describe(`premium, in ${language}`, () => {
    test.use({ language });

    test('[PROF-4] upgrading and cancelling answer that they are not there yet', async ({
      page,
      person,
      signInAs,
    }) => {
      await page.goto('/premium');
      if (language === 'en') await expectAccessible(page);
      await page.getByRole('button', { name: upgrade }).click();
      await expect(toastOf(page)).toContainText(answer);
      await signInAs(await person({ premium: true }));
      await page.goto('/premium');
      await page.getByRole('button', { name: cancel }).click();
      await expect(toastOf(page)).toContainText(answer);
    });
  });
}

test.describe('themes', () => {
  test('[PUB-3] an unknown theme offers the known ones', async ({ page }) => {
    await page.goto('/voyages-a-theme/nulle-part');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ce thème n’est pas au programme');
    const themes = page.getByRole('main').locator('a[href^="/voyages-a-theme/"]');
    await expect(themes.first()).toBeVisible();
    await expectAccessible(page);
    const name = await themes.first().innerText();
    await themes.first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name.trim());
    await expect(page).toHaveTitle(`${name.trim()} — Escale`);
    await expectAccessible(page);
  });
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

test.describe('the administration', () => {
  test('[ADMIN-1] its first page counts what there is', async ({ page, person, server, signInAs }) => {
    await signInAs(await person({ role: 'supervisor' }));
    await page.goto('/admin');
    const { count } = await administrator(server)
      .from('blog_posts')
      .select('id', { count: 'exact', head: true })
      .eq('status', 'published')
      .lte('published_at', new Date().toISOString());
    const figures = page.getByRole('region', { name: 'Chiffres du site' });
    const posts = figures.getByRole('term').filter({ hasText: 'Articles publiés' });
    await expect(posts.locator('xpath=following-sibling::dd')).toContainText(String(count));
    await expectAccessible(page);
  });
});
