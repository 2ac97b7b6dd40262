import { expect, expectAccessible, type Language, test, toastOf } from './fixtures.ts';

/** From one stop to the next: the way on the timeline, what can't be, and the way out. */
const WORDS = {
  fr: {
    ways: 'Trajets du jour',
    days: 'Jours',
    day: 'Jour',
    walk: /^De «\sPraça\s» à «\sTaberna\s»\s: ≈ 740\sm à pied · 10\smin, 35\smin de marge$/,
    about: /^environ 740\sm à pied · 10\smin$/,
    late: /^De «\sCastelo\s» à «\sMiradouro\s»\s: Il faut 15\smin, vous en avez 5\.Décaler à 17:15$/,
    shift: 'Décaler à 17:15 : Miradouro',
    walked: /\skm à pied/,
    check: /1 point à revoir/,
    byBike: /à vélo/,
    undo: 'Rétablir',
    details: (title: string) => `Détails : ${title}`,
    closed: 'Fermé le mardi.',
    onTheWay: 'Pour y aller',
  },
  en: {
    ways: 'Journeys of the day',
    days: 'Days',
    day: 'Day',
    walk: /^From “Praça” to “Taberna”: ≈ 740\sm on foot · 10\smin, 35\smin to spare$/,
    about: /^about 740\sm on foot · 10\smin$/,
    late: /^From “Castelo” to “Miradouro”: It takes 15\smin, you have 5\.Move to 17:15$/,
    shift: 'Move to 17:15: Miradouro',
    walked: /\skm on foot/,
    check: /1 thing to check/,
    byBike: /by bike/,
    undo: 'Undo',
    details: (title: string) => `Details: ${title}`,
    closed: 'Closed on Tuesday.',
    onTheWay: 'Getting there',
  },
} as const satisfies Record<Language, unknown>;

const at = (name: string, lat: number, lng: number) => ({ name, formatted_address: name, lat, lng });
const DATE = '2026-12-01';
const visit = (title: string, time: string, end_time: string, [lat, lng]: readonly [number, number]) => ({
  title,
  date: DATE,
  time,
  end_time,
  location: at(title, lat, lng),
});

const LISBON = {
  trip_activities: [
    visit('Praça', '11:15', '12:15', [38.7084, -9.1366]),
    visit('Castelo', '15:30', '17:00', [38.7139, -9.1335]),
    visit('Miradouro', '17:05', '18:15', [38.7222, -9.1335]),
  ],
  trip_meals: [visit('Taberna', '13:00', '14:30', [38.7108, -9.1427])],
};

// Each in one of the languages.
test.describe('in French', () => {
  const language = 'fr';
  test.use({ language });
  const words = WORDS[language];

  test('[PLUS-1] the way to the next stop is shown, and what can’t be carries its own way out', async ({
    page,
    openTrip,
  }) => {
    await openTrip(`?day=${DATE}`, LISBON);
    const ways = page.getByRole('list', { name: words.ways }).getByRole('listitem');
    const day = page
      .getByRole('navigation', { name: words.days })
      .getByRole('link', { name: `${words.day} 1` });
    await expect(ways.filter({ hasText: words.walk })).toBeVisible();
    await expect(ways.filter({ hasText: words.walk }).getByRole('button')).toHaveAccessibleName(words.about);
    await expect(ways.filter({ hasText: words.late })).toBeVisible();
    await expect(page.getByText(words.walked).first()).toBeVisible();
    await expect(day).toHaveAccessibleName(words.check);
    await expectAccessible(page);

    await page.getByRole('button', { name: words.shift }).click();
    await expect(page.getByRole('article', { name: 'Miradouro' })).toContainText(/17:15\s–\s18:25/);
    await expect(ways.filter({ hasText: words.late })).toHaveCount(0);
    await expect(day).not.toHaveAccessibleName(words.check);
    await toastOf(page).getByRole('button', { name: words.undo }).click();
    await expect(page.getByRole('article', { name: 'Miradouro' })).toContainText(/17:05\s–\s18:15/);
    await expect(day).toHaveAccessibleName(words.check);
  });
});

test.describe('in English', () => {
  const language = 'en';
  test.use({ language });
  const words = WORDS[language];

  test('[PLUS-1] another mode can be chosen for a way, and stays chosen', async ({ page, openTrip }) => {
    await openTrip(`?day=${DATE}`, LISBON);
    const way = page
      .getByRole('list', { name: words.ways })
      .getByRole('listitem')
      .filter({ hasText: words.walk });
    await way.getByRole('button').click();
    await page.getByRole('menuitem', { name: words.byBike }).click();
    const list = page.getByRole('list', { name: words.ways });
    await expect(list.getByRole('button', { name: words.byBike })).toBeVisible();
    await page.reload();
    await expect(list.getByRole('button', { name: words.byBike })).toBeVisible();
  });
});

test('[PLUS-1] a way that the timeline has no room for stands in the item’s details', async ({
  page,
  openTrip,
}) => {
  await openTrip(`?day=${DATE}`, {
    trip_activities: [
      visit('Musée', '10:00', '10:20', [38.7084, -9.1366]),
      visit('Tour', '10:25', '10:50', [38.7222, -9.1335]),
    ],
  });
  await expect(page.getByRole('article', { name: 'Tour' })).toContainText(
    /Il faut 15\smin, vous en avez 5\./,
  );
  await page.getByRole('button', { name: 'Détails : Tour' }).click();
  const details = page.getByRole('region', { name: 'Tour' });
  await expect(details).toContainText('Pour y aller');
  await expect(details.getByRole('button', { name: /en transports|à pied/ })).toBeVisible();
  await details.getByRole('button', { name: 'Décaler à 10:35 : Tour' }).click();
  await expect(page.getByRole('article', { name: 'Tour' })).toContainText('10:35');
});

test('[SCHED-1] [PLUS-1] the rounding of transport to hours is no overlap', async ({ page, openTrip }) => {
  await openTrip(`?day=${DATE}`, {
    trip_itineraries: [{ title: 'Train', date: DATE, time: '08:41', duration: 40, sub_type: 'train' }],
    trip_activities: [{ title: 'Palais', date: DATE, time: '09:30', end_time: '10:30' }],
  });
  await expect(page.getByRole('article', { name: 'Palais' })).toBeVisible();
  await expect(page.getByText(/Chevauchement/)).toHaveCount(0);
});

test.describe('closed days', () => {
  test.use({ language: 'en' });
  const texts = {
    actions: 'Actions: Musée',
    edit: 'Edit',
    dialog: 'Activity',
    group: 'Closed on',
    day: 'Tuesday',
    save: 'Save',
  };

  test('[PLUS-1] [ITEM-2] an activity on a day on which it is closed says so', async ({ page, openTrip }) => {
    // 1 December 2026 is a Tuesday.
    await openTrip(`?day=${DATE}`, { trip_activities: [visit('Musée', '10:00', '11:30', [38.7, -9.1])] });
    const itemCard = page.getByRole('article', { name: 'Musée' });
    await expect(itemCard).toBeVisible();
    await expect(itemCard).not.toContainText(WORDS.en.closed);
    await page.getByRole('button', { name: texts.actions }).click();
    await page.getByRole('menuitem', { name: texts.edit }).click();
    const dialog = page.getByRole('dialog', { name: texts.dialog });
    await dialog.getByRole('group', { name: texts.group }).getByRole('checkbox', { name: texts.day }).check();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: texts.save }).click();
    await expect(itemCard).toContainText(WORDS.en.closed);
    await page.reload();
    await expect(itemCard).toContainText(WORDS.en.closed);
  });
});

test.describe('with a routing service', () => {
  test.beforeEach(async ({ page }) => {
    await page.route('**/trip/*', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace('"routedModes":[]', '"routedModes":["walk"]');
      await route.fulfill({ response, body });
    });
  });
  const line = /De «\sPraça\s» à «\sTaberna\s»/;

  test('[PLUS-1] its answer takes the place of the estimate', async ({ page, openTrip }) => {
    const held = Promise.withResolvers<void>();
    await page.route('**/functions/v1/route', async (route) => {
      await held.promise;
      await route.fulfill({ json: { distance_m: 860, duration_s: 690 } });
    });
    await openTrip(`?day=${DATE}`, LISBON);
    const way = page
      .getByRole('list', { name: 'Trajets du jour' })
      .getByRole('listitem')
      .filter({ hasText: line });
    await expect(way).toContainText(/≈ 740\sm à pied/);
    held.resolve();
    await expect(way).toContainText(/860\sm à pied · 12\smin, 33\smin de marge/);
    await expect(way).not.toContainText('≈');
  });

  test('[PLUS-1] without an answer the estimate stays, and nothing is said of it', async ({
    page,
    openTrip,
  }) => {
    const failures: string[] = [];
    page.on('console', (message) => message.type() === 'error' && failures.push(message.text()));
    const answered = Promise.withResolvers<void>();
    await page.route('**/functions/v1/route', async (route) => {
      await route.fulfill({ json: { error: 'The routing service does not answer.' } });
      answered.resolve();
    });
    await openTrip(`?day=${DATE}`, LISBON);
    const way = page
      .getByRole('list', { name: 'Trajets du jour' })
      .getByRole('listitem')
      .filter({ hasText: line });
    await answered.promise;
    await expect(way).toContainText(/≈ 740\sm à pied · 10\smin/);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(toastOf(page)).toHaveCount(0);
    expect(failures).toEqual([]);
  });
});
