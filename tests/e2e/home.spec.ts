import { PRODUCT } from '#domain/product.ts';
import blog from '#i18n/locales/fr/blog.ts';
import exampleTrips from '#i18n/locales/fr/example-trips.ts';
import landing from '#i18n/locales/fr/landing.ts';
import { boxOf } from '#tests/support/pointing.ts';
import { expect, expectAccessible, test } from './fixtures.ts';

test('[PUB-1] [PLUS-7] the home page plans, shows examples, and reads on every screen', async ({ page }) => {
  await page.goto('/');
  const title = page.getByRole('heading', { level: 1 });
  const form = page.getByRole('form', { name: landing.quickPlan });
  const destination = form.getByLabel('Destination');
  const start = form.getByLabel(landing.startDate, { exact: true });
  const end = form.getByLabel(landing.endDate);
  const begin = form.getByRole('button', { name: landing.start });
  const lead = page.getByText(landing.heroText.replace('{{product}}', PRODUCT.name));
  const draft = () => page.evaluate(() => JSON.parse(localStorage.getItem('escale-quick-plan') ?? 'null'));
  await test.step('[PUB-1] [PLUS-15] what was typed before suggestions could be given gets them once they can', async () => {
    await destination.fill('Lisb');
    await expect(page.getByRole('option', { name: /^Lisbonne/ }).first()).toBeVisible();
    await destination.fill('');
  });

  await test.step('[PUB-1] the quick plan says under each field what is wrong, and keeps nothing', async () => {
    await expect(start).toHaveAttribute('required');
    await expect(form.locator(':required')).toHaveCount(3);
    await begin.click();
    await expect(destination).toHaveAccessibleDescription(/Où partez-vous/);
    await expect(start).toHaveAccessibleDescription(landing.startRequired);
    await expect(destination).toBeFocused();
    await expectAccessible(page);
    await start.fill('2020-05-01');
    await expect(start).toHaveAccessibleDescription(landing.startPast);
    await start.fill('2099-05-01');
    await expect(start).toHaveAccessibleDescription('');
    await destination.fill('Lisbonne');
    await start.fill('2027-03-16');
    await end.fill('2027-03-12');
    await begin.click();
    await expect(end).toHaveAccessibleDescription(landing.endBeforeStart);
    await expect(page).toHaveURL('/');
    expect(await draft()).toBeNull();
  });

  await test.step('[PUB-1] a visitor’s draft is stored, and leads to sign-up; one who comes back finds it', async () => {
    await start.fill('2027-03-12');
    await end.fill('2027-03-16');
    await begin.click();
    await expect(page).toHaveURL('/auth?action=signup');
    expect(await draft()).toMatchObject({
      destination: 'Lisbonne',
      startDate: '2027-03-12',
      endDate: '2027-03-16',
      travellers: 2,
    });
    await page.goBack();
    await expect(destination).toHaveValue('Lisbonne');
    await expect(end).toHaveValue('2027-03-16');
  });

  await test.step('[PUB-1] a theme is a page of its own, an example too; the latest posts are there', async () => {
    await page.getByRole('link', { name: landing.themeMountains, exact: true }).click();
    await expect(page).toHaveURL('/voyages-a-theme/montagne');
    await page.goBack();
    await expect(page.getByRole('link', { name: blog.readBlog })).toBeVisible();
    await page.getByRole('link', { name: exampleTrips.lisbonTitle }).click();
    await expect(page).toHaveURL('/carnets/cinq-jours-a-lisbonne');
    await expect(title).toHaveText(exampleTrips.lisbonTitle);
    await page.goBack();
    await expect(form).toBeVisible();
  });

  for (const width of [2200, 3840])
    await test.step(`[PUB-1] its words stand in the sky of the scene on a screen ${width} px wide`, async () => {
      await page.setViewportSize({ width, height: 1200 });
      await page.evaluate(() => window.scrollTo(0, 0));
      const scene = await boxOf(page.locator('section > .scene'));
      const words = await boxOf(lead);
      // The drawing is 1600 × 800, fills its box from below, and has its horizon at 512.
      const scale = Math.max(scene.width / 1600, scene.height / 800);
      const horizon = scene.y + scene.height - (800 - 512) * scale;
      expect(words.y + words.height).toBeLessThan(horizon);
      // The sun is below the bar.
      expect(scene.y + scene.height - (800 - 300 + 104) * scale).toBeGreaterThan(60);
    });

  /** As for a reader who has doubled the size of text. */
  const expectToFit = async () => {
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    for (const button of await page.getByRole('main').getByRole('button').all()) {
      const box = await button.boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
    }
  };

  await test.step('[PUB-1] on a phone, at twice their size, they fit, and the quick plan covers none of them', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    await expectToFit();
    const words = await boxOf(lead);
    const plan = await boxOf(form);
    expect(words.y + words.height).toBeLessThan(plan.y);
    expect(await begin.evaluate((button) => button.scrollWidth - button.clientWidth)).toBe(0);
    const button = await boxOf(begin);
    expect(button.x + button.width).toBeLessThan(plan.x + plan.width);
  });

  for (const path of ['/premium', '/contact', '/blog'])
    await test.step(`[PUB-1] [BLOG-1] so do those of ${path}`, async () => {
      const before = await title.innerText();
      await page.getByRole('contentinfo').locator(`a[href="${path}"]`).click();
      await expect(page).toHaveURL(path);
      await expect(title).not.toHaveText(before);
      await expectToFit();
    });
});
