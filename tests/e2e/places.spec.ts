import { createPerson, signInWithPassword } from '#tests/support/accounts.ts';
import { startServer } from '#tests/support/server.ts';
import { createTrip } from '#tests/support/trips.ts';
import { expect, openItemDialog, test } from './fixtures.ts';

/** As much of Google's library as finding a place takes. */
const GOOGLE = `
  const place = {
    id: 'google-carmo', displayName: 'Museu do Carmo', formattedAddress: 'Largo do Carmo, 1200-092 Lisboa, Portugal',
    location: { lat: () => 38.712, lng: () => -9.1405 },
    addressComponents: [{ types: ['country', 'political'], shortText: 'PT' }],
    regularOpeningHours: { periods: [1, 3, 4, 5, 6, 0].map((day) => ({ open: { day }, close: { day } })) },
    fetchFields: async () => {},
  };
  const placePrediction = {
    placeId: place.id, text: { text: 'Museu do Carmo, Lisboa' }, mainText: { text: 'Museu do Carmo' },
    secondaryText: { text: 'Lisboa, Portugal' }, toPlace: () => place,
  };
  globalThis.google = { maps: { places: {
    AutocompleteSessionToken: class {},
    AutocompleteSuggestion: { fetchAutocompleteSuggestions: async ({ input }) => {
      if (input.startsWith('Porto')) throw new Error('over the limit');
      return { suggestions: [{ placePrediction }] };
    } },
  } } };
  globalThis.escaleGoogleMapsReady();
`;

const FAILED = 'Error loading Google Maps. Please check your API key and configuration.';
const SCRIPT = 'https://maps.googleapis.com/maps/api/js';

test.use({ language: 'en' });

test('[MAP-1] [MAP-2] [PLUS-6] with a key whose library does not come the keyless map takes its place; with one that works places are Google’s', async ({
  page,
  context,
}) => {
  test.slow();
  const server = await startServer({ env: { GOOGLE_MAPS_API_KEY: 'stand-in' } });
  const camille = await createPerson(server);
  const location = { name: 'Castelo', formatted_address: 'Castelo', lat: 38.7139, lng: -9.1335 };
  const castelo = { title: 'Castelo', date: '2026-12-01', time: '10:00', location };
  const id = await createTrip(camille, {}, { trip_activities: [castelo] });
  const session = JSON.stringify(await signInWithPassword(server, camille));
  await context.addInitScript((stored) => localStorage.setItem('escale-auth', stored), session);
  const tries: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(SCRIPT)) tries.push(request.url());
  });
  await page.goto(`${server.url}/trip/${id}?day=2026-12-01&panel=map`);

  await test.step('[MAP-1] [MAP-2] a failure is shown after three more tries, and the keyless map takes its place', async () => {
    await expect(page.getByText('Loading the map…')).toBeAttached();
    await expect(page.getByRole('alert')).toHaveText(FAILED, { timeout: 30_000 });
    await expect(page.getByRole('list', { name: 'Stops on the map' }).getByRole('button')).toHaveCount(1);
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
  });

  await test.step('[MAP-1] [PLUS-6] places are Google’s, opening days included; when it fails, the gazetteer’s', async () => {
    await page.route('https://maps.googleapis.com/**', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: GOOGLE }),
    );
    await page.goto(`${server.url}/trip/${id}?day=2026-12-01&panel=costs`);
    const dialog = await openItemDialog(page, 'Add', 'Activity');
    const address = dialog.getByLabel('Address', { exact: true });
    await address.pressSequentially('Carmo');
    await dialog.getByRole('option', { name: 'Museu do Carmo' }).click();
    await expect(address).toHaveValue('Largo do Carmo, 1200-092 Lisboa, Portugal');
    await expect(dialog.getByLabel('Title', { exact: true })).toHaveValue('Museu do Carmo');
    await expect(dialog.getByRole('checkbox', { name: 'Tuesday' })).toBeChecked();
    await expect(dialog.getByRole('checkbox', { name: 'Monday' })).not.toBeChecked();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
    const stored = () =>
      camille.client.from('trip_activities').select('location, closed_on').eq('title', 'Museu do Carmo');
    await expect
      .poll(async () => (await stored()).data)
      .toMatchObject([
        { location: { country_iso_a2: 'PT', place_id: 'google-carmo', lat: 38.712 }, closed_on: [2] },
      ]);

    const other = await openItemDialog(page, 'Add', 'Activity');
    await other.getByLabel('Address', { exact: true }).pressSequentially('Porto');
    await expect(other.getByRole('option', { name: /^Porto/ }).first()).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
  await server.stop();
});
