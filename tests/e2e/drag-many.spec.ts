import type { Page } from '@playwright/test';
import { boxOf, centreOf, drag, finger, HOUR, take } from '#tests/support/pointing.ts';
import { expect, expectAccessible, refusedOf, test, toastOf } from './fixtures.ts';

const DAY = '2026-12-02';
const CONTENT = {
  trip_accommodations: [{ title: 'Memmo', check_in: '2026-12-02', check_out: '2026-12-04' }],
  trip_activities: [{ title: 'Castelo', date: DAY, time: '10:00', end_time: '11:30' }],
  trip_meals: [{ title: 'Midi', date: DAY, time: '12:00', end_time: '13:00' }],
  trip_notes: [{ title: 'Tram', date: DAY }],
};

const articleOf = (page: Page, name: string) => page.getByRole('article', { name });
const dayLink = (page: Page, day: number) =>
  page.getByRole('navigation', { name: 'Jours' }).getByRole('link', { name: new RegExp(`^Jour ${day}`) });

async function select(page: Page, ...titles: string[]) {
  for (const title of titles)
    await page.getByRole('button', { name: `Détails : ${title}` }).click({ modifiers: ['Control'] });
}

test.describe('dragging several items together', () => {
  test('[PLUS-1] moves what is selected by the same hours, and takes it all back at once', async ({
    page,
    openTrip,
  }) => {
    await openTrip(`?day=${DAY}`, CONTENT);
    await select(page, 'Castelo', 'Midi');
    const from = await centreOf(articleOf(page, 'Castelo'));
    await take(page, from);
    await page.mouse.move(from.x, from.y + 2 * HOUR, { steps: 6 });
    await expect(page.getByText('2 éléments', { exact: true })).toBeVisible();
    await expect(articleOf(page, 'Midi')).toHaveCSS('opacity', '0.4');
    await page.mouse.up();
    await expect(articleOf(page, 'Castelo')).toContainText('12:00 – 13:30');
    await expect(articleOf(page, 'Midi')).toContainText('14:00 – 15:00');
    await expect(toastOf(page)).toContainText('2 éléments déplacés');
    await toastOf(page).getByRole('button', { name: 'Rétablir' }).click();
    await expect(articleOf(page, 'Castelo')).toContainText('10:00 – 11:30');
    await expect(articleOf(page, 'Midi')).toContainText('12:00 – 13:00');
    await page.reload();
    await expect(articleOf(page, 'Midi')).toContainText('12:00 – 13:00');
  });

  test('[PLUS-1] to another day: stays, notes and hours alike, and says what leaves the dates', async ({
    page,
    openTrip,
  }) => {
    await openTrip(`?day=${DAY}`, {
      ...CONTENT,
      trip_activities: [...CONTENT.trip_activities, { title: 'Fado', date: '2026-12-04', time: '21:00' }],
    });
    await page.getByRole('button', { name: 'Actions du jour' }).click();
    await page.getByRole('menuitem', { name: 'Sélectionner tout le jour' }).click();
    await dayLink(page, 4).click();
    await select(page, 'Fado');
    await dayLink(page, 2).click();
    const to = await centreOf(dayLink(page, 4));
    await take(page, await centreOf(articleOf(page, 'Castelo')));
    await page.mouse.move(to.x, to.y, { steps: 6 });
    await expect(page.getByText('5 éléments', { exact: true })).toBeVisible();
    await expect(page.getByText('1 sera hors des dates', { exact: true })).toBeVisible();
    await page.mouse.up();
    await expect(toastOf(page)).toContainText('5 éléments déplacés');
    await dayLink(page, 4).click();
    await expect(articleOf(page, 'Castelo')).toContainText('10:00 – 11:30');
    await expect(articleOf(page, 'Memmo')).toContainText('arrivée dès');
    await expect(articleOf(page, 'Tram')).toBeVisible();
    await page.getByRole('link', { name: /Hors des dates/ }).click();
    await expect(articleOf(page, 'Fado')).toBeVisible();
  });

  test('[PLUS-1] takes the hour from all that is dropped on the tray, and gives them hours one after another', async ({
    page,
    openTrip,
  }) => {
    await openTrip(`?day=${DAY}`, {
      trip_activities: CONTENT.trip_activities,
      trip_meals: CONTENT.trip_meals,
    });
    await select(page, 'Castelo', 'Midi');
    await take(page, await centreOf(articleOf(page, 'Midi')));
    const tray = page.getByRole('region', { name: 'Sans horaire' });
    const into = await centreOf(tray);
    await page.mouse.move(into.x, into.y, { steps: 6 });
    await page.mouse.up();
    await expect(tray.getByRole('article')).toHaveCount(2);

    await take(page, await centreOf(articleOf(page, 'Midi')));
    const hours = await centreOf(page.getByRole('region', { name: 'Programme du jour' }));
    await page.mouse.move(hours.x, hours.y, { steps: 6 });
    await expect(page.getByText('2 éléments', { exact: true })).toBeVisible();
    await page.mouse.up();
    await expect(articleOf(page, 'Midi')).toContainText(/\d\d:\d\d – \d\d:\d\d/);
    const [, end] = /– (\d\d:\d\d)/.exec(await articleOf(page, 'Midi').innerText()) ?? [];
    await expect(articleOf(page, 'Castelo')).toContainText(`${end} – `);
    await expect(tray.getByRole('article')).toHaveCount(0);
  });

  test('[PLUS-1] leaves alone what is selected when another is dragged', async ({ page, openTrip }) => {
    await openTrip(`?day=${DAY}`, {
      ...CONTENT,
      trip_activities: [...CONTENT.trip_activities, { title: 'Fado', date: DAY, time: '16:00' }],
    });
    await select(page, 'Castelo', 'Midi');
    await drag(page, articleOf(page, 'Fado'), await centreOf(dayLink(page, 3)));
    await expect(articleOf(page, 'Fado')).toHaveCount(0);
    await expect(dayLink(page, 3)).toHaveAccessibleName(/Fado/);
    await expect(articleOf(page, 'Castelo')).toContainText('10:00 – 11:30');
  });

  test('[PLUS-1] puts them all back when the move is refused', async ({ page, openTrip }) => {
    await openTrip(`?day=${DAY}`, CONTENT);
    await select(page, 'Castelo', 'Midi');
    await page.route('**/rest/v1/rpc/change_trip', (route) =>
      route.fulfill({ status: 400, json: { message: 'Le serveur est plein', code: 'P0001' } }),
    );
    await drag(page, articleOf(page, 'Castelo'), await centreOf(dayLink(page, 3)));
    await expect(refusedOf(page, 'Erreur lors de la modification de l')).toBeVisible();
    await expect(articleOf(page, 'Castelo')).toContainText('10:00 – 11:30');
    await expect(articleOf(page, 'Midi')).toContainText('12:00 – 13:00');
  });
});

test.describe('moving several items by keyboard', () => {
  const announcer = (page: Page) => page.getByRole('status').filter({ hasText: /décembre, |à sa place/ });

  test('[PLUS-1] takes them all, says how many and where, and keeps the focus', async ({
    page,
    openTrip,
  }) => {
    await openTrip(`?day=${DAY}`, CONTENT);
    await select(page, 'Castelo', 'Midi', 'Tram');
    const grip = page.getByRole('button', { name: 'Déplacer : Castelo' });
    await grip.focus();
    await page.keyboard.press('Space');
    await expect(announcer(page)).toHaveText(/^En main\s: 3 éléments, dont Castelo\. mercredi 2 décembre/);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    await expect(announcer(page)).toHaveText('jeudi 3 décembre, 10:15 – 11:45');
    await expect(page.getByRole('application', { name: 'Déplacement : 3 éléments' })).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('Space');
    await expect(announcer(page)).toHaveText(
      /^3 éléments déplacés\. Castelo\s: jeudi 3 décembre, 10:15 – 11:45/,
    );
    await expect(articleOf(page, 'Midi')).toContainText('12:15 – 13:15');
    await expect(articleOf(page, 'Tram')).toBeVisible();
    await expect(grip).toBeFocused();
    await expect(page.getByRole('region', { name: 'Sélection' })).toContainText('3 sélectionnés');
  });

  test('[PLUS-1] takes an hour off and gives it back by a key', async ({ page, openTrip }) => {
    await openTrip(`?day=${DAY}`, CONTENT);
    const grip = page.getByRole('button', { name: 'Déplacer : Castelo' });
    await expect(grip).toHaveAccessibleDescription(/H retire l’heure ou la rend/);
    await grip.focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('h');
    await expect(announcer(page)).toHaveText('mercredi 2 décembre, Sans horaire');
    await page.keyboard.press('h');
    await expect(announcer(page)).toHaveText('mercredi 2 décembre, 10:00 – 11:30');
    await page.keyboard.press('h');
    await page.keyboard.press('Space');
    await expect(announcer(page)).toHaveText(/Posé.*Castelo\. mercredi 2 décembre, Sans horaire/);
    const tray = page.getByRole('region', { name: 'Sans horaire' });
    await expect(tray.getByRole('article', { name: 'Castelo' })).toBeVisible();
    await expect(grip).toBeFocused();
    await page.keyboard.press('Space');
    await page.keyboard.press('h');
    await page.keyboard.press('Space');
    await expect(articleOf(page, 'Castelo')).toContainText('09:00 – 10:30');
  });
});

test.describe('selecting by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('[PLUS-1] a long press selects, a slide after it moves all that is selected', async ({
    page,
    openTrip,
  }) => {
    await openTrip(`?day=${DAY}`, CONTENT);
    const hand = await finger(page);
    const castelo = await centreOf(articleOf(page, 'Castelo'));
    await hand.down(castelo);
    await expect(page.getByText('Relâchez : sélectionner · Glissez : déplacer')).toBeVisible();
    await hand.up();
    const bar = page.getByRole('region', { name: 'Sélection' });
    await expect(bar).toContainText('1 sélectionné');
    await expect(page).not.toHaveURL(/item=/);
    await page.getByRole('checkbox', { name: 'Sélectionner Midi' }).check();
    await expectAccessible(page);

    await hand.down(castelo);
    await expect(page.getByText('2 éléments', { exact: true })).toBeVisible();
    await hand.to({ x: castelo.x, y: castelo.y + 76 });
    await hand.up();
    await expect(articleOf(page, 'Castelo')).toContainText('11:00 – 12:30');
    await expect(articleOf(page, 'Midi')).toContainText('13:00 – 14:00');
    await expect(bar).toContainText('2 sélectionnés');

    const moved = await centreOf(articleOf(page, 'Castelo'));
    await hand.down(moved);
    await expect(page.getByText('Relâchez : sélectionner · Glissez : déplacer')).toBeVisible();
    await hand.up();
    await expect(bar).toContainText('1 sélectionné');
  });

  test('[PLUS-1] the click of a long press opens nothing, however late a busy phone makes it', async ({
    page,
    openTrip,
  }) => {
    await openTrip(`?day=${DAY}`, CONTENT);
    const face = page.getByRole('button', { name: 'Détails : Castelo' });
    const { x: clientX, y: clientY } = await centreOf(face);
    const touch = { pointerType: 'touch', pointerId: 7, isPrimary: true, clientX, clientY };
    await face.dispatchEvent('pointerdown', touch);
    await expect(page.getByText('Relâchez : sélectionner · Glissez : déplacer')).toBeVisible();
    await face.dispatchEvent('pointerup', touch);
    const bar = page.getByRole('region', { name: 'Sélection' });
    await expect(bar).toContainText('1 sélectionné');
    await face.dispatchEvent('click', { detail: 1 });
    await expect(face).toHaveAttribute('aria-expanded', 'false');
    // The next press is a press again.
    await face.tap();
    await expect(face).toHaveAttribute('aria-expanded', 'true');
  });

  test('[PLUS-1] [ITEM-2] a finger makes a chosen item longer by its round handle', async ({
    page,
    openTrip,
  }) => {
    await openTrip(`?day=${DAY}`, { trip_activities: CONTENT.trip_activities });
    const castelo = articleOf(page, 'Castelo');
    await page.getByRole('button', { name: 'Détails : Castelo' }).tap();
    await expect(page).toHaveURL(/item=/);
    // In the middle: near the lower end the timeline would scroll for as long as the finger is down.
    // Its details take a part of the timeline, and its handles come after the first paint.
    await page.getByRole('region', { name: 'Castelo' }).waitFor();
    await castelo.locator('[data-edge="end"]').waitFor();
    await castelo.evaluate((card) => card.scrollIntoView({ block: 'center' }));
    await castelo.tap({ trial: true });
    const box = await boxOf(castelo);
    const edge = { x: box.x + box.width / 2, y: box.y + box.height + 2 };
    const hand = await finger(page);
    await hand.down(edge);
    await hand.to({ x: edge.x, y: edge.y + 38 });
    await hand.up();
    await expect(castelo).toContainText('10:00 – 12:00');
  });
});

test.describe('several items in English', () => {
  test.use({ language: 'en' });

  test('[PLUS-1] are announced, and say what goes over midnight', async ({ page, openTrip }) => {
    await openTrip(`?day=${DAY}`, {
      ...CONTENT,
      trip_activities: [...CONTENT.trip_activities, { title: 'Fado', date: DAY, time: '23:00' }],
    });
    await page.getByRole('button', { name: 'Day actions' }).click();
    await page.getByRole('menuitem', { name: 'Select the whole day' }).click();
    const grip = page.getByRole('button', { name: 'Move: Castelo' });
    await expect(grip).toHaveAccessibleDescription(/H clears the time or restores it/);
    await grip.focus();
    await page.keyboard.press('Space');
    const announcer = page.getByRole('status').filter({ hasText: /December, / });
    await expect(announcer).toHaveText(/^Picked up: 5 items, Castelo among them\. Wednesday 2 December/);
    await page.keyboard.press('PageDown');
    await expect(announcer).toHaveText(
      'Wednesday 2 December, 11:00 – 12:30. 2 stay in place · 1 runs past midnight',
    );
    await page.keyboard.press('Space');
    await expect(announcer).toHaveText('3 items moved. Castelo: Wednesday 2 December, 11:00 – 12:30');
    await page.getByRole('link', { name: /^Day 3/ }).click();
    await expect(articleOf(page, 'Fado')).toContainText('00:00 – 01:00');
  });
});
