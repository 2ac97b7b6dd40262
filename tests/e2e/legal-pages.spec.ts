import { startServer } from '#tests/support/server.ts';
import { expect, expectAccessible, test, toastOf } from './fixtures.ts';

const PAGES = [
  { path: '/conditions', fr: 'Conditions d’utilisation', en: 'Terms of use' },
  { path: '/confidentialite', fr: 'Confidentialité', en: 'Privacy' },
  { path: '/mentions-legales', fr: 'Mentions légales', en: 'Legal notice' },
] as const;

const WORDS = {
  fr: {
    changed: /^Dernière modification le \d/,
    signUp: /En vous inscrivant, vous acceptez/,
    group: 'Mentions',
  },
  en: { changed: /^Last updated on \d/, signUp: /By signing up, you agree/, group: 'Legal' },
};

for (const language of ['fr', 'en'] as const) {
  test.describe(`legal pages without scripts, in ${language}`, () => {
    test.use({ language, javaScriptEnabled: false });

    test('[PLUS-22] each is whole, dated, and known to search engines in both languages', async ({
      page,
    }) => {
      const sitemap = await (await page.request.get('/sitemap.xml')).text();
      for (const { path, ...titles } of PAGES) {
        await page.goto(path);
        const { origin } = new URL(page.url());
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles[language]);
        await expect(page.getByText(WORDS[language].changed)).toBeVisible();
        await expect(page.locator('main time')).toHaveAttribute('datetime', /^\d{4}-\d{2}-\d{2}T/);
        expect(await page.locator('main h2').count()).toBeGreaterThan(3);
        const canonical = language === 'fr' ? path : `${path}?lang=en`;
        await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${origin}${canonical}`);
        for (const [code, address] of [
          ['fr', path],
          ['en', `${path}?lang=en`],
          ['x-default', path],
        ])
          await expect(page.locator(`link[hreflang=${code}]`)).toHaveAttribute('href', `${origin}${address}`);
        expect(sitemap).toContain(`<loc>${origin}${canonical}</loc><lastmod>`);
      }
    });

    test('[PLUS-22] the footers lead to them, the blog’s too', async ({ page }) => {
      for (const start of ['/', '/blog']) {
        await page.goto(start);
        const footer = page.getByRole('contentinfo');
        for (const { path, ...titles } of PAGES)
          await expect(footer.getByRole('link', { name: titles[language] })).toHaveAttribute('href', path);
      }
    });
  });

  test.describe(`legal pages, in ${language}`, () => {
    test.use({ language });

    test('[PLUS-22] terms and privacy are named beneath the button of the sign-up', async ({ page }) => {
      await page.goto('/auth?action=signup');
      const sentence = page.getByText(WORDS[language].signUp);
      await expect(sentence).toBeVisible();
      const opened = page.waitForEvent('popup');
      await sentence.getByRole('link').first().click();
      await expect((await opened).getByRole('heading', { level: 1 })).toHaveText(PAGES[0][language]);
      await expect(sentence.getByRole('link').last()).toHaveAttribute('href', PAGES[1].path);
      await expectAccessible(page);
    });
  });
}

test('[PLUS-22] they read well on a phone, and lead to each other', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto(PAGES[0].path);
  const others = page.getByRole('main').getByRole('navigation');
  for (const { path, fr } of PAGES) {
    await others.getByRole('link', { name: fr }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(fr);
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  }
});

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
    await expectAccessible(page);
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
    await expectAccessible(page);

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
    await expect(toastOf(page)).toContainText('Mentions légales');
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

test('[PLUS-22] [NAV-7] the footer leads to the site’s own networks where they are set, rendered or not', async ({
  page,
  person,
  signInAs,
}) => {
  const instagram = 'https://www.instagram.com/escale';
  const networks = page.getByRole('list', { name: 'Réseaux sociaux' }).getByRole('link');
  const own = await startServer({ env: { SOCIAL_INSTAGRAM_URL: instagram } });
  try {
    const rendered = await (await page.request.get(`${own.url}/premium`)).text();
    expect(rendered).toContain(`href="${instagram}"`);
    await page.goto(`${own.url}/premium`);
    await expect(page.locator('html[data-hydrated]')).toBeAttached();
    await expect(networks.nth(0)).toHaveAttribute('href', instagram);
    await expect(networks.nth(1)).toHaveAttribute('href', 'https://www.facebook.com/');
  } finally {
    await own.stop();
  }
  await page.route('**/config.json', async (route) => {
    const answer = await route.fetch();
    const config: object = await answer.json();
    await route.fulfill({ json: { ...config, socialLinks: { youtube: 'https://www.youtube.com/@escale' } } });
  });
  await signInAs(await person());
  await page.goto('/profile');
  await expect(networks.nth(2)).toHaveAttribute('href', 'https://www.youtube.com/@escale');
  await expect(networks.nth(0)).toHaveAttribute('href', 'https://www.instagram.com/');
});
