import type { Page } from '@playwright/test';
import { dayLink, openDay } from '#tests/support/pointing.ts';
import { createTrip } from '#tests/support/trips.ts';
import { choose, expect, expectAccessible, openItemDialog, test, toastOf } from './fixtures.ts';

const dayHeading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name });

/** The sheets of styles that the page has, and whether they hold layers. */
const sheetsOf = (page: Page) =>
  page.evaluate(() =>
    [...document.styleSheets].map(({ href, cssRules }) => ({
      name: href?.replace(/.*\//, '') ?? 'page',
      hasLayers: [...cssRules].some((rule) => rule instanceof CSSLayerBlockRule),
    })),
  );

test('[TRIP-1] [TRIP-2] [TRIP-3] [TRIP-5] a trip shows its days, keeps what its dates leave out, and is deleted once asked', async ({
  page,
  openTrip,
}) => {
  await openTrip('?day=2026-12-03', {
    trip_activities: [
      { title: 'Castelo', date: '2026-12-01', time: '10:00' },
      { title: 'Belém', date: '2026-12-03', time: '10:00' },
    ],
    trip_meals: [{ title: 'Dîner du dernier soir', date: '2026-12-05', time: '20:00' }],
  });
  const days = page.getByRole('navigation', { name: 'Jours' });
  await expect(page.getByRole('article', { name: 'Belém' })).toBeVisible();
  const sheets = await sheetsOf(page);

  await test.step('[TRIP-1] a day for each date, first and last included, reached by link and by keyboard', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Lisbonne en décembre' })).toBeVisible();
    await expect(page).toHaveTitle(/Lisbonne en décembre/);
    await expect(days.getByRole('link', { name: /^Jour \d/ })).toHaveCount(5);
    await expect(dayHeading(page, 'jeudi 3 décembre')).toBeVisible();
    await dayLink(page, 4).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/day=2026-12-05/);
    await expect(dayHeading(page, 'samedi 5 décembre')).toBeVisible();
  });

  await test.step('[TRIP-1] the day just asked for stays when an item is chosen in the same moment', async () => {
    await openDay(page, 1);
    await expect(page.getByRole('article', { name: 'Castelo' })).toBeVisible();
    const day = 'nav[aria-label="Jours"] a[href*="day=2026-12-02"]';
    const item = 'button[aria-label^="Détails"][aria-label$="Castelo"]';
    // Both presses before the page has drawn again.
    const pressAtOnce = (selectors: string[]) =>
      page.evaluate((all) => {
        for (const selector of all) document.querySelector<HTMLElement>(selector)?.click();
      }, selectors);
    await pressAtOnce([day, item]);
    await expect(page).toHaveURL(/item=/);
    await expect(page).toHaveURL(/day=2026-12-02/);
    await expect(dayHeading(page, 'mercredi 2 décembre')).toBeVisible();

    // The day is an entry of its own in the history; an item is none.
    await page.goBack();
    await expect(page).toHaveURL(/day=2026-12-01$/);
    await expect(page.getByRole('article', { name: 'Castelo' })).toBeVisible();
    await pressAtOnce([item, day]);
    await expect(page).toHaveURL(/day=2026-12-02$/);
    await expect(dayHeading(page, 'mercredi 2 décembre')).toBeVisible();
    await dayLink(page, 2).click();
    await page.goBack();
    await expect(page).toHaveURL(/day=2026-12-01$/);
    await expect(dayHeading(page, 'mardi 1 décembre')).toBeVisible();
  });

  await test.step('[TRIP-5] exporting does not exist yet, which is shown', async () => {
    await choose(page, 'Actions du voyage', 'Exporter');
    await expect(toastOf(page)).toContainText('Fonctionnalité non implémentée');
  });

  await test.step('no layers of styles come once a day is drawn: the browser would lay out the whole page again', async () => {
    // What comes with the first sign of life, and with what is opened then: details, a menu, a dialog, a toast.
    await page.getByRole('button', { name: 'Détails : Castelo' }).click();
    await expect(page.getByRole('region', { name: 'Castelo' })).toBeVisible();
    const dialog = await openItemDialog(page, 'Ajouter', 'Note');
    await dialog.getByLabel('Titre').fill('Passeports');
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(dialog).toBeHidden();
    const later = (await sheetsOf(page)).filter(({ name }) => !sheets.some((sheet) => sheet.name === name));
    expect(later.length).toBeGreaterThan(0);
    expect(later.filter(({ hasLayers }) => hasLayers)).toEqual([]);
  });

  await test.step('[TRIP-2] items stay reachable that fall outside shortened dates', async () => {
    await choose(page, 'Actions du voyage', 'Modifier le voyage');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Date de fin', { exact: true }).fill('2026-12-03');
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(dialog).toBeHidden();
    await expect(days.getByRole('link', { name: /^Jour/ })).toHaveCount(3);
    await days.getByRole('link', { name: /^Hors des dates/ }).click();
    await expect(page.getByRole('article', { name: 'Dîner du dernier soir' })).toBeVisible();
  });

  await test.step('[TRIP-3] a trip is deleted once asked', async () => {
    await choose(page, 'Actions du voyage', 'Supprimer le voyage');
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: /^Supprimer/ })
      .click();
    await expect(page).toHaveURL(/\/dashboard/);
    await expect(page.getByRole('link', { name: 'Lisbonne en décembre' })).toHaveCount(0);
  });
});

test('[TRIP-4] [GATE-5] what can’t be loaded is said: all of a trip, a table of it, or a trip of somebody else', async ({
  page,
  person,
  signInAs,
}) => {
  const [camille, stranger] = await Promise.all([person(), person({ name: 'Stranger' })]);
  const id = await createTrip(
    camille,
    {},
    {
      trip_activities: [{ title: 'Musée de l’Azulejo', date: '2026-12-01', time: '10:00' }],
      trip_meals: [{ title: 'Déjeuner perdu', date: '2026-12-01', time: '12:30' }],
    },
  );
  const theirs = await createTrip(stranger);
  await signInAs(camille);
  const logged: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') logged.push(message.text());
  });
  const broken = { status: 500, json: { message: 'down', details: null, hint: null, code: 'XX000' } };
  await page.route(/\/rest\/v1\/trip_meals/, (route) => route.fulfill(broken));
  await page.route('**/rest/v1/rpc/whole_trip?*', (route) => route.fulfill(broken));
  let isDown = true;
  await page.route(/\/rest\/v1\/(rpc\/whole_)?trip/, (route) =>
    isDown ? route.fulfill({ status: 404, json: { message: 'down', code: 'XX000' } }) : route.fallback(),
  );
  await page.goto(`/trip/${id}`);

  await test.step('[TRIP-4] one can try again when nothing could be loaded', async () => {
    const retry = page.getByRole('button', { name: 'Réessayer' });
    await expect(retry).toBeVisible();
    isDown = false;
    await retry.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Lisbonne en décembre' })).toBeVisible();
  });

  await test.step('[TRIP-4] the rest shows when a table fails, which is logged', async () => {
    await expect(page.getByRole('article', { name: 'Musée de l’Azulejo' })).toBeVisible();
    await expect(page.getByRole('article', { name: 'Déjeuner perdu' })).toHaveCount(0);
    await expect(page.getByText('Une partie du voyage ne s’est pas chargée.')).toBeVisible();
    expect(logged.join('\n')).toContain('trip_meals');
  });

  await test.step('[GATE-5] a stranger finds a way back, as at an address that names no trip', async () => {
    await page.unrouteAll({ behavior: 'wait' });
    for (const address of [`/trip/${theirs}`, '/trip/not-a-trip']) {
      await page.goto(address);
      await expect(page.getByRole('heading', { name: 'Ce voyage est introuvable' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Retour aux voyages' })).toBeVisible();
    }
    await expectAccessible(page);
  });
});

test.describe('in English', () => {
  test.use({ language: 'en' });

  test('[TRIP-1] [TRIP-5] [PLUS-21] the planner names its days, and duplicates an item from its menu, its details and by keyboard', async ({
    page,
    openTrip,
  }) => {
    await openTrip(
      '?day=2026-12-03',
      {
        trip_activities: [
          { title: 'Castelo', date: '2026-12-03', time: '15:30', end_time: '17:00', price: 12.5 },
          { title: 'Oceanário', date: '2026-12-02', time: '14:00', end_time: '16:00' },
        ],
      },
      { title: 'Lisbon in December 🌊' },
    );

    await test.step('[TRIP-1] [TRIP-5] days are named, and exporting does not exist yet', async () => {
      await expect(dayLink(page, 1)).toBeVisible();
      await expect(dayHeading(page, 'Thursday 3 December')).toBeVisible();
      await choose(page, 'Trip actions', 'Export');
      await expect(toastOf(page)).toContainText('Feature not implemented');
    });

    await test.step('[PLUS-21] an item is duplicated right after itself, stays after a reload, and the copy can be undone', async () => {
      const cards = page.getByRole('article', { name: 'Castelo' });
      await choose(page, 'Actions: Castelo', 'Duplicate');
      await expect(toastOf(page)).toContainText('Item duplicated');
      await expect(cards).toHaveCount(2);
      await expect(cards.nth(1)).toContainText('17:00');
      await expect(cards.nth(1)).toBeInViewport();
      await page.reload();
      await expect(cards).toHaveCount(2);
      await expect(cards.nth(1)).toContainText('12');

      await page.getByRole('button', { name: 'Actions: Castelo' }).last().press('Enter');
      await page.getByRole('menuitem', { name: 'Duplicate' }).press('Enter');
      await expect(cards).toHaveCount(3);
      await toastOf(page).getByRole('button', { name: 'Undo' }).click();
      await expect(cards).toHaveCount(2);
    });

    await test.step('[PLUS-21] in the agenda, from its details and by the keyboard', async () => {
      await page.getByRole('navigation', { name: 'Days' }).getByRole('link', { name: 'Whole trip' }).click();
      const agenda = page.getByRole('region', { name: 'Whole trip', exact: true });
      const copies = agenda.getByRole('article', { name: 'Oceanário' });
      await agenda
        .getByRole('button', { name: /Oceanário/ })
        .first()
        .click();
      await page.getByRole('button', { name: 'Duplicate', exact: true }).click();
      await expect(copies).toHaveCount(2);
      await expect(copies.nth(1)).toContainText('16:00');
      await page.keyboard.press('Control+d');
      await expect(copies).toHaveCount(3);
      await page.keyboard.press('Control+z');
      await expect(copies).toHaveCount(2);
    });
  });
});
