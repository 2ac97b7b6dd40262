import dashboard from '#i18n/locales/fr/dashboard.ts';
import { createTrip } from '#tests/support/trips.ts';
import { expect, expectAccessible, test } from './fixtures.ts';

const ELSEWHERE = 'https://images.escale.test/pixel.png';
const KNOWN = 'https://upload.wikimedia.org/lisbonne.png';
const words = {
  actions: 'Actions : Lisbonne',
  edit: dashboard.edit,
  picture: dashboard.fieldImage,
  hidden:
    /ne s’affichent que depuis ces sites, par https.: upload\.wikimedia\.org.*le paysage dessiné s’affiche/,
  save: dashboard.save,
} as const;

test.describe('pictures by their address', () => {
  test('come from hosts that the operator lists; others are not asked, and the form says so', async ({
    page,
    person,
    signInAs,
  }) => {
    const camille = await person();
    await createTrip(camille, { title: 'Lisbonne', image_url: ELSEWHERE });
    const asked: string[] = [];
    const picture = await page.screenshot();
    for (const address of [ELSEWHERE, KNOWN])
      await page.route(address, async (route) => {
        asked.push(`${route.request().url()} ${route.request().headers().referer ?? 'without a referrer'}`);
        await route.fulfill({ body: picture, contentType: 'image/png' });
      });
    await signInAs(camille);
    await page.goto('/dashboard');
    const shown = page.getByRole('main').locator('img[src^="https:"]');
    await expect(page.getByRole('main').locator('[data-slot="landscape"]').first()).toBeVisible();
    await expect(shown).toHaveCount(0);

    await page.getByRole('button', { name: words.actions }).click();
    await page.getByRole('menuitem', { name: words.edit, exact: true }).click();
    const field = page.getByRole('dialog').getByLabel(words.picture);
    await expect(field).toHaveAccessibleDescription(words.hidden);
    await expectAccessible(page);
    await field.fill(KNOWN);
    await expect(field).not.toHaveAccessibleDescription(words.hidden);
    await page.getByRole('dialog').getByRole('button', { name: words.save }).click();
    await expect(shown.first()).toHaveJSProperty('complete', true);
    await expect(shown.first()).toBeVisible();
    expect(new Set(asked)).toEqual(new Set([`${KNOWN} without a referrer`]));
  });
});
