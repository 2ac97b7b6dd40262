import type { Page } from '@playwright/test';
import { choose, expect, openItemDialog, test } from './fixtures.ts';

const DAY = '2026-12-01';
const CASTELO = { title: 'Castelo', date: DAY, time: '10:00', end_time: '11:30' };

const details = (page: Page) => page.getByRole('button', { name: 'Détails : Castelo' });
const onTrip = (page: Page) => expect(page).toHaveURL(/\/trip\//);

test.describe('on a phone, Back', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test.beforeEach(async ({ page, openTrip }) => {
    await openTrip(`?day=${DAY}`, { trip_activities: [CASTELO] });
    // As a traveller comes: from the list of trips.
    await page.getByRole('link', { name: 'Retour aux voyages' }).tap();
    await page
      .getByRole('link', { name: /Lisbonne en décembre/ })
      .first()
      .tap();
    await expect(details(page)).toBeVisible();
  });

  test('[PLUS-20] closes the details of an item, then leaves the trip', async ({ page }) => {
    await details(page).tap();
    const panel = page.getByRole('region', { name: 'Castelo' });
    await expect(panel).toBeVisible();
    await page.goBack();
    await expect(panel).toHaveCount(0);
    await onTrip(page);
    // Closed by its own button, it leaves no dead step behind.
    await details(page).tap();
    await panel.getByRole('button', { name: 'Fermer' }).tap();
    await expect(panel).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL('/dashboard');
  });

  test('[PLUS-20] closes a panel, whichever it is by now', async ({ page }) => {
    const views = page.getByRole('navigation', { name: 'Vues du voyage' });
    await views.getByRole('link', { name: 'Tâches' }).tap();
    await views.getByRole('link', { name: 'Coûts' }).tap();
    await expect(page).toHaveURL(/panel=costs/);
    await page.goBack();
    await expect(page).not.toHaveURL(/panel=/);
    await expect(details(page)).toBeVisible();
    await views.getByRole('link', { name: 'Coûts' }).tap();
    await expect(page).toHaveURL(/panel=costs/);
    await views.getByRole('link', { name: 'Jour' }).tap();
    await expect(details(page)).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/dashboard');
  });

  test('[PLUS-20] closes a menu, a form and the details under it, one by one', async ({ page }) => {
    await page.getByRole('button', { name: 'Actions : Castelo' }).tap();
    await expect(page.getByRole('menu')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('menu')).toHaveCount(0);

    await details(page).tap();
    await page.getByRole('button', { name: 'Modifier' }).tap();
    const dialog = page.getByRole('dialog', { name: 'Activité' });
    await expect(dialog).toBeVisible();
    await page.goBack();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'Castelo' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('region', { name: 'Castelo' })).toHaveCount(0);
    await onTrip(page);
    await page.goBack();
    await expect(page).toHaveURL('/dashboard');
    await page.goForward();
    await expect(details(page)).toBeVisible();
  });

  test('[PLUS-20] [SHELL-5] asks before it closes a form with something typed, and goes on asking', async ({
    page,
  }) => {
    const dialog = await openItemDialog(page, 'Ajouter', 'Activité');
    await dialog.getByLabel('Titre', { exact: true }).fill('Fado');
    for (let time = 0; time < 2; time++) {
      await page.goBack();
      await page.getByRole('button', { name: 'Continuer la saisie' }).tap();
      await expect(dialog.getByLabel('Titre', { exact: true })).toHaveValue('Fado');
    }
    // The question itself is closed like that, too.
    await page.goBack();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await page.goBack();
    await page.getByRole('button', { name: 'Abandonner' }).tap();
    await expect(dialog).toHaveCount(0);
    await onTrip(page);
    await page.goBack();
    await expect(page).toHaveURL('/dashboard');
  });
});

test('[PLUS-20] Back closes a dialog on a wide screen too', async ({ page, openTrip }) => {
  await openTrip(`?day=${DAY}`, { trip_activities: [CASTELO] });
  await choose(page, 'Actions : Castelo', 'Déplacer');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await onTrip(page);
});
