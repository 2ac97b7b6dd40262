import type { Page } from '@playwright/test';
import { createTrip, type TripContent } from '#tests/support/trips.ts';
import { expect, expectAccessible, test, toastOf } from './fixtures.ts';

const CONTENT: TripContent = {
  trip_accommodations: [
    {
      title: 'Casa do Largo',
      address: 'Largo do Carmo 8',
      check_in: '2026-12-01',
      check_out: '2026-12-04',
      price: 4321,
    },
  ],
  trip_activities: [
    {
      title: 'Castelo de São Jorge',
      date: '2026-12-02',
      time: '10:00',
      notes: 'Entrée par la rue du bas',
      location: { name: 'Castelo', formatted_address: 'Rua de Santa Cruz', lat: 38.7139, lng: -9.1334 },
    },
  ],
  trip_notes: [{ title: 'Adaptateurs', content: 'Prises de type F' }],
};

async function openShareDialog(page: Page) {
  await page.getByRole('button', { name: 'Actions du voyage' }).click();
  await page.getByRole('menuitem', { name: 'Partager un lien' }).click();
  return page.getByRole('dialog', { name: 'Partager un lien' });
}

test.describe('a link to a trip', () => {
  test('[PLUS-4] is made, shown once, opened by anyone, and revoked', async ({
    page,
    context,
    browser,
    openTrip,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openTrip('', CONTENT);
    const dialog = await openShareDialog(page);
    await expect(dialog).toContainText('Aucun lien ne mène à ce voyage.');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Créer un lien' }).click();
    const field = dialog.getByRole('textbox', { name: 'Lien vers le voyage' });
    await expect(field).toHaveValue(/\/partage\/[0-9a-f]{64}$/);
    await expect(dialog.getByRole('img', { name: 'Code QR du lien' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Copier' }).click();
    await expect(dialog.getByRole('button', { name: 'Copié' })).toBeVisible();
    const address = await page.evaluate(() => navigator.clipboard.readText());
    await expect(field).toHaveValue(address);
    await expectAccessible(page);

    const stranger = await browser.newContext({ locale: 'fr-FR' });
    const theirs = await stranger.newPage();
    await theirs.goto(address);
    await expect(theirs.getByRole('heading', { level: 1, name: 'Lisbonne en décembre' })).toBeVisible();
    await expect(theirs.getByRole('region', { name: 'mercredi 2 décembre 2026' })).toContainText(
      /10:00.*Castelo de São Jorge.*Rua de Santa Cruz.*Entrée par la rue du bas/s,
    );
    await expect(theirs).toHaveTitle(/Lisbonne en décembre/);
    await expect(theirs.getByText(/4\s?321|Camille/)).toHaveCount(0);

    // Opened again, the dialog knows of the link, and its secret no more.
    await page.keyboard.press('Escape');
    await openShareDialog(page);
    await expect(dialog.getByRole('textbox')).toHaveCount(0);
    await expect(dialog.getByRole('listitem')).toHaveCount(1);
    await dialog.getByRole('button', { name: 'Révoquer' }).click();
    const question = page.getByRole('alertdialog', { name: 'Révoquer ce lien ?' });
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Révoquer' }).click();
    await expect(toastOf(page)).toContainText('Lien révoqué');
    await expect(dialog).toContainText('Aucun lien ne mène à ce voyage.');

    await theirs.reload();
    await expect(theirs.getByRole('heading', { name: 'Ce lien ne mène plus nulle part' })).toBeVisible();
    await expectAccessible(theirs);
    await stranger.close();
  });

  test('[PLUS-4] shows prices when its maker wants that, and says so in the list', async ({
    page,
    browser,
    openTrip,
  }) => {
    await openTrip('', CONTENT);
    const dialog = await openShareDialog(page);
    const prices = dialog.getByRole('switch', { name: /^Montrer aussi les prix/ });
    await expect(prices).not.toBeChecked();
    await prices.check();
    await dialog.getByRole('button', { name: 'Créer un lien' }).click();
    await expect(dialog.getByRole('listitem')).toContainText('avec les prix');
    await expectAccessible(page);
    const address = await dialog.getByRole('textbox', { name: 'Lien vers le voyage' }).inputValue();
    const stranger = await browser.newContext();
    const theirs = await stranger.newPage();
    await theirs.goto(address);
    await expect(theirs.getByText(/Prix\s: 4\s321,00\s€/)).toHaveCount(1);
    await expect(theirs.getByText(/total 4\s321,00\s€/)).toBeVisible();
    await expect(theirs.getByText('Camille')).toHaveCount(0);
    await expectAccessible(theirs);
    await stranger.close();
  });

  test('[PLUS-4] that cannot be copied is selected instead', async ({ page, openTrip }) => {
    await openTrip();
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
    });
    const dialog = await openShareDialog(page);
    await dialog.getByRole('button', { name: 'Créer un lien' }).click();
    await dialog.getByRole('button', { name: 'Copier' }).click();
    await expect(toastOf(page)).toContainText('Le navigateur refuse de copier');
    const field = dialog.getByRole('textbox', { name: 'Lien vers le voyage' });
    await expect(field).toBeFocused();
    const selected = await field.evaluate((input: HTMLInputElement) => [
      input.selectionStart,
      input.selectionEnd,
    ]);
    expect(selected).toEqual([0, (await field.inputValue()).length]);
  });

  test('[PLUS-4] is the owner’s to make: others are shown that', async ({ sharedTrip, page, signInAs }) => {
    const { thomas, trip: id } = await sharedTrip('editor');
    await signInAs(thomas);
    await page.goto(`/trip/${id}`);
    await page.getByRole('button', { name: 'Actions du voyage' }).click();
    const entry = page.getByRole('menuitem', { name: 'Partager un lien' });
    await expect(entry).toBeDisabled();
    await expect(entry).toHaveAttribute('title', 'Réservé à la personne propriétaire du voyage.');
  });

  test('[PLUS-4] that could not be made says why, and leaves the dialog as it was', async ({
    page,
    openTrip,
  }) => {
    await openTrip();
    await page.route('**/rest/v1/rpc/share_trip', (route) => route.abort());
    const dialog = await openShareDialog(page);
    await dialog.getByRole('button', { name: 'Créer un lien' }).click();
    await expect(toastOf(page)).toContainText('Le lien n’a pas pu être créé');
    await expect(dialog.getByRole('button', { name: 'Créer un lien' })).toBeEnabled();
  });

  test('[PLUS-4] [I18N-1] its page speaks French until its reader chooses English, and keeps to that', async ({
    browser,
    person,
  }) => {
    const camille = await person();
    const id = await createTrip(camille, {}, CONTENT);
    const { data, error } = await camille.client.rpc('share_trip', { trip_id: id });
    if (error) throw new Error(error.message);
    const stranger = await browser.newContext({ locale: 'de-DE' });
    const page = await stranger.newPage();
    await page.goto(`/partage/${data.token}`);
    await expect(page.getByText('Voyage partagé, en lecture seule.')).toBeVisible();
    await page.getByRole('button', { name: 'Langue' }).click();
    await page.getByRole('option', { name: 'English' }).click();
    await expect(page.getByText('A shared trip, read only.')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('region', { name: /^Wednesday,? 2 December 2026$/ })).toContainText(
      'Castelo de São Jorge',
    );
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await stranger.close();
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`[PLUS-4] [PLUS-7] its dialog and that of the calendar fit a phone, ${colorScheme}`, async ({
      page,
      openTrip,
    }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.emulateMedia({ colorScheme });
      await openTrip();
      const dialogs = [
        ['Partager un lien', 'Créer un lien', 'Lien vers le voyage'],
        ['S’abonner au voyage', 'Créer l’adresse', 'Adresse de l’agenda'],
      ] as const;
      for (const [name, create, address] of dialogs) {
        await page.getByRole('button', { name: 'Actions du voyage' }).click();
        await page.getByRole('menuitem', { name }).click();
        const dialog = page.getByRole('dialog', { name });
        await expectAccessible(page);
        await dialog.getByRole('button', { name: create }).click();
        await expect(dialog.getByRole('textbox', { name: address })).toHaveValue(/[0-9a-f]{64}/);
        await expectAccessible(page);
        const overflow = await dialog.evaluate((element) => element.scrollWidth - element.clientWidth);
        expect(overflow).toBe(0);
        await page.keyboard.press('Escape');
        await expect(dialog).toBeHidden();
      }
    });
  }

  test.describe('its page, in English', () => {
    test.use({ language: 'en' });

    test(`[PLUS-4] reads well on any screen, light and dark, with a map`, async ({ page, person }) => {
      const camille = await person();
      const id = await createTrip(camille, {}, CONTENT);
      const { data, error } = await camille.client.rpc('share_trip', { trip_id: id });
      if (error) throw new Error(error.message);
      for (const width of [390, 820, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ colorScheme: width === 820 ? 'dark' : 'light' });
        await page.goto(`/partage/${data.token}`);
        await expect(page.getByRole('heading', { level: 1, name: 'Lisbonne en décembre' })).toBeVisible();
        await expectAccessible(page);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow).toBe(0);
      }
      await page.getByRole('button', { name: 'Map' }).click();
      await expect(page.getByRole('button', { name: /Castelo de São Jorge/ })).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('navigation', { name: 'Days' }).getByRole('link').nth(1).click();
      await expect(page.getByText('Entrée par la rue du bas')).toBeInViewport();
    });
  });
});
