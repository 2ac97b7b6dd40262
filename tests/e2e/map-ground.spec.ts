import type { Page } from '@playwright/test';
import { boxOf, centreOf, openDay } from '#tests/support/pointing.ts';
import { expect, test } from './fixtures.ts';

/** What is drawn below the pins, without a network: the outline of the world and the way from stop to stop. */
const DAY = '2026-12-02';
const at = (name: string, lat: number, lng: number) => ({ name, formatted_address: name, lat, lng });
const COAST = {
  trip_activities: [
    { title: 'Porto', date: DAY, time: '09:00', location: at('Porto', 41.15, -8.61) },
    { title: 'Lisbonne', date: DAY, time: '15:00', location: at('Lisboa', 38.71, -9.13) },
  ],
};

/** Whether the map has each of these colours, on more pixels than an accident: a line has dozens. */
async function hasColours(page: Page, tokens: readonly string[]): Promise<boolean[]> {
  const picture = await page.locator('[data-slot="map-ground"]').screenshot();
  return page.evaluate(
    async ([base64, names]) => {
      const draw = (width: number, height: number) => {
        const context = new OffscreenCanvas(width, height).getContext('2d');
        if (!context) throw new Error('This browser draws nothing.');
        return context;
      };
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes]));
      const map = draw(bitmap.width, bitmap.height);
      map.drawImage(bitmap, 0, 0);
      const { data } = map.getImageData(0, 0, bitmap.width, bitmap.height);
      const counts = new Map<string, number>();
      for (let i = 0; i < data.length; i += 4) {
        const colour = data.subarray(i, i + 3).join();
        counts.set(colour, (counts.get(colour) ?? 0) + 1);
      }
      return names.map((name) => {
        const probe = document.body.appendChild(document.createElement('i'));
        probe.style.color = `var(${name})`;
        const context = draw(1, 1);
        context.fillStyle = getComputedStyle(probe).color;
        context.fillRect(0, 0, 1, 1);
        probe.remove();
        return (counts.get(context.getImageData(0, 0, 1, 1).data.subarray(0, 3).join()) ?? 0) > 50;
      });
    },
    [picture.toString('base64'), tokens] as const,
  );
}

test('[MAP-4] [PLUS-7] sea, land and the way between the stops are drawn, each in its colour, in any theme, with and without motion; both ends of a flight are on the map', async ({
  page,
  openTrip,
}) => {
  const flight = {
    title: 'Paris → Osaka',
    date: '2026-12-03',
    time: '10:00',
    duration: 700,
    start_location: at('Paris (CDG)', 49.01, 2.55),
    end_location: at('Osaka (KIX)', 34.43, 135.24),
  };
  await page.emulateMedia({ reducedMotion: 'no-preference', colorScheme: 'light' });
  await openTrip(`?panel=map&day=${DAY}`, { ...COAST, trip_itineraries: [flight] });
  await expect(page.getByText('Fond simplifié')).toBeVisible();

  for (const { reducedMotion, colorScheme } of [
    { reducedMotion: 'no-preference', colorScheme: 'light' },
    { reducedMotion: 'reduce', colorScheme: 'dark' },
    { reducedMotion: 'reduce', colorScheme: 'light' },
  ] as const)
    await test.step(`[MAP-4] [PLUS-7] motion ${reducedMotion}, ${colorScheme}`, async () => {
      await page.emulateMedia({ reducedMotion, colorScheme });
      await expect
        .poll(() => hasColours(page, ['--map-water', '--map-block', '--lagoon']))
        .toEqual([true, true, true]);
    });

  await test.step('[MAP-4] of a day with one flight both ends are on the map', async () => {
    await openDay(page, 3);
    const map = await boxOf(page.locator('[data-slot="map"]'));
    for (const name of ['Départ : Paris → Osaka', 'Étape 1 : Paris → Osaka']) {
      const pin = page.getByRole('button', { name });
      await expect(pin).toBeVisible();
      await expect
        .poll(async () => {
          const { x, y } = await centreOf(pin);
          return x > map.x && x < map.x + map.width && y > map.y && y < map.y + map.height;
        })
        .toBe(true);
    }
  });
});

test('[MAP-4] of a trip with nothing placed, the map fills its panel and shows the destination, wide and on a phone', async ({
  page,
  openTrip,
}) => {
  await openTrip(`?panel=map&day=${DAY}`, {}, { destination: 'Kyoto' });
  const panel = page.locator('[data-slot="map"]');
  const canvas = page.locator('[data-slot="map-ground"] canvas');
  for (const width of [1440, 390])
    await test.step(`[MAP-4] at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 844 });
      await expect(page.getByText('Fond simplifié')).toBeVisible();
      // A canvas has whole pixels.
      await expect
        .poll(async () => {
          const { height, ...box } = await boxOf(panel);
          const drawn = await boxOf(canvas);
          return JSON.stringify(drawn) === JSON.stringify({ ...drawn, ...box, height: Math.floor(height) });
        })
        .toBe(true);
      const size = await boxOf(panel);
      const dialog = page.getByRole('dialog');
      // A little above the middle: the key covers the foot of the map.
      await expect(async () => {
        const offer = page.getByRole('button', { name: 'Ajouter ici' });
        if (await dialog.isVisible()) await dialog.getByRole('button', { name: 'Annuler' }).click();
        if (await offer.isVisible()) await panel.getByRole('button', { name: 'Fermer' }).click();
        await canvas.click({ position: { x: size.width / 2, y: size.height * 0.45 }, force: true });
        await offer.click();
        const address = dialog.getByRole('combobox', { name: 'Adresse' });
        await expect(address).toHaveValue(/^3[3-6]\.\d+, 13[4-6]\.\d+$/, { timeout: 1000 });
      }).toPass();
      await dialog.getByRole('button', { name: 'Annuler' }).click();
      await expect(dialog).toHaveCount(0);
    });
});
