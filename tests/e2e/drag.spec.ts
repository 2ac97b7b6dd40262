import type { Locator, Page } from '@playwright/test';
import { addCollaborator, createTrip } from '#tests/support/trips.ts';
import { expect, expectAccessible, test, toastOf } from './fixtures.ts';

/** Height of an hour on screen, for fine pointers. */
const HOUR = 64;

const castelo = { title: 'Castelo', date: '2026-12-01', time: '10:00', end_time: '11:30' };

async function boxOf(target: Locator) {
  const box = await target.boundingBox();
  if (!box) throw new Error('It is not on screen.');
  return box;
}

async function centreOf(target: Locator) {
  const box = await boxOf(target);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Takes something in hand at a point; the pointer then stands beside it. */
async function take(page: Page, at: { x: number; y: number }) {
  await page.mouse.move(at.x, at.y);
  await page.mouse.down();
  await page.mouse.move(at.x + 8, at.y, { steps: 2 });
}

/** Drags something by its middle to another point, and lets go there. */
async function drag(page: Page, item: Locator, to: { x: number; y: number }) {
  await take(page, await centreOf(item));
  await page.mouse.move(to.x, to.y, { steps: 6 });
  await page.mouse.up();
}

const articleOf = (page: Page, name: string) => page.getByRole('article', { name });
const dayLink = (page: Page, day: number) =>
  page.getByRole('navigation', { name: 'Jours' }).getByRole('link', { name: new RegExp(`^Jour ${day}`) });

test.describe('dragging on the timeline', () => {
  test('[PLUS-1] moves an item to another hour, and shows which meanwhile', async ({ page, openTrip }) => {
    await openTrip('?day=2026-12-01', { trip_activities: [castelo] });
    const item = articleOf(page, 'Castelo');
    const from = await centreOf(item);
    await take(page, from);
    await page.mouse.move(from.x, from.y + 2.5 * HOUR, { steps: 6 });
    await expect(page.getByText('12:30 – 14:00').first()).toBeVisible();
    await page.mouse.up();
    await expect(item).toContainText('12:30 – 14:00');
    await expect(toastOf(page)).toContainText('Castelo');
    await page.reload();
    await expect(item).toContainText('12:30 – 14:00');
  });

  test('[PLUS-1] shows what it would overlap, and puts it back with Escape', async ({ page, openTrip }) => {
    await openTrip('?day=2026-12-01', {
      trip_activities: [castelo, { title: 'Atelier', date: '2026-12-01', time: '13:00', end_time: '14:00' }],
    });
    const item = articleOf(page, 'Castelo');
    const from = await centreOf(item);
    await take(page, from);
    await page.mouse.move(from.x, from.y + 2.5 * HOUR, { steps: 6 });
    await expect(page.getByText(/Chevauche «\sAtelier\s»/).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByText(/Chevauche «/)).toHaveCount(0);
    await page.mouse.up();
    await expect(item).toContainText('10:00 – 11:30');
    await expect(page).not.toHaveURL(/item=/);
  });

  test('[PLUS-1] moves an item to another day of the list, which keeps its hour', async ({
    page,
    openTrip,
  }) => {
    await openTrip('?day=2026-12-01', { trip_activities: [castelo] });
    await drag(page, articleOf(page, 'Castelo'), await centreOf(dayLink(page, 3)));
    await expect(articleOf(page, 'Castelo')).toHaveCount(0);
    await expect(dayLink(page, 3)).toHaveAccessibleName(/Castelo/);
    await dayLink(page, 3).click();
    await expect(articleOf(page, 'Castelo')).toContainText('10:00 – 11:30');
  });

  test('[PLUS-1] opens the day that it rests on, so that an hour of it can be chosen', async ({
    page,
    openTrip,
  }) => {
    await openTrip('?day=2026-12-01', { trip_activities: [castelo] });
    const item = articleOf(page, 'Castelo');
    const from = await centreOf(item);
    await take(page, from);
    const day = await centreOf(dayLink(page, 2));
    await page.mouse.move(day.x, day.y, { steps: 6 });
    await expect(page.getByRole('heading', { level: 2, name: 'mercredi 2 décembre' })).toBeVisible();
    const nine = await centreOf(page.getByRole('button', { name: '14:00, créneau libre' }));
    await page.mouse.move(nine.x, nine.y, { steps: 6 });
    await page.mouse.up();
    await expect(item).toContainText(/1\sh\s30/);
    await expect(dayLink(page, 2)).toHaveAccessibleName(/Castelo/);
    await expect(dayLink(page, 1)).not.toHaveAccessibleName(/Castelo/);
  });

  test('[PLUS-1] takes the hour from what is dropped on the tray, and gives one to what comes out of it', async ({
    page,
    openTrip,
  }) => {
    await openTrip('?day=2026-12-01', { trip_activities: [castelo] });
    const item = articleOf(page, 'Castelo');
    const from = await centreOf(item);
    await take(page, from);
    const tray = page.getByRole('region', { name: 'Sans horaire' });
    await expect(tray).toContainText('Déposez ici pour retirer l’heure');
    const into = await centreOf(tray);
    await page.mouse.move(into.x, into.y, { steps: 6 });
    await page.mouse.up();
    await expect(tray.getByRole('article', { name: 'Castelo' })).toBeVisible();

    const slot = await boxOf(page.getByRole('button', { name: '14:00, créneau libre' }));
    await drag(page, item, { x: slot.x + 200, y: slot.y + 4 });
    await expect(item).toContainText('14:00 – 15:30');
    await expect(tray).toHaveCount(0);
  });

  test('[PLUS-1] [TRIP-2] brings back what lies outside the dates', async ({ page, openTrip }) => {
    await openTrip('?day=outside', {
      trip_meals: [{ title: 'Dîner', date: '2026-12-09', time: '20:00', end_time: '22:00' }],
    });
    await drag(page, articleOf(page, 'Dîner'), await centreOf(dayLink(page, 5)));
    await expect(dayLink(page, 5)).toHaveAccessibleName(/Dîner/);
    await dayLink(page, 5).click();
    await expect(articleOf(page, 'Dîner')).toContainText('20:00 – 22:00');
  });

  test('[PLUS-1] moves a stay by days with its nights, and its check-in by hours', async ({
    page,
    openTrip,
  }) => {
    await openTrip('?day=2026-12-02', {
      trip_accommodations: [{ title: 'Memmo', check_in: '2026-12-01', check_out: '2026-12-03' }],
    });
    const stay = articleOf(page, 'Memmo');
    await drag(page, stay, await centreOf(dayLink(page, 3)));
    await expect(stay).toContainText('arrivée dès 14:00');
    const from = await boxOf(stay);
    await take(page, { x: from.x + 200, y: from.y + 10 });
    await page.mouse.move(from.x + 200, from.y + 10 + 2 * HOUR, { steps: 6 });
    await page.mouse.up();
    await expect(stay).toContainText('arrivée dès 16:00');
    await dayLink(page, 4).click();
    await expect(stay).toContainText('avant 11:00');
  });

  test('[PLUS-1] [ITEM-2] makes an item longer by its lower edge and shorter by its upper one', async ({
    page,
    openTrip,
  }) => {
    await openTrip('?day=2026-12-01', {
      trip_activities: [castelo],
      trip_itineraries: [
        { title: 'Bus', date: '2026-12-01', time: '14:00', duration: 60, break_duration: 15 },
      ],
    });
    const item = articleOf(page, 'Castelo');
    const box = await boxOf(item);
    await take(page, { x: box.x + 200, y: box.y + box.height - 2 });
    await page.mouse.move(box.x + 200, box.y + box.height - 2 + HOUR, { steps: 6 });
    await expect(page.getByText('10:00 – 12:30').first()).toBeVisible();
    await page.mouse.up();
    await expect(item).toContainText('10:00 – 12:30');
    await take(page, { x: box.x + 200, y: box.y + 2 });
    await page.mouse.move(box.x + 200, box.y + 2 + HOUR / 2, { steps: 6 });
    await page.mouse.up();
    await expect(item).toContainText('10:30 – 12:30');

    const bus = articleOf(page, 'Bus');
    const edge = await boxOf(bus);
    await take(page, { x: edge.x + 200, y: edge.y + edge.height - 2 });
    await page.mouse.move(edge.x + 200, edge.y + edge.height - 2 + HOUR, { steps: 6 });
    await page.mouse.up();
    await expect(bus).toContainText(/2\sh\s15/);
    await page.getByRole('button', { name: 'Actions : Bus' }).click();
    await page.getByRole('menuitem', { name: 'Modifier' }).click();
    await expect(page.getByLabel('Pause (minutes)')).toHaveValue('15');
    await expect(page.getByLabel('Durée (minutes)')).toHaveValue('120');
  });

  test('[PLUS-1] takes a refused move back and says why', async ({ page, openTrip }) => {
    await openTrip('?day=2026-12-01', { trip_activities: [castelo] });
    const item = articleOf(page, 'Castelo');
    await expect(item).toContainText('10:00 – 11:30');
    await page.route(/\/rest\/v1\/trip_activities/, (route) =>
      route.fulfill({ status: 500, json: { message: 'Le serveur est plein', code: 'XX000' } }),
    );
    const from = await centreOf(item);
    await drag(page, item, { x: from.x, y: from.y + 2 * HOUR });
    await expect(toastOf(page)).toContainText('Erreur lors de la modification de l');
    await expect(item).toContainText('10:00 – 11:30');
  });

  test('[PLUS-1] [COLLAB-4] lets a viewer drag nothing', async ({ page, person, signInAs }) => {
    const camille = await person({ premium: true });
    const ines = await person({ name: 'Inès' });
    const id = await createTrip(camille, {}, { trip_activities: [castelo] });
    await addCollaborator(camille, id, ines, 'viewer');
    await signInAs(ines);
    await page.goto(`/trip/${id}?day=2026-12-01`);
    const item = articleOf(page, 'Castelo');
    const from = await centreOf(item);
    await take(page, from);
    await page.mouse.move(from.x, from.y + 2 * HOUR, { steps: 6 });
    await expect(page.getByText('12:00 – 13:30')).toHaveCount(0);
    await page.mouse.up();
    await expect(item).toContainText('10:00 – 11:30');
    await expect(page.getByRole('button', { name: 'Déplacer : Castelo' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Actions : Castelo' }).click();
    await expect(page.getByRole('menuitem', { name: 'Au jour suivant' })).toHaveCount(0);
  });

  test('[PLUS-1] scrolls the hours while something is held at their edge', async ({ page, openTrip }) => {
    await openTrip('?day=2026-12-01', { trip_activities: [castelo] });
    const item = articleOf(page, 'Castelo');
    await take(page, await centreOf(item));
    const hours = await boxOf(page.getByRole('region', { name: 'Programme du jour' }));
    await page.mouse.move(hours.x + 200, hours.y + hours.height - 70, { steps: 6 });
    await expect(page.getByRole('button', { name: '22:00, créneau libre' })).toBeInViewport();
    await page.keyboard.press('Escape');
    await page.mouse.up();
    await expectAccessible(page);
  });

  test('[PLUS-1] moves by the menu: to the next day, and off its hour', async ({ page, openTrip }) => {
    await openTrip('?day=2026-12-01', { trip_activities: [castelo] });
    const choose = async (name: string) => {
      await page.getByRole('button', { name: 'Actions : Castelo' }).click();
      await page.getByRole('menuitem', { name }).click();
    };
    await choose('Au jour suivant');
    await expect(page.getByRole('heading', { level: 2, name: 'mercredi 2 décembre' })).toBeVisible();
    await expect(articleOf(page, 'Castelo')).toContainText('10:00 – 11:30');
    await choose('Retirer l’heure');
    const tray = page.getByRole('region', { name: 'Sans horaire' });
    await expect(tray.getByRole('article', { name: 'Castelo' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Déplacer : Castelo' })).toBeFocused();
  });
});

test.describe('moving by keyboard', () => {
  const voice = (page: Page) => page.getByRole('status').filter({ hasText: /décembre, |à sa place/ });

  test('[PLUS-1] takes up, moves by hour and by day, says where, drops and keeps the focus', async ({
    page,
    openTrip,
  }) => {
    await openTrip('?day=2026-12-01', {
      trip_activities: [castelo],
      trip_meals: [{ title: 'Midi', date: '2026-12-02', time: '11:30', end_time: '13:00' }],
    });
    const grip = page.getByRole('button', { name: 'Déplacer : Castelo' });
    await expect(grip).toHaveAccessibleDescription(/Espace saisit.*Échap annule/);
    await grip.focus();
    await page.keyboard.press('Space');
    await expect(voice(page)).toHaveText(/En main.*Castelo.*mardi 1 décembre, 10:00 – 11:30/);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(voice(page)).toHaveText('mardi 1 décembre, 10:30 – 12:00');
    await page.keyboard.press('ArrowRight');
    await expect(voice(page)).toHaveText(/mercredi 2 décembre, 10:30 – 12:00\. Chevauche «\sMidi\s»/);
    await expect(page.getByRole('heading', { level: 2, name: 'mercredi 2 décembre' })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Space');
    await expect(voice(page)).toHaveText(/Posé.*Castelo\. mercredi 2 décembre, 10:30 – 12:00/);
    await expect(articleOf(page, 'Castelo')).toContainText('10:30 – 12:00');
    await expect(grip).toBeFocused();
  });

  test('[PLUS-1] leaves it where it was with Escape', async ({ page, openTrip }) => {
    await openTrip('?day=2026-12-01', { trip_activities: [castelo] });
    const grip = page.getByRole('button', { name: 'Déplacer : Castelo' });
    await grip.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('PageDown');
    await expect(voice(page)).toHaveText('mardi 1 décembre, 11:00 – 12:30');
    await page.keyboard.press('Escape');
    await expect(voice(page)).toHaveText(/Reste à sa place.*Castelo/);
    await expect(articleOf(page, 'Castelo')).toContainText('10:00 – 11:30');
    await expect(grip).toBeFocused();
  });
});

test.describe('moving by keyboard in English', () => {
  test.use({ language: 'en' });

  test('[PLUS-1] gives an hour to what has none and makes it longer, past midnight', async ({
    page,
    openTrip,
  }) => {
    await openTrip('?day=2026-12-01', { trip_activities: [{ title: 'Fado', date: '2026-12-01' }] });
    const grip = page.getByRole('button', { name: 'Move: Fado' });
    await expect(grip).toHaveAccessibleDescription(/Space picks up.*Escape cancels/);
    await grip.focus();
    await page.keyboard.press('Space');
    const voice = page.getByRole('status').filter({ hasText: /December, / });
    await expect(voice).toHaveText('Picked up: Fado. Tuesday 1 December, Unscheduled');
    await page.keyboard.press('ArrowDown');
    await expect(voice).toHaveText('Tuesday 1 December, 09:00 – 10:00');
    for (const _ of Array(14)) await page.keyboard.press('PageDown');
    await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('Shift+ArrowDown');
    await expect(voice).toHaveText('Tuesday 1 December, 23:00 – 00:30');
    await page.keyboard.press('Enter');
    await expect(voice).toHaveText('Dropped: Fado. Tuesday 1 December, 23:00 – 00:30');
    await expect(page.getByRole('article', { name: 'Fado' })).toContainText('ends the next day');
    await expect(grip).toBeFocused();
  });
});

test.describe('moving by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('[PLUS-1] holds an item after a long press, while a swipe still scrolls', async ({
    page,
    openTrip,
  }) => {
    await openTrip('?day=2026-12-01', { trip_activities: [castelo] });
    const item = articleOf(page, 'Castelo');
    const { x, y } = await centreOf(item);
    const touch = await page.context().newCDPSession(page);
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', to?: { x: number; y: number }) =>
      touch.send('Input.dispatchTouchEvent', { type, touchPoints: to ? [to] : [] });
    const sweep = async (from: number, to: number) => {
      for (let step = 1; step <= 8; step++)
        await send('touchMove', { x, y: from + ((to - from) * step) / 8 });
    };

    await send('touchStart', { x, y });
    await expect(page.getByText('mar. 1 déc., 10:00 – 11:30')).toBeVisible();
    await sweep(y, y + 152);
    await expect(page.getByText('mar. 1 déc., 12:00 – 13:30')).toBeVisible();
    await send('touchEnd');
    await expect(item).toContainText('12:00 – 13:30');

    const before = await boxOf(item);
    await send('touchStart', { x, y });
    await sweep(y, y - 200);
    await send('touchEnd');
    await expect.poll(async () => (await boxOf(item)).y).toBeLessThan(before.y - 100);
    await expect(item).toContainText('12:00 – 13:30');
  });

  test('[PLUS-1] moves an item over the strip of days to another day', async ({ page, openTrip }) => {
    await openTrip('?day=2026-12-01', { trip_activities: [castelo] });
    const from = await centreOf(articleOf(page, 'Castelo'));
    const to = await centreOf(dayLink(page, 2));
    const touch = await page.context().newCDPSession(page);
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: { x: number; y: number }) =>
      touch.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] });
    await send('touchStart', from);
    await expect(page.getByText('mar. 1 déc., 10:00 – 11:30')).toBeVisible();
    for (let step = 1; step <= 8; step++)
      await send('touchMove', {
        x: from.x + ((to.x - from.x) * step) / 8,
        y: from.y + ((to.y - from.y) * step) / 8,
      });
    // It rests there until the day opens, and is then put on an hour of it.
    await expect(page.getByRole('heading', { level: 2, name: 'mercredi 2 décembre' })).toBeVisible();
    await send('touchMove', { x: from.x, y: from.y + 40 });
    await send('touchMove', { x: from.x, y: from.y + 44 });
    await expect(page.getByText(/mer\. 2 déc\., \d/)).toBeVisible();
    await send('touchEnd');
    await expect(articleOf(page, 'Castelo')).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: 'mercredi 2 décembre' })).toBeVisible();
  });
});
