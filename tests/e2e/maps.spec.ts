import type { Page } from '@playwright/test';
import { createPerson, type Person, signInWithPassword } from '#tests/support/accounts.ts';
import { startServer } from '#tests/support/server.ts';
import { expect, expectAccessible, type Language, test } from './fixtures.ts';

/** The map and the places, without a network: the bundled outline stands in for every tile. */
const WORDS = {
  fr: {
    map: 'Carte',
    mapOfDay: 'Carte du vendredi 12 mars',
    mapOfTrip: 'Carte de tout le voyage',
    places: 'Étapes sur la carte',
    stop: (n: number, title: string) => `Étape ${n} : ${title}`,
    ofDay: (n: number, title: string) => `Jour ${n} : ${title}`,
    wholeTrip: 'Tous les jours',
    outline: 'Fond simplifié',
    withoutPlace: '1 élément n’a pas de lieu connu',
    addHere: 'Ajouter ici',
    add: 'Ajouter',
    activity: 'Activité',
    title: 'Titre',
    address: 'Adresse',
    save: 'Enregistrer',
    town: 'Lisbonne',
  },
  en: {
    map: 'Map',
    mapOfDay: 'Map of Friday 12 March',
    mapOfTrip: 'Map of the whole trip',
    places: 'Stops on the map',
    stop: (n: number, title: string) => `Stop ${n}: ${title}`,
    ofDay: (n: number, title: string) => `Day ${n}: ${title}`,
    wholeTrip: 'All days',
    outline: 'Simple outline',
    withoutPlace: '1 item has no known place',
    addHere: 'Add here',
    add: 'Add',
    activity: 'Activity',
    title: 'Title',
    address: 'Address',
    save: 'Save',
    town: 'Lisbon',
  },
} as const satisfies Record<Language, unknown>;

const STYLE = 'https://tiles.openfreemap.org/styles/liberty';
const GOOGLE_FAILED = 'Error loading Google Maps. Please check your API key and configuration.';

const at = (name: string, lat: number, lng: number) => ({ name, formatted_address: name, lat, lng });

/** A trip from 12 to 14 March 2027 with these activities, at ten, eleven and so on. */
async function planTrip(
  { client, id: owner_id }: Person,
  activities: { title: string; date?: string; location: ReturnType<typeof at> | null }[],
): Promise<string> {
  const id = crypto.randomUUID();
  const trip = { id, owner_id, title: 'Sur la carte', start_date: '2027-03-12', end_date: '2027-03-14' };
  const made = await client.from('trips').insert({ ...trip, currency: 'EUR' });
  expect(made.error).toBeNull();
  const rows = activities.map(({ title, date = '2027-03-12', location }, index) => ({
    trip_id: id,
    created_by: owner_id,
    title,
    date,
    time: `${10 + index}:00`,
    location,
    currency: 'EUR',
  }));
  const planned = await client.from('trip_activities').insert(rows);
  expect(planned.error).toBeNull();
  return `/trip/${id}?day=2027-03-12`;
}

const LISBON = [
  { title: 'Castelo', location: at('Castelo', 38.7139, -9.1335) },
  { title: 'Balade', location: null },
  { title: 'Belém', location: at('Belém', 38.6916, -9.216) },
  { title: 'Sintra', date: '2027-03-13', location: at('Sintra', 38.7876, -9.3906) },
];

const pins = (page: Page, language: Language) =>
  page.getByRole('list', { name: WORDS[language].places }).getByRole('button');

const language = 'fr';

test.describe(`in ${language}`, () => {
  test.use({ language });
  const words = WORDS[language];

  test('[MAP-4] the day and the whole trip are on a map, stops in order', async ({
    page,
    person,
    signInAs,
  }) => {
    const someone = await person();
    await signInAs(someone);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(await planTrip(someone, LISBON));
    await expect(page.getByRole('article', { name: 'Castelo' })).toBeVisible();
    expect(asked.filter((url) => /maplibre|countries-50m|maps-key/.test(url))).toEqual([]);

    await page.getByRole('tab', { name: words.map }).click();
    const map = page.getByRole('region', { name: words.mapOfDay });
    await expect(map.getByText(words.outline)).toBeVisible();
    await expect(pins(page, language)).toHaveCount(2);
    await expect(pins(page, language).nth(0)).toHaveAccessibleName(words.stop(1, 'Castelo'));
    await expect(pins(page, language).nth(1)).toHaveAccessibleName(words.stop(3, 'Belém'));
    await expect(map.getByText(words.withoutPlace)).toBeVisible();
    await expect(page.getByText(/Google/)).toHaveCount(0);
    expect(asked.some((url) => url.endsWith('/functions/v1/get-google-maps-key'))).toBe(true);
    await expectAccessible(page);

    await map.getByRole('button', { name: words.wholeTrip }).click();
    const whole = page.getByRole('region', { name: words.mapOfTrip });
    await expect(whole.getByRole('button', { name: words.ofDay(2, 'Sintra') })).toBeVisible();
    await whole.getByRole('button', { name: words.ofDay(2, 'Sintra') }).press('Enter');
    await expect(page).toHaveURL(/day=2027-03-13/);
    await expect(page.getByRole('article', { name: 'Sintra' })).toBeVisible();
  });

  test('[PLUS-6] a place that is picked stands on the map; typing alone suffices', async ({
    page,
    person,
    signInAs,
  }) => {
    const someone = await person();
    await signInAs(someone);
    await page.goto(`${await planTrip(someone, [])}&panel=map`);
    const add = async (write: (address: ReturnType<Page['getByLabel']>) => Promise<void>) => {
      await page.getByRole('button', { name: words.add, exact: true }).click();
      await page.getByRole('menuitem', { name: words.activity }).click();
      const dialog = page.getByRole('dialog', { name: words.activity });
      await write(dialog.getByLabel(words.address, { exact: true }));
      return dialog;
    };
    let dialog = await add(async (address) => {
      await address.pressSequentially('Lisbo');
      const option = dialogOptions(page).filter({ hasText: words.town }).first();
      await expect(option).toBeVisible();
      await address.press('ArrowDown');
      await expect(option).toHaveAttribute('aria-selected', 'true');
      await address.press('Enter');
      await expect(address).toHaveValue(`${words.town}, Portugal`);
    });
    await expect(dialog.getByLabel(words.title, { exact: true })).toHaveValue(words.town);
    await dialog.getByRole('button', { name: words.save }).click();
    await expect(
      page.getByRole('article', { name: words.town }).or(page.getByText(words.town)).first(),
    ).toBeVisible();
    await expect(pins(page, language)).toHaveCount(1);

    dialog = await add((address) => address.fill('Chez ma tante'));
    await dialog.getByLabel(words.title, { exact: true }).fill('Tante');
    await dialog.getByRole('button', { name: words.save }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText(words.withoutPlace)).toBeVisible();
  });
});

const dialogOptions = (page: Page) => page.getByRole('dialog').getByRole('option');

test('[MAP-4] a pin and its item show which belongs to which', async ({ page, person, signInAs }) => {
  const someone = await person();
  await signInAs(someone);
  await page.goto(`${await planTrip(someone, LISBON)}&panel=map`);
  const pin = pins(page, 'fr').nth(0);
  const item = page.getByRole('article', { name: 'Castelo' });
  await pin.focus();
  await expect(item).toHaveCSS('box-shadow', /inset/);
  await pin.press('Enter');
  await expect(pin).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL(/item=/);
});

test('[MAP-4] pressing the map plans something there', async ({ page, person, signInAs }) => {
  const someone = await person();
  await signInAs(someone);
  await page.goto(`${await planTrip(someone, LISBON)}&panel=map`);
  await expect(pins(page, 'fr')).toHaveCount(2);
  const ground = page.getByRole('region', { name: 'Fond de carte' });
  await ground.click({ position: { x: 60, y: 200 } });
  await page.getByRole('button', { name: 'Ajouter ici' }).click();
  const dialog = page.getByRole('dialog', { name: 'Activité' });
  await expect(dialog.getByLabel('Adresse', { exact: true })).toHaveValue(/^38\.\d{5}, -9\.\d{5}$/);
  await dialog.getByLabel('Titre', { exact: true }).fill('Ici');
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(pins(page, 'fr')).toHaveCount(3);
});

test('[MAP-4] both sides of the date line are on one map', async ({ page, person, signInAs }) => {
  const someone = await person();
  await signInAs(someone);
  const islands = [
    { title: 'Nadi', location: at('Nadi', -17.78, 177.44) },
    { title: 'Apia', location: at('Apia', -13.83, -171.77) },
  ];
  await page.goto(`${await planTrip(someone, islands)}&panel=map`);
  const map = page.getByRole('region', { name: 'Carte du vendredi 12 mars' });
  await expect(pins(page, 'fr')).toHaveCount(2);
  const area = await map.boundingBox();
  // Nadi is west of Apia, and neither is at the other end of the world.
  await expect(async () => {
    const [nadi, apia] = [
      await pins(page, 'fr').nth(0).boundingBox(),
      await pins(page, 'fr').nth(1).boundingBox(),
    ];
    expect(nadi && apia && area && nadi.x > area.x && apia.x > nadi.x + 150).toBe(true);
    expect(apia && area && apia.x < area.x + area.width).toBe(true);
  }).toPass();
});

test('[MAP-4] on a phone the map is a page of its own', async ({ page, person, signInAs }) => {
  const someone = await person();
  await signInAs(someone);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(await planTrip(someone, LISBON));
  await page.getByRole('navigation').getByRole('link', { name: 'Carte', exact: true }).click();
  await expect(pins(page, 'fr').first()).toBeVisible();
  await expect(page.getByRole('article', { name: 'Castelo' })).toBeHidden();
  await expectAccessible(page);
});

test('[MAP-2] a style that answers is drawn; one whose tiles do not is given up for the outline', async ({
  page,
  person,
  signInAs,
}) => {
  const someone = await person();
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
  await page.goto(`${await planTrip(someone, LISBON)}&panel=map`);
  await expect(pins(page, 'fr').first()).toBeVisible();
  await expect(page.getByText('Fond simplifié')).toHaveCount(0);
  answer = broken;
  await page.reload();
  await expect(page.getByText('Fond simplifié')).toBeVisible();
  await expect(pins(page, 'fr').first()).toBeVisible();
});

test.describe('with a key for Google Maps that does not work', () => {
  test.use({ language: 'en' });

  test('[MAP-1] [MAP-2] the failure is said, and the keyless map takes its place', async ({
    page,
    context,
  }) => {
    test.slow();
    const server = await startServer({ env: { GOOGLE_MAPS_API_KEY: 'no-such-key' } });
    const someone = await createPerson(server);
    const session = JSON.stringify(await signInWithPassword(server, someone));
    await context.addInitScript((stored) => localStorage.setItem('escale-auth', stored), session);
    const tries: string[] = [];
    page.on('request', (request) => {
      if (request.url().startsWith('https://maps.googleapis.com/maps/api/js')) tries.push(request.url());
    });
    await page.goto(`${server.url}${await planTrip(someone, LISBON)}&panel=map`);
    await expect(page.getByText('Loading the map…')).toBeAttached();
    await expect(page.getByRole('alert')).toHaveText(GOOGLE_FAILED, { timeout: 30_000 });
    await expect(pins(page, 'en')).toHaveCount(2);
    expect(tries).toHaveLength(4);
    expect(tries[0]).toContain('libraries=places');
    // Its library writes styles with the nonce of the page's first; those of anybody else do nothing.
    const isTaken = await page.evaluate(() => {
      const [first] = document.querySelectorAll<HTMLStyleElement>('style[nonce]');
      return [first?.nonce ?? '', ''].map((nonce) => {
        const style = document.createElement('style');
        style.nonce = nonce;
        style.textContent = 'i { color: red }';
        document.head.append(style);
        return style.sheet !== null;
      });
    });
    expect(isTaken).toEqual([true, false]);
    await server.stop();
  });
});
