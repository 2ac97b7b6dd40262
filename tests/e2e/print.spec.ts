import type { Page } from '@playwright/test';
import type { TripContent } from '#tests/support/trips.ts';
import { choose, expect, expectAccessible, test } from './fixtures.ts';

/** Prints by the menu, with what is ticked besides the days. */
async function print(page: Page, ...parts: RegExp[]) {
  await choose(page, 'Actions du voyage', 'Imprimer');
  const dialog = page.getByRole('dialog', { name: 'Imprimer' });
  for (const name of parts) await dialog.getByRole('checkbox', { name }).check();
  await dialog.getByRole('button', { name: 'Imprimer' }).click();
  await expect(dialog).toHaveCount(0);
}

const place = (name: string) => ({
  name,
  formatted_address: `${name}, 1100-148 Lisboa`,
  lat: 38.71,
  lng: -9.14,
});
const LONG_NOTE = `Début. ${'Un mot, puis un autre. '.repeat(430)}Fin.`;

const CONTENT: TripContent = {
  trip_accommodations: [
    {
      title: 'Casa do Largo',
      address: 'Largo do Carmo 8, Lisboa',
      check_in: '2026-12-01',
      check_out: '2026-12-04',
      check_in_time: '15:00',
      check_out_time: '10:30',
      notes: 'Code de la porte : 4711',
    },
  ],
  trip_activities: [
    {
      title: 'Castelo de São Jorge',
      date: '2026-12-02',
      time: '10:00',
      end_time: '12:15',
      location: place('Castelo'),
    },
    { title: 'Aquarium', date: '2026-12-20', time: '09:00' },
  ],
  trip_itineraries: [
    {
      title: 'Train de nuit',
      date: '2026-12-02',
      time: '22:40',
      duration: 110,
      break_duration: 20,
      sub_type: 'train',
      start_location: place('Santa Apolónia'),
      end_location: place('Campanhã'),
      price: 4200.5,
    },
  ],
  trip_meals: [{ title: 'Pastéis', date: '2026-12-03' }],
  trip_notes: [
    { title: 'Adaptateurs', content: 'Prises de type F' },
    { title: 'À lire', content: LONG_NOTE, date: '2026-12-03' },
  ],
};

/** The first sign of a person: what they may do is loaded then, the print view among it. */
async function touch(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.mouse.move(300, 300);
  const isLoaded = (names: string[]) => {
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
    return names.every((name) => loaded.some((address) => address.includes(name)));
  };
  await page.waitForFunction(isLoaded, ['/later-parts-']);
}

test('[PLUS-4] the whole trip is on paper, without a network too, with all that a traveller needs and nothing of the screen', async ({
  page,
  context,
  openTrip,
}) => {
  await page.addInitScript(() => {
    window.print = () => {
      dispatchEvent(new Event('beforeprint'));
      const parts = [...document.querySelectorAll('[data-slot="print-page"]')];
      const total = /total ([\d\s,]+€)/.exec(parts[0]?.textContent ?? '')?.[1] ?? 'no prices';
      const land = document.querySelector('[data-slot="print-map"] path')?.getAttribute('d');
      document.title = `printed ${parts.length}, ${total}, ${land ? 'a map' : 'no map'}`;
      dispatchEvent(new Event('afterprint'));
    };
  });
  await openTrip('', CONTENT, { travellers: 3 });

  await test.step('[PLUS-4] Imprimer hands all of it to the printer, and the planner stays', async () => {
    await print(page);
    // A cover, five days, and what lies outside of them.
    await expect(page).toHaveTitle('printed 7, no prices, no map');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('button', { name: 'Actions du voyage' })).toBeVisible();
  });

  await test.step('[PLUS-4] prices and the map are on paper if asked, without a network too, and asked for the next time', async () => {
    await print(page, /^Prix/, /^Carte/);
    await expect(page).toHaveTitle(/^printed 7, 4\s200,50\s€, a map$/);
    await page.evaluate(() => {
      document.title = '';
    });
    await context.setOffline(true);
    await print(page);
    await expect(page).toHaveTitle(/^printed 7, 4\s200,50\s€, a map$/);
  });

  await test.step('[PLUS-4] it has nothing of the screen, without a network too', async () => {
    await context.setOffline(true);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('banner').getByRole('link')).toHaveCount(0);
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1, name: 'Lisbonne en décembre' })).toBeVisible();
    await expect(page.getByText('Lisbonne · 1–5 décembre 2026 · 5 jours · 3 personnes')).toBeVisible();
    await expect(page.getByText('Prises de type F')).toBeVisible();
  });

  await test.step('[PLUS-4] it has all that a traveller needs', async () => {
    const first = page.getByRole('region', { name: 'mardi 1 décembre 2026' });
    await expect(first).toContainText('arrivée dès 15:00');
    await expect(first).toContainText('Largo do Carmo 8, Lisboa');
    await expect(first).toContainText('Code de la porte : 4711');

    const second = page.getByRole('region', { name: 'mercredi 2 décembre 2026' });
    await expect(second.getByRole('listitem')).toContainText([
      /10:00 – 12:15.*Activité.*Castelo de São Jorge.*2.h.15.*Castelo, 1100-148 Lisboa/s,
      /22:40 – 00:50.*finit le lendemain.*Transport · Train.*2.h.10, dont 20.min de pause.*De Santa Apolónia.*À Campanhã/s,
    ]);
    await expect(second).toContainText('nuit 2 sur 3');
    await expect(second).not.toContainText('4 200');

    const third = page.getByRole('region', { name: 'jeudi 3 décembre 2026' });
    await expect(third.getByRole('listitem').first()).toContainText(
      /→ 00:50.*suite.*Train de nuit.*commencé le/s,
    );
    await expect(third).toContainText('Pastéis');
    expect(await third.getByText('Début.').textContent()).toBe(LONG_NOTE);

    const fourth = page.getByRole('region', { name: 'vendredi 4 décembre 2026' });
    await expect(fourth.getByRole('listitem').first()).toContainText(/avant 10:30.*Départ.*Casa do Largo/s);
    await expect(page.getByRole('heading', { name: 'Hors des dates' })).toBeVisible();
    await expect(page.getByText('Aquarium')).toBeVisible();
    await expectAccessible(page);
  });
});

test('[PLUS-4] two weeks with forty items take six sheets at most, on A4 and on Letter; seven with the map', async ({
  page,
  openTrip,
}) => {
  const first = Temporal.PlainDate.from('2026-12-01');
  const day = (days: number) => first.add({ days }).toString();
  const stay = (title: string, from: number, to: number) => ({
    title,
    address: 'Largo do Carmo 8, Lisboa',
    check_in: day(from),
    check_out: day(to),
  });
  const at = (index: number) => ({
    title: `Musée numéro ${index + 1}`,
    date: day(index % 14),
    time: `${10 + Math.floor(index / 14) * 3}:00`,
    duration: 90,
    location: place('Castelo'),
    ...(index % 4 === 0 && { notes: 'Billets achetés, à présenter à l’entrée avec une pièce d’identité.' }),
  });
  await openTrip(
    '',
    {
      trip_accommodations: [stay('Casa', 0, 5), stay('Pensão', 5, 9), stay('Hotel', 9, 13)],
      trip_activities: Array.from({ length: 37 }, (_, index) => at(index)),
    },
    { start_date: day(0), end_date: day(13) },
  );
  await touch(page);
  // The dialog prepares the paper, the PDF is what prints it.
  await page.evaluate(() => {
    window.print = () => {
      document.title = 'prepared';
    };
  });
  for (const format of ['A4', 'Letter']) {
    // Each sheet of a PDF is an object that says so. What has come may have to be run first: until then the page is printed as it stands.
    const sheets = async () =>
      (await page.pdf({ format })).toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
    await expect.poll(sheets).toBeGreaterThan(2);
    const plain = await sheets();
    expect(plain).toBeLessThanOrEqual(6);
    await page.evaluate(() => {
      document.title = '';
    });
    await print(page, /^Prix/, /^Carte/);
    await expect(page).toHaveTitle('prepared');
    const withMap = await sheets();
    expect(withMap).toBeGreaterThanOrEqual(plain);
    expect(withMap).toBeLessThanOrEqual(7);
  }
});
