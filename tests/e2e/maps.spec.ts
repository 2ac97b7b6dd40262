import type { Page } from '@playwright/test';
import { articleOf, openDay } from '#tests/support/pointing.ts';
import { createTrip } from '#tests/support/trips.ts';
import { expect, expectAccessible, openItemDialog, test } from './fixtures.ts';

/** The map, without a network: the bundled outline stands in for every tile. */
const STYLE = 'https://tiles.openfreemap.org/styles/liberty';

const place = (title: string, day: number, hour: number, [lat, lng]: readonly [number, number]) => ({
  title,
  date: `2027-03-${11 + day}`,
  time: `${hour}:00`,
  location: { name: title, formatted_address: title, lat, lng },
});

/** A trip from 12 to 14 March 2027. */
const MARCH = { title: 'Sur la carte', start_date: '2027-03-12', end_date: '2027-03-14' };
const LISBON = {
  trip_activities: [
    place('Castelo', 1, 10, [38.7139, -9.1335]),
    { title: 'Balade', date: '2027-03-12', time: '11:00' },
    place('Belém', 1, 12, [38.6916, -9.216]),
    place('Sintra', 2, 13, [38.7876, -9.3906]),
  ],
};

const pins = (page: Page) => page.getByRole('list', { name: 'Étapes sur la carte' }).getByRole('button');

test('[MAP-4] [PLUS-6] the day and the whole trip are on a map, stops in order, and what is planned from it', async ({
  page,
  person,
  signInAs,
}) => {
  const camille = await person();
  const trip = await createTrip(camille, MARCH, LISBON);
  await signInAs(camille);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(`/trip/${trip}?day=2027-03-12`);
  const map = page.getByRole('region', { name: 'Carte du vendredi 12 mars' });

  await test.step('[MAP-4] the day is on a map, which comes when it is asked for', async () => {
    await expect(articleOf(page, 'Castelo')).toBeVisible();
    expect(asked.filter((url) => /maplibre|countries-50m|maps-key/.test(url))).toEqual([]);
    await page.getByRole('tab', { name: 'Carte' }).click();
    await expect(map.getByText('Fond simplifié')).toBeVisible();
    await expect(pins(page)).toHaveCount(2);
    await expect(pins(page).nth(0)).toHaveAccessibleName('Étape 1 : Castelo');
    await expect(pins(page).nth(1)).toHaveAccessibleName('Étape 3 : Belém');
    await expect(map.getByText('1 élément n’a pas de lieu connu')).toBeVisible();
    await expect(page.getByText(/Google/)).toHaveCount(0);
    expect(asked.some((url) => url.endsWith('/functions/v1/get-google-maps-key'))).toBe(true);
  });

  await test.step('[MAP-4] a pin and its item show which belongs to which', async () => {
    const pin = pins(page).nth(0);
    await pin.focus();
    await expect(articleOf(page, 'Castelo')).toHaveCSS('box-shadow', /inset/);
    await pin.press('Enter');
    await expect(pin).toHaveAttribute('aria-pressed', 'true');
    await expect(page).toHaveURL(/item=/);
    await page.keyboard.press('Escape');
    await expect(page).not.toHaveURL(/item=/);
  });

  await test.step('[MAP-4] the whole trip is on it too, and leads to its days', async () => {
    await map.getByRole('button', { name: 'Tous les jours' }).click();
    const whole = page.getByRole('region', { name: 'Carte de tout le voyage' });
    const sintra = whole.getByRole('button', { name: 'Jour 2 : Sintra' });
    await sintra.focus();
    await sintra.press('Enter');
    await expect(page).toHaveURL(/day=2027-03-13/);
    await expect(articleOf(page, 'Sintra')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Ce jour' }).click();
  });

  await test.step('[MAP-4] both sides of the date line are on one map, also when one of them is added later', async () => {
    const add = async (island: ReturnType<typeof place>) => {
      const added = await camille.client.from('trip_activities').insert({ ...island, trip_id: trip });
      expect(added.error).toBeNull();
      await expect(articleOf(page, island.title)).toBeVisible();
    };
    await openDay(page, 3);
    await add(place('Nadi', 3, 10, [-17.78, 177.44]));
    await expect(pins(page)).toHaveCount(1);
    await add(place('Apia', 3, 11, [-13.83, -171.77]));
    const dateLine = page.getByRole('region', { name: 'Carte du dimanche 14 mars' });
    await expect(pins(page)).toHaveCount(2);
    const area = await dateLine.boundingBox();
    // Nadi is west of Apia, and neither is at the other end of the world.
    await expect(async () => {
      const [nadi, apia] = [await pins(page).nth(0).boundingBox(), await pins(page).nth(1).boundingBox()];
      expect(nadi && apia && area && nadi.x > area.x && apia.x > nadi.x + 150).toBe(true);
      expect(apia && area && apia.x < area.x + area.width).toBe(true);
    }).toPass();
  });

  const dialog = page.getByRole('dialog', { name: 'Activité' });
  const address = dialog.getByLabel('Adresse', { exact: true });
  const title = dialog.getByLabel('Titre', { exact: true });
  const save = () => dialog.getByRole('button', { name: 'Enregistrer' }).click();

  await test.step('[MAP-4] pressing the map plans something there', async () => {
    await openDay(page, 1);
    await expect(pins(page)).toHaveCount(2);
    await page.getByRole('region', { name: 'Fond de carte' }).click({ position: { x: 60, y: 200 } });
    await page.getByRole('button', { name: 'Ajouter ici' }).click();
    await expect(address).toHaveValue(/^38\.\d{5}, -9\.\d{5}$/);
    await title.fill('Ici');
    await save();
    await expect(pins(page)).toHaveCount(3);
  });

  await test.step('[PLUS-6] a place that is picked is on the map; typing alone suffices', async () => {
    // A day with one stop, far from it: pins that lie close together are one cluster.
    await openDay(page, 2);
    await expect(pins(page)).toHaveCount(1);
    await openItemDialog(page, 'Ajouter', 'Activité');
    await address.pressSequentially('Lisbo');
    const option = dialog.getByRole('option').filter({ hasText: 'Lisbonne' }).first();
    await expect(option).toBeVisible();
    await address.press('ArrowDown');
    await expect(option).toHaveAttribute('aria-selected', 'true');
    await address.press('Enter');
    await expect(address).toHaveValue('Lisbonne, Portugal');
    await expect(title).toHaveValue('Lisbonne');
    await save();
    await expect(dialog).toBeHidden();
    await expect(pins(page)).toHaveCount(2);

    await openDay(page, 1);
    await openItemDialog(page, 'Ajouter', 'Activité');
    await address.fill('Chez ma tante');
    await title.fill('Tante');
    await save();
    await expect(dialog).toBeHidden();
    await expect(map.getByText('2 éléments n’ont pas de lieu connu')).toBeVisible();
  });

  await test.step('[MAP-4] on a phone it is a page of its own', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('navigation').getByRole('link', { name: 'Jour', exact: true }).click();
    await expect(articleOf(page, 'Castelo')).toBeVisible();
    await page.getByRole('navigation').getByRole('link', { name: 'Carte', exact: true }).click();
    await expect(pins(page).first()).toBeVisible();
    await expect(articleOf(page, 'Castelo')).toBeHidden();
  });
});

test('[MAP-2] a style that answers is drawn; one whose tiles do not is given up for the outline', async ({
  page,
  person,
  signInAs,
}) => {
  const someone = await person();
  const trip = await createTrip(someone, MARCH, LISBON);
  await signInAs(someone);
  const sheet = { id: 'sheet', type: 'background', paint: { 'background-color': '#eee' } };
  const style = { version: 8, sources: {}, layers: [sheet] };
  const broken = {
    version: 8,
    sources: { tiles: { type: 'vector', url: 'https://tiles.openfreemap.org/planet' } },
    layers: [sheet, { id: 'water', type: 'fill', source: 'tiles', 'source-layer': 'water' }],
  };
  let answer: object = style;
  await page.route(STYLE, (route) =>
    route.fulfill({ json: answer, headers: { 'access-control-allow-origin': '*' } }),
  );
  await page.goto(`/trip/${trip}?day=2027-03-12&panel=map`);
  await expect(pins(page).first()).toBeVisible();
  await expect(page.getByText('Fond simplifié')).toHaveCount(0);
  answer = broken;
  await page.reload();
  await expect(page.getByText('Fond simplifié')).toBeVisible();
  await expect(pins(page).first()).toBeVisible();
  await expectAccessible(page);
});
