import { expect, openItemDialog, test } from './fixtures.ts';

const DAY = '2026-12-01';
const CASTELO = { title: 'Castelo', date: DAY, time: '10:00', end_time: '11:30' };

test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

test('[PLUS-20] [SHELL-5] on a phone, Back closes what is open, one by one, and then leaves the trip', async ({
  page,
  openTrip,
}) => {
  await openTrip(`?day=${DAY}`, { trip_activities: [CASTELO] });
  await page.getByRole('link', { name: 'Retour aux voyages' }).tap();
  const details = page.getByRole('button', { name: 'Détails : Castelo' });
  const panel = page.getByRole('region', { name: 'Castelo' });
  const onTrip = () => expect(page).toHaveURL(/\/trip\//);
  /** As a traveller comes: from the list of trips. */
  const enter = async () => {
    await expect(page).toHaveURL('/dashboard');
    await page
      .getByRole('link', { name: /Lisbonne en décembre/ })
      .first()
      .tap();
    await expect(details).toBeVisible();
  };

  await test.step('[PLUS-20] closes the details of an item, then leaves the trip', async () => {
    await enter();
    await details.tap();
    await expect(panel).toBeVisible();
    await page.goBack();
    await expect(panel).toHaveCount(0);
    await onTrip();
    // Closed by its own button, it leaves no dead step behind.
    await details.tap();
    await panel.getByRole('button', { name: 'Fermer' }).tap();
    await expect(panel).toHaveCount(0);
    await page.goBack();
  });

  await test.step('[PLUS-20] closes a panel, whichever it is by now', async () => {
    await enter();
    const views = page.getByRole('navigation', { name: 'Vues du voyage' });
    await views.getByRole('link', { name: 'Tâches' }).tap();
    await views.getByRole('link', { name: 'Coûts' }).tap();
    await expect(page).toHaveURL(/panel=costs/);
    await page.goBack();
    await expect(page).not.toHaveURL(/panel=/);
    await expect(details).toBeVisible();
    await views.getByRole('link', { name: 'Coûts' }).tap();
    await expect(page).toHaveURL(/panel=costs/);
    await views.getByRole('link', { name: 'Jour' }).tap();
    await expect(details).toBeVisible();
    await page.goBack();
  });

  await test.step('[PLUS-20] closes a menu, a form and the details under it, one by one', async () => {
    await enter();
    await page.getByRole('button', { name: 'Actions : Castelo' }).tap();
    await expect(page.getByRole('menu')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('menu')).toHaveCount(0);

    await details.tap();
    await page.getByRole('button', { name: 'Modifier' }).tap();
    const dialog = page.getByRole('dialog', { name: 'Activité' });
    await expect(dialog).toBeVisible();
    await page.goBack();
    await expect(dialog).toHaveCount(0);
    await expect(panel).toBeVisible();
    await page.goBack();
    await expect(panel).toHaveCount(0);
    await onTrip();
    await page.goBack();
    await expect(page).toHaveURL('/dashboard');
    await page.goForward();
    await expect(details).toBeVisible();
    await page.goBack();
  });

  await test.step('[PLUS-20] [SHELL-5] asks before it closes a form with something typed, and goes on asking', async () => {
    await enter();
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
    await onTrip();
    await page.goBack();
    await expect(page).toHaveURL('/dashboard');
  });
});
