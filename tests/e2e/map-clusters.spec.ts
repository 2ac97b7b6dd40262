import type { Locator, Page } from '@playwright/test';
import type { TripContent } from '#tests/support/trips.ts';
import { expect, expectAccessible, type Language, test } from './fixtures.ts';

/** Many places on one map, without a network: the bundled outline is the ground. */
const WORDS = {
  fr: {
    places: 'Étapes sur la carte',
    wholeTrip: 'Tous les jours',
    cluster: /^\d+ lieux\s: zoomer$/,
    list: (n: number) => `${n} étapes au même endroit : voir la liste`,
    listed: (n: number) => `${n} étapes au même endroit`,
    stop: (n: number, title: string) => `Étape ${n} : ${title}`,
    waiting: (title: string) => `Sans horaire : ${title}`,
  },
  en: {
    places: 'Stops on the map',
    wholeTrip: 'All days',
    cluster: /^\d+ places: zoom in$/,
    list: (n: number) => `${n} stops in the same spot: show the list`,
    listed: (n: number) => `${n} stops in the same spot`,
    stop: (n: number, title: string) => `Stop ${n}: ${title}`,
    waiting: (title: string) => `No time yet: ${title}`,
  },
} as const satisfies Record<Language, unknown>;

const place = (name: string, lat: number, lng: number) => ({ name, formatted_address: name, lat, lng });
const FIRST_DAY = '2026-12-01';

/** A thousand places in and around Lisbon, two hundred on each day. */
const THOUSAND: TripContent = {
  trip_activities: Array.from({ length: 1000 }, (_, index) => ({
    title: `Lieu ${index + 1}`,
    date: `2026-12-0${1 + Math.floor(index / 200)}`,
    time: `${8 + (index % 12)}:${10 + (index % 40)}`,
    duration: 10,
    location: place(
      `Lieu ${index + 1}`,
      38.7 + ((index * 37) % 100) / 1000,
      -9.25 + ((index * 61) % 137) / 1000,
    ),
  })),
};

/** Two things at the hotel, one of them without a time; and one far from it. */
const SAME_SPOT: TripContent = {
  trip_activities: [
    { title: 'Visite', date: FIRST_DAY, time: '10:00', location: place('Hôtel', 38.7139, -9.1335) },
    { title: 'Sieste', date: FIRST_DAY, location: place('Hôtel', 38.7139, -9.1335) },
    { title: 'Sintra', date: FIRST_DAY, time: '14:00', location: place('Sintra', 38.7876, -9.3906) },
  ],
};

const marks = (page: Page, language: Language) =>
  page.getByRole('list', { name: WORDS[language].places }).getByRole('button');

/** How many stops these marks stand for, and how many marks there are. */
async function counted(shown: Locator) {
  const figures = await shown.evaluateAll((buttons) =>
    buttons.map((button) =>
      Number(/^\d+(?= (lieux|places|étapes|stops))/.exec(button.ariaLabel ?? '')?.[0] ?? 1),
    ),
  );
  return { stops: figures.reduce((sum, figure) => sum + figure, 0), marks: figures.length };
}

// Each in one of the languages: the marks are the same in both.
test.describe('in French', () => {
  const language = 'fr';
  test.use({ language });
  const words = WORDS[language];

  test('[MAP-4] [PLUS-7] a thousand places are gathered, and part where they are pressed', async ({
    page,
    openTrip,
  }) => {
    await openTrip(`?panel=map&day=${FIRST_DAY}`, THOUSAND);
    await page.getByRole('button', { name: words.wholeTrip }).click();
    await expect(async () => {
      const { stops, marks: few } = await counted(marks(page, language));
      expect(stops).toBe(1000);
      expect(few).toBeGreaterThan(5);
      expect(few).toBeLessThan(300);
    }).toPass();
    await expectAccessible(page);

    const cluster = marks(page, language)
      .filter({ visible: true })
      .and(page.getByRole('button', { name: words.cluster }));
    const most = await cluster.first().innerText();
    await cluster.first().focus();
    await page.keyboard.press('Enter');
    // One who came with the keyboard goes on from there.
    const reached = marks(page, language).and(page.locator(':focus'));
    await expect(async () => {
      expect((await counted(reached)).stops).toBeLessThan(Number(most));
      expect((await counted(reached)).marks).toBe(1);
    }).toPass();
  });
});

test.describe('in English', () => {
  const language = 'en';
  test.use({ language });
  const words = WORDS[language];

  test('[MAP-4] [PLUS-7] what is at the same spot is listed, by keyboard too; the chosen one is seen', async ({
    page,
    openTrip,
  }) => {
    await openTrip(`?panel=map&day=${FIRST_DAY}`, SAME_SPOT);
    const both = page.getByRole('button', { name: words.list(2) });
    await expect(marks(page, language)).toHaveCount(2);
    await both.focus();
    await page.keyboard.press('Enter');
    const list = page.getByRole('dialog', { name: words.listed(2) });
    await expect(list.getByRole('button')).toHaveCount(2);
    await expect(list.getByRole('button', { name: words.stop(1, 'Visite') })).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(list).toBeHidden();
    await expect(both).toBeFocused();

    await page.keyboard.press('Enter');
    await list.getByRole('button', { name: words.waiting('Sieste') }).press('Enter');
    await expect(list).toBeHidden();
    await expect(page).toHaveURL(/item=/);
    const chosen = marks(page, language).and(page.getByRole('button', { name: words.waiting('Sieste') }));
    await expect(chosen).toHaveAttribute('aria-pressed', 'true');
    // The other stands beside it, not under it.
    const other = marks(page, language).and(page.getByRole('button', { name: words.stop(1, 'Visite') }));
    await other.click();
    await expect(other).toHaveAttribute('aria-pressed', 'true');
  });
});

test('[MAP-4] what is pointed at in the list comes out of the cluster', async ({ page, openTrip }) => {
  await openTrip(`?panel=map&day=${FIRST_DAY}`, SAME_SPOT);
  await expect(page.getByRole('button', { name: WORDS.fr.list(2) })).toBeVisible();
  await page.getByRole('article', { name: 'Visite' }).hover();
  await expect(marks(page, 'fr')).toHaveCount(3);
  await expect(marks(page, 'fr').nth(0)).toHaveAccessibleName(WORDS.fr.stop(1, 'Visite'));
  await page.getByRole('heading', { level: 1 }).hover();
  await expect(marks(page, 'fr')).toHaveCount(2);
});

test.describe('with a finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('[MAP-4] [PLUS-7] a cluster parts when it is tapped', async ({ page, openTrip }) => {
    await openTrip(`?panel=map&day=${FIRST_DAY}`, THOUSAND);
    const cluster = page.getByRole('button', { name: WORDS.fr.cluster });
    await expect(cluster.first()).toBeVisible();
    const before = await counted(marks(page, 'fr'));
    expect(before.stops).toBe(200);
    const first = await cluster.first().getAttribute('aria-label');
    await cluster.first().tap();
    // The same first stop now stands for itself, or with fewer; of many marks, only those in sight are on the page.
    await expect(marks(page, 'fr').first()).not.toHaveAccessibleName(first ?? '');
    await expect(async () => {
      expect((await counted(marks(page, 'fr').first())).stops).toBeLessThan(before.stops / before.marks);
    }).toPass({ timeout: 10_000 });
  });
});
