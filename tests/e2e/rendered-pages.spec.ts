import type { Page } from '@playwright/test';
import { createTrip } from '#tests/support/trips.ts';
import { expect, test, toastOf } from './fixtures.ts';

/** A page of every kind, with words of its body in both languages. */
const PAGES: readonly (readonly [path: string, fr: RegExp, en: RegExp])[] = [
  ['/', /Planifier|Destination/, /Destination/],
  ['/premium', /Ce que Premium/i, /Premium/],
  ['/contact', /Message/, /Message/],
  ['/voyages-sur-mesure', /Destination/, /Destination/],
  ['/voyages-a-theme/montagne', /Montagne/, /Mountains/],
  ['/carnets/cinq-jours-a-lisbonne', /Cinq jours à Lisbonne/, /Five days in Lisbon/],
  ['/carnets', /Cinq jours à Lisbonne/, /Five days in Lisbon/],
  ['/voyages-a-theme', /Montagne/, /Mountains/],
  ['/conseils', /Portugal/, /Portugal/],
  ['/conseils/pt', /Portugal/, /Portugal/],
  ['/blog', /Kyoto en hiver/, /Kyoto/],
  ['/blog/posts/kyoto-en-hiver', /Kyoto en hiver/, /Kyoto/],
  ['/blog/destinations', /Japon/, /Japan/],
  ['/conditions', /Ce que vous écrivez/, /What you write/],
  ['/confidentialite', /IndexedDB/, /IndexedDB/],
  ['/mentions-legales', /Hébergeur/, /Host/],
  ['/auth', /Mot de passe/, /Password/],
];

/** What the browser complains about, and the reads that it makes. */
function watch(page: Page) {
  const complaints: string[] = [];
  const reads: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('request', (request) => {
    if (/\/(rest|functions)\/v1\//.test(request.url())) reads.push(request.url());
  });
  return { complaints, reads };
}

const hydrated = (page: Page) => expect(page.locator('html[data-hydrated]')).toBeAttached();

for (const language of ['fr', 'en'] as const) {
  test.describe(`rendered pages, in ${language}`, () => {
    test.use({ language });

    test('[PLUS-15] scripts take over what the server rendered: no complaint, no second read', async ({
      page,
    }) => {
      for (const [path] of PAGES) {
        const { complaints, reads } = watch(page);
        // React would replace the document's elements if they did not fit.
        await page.addInitScript(() =>
          document.addEventListener('DOMContentLoaded', () => {
            Object.assign(document.querySelector('main') ?? {}, { isOfServer: true });
          }),
        );
        await page.goto(path);
        await hydrated(page);
        expect(
          await page.evaluate(() => Reflect.get(document.querySelector('main') ?? {}, 'isOfServer')),
          path,
        ).toBe(true);
        expect([complaints, reads], path).toEqual([[], []]);
        page.removeAllListeners();
      }
    });
  });

  test.describe(`without scripts, in ${language}`, () => {
    test.use({ javaScriptEnabled: false, language });

    test('[PLUS-15] every public page reads whole', async ({ page }) => {
      for (const [path, fr, en] of PAGES) {
        await page.goto(path);
        await expect(page.locator('html'), path).toHaveAttribute('lang', language);
        await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
        await expect(page.locator('body'), path).toContainText(language === 'fr' ? fr : en);
        const forms = await page.locator('form').count();
        const note = language === 'fr' ? 'a besoin de JavaScript' : 'needs JavaScript';
        // Playwright's own text selectors pass over what stands in a `noscript`.
        await expect(page.locator('fieldset > noscript > p'), path).toContainText(Array(forms).fill(note));
      }
    });
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('[PLUS-15] a crawler has no cookie: the address says the language, and links lead on', async ({
    page,
    context,
  }) => {
    await context.clearCookies();
    await page.goto('/blog?lang=en');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await page.goto('/blog');
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await page.getByRole('article').first().getByRole('link').click();
    await expect(page).toHaveURL(/\/blog\/posts\//);
    await expect(page.getByRole('article').first()).toBeVisible();
  });

  test('[PLUS-15] [PLUS-4] a trip reads whole by its share link, which is neither cached nor indexed', async ({
    page,
    person,
  }) => {
    const camille = await person({ premium: true });
    const id = await createTrip(camille, { title: 'Un hiver à Kyoto' });
    const { data, error } = await camille.client.rpc('share_trip', { trip_id: id });
    if (error) throw new Error(error.message);
    const { token } = data as { token: string };
    const answer = await page.goto(`/partage/${token}`);
    expect(answer?.headers()['cache-control']).toBe('no-store');
    expect(answer?.headers()['x-robots-tag']).toContain('noindex');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Un hiver à Kyoto');
    expect((await page.goto('/partage/nothing'))?.status()).toBe(404);
  });
});

/** Holds the scripts of a page back. @returns what lets them go */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test('[PLUS-15] a button that is pressed before the scripts are there acts once they are', async ({
  page,
}) => {
  const letGo = await holdScripts(page);
  await page.goto('/premium', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Passer à Premium' }).click();
  letGo();
  await expect(toastOf(page)).toContainText('Pas encore disponible');
});

test('[PLUS-15] [PLUS-7] what needs scripts can be used once they are there, not before', async ({
  page,
}) => {
  const letGo = await holdScripts(page);
  await page.goto('/contact', { waitUntil: 'commit' });
  const fields = [page.getByLabel('Nom', { exact: true }), page.getByRole('radio', { name: 'Sombre' })];
  for (const field of fields) await expect(field).toBeDisabled();
  letGo();
  for (const field of fields) await expect(field).toBeEnabled();
  await page.getByRole('radio', { name: 'Sombre' }).check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});
