import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, test } from './fixtures.ts';

/** Many places on one map, without a network: the bundled outline is the ground. */
const place = (name: string, lat: number, lng: number) => ({ name, formatted_address: name, lat, lng });

/** A thousand places in and around Lisbon, two hundred on each day. */
const THOUSAND = Array.from({ length: 1000 }, (_, index) => ({
  title: `Lieu ${index + 1}`,
  date: `2026-12-0${1 + Math.floor(index / 200)}`,
  time: `${8 + (index % 12)}:${10 + (index % 40)}`,
  duration: 10,
  location: place(
    `Lieu ${index + 1}`,
    38.7 + ((index * 37) % 100) / 1000,
    -9.25 + ((index * 61) % 137) / 1000,
  ),
}));

/** On the day after: two things at the hotel, one of them without a time; and one far from it. */
const SIXTH_DAY = '2026-12-06';
const SAME_SPOT = [
  { title: 'Visite', date: SIXTH_DAY, time: '10:00', location: place('Hôtel', 38.7139, -9.1335) },
  { title: 'Sieste', date: SIXTH_DAY, location: place('Hôtel', 38.7139, -9.1335) },
  { title: 'Sintra', date: SIXTH_DAY, time: '14:00', location: place('Sintra', 38.7876, -9.3906) },
];

/** A cluster that parts when it is pressed. */
const CLUSTER = /^\d+ lieux\s: zoomer$/;

const marks = (page: Page) => page.getByRole('list', { name: 'Étapes sur la carte' }).getByRole('button');

/** How many stops these marks stand for, and how many marks there are. */
async function counted(shown: Locator) {
  const figures = await shown.evaluateAll((buttons) =>
    buttons.map((button) => Number(/^\d+(?= (lieux|étapes))/.exec(button.ariaLabel ?? '')?.[0] ?? 1)),
  );
  return { stops: figures.reduce((sum, figure) => sum + figure, 0), marks: figures.length };
}

test('[MAP-4] [PLUS-7] what is at the same spot is listed; a thousand places are gathered, and part where they are pressed', async ({
  page,
  openTrip,
}) => {
  await openTrip(
    `?panel=map&day=${SIXTH_DAY}`,
    { trip_activities: [...SAME_SPOT, ...THOUSAND] },
    { end_date: SIXTH_DAY },
  );
  const both = page.getByRole('button', { name: '2 étapes au même endroit : voir la liste' });
  const mark = (name: string) => marks(page).and(page.getByRole('button', { name }));

  await test.step('[MAP-4] what is pointed at on the day comes out of the cluster', async () => {
    await expect(both).toBeVisible();
    await expect(marks(page)).toHaveCount(2);
    await page.getByRole('article', { name: 'Visite' }).hover();
    await expect(marks(page)).toHaveCount(3);
    await expect(marks(page).nth(0)).toHaveAccessibleName('Étape 1 : Visite');
    await page.getByRole('heading', { level: 1 }).hover();
    await expect(marks(page)).toHaveCount(2);
  });

  await test.step('[MAP-4] [PLUS-7] what is at the same spot is listed, by keyboard too; the chosen one is seen', async () => {
    await both.focus();
    await page.keyboard.press('Enter');
    const list = page.getByRole('dialog', { name: '2 étapes au même endroit' });
    await expect(list.getByRole('button')).toHaveCount(2);
    await expect(list.getByRole('button', { name: 'Étape 1 : Visite' })).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(list).toBeHidden();
    await expect(both).toBeFocused();

    await page.keyboard.press('Enter');
    await list.getByRole('button', { name: 'Sans horaire : Sieste' }).press('Enter');
    await expect(list).toBeHidden();
    await expect(page).toHaveURL(/item=/);
    await expect(mark('Sans horaire : Sieste')).toHaveAttribute('aria-pressed', 'true');
    // The other stands beside it, not under it.
    await mark('Étape 1 : Visite').click();
    await expect(mark('Étape 1 : Visite')).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('Escape');
    await expect(page).not.toHaveURL(/item=/);
  });

  await test.step('[MAP-4] [PLUS-7] a thousand places are gathered, and part where they are pressed', async () => {
    await page.getByRole('button', { name: 'Tous les jours' }).click();
    await expect(async () => {
      const { stops, marks: few } = await counted(marks(page));
      expect(stops).toBe(1003);
      expect(few).toBeGreaterThan(5);
      expect(few).toBeLessThan(300);
    }).toPass();

    const cluster = marks(page)
      .filter({ visible: true })
      .and(page.getByRole('button', { name: CLUSTER }));
    const most = await cluster.first().innerText();
    await cluster.first().focus();
    await page.keyboard.press('Enter');
    // One who came with the keyboard goes on from there.
    const reached = marks(page).and(page.locator(':focus'));
    await expect(async () => {
      expect((await counted(reached)).stops).toBeLessThan(Number(most));
      expect((await counted(reached)).marks).toBe(1);
    }).toPass();
  });
});

test.describe('with a finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('[MAP-4] [PLUS-7] a cluster parts when it is tapped', async ({ page, openTrip }) => {
    await openTrip('?panel=map&day=2026-12-01', { trip_activities: THOUSAND.slice(0, 200) });
    const cluster = page.getByRole('button', { name: CLUSTER });
    await expect(cluster.first()).toBeVisible();
    const before = await counted(marks(page));
    expect(before.stops).toBe(200);
    const first = await cluster.first().getAttribute('aria-label');
    await cluster.first().tap();
    // The same first stop now stands for itself, or with fewer; of many marks, only those in sight are on the page.
    await expect(marks(page).first()).not.toHaveAccessibleName(first ?? '');
    await expect(async () => {
      expect((await counted(marks(page).first())).stops).toBeLessThan(before.stops / before.marks);
    }).toPass({ timeout: 10_000 });
  });
});
