import type { Page } from '@playwright/test';
import { PRODUCT } from '#domain/product.ts';
import blog from '#i18n/locales/fr/blog.ts';
import dashboard from '#i18n/locales/fr/dashboard.ts';
import exampleTrips from '#i18n/locales/fr/example-trips.ts';

import features from '#i18n/locales/fr/features.ts';
import landing from '#i18n/locales/fr/landing.ts';
import { expect, expectAccessible, test } from './fixtures.ts';

const words = {
  loading: 'Chargement de Escale...',
  lead: landing.heroText.replace('{{product}}', PRODUCT.name),
  past: landing.startPast,
  plan: landing.quickPlan,
  start: landing.startDate,
  end: landing.endDate,
  begin: landing.start,
  destinationMissing: /Où partez-vous/,
  startMissing: landing.startRequired,
  endBefore: landing.endBeforeStart,
  features: features.title,
  planner: features.plannerAlt,
  example: exampleTrips.lisbonTitle,
  readBlog: blog.readBlog,
  theme: landing.themeMountains,
  newTrip: dashboard.newTrip,
};

/** Holds what a pattern matches until the returned function is called. */
async function hold(page: Page, pattern: RegExp): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(pattern, async (route) => {
    await held;
    await route.continue();
  });
  return () => letGo();
}

/** As a reader who has doubled the size of text. */
const doubleText = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });

test.describe('the home page', () => {
  test('[SHELL-1] the loading screen is there before any script, and goes when the page is', async ({
    page,
  }) => {
    const letGo = await hold(page, /\/assets\/.*\.js$/);
    await page.goto('/dashboard', { waitUntil: 'commit' });
    await expect(page.getByText(words.loading)).toBeVisible();
    await expect(page.getByRole('heading')).toHaveCount(0);
    letGo();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(words.loading)).toHaveCount(0);
  });

  test('[PUB-1] the quick plan says under each field what is wrong, and keeps nothing', async ({ page }) => {
    await page.goto('/');
    const form = page.getByRole('form', { name: words.plan });
    await form.getByRole('button', { name: words.begin }).click();
    await expect(form.getByLabel('Destination')).toHaveAccessibleDescription(words.destinationMissing);
    await expect(form.getByLabel(words.start)).toHaveAccessibleDescription(words.startMissing);
    await expect(form.getByLabel('Destination')).toBeFocused();
    await expectAccessible(page);

    await form.getByLabel('Destination').fill('Lisbonne');
    await form.getByLabel(words.start).fill('2027-03-16');
    await form.getByLabel(words.end).fill('2027-03-12');
    await form.getByRole('button', { name: words.begin }).click();
    await expect(form.getByLabel(words.end)).toHaveAccessibleDescription(words.endBefore);
    await expect(page).toHaveURL('/');
    expect(await page.evaluate(() => localStorage.getItem('escale-quick-plan'))).toBeNull();
  });

  test('[PUB-1] the quick plan keeps a visitor’s draft and leads to sign-up', async ({ page }) => {
    await page.goto('/');
    const form = page.getByRole('form', { name: words.plan });
    await form.getByLabel('Destination').fill('Lisbonne');
    await form.getByLabel(words.start).fill('2027-03-12');
    await form.getByLabel(words.end).fill('2027-03-16');
    await form.getByRole('button', { name: words.begin }).click();
    await expect(page).toHaveURL('/auth?action=signup');
    const draft = await page.evaluate(() => localStorage.getItem('escale-quick-plan'));
    expect(JSON.parse(draft ?? 'null')).toEqual({
      destination: 'Lisbonne',
      startDate: '2027-03-12',
      endDate: '2027-03-16',
      travellers: 2,
    });
    // One who comes back finds it.
    await page.goBack();
    await expect(form.getByLabel('Destination')).toHaveValue('Lisbonne');
    await expect(form.getByLabel(words.end)).toHaveValue('2027-03-16');
  });

  test('[PUB-1] [DASH-4] signed in, it leads straight to the create dialog', async ({
    page,
    person,
    signInAs,
  }) => {
    await signInAs(await person());
    await page.goto('/');
    const form = page.getByRole('form', { name: words.plan });
    await form.getByLabel('Destination').fill('Lisbonne');
    await form.getByLabel(words.start).fill('2027-03-12');
    await form.getByLabel(words.end).fill('2027-03-16');
    await form.getByRole('button', { name: words.begin }).click();
    const dialog = page.getByRole('dialog', { name: words.newTrip });
    await expect(dialog.getByLabel('Destination')).toHaveValue('Lisbonne');
    await expect(dialog.getByLabel(words.start)).toHaveValue('2027-03-12');
  });

  test('[PUB-1] an example is a page of its own, a theme too; the latest posts are there', async ({
    page,
  }) => {
    await page.goto('/');
    await page.getByRole('link', { name: words.theme, exact: true }).click();
    await expect(page).toHaveURL('/voyages-a-theme/montagne');
    await page.goBack();
    await expect(page.getByRole('link', { name: words.readBlog })).toBeVisible();
    await page.getByRole('link', { name: words.example }).click();
    await expect(page).toHaveURL('/carnets/cinq-jours-a-lisbonne');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.example);
  });

  test('[PUB-1] the features have an address of their own', async ({ page }) => {
    await page.goto('/#features');
    await expect(page.getByRole('heading', { name: words.features })).toBeInViewport();
    await expect(page.getByRole('img', { name: words.planner })).toBeVisible();
  });

  test('[PLUS-7] the home page is accessible and fits every screen, light and dark', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { name: words.features })).toBeVisible();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      for (const width of [320, 390, 820, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const needed = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(needed, `${width} px, ${colorScheme}`).toBeLessThanOrEqual(width);
        if (width === 390 || width === 1440) await expectAccessible(page);
      }
    }
  });
});

test('[SHELL-1] the loading screen stays until it is known who is signed in', async ({
  page,
  person,
  signInAs,
}) => {
  await signInAs(await person());
  const letGo = await hold(page, /\/rest\/v1\/profiles/);
  await page.goto('/dashboard');
  await expect(page.getByText(words.loading)).toBeVisible();
  letGo();
  await expect(page.getByText(words.loading)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('[SHELL-1] [PLUS-15] a public page waits for no script and no session', async ({
  page,
  person,
  signInAs,
}) => {
  await signInAs(await person());
  const letGo = await hold(page, /\/assets\/.*\.js$/);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(words.loading)).toHaveCount(0);
  // One who has a session is not shown the ways in.
  await expect(page.getByRole('banner').getByRole('link', { name: 'S’inscrire' })).toBeHidden();
  letGo();
  await expect(page.getByRole('link', { name: 'Mes voyages' }).first()).toBeVisible();
});

test('[SHELL-1] a first visit asks the server for no data', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(asked.filter((path) => /^\/(auth|rest|functions)\/v1|config\.json|supabase/.test(path))).toEqual([]);
});

test.describe('the words of public pages', () => {
  for (const width of [2200, 3840])
    test(`[PUB-1] stand in the sky of the scene on a screen ${width} px wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 1200 });
      await page.goto('/');
      const scene = await page.locator('section > .scene').boundingBox();
      const lead = await page.getByText(words.lead).boundingBox();
      if (!scene || !lead) throw new Error('The scene or its words are not drawn');
      // The drawing is 1600 × 800, fills its box from below, and has its horizon at 512.
      const scale = Math.max(scene.width / 1600, scene.height / 800);
      const horizon = scene.y + scene.height - (800 - 512) * scale;
      expect(lead.y + lead.height).toBeLessThan(horizon);
      // The sun is below the bar.
      expect(scene.y + scene.height - (800 - 300 + 104) * scale).toBeGreaterThan(60);
    });

  for (const path of ['/', '/premium', '/blog', '/contact'])
    test(`[PUB-1] [BLOG-1] fit a phone at twice their size: ${path}`, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(path);
      await doubleText(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
      const main = page.getByRole('main');
      for (const button of await main.getByRole('button').all()) {
        const box = await button.boundingBox();
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
      }
    });

  test('[PUB-1] the quick plan covers none of them at twice their size', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    await doubleText(page);
    const lead = await page.getByText(words.lead).boundingBox();
    const form = page.getByRole('form', { name: words.plan });
    const plan = await form.boundingBox();
    expect((lead?.y ?? 0) + (lead?.height ?? 0)).toBeLessThan(plan?.y ?? 0);
    const begin = form.getByRole('button', { name: words.begin });
    expect(await begin.evaluate((button) => button.scrollWidth - button.clientWidth)).toBe(0);
    const button = await begin.boundingBox();
    expect((button?.x ?? 0) + (button?.width ?? 0)).toBeLessThan((plan?.x ?? 0) + (plan?.width ?? 0));
  });
});

test('[PUB-1] [PLUS-7] the quick plan marks what it needs, and says of a past day that it is', async ({
  page,
}) => {
  await page.goto('/');
  const form = page.getByRole('form', { name: words.plan });
  const start = form.getByLabel(words.start, { exact: true });
  await expect(start).toHaveAttribute('required');
  await expect(form.locator(':required')).toHaveCount(3);
  await start.fill('2020-05-01');
  await expect(start).toHaveAccessibleDescription(words.past);
  await start.fill('2099-05-01');
  await expect(start).toHaveAccessibleDescription('');
});
