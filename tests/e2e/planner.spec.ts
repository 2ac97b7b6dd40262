import { createTrip } from '#tests/support/trips.ts';
import { choose, expect, expectAccessible, test, toastOf } from './fixtures.ts';

test.describe('the planner', () => {
  test('[TRIP-1] shows a day for each date, first and last included, reached by link and by keyboard', async ({
    page,
    openTrip,
  }) => {
    await openTrip('?day=2026-12-03', {
      trip_activities: [{ title: 'Castelo de São Jorge', date: '2026-12-03', time: '10:00' }],
    });

    await expect(page.getByRole('heading', { level: 1, name: 'Lisbonne en décembre' })).toBeVisible();
    await expect(page).toHaveTitle(/Lisbonne en décembre/);
    const days = page.getByRole('navigation', { name: 'Jours' });
    await expect(days.getByRole('link', { name: /^Jour \d/ })).toHaveCount(5);
    await expect(page.getByRole('heading', { level: 2, name: 'jeudi 3 décembre' })).toBeVisible();
    await expect(page.getByRole('article', { name: 'Castelo de São Jorge' })).toBeVisible();

    await days.getByRole('link', { name: /^Jour 4/ }).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/day=2026-12-05/);
    await expect(page.getByRole('heading', { level: 2, name: 'samedi 5 décembre' })).toBeVisible();
  });

  test('[TRIP-1] keeps the day just asked for when an item is chosen in the same moment', async ({
    page,
    openTrip,
  }) => {
    await openTrip('?day=2026-12-01', {
      trip_activities: [{ title: 'Castelo', date: '2026-12-01', time: '10:00' }],
    });
    await expect(page.getByRole('article', { name: 'Castelo' })).toBeVisible();
    await expect(page.getByRole('link', { name: /^Jour 2 / })).toBeVisible();
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
    await expect(page.getByRole('heading', { level: 2, name: 'mercredi 2 décembre' })).toBeVisible();

    // The day is an entry of its own in the history; an item is none.
    await page.goBack();
    await expect(page).toHaveURL(/day=2026-12-01$/);
    await expect(page.getByRole('article', { name: 'Castelo' })).toBeVisible();
    await pressAtOnce([item, day]);
    await expect(page).toHaveURL(/day=2026-12-02$/);
    await expect(page.getByRole('heading', { level: 2, name: 'mercredi 2 décembre' })).toBeVisible();
    await page.getByRole('link', { name: /^Jour 2 / }).click();
    await page.goBack();
    await expect(page).toHaveURL(/day=2026-12-01$/);
    await expect(page.getByRole('heading', { level: 2, name: 'mardi 1 décembre' })).toBeVisible();
  });

  test('[TRIP-2] keeps items reachable that fall outside shortened dates', async ({ page, openTrip }) => {
    await openTrip('', {
      trip_meals: [{ title: 'Dîner du dernier soir', date: '2026-12-05', time: '20:00' }],
    });

    await page.getByRole('button', { name: 'Actions du voyage' }).click();
    await page.getByRole('menuitem', { name: 'Modifier le voyage' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Date de fin', { exact: true }).fill('2026-12-03');
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(dialog).toBeHidden();

    const days = page.getByRole('navigation', { name: 'Jours' });
    await expect(days.getByRole('link', { name: /^Jour/ })).toHaveCount(3);
    await days.getByRole('link', { name: /^Hors des dates/ }).click();
    await expect(page.getByRole('article', { name: 'Dîner du dernier soir' })).toBeVisible();
  });

  test('[TRIP-3] asks before it deletes a trip', async ({ page, openTrip }) => {
    await openTrip('');
    await page.getByRole('button', { name: 'Actions du voyage' }).click();
    await page.getByRole('menuitem', { name: 'Supprimer le voyage' }).click();
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: /^Supprimer/ }).click();
    await expect(page).toHaveURL(/\/dashboard/);
    await expect(page.getByRole('link', { name: 'Lisbonne en décembre' })).toHaveCount(0);
  });

  test('[TRIP-3] does not let an editor delete it', async ({ sharedTrip, page, signInAs }) => {
    const { thomas, trip: id } = await sharedTrip('editor');
    await signInAs(thomas);
    await page.goto(`/trip/${id}`);
    await page.getByRole('button', { name: 'Actions du voyage' }).click();
    await expect(page.getByRole('menuitem', { name: 'Supprimer le voyage' })).toBeDisabled();
    await expect(page.getByRole('menuitem', { name: 'Modifier le voyage' })).toBeEnabled();
  });

  test('[TRIP-4] shows the rest when a table fails, and logs it', async ({ page, openTrip }) => {
    const logged: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') logged.push(message.text());
    });
    const broken = { status: 500, json: { message: 'down', details: null, hint: null, code: 'XX000' } };
    await page.route(/\/rest\/v1\/trip_meals/, (route) => route.fulfill(broken));
    await page.route('**/rest/v1/rpc/whole_trip?*', (route) => route.fulfill(broken));
    await openTrip('', {
      trip_activities: [{ title: 'Musée de l’Azulejo', date: '2026-12-01', time: '10:00' }],
      trip_meals: [{ title: 'Déjeuner perdu', date: '2026-12-01', time: '12:30' }],
    });

    await expect(page.getByRole('article', { name: 'Musée de l’Azulejo' })).toBeVisible();
    await expect(page.getByRole('article', { name: 'Déjeuner perdu' })).toHaveCount(0);
    await expect(page.getByText('Une partie du voyage ne s’est pas chargée.')).toBeVisible();
    expect(logged.join('\n')).toContain('trip_meals');
  });

  test('[TRIP-4] offers to try again when nothing could be loaded', async ({ page, openTrip }) => {
    let isDown = true;
    await page.route(/\/rest\/v1\/(rpc\/whole_)?trip/, (route) =>
      isDown ? route.fulfill({ status: 404, json: { message: 'down', code: 'XX000' } }) : route.fallback(),
    );
    await openTrip('');
    const retry = page.getByRole('button', { name: 'Réessayer' });
    await expect(retry).toBeVisible();
    isDown = false;
    await retry.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Lisbonne en décembre' })).toBeVisible();
  });

  test('[GATE-5] shows a way back to a stranger, and to an address that names no trip', async ({
    page,
    person,
    signInAs,
  }) => {
    const camille = await person();
    const id = await createTrip(camille);
    await signInAs(await person({ name: 'Stranger' }));
    for (const address of [`/trip/${id}`, '/trip/not-a-trip']) {
      await page.goto(address);
      await expect(page.getByRole('heading', { name: 'Ce voyage est introuvable' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Retour aux voyages' })).toBeVisible();
    }
    await expectAccessible(page);
  });

  test('[COLLAB-4] lets a viewer read, and says why nothing can be changed', async ({
    sharedTrip,
    page,
    signInAs,
  }) => {
    const { thomas: ines, trip: id } = await sharedTrip('viewer', {
      content: {
        trip_activities: [{ title: 'Castelo', date: '2026-12-01', time: '10:00' }],
      },
      name: 'Inès',
    });
    await signInAs(ines);
    await page.goto(`/trip/${id}?panel=people`);

    await expect(page.getByRole('article', { name: 'Castelo' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Ajouter', exact: true })).toBeDisabled();
    await expect(page.getByText('Lecture seule', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Actions : Castelo' }).click();
    await expect(page.getByRole('menuitem', { name: 'Modifier' })).toBeDisabled();
    await page.keyboard.press('Escape');
    const people = page.getByRole('list', { name: 'Participants' });
    await expect(people.getByRole('listitem')).toHaveCount(2);
    await expect(people).toContainText('Lecteur');
  });

  test('[TRIP-5] says that exporting does not exist yet', async ({ page, openTrip }) => {
    await openTrip('');
    await page.getByRole('button', { name: 'Actions du voyage' }).click();
    await page.getByRole('menuitem', { name: 'Exporter' }).click();
    await expect(toastOf(page)).toContainText('Fonctionnalité non implémentée');
  });

  test('[TRIP-1] on a phone the details of an item leave nothing of the round button that they cover', async ({
    page,
    openTrip,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openTrip('?day=2026-12-01', {
      trip_activities: [{ title: 'Castelo', date: '2026-12-01', time: '10:00', end_time: '11:30' }],
    });
    const add = page.locator('[data-slot="planner-fab"]');
    await expect(add).toBeVisible();
    await page.getByRole('button', { name: /^Détails\s: Castelo$/ }).click();
    const details = page.getByRole('region', { name: 'Castelo' });
    await expect(details).toBeVisible();
    await expect(add).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(details).toBeHidden();
    await expect(add).toBeVisible();
  });

  for (const width of [1440, 390]) {
    test(`[PLUS-7] passes axe with a full day, a last day and an empty one, ${width} px wide`, async ({
      page,
      openTrip,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await openTrip('?day=2026-12-01', {
        trip_accommodations: [
          { title: 'Memmo Alfama', check_in: '2026-12-01', check_out: '2026-12-03', price: 200 },
        ],
        trip_activities: [
          { title: 'Castelo', date: '2026-12-01', time: '15:30', end_time: '17:00', price: 15 },
          { title: 'Atelier', date: '2026-12-01', time: '16:00', end_time: '17:00' },
          { title: 'Une idée', date: '2026-12-01' },
        ],
        trip_notes: [{ title: 'Passeports', content: 'Valides ?' }],
      });
      const days = page.getByRole('navigation', { name: 'Jours' });
      for (const [n, name] of [
        [1, 'mardi 1 décembre'],
        [3, 'jeudi 3 décembre'],
        [5, 'samedi 5 décembre'],
      ] as const) {
        await days.getByRole('link', { name: new RegExp(`^Jour ${n}`) }).click();
        await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
        await expectAccessible(page);
      }
    });
  }

  test('fetches no layers of styles once a day is drawn: the browser would lay out the whole page again', async ({
    page,
    openTrip,
  }) => {
    await openTrip('?day=2026-12-01', {
      trip_activities: [{ title: 'Castelo', date: '2026-12-01', time: '10:00' }],
    });
    await expect(page.getByRole('article', { name: 'Castelo' })).toBeVisible();
    const sheets = () =>
      page.evaluate(() =>
        [...document.styleSheets].map(({ href, cssRules }) => ({
          name: href?.replace(/.*\//, '') ?? 'page',
          hasLayers: [...cssRules].some((rule) => rule instanceof CSSLayerBlockRule),
        })),
      );
    const first = await sheets();
    // What comes with the first sign of life, and with what is opened then: details, a menu, a dialog, a toast.
    await page.getByRole('button', { name: 'Détails : Castelo' }).click();
    await expect(page.getByRole('region', { name: 'Castelo' })).toBeVisible();
    await page.getByRole('button', { name: 'Ajouter', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Note' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Titre').fill('Belém');
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(dialog).toBeHidden();
    await choose(page, 'Actions du voyage', 'Exporter');
    await expect(toastOf(page)).toBeVisible();

    const later = (await sheets()).filter(({ name }) => !first.some((sheet) => sheet.name === name));
    expect(later.length).toBeGreaterThan(0);
    expect(later.filter(({ hasLayers }) => hasLayers)).toEqual([]);
  });
});

test.describe('the planner in English', () => {
  test.use({ language: 'en' });

  test('[TRIP-1] [TRIP-5] names its days and says that exporting does not exist yet', async ({
    page,
    openTrip,
  }) => {
    await openTrip('?day=2026-12-02', {}, { title: 'Lisbon in December 🌊' });
    const days = page.getByRole('navigation', { name: 'Days' });
    await expect(days.getByRole('link', { name: /^Day 1/ })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: 'Wednesday 2 December' })).toBeVisible();
    await page.getByRole('button', { name: 'Trip actions' }).click();
    await page.getByRole('menuitem', { name: 'Export' }).click();
    await expect(toastOf(page)).toContainText('Feature not implemented');
    await expectAccessible(page);
  });
});
