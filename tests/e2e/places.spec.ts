import { createPerson, signInWithPassword } from '#tests/support/accounts.ts';
import { startServer } from '#tests/support/server.ts';
import { createTrip } from '#tests/support/trips.ts';
import { expect, openItemDialog, test } from './fixtures.ts';

test('[PLUS-6] [ITEM-3] a journey’s ends are airports by their code, and name it', async ({
  page,
  openTrip,
}) => {
  await openTrip('?day=2026-12-01');
  const dialog = await openItemDialog(page, 'Ajouter', 'Transport');
  for (const [field, code, airport] of [
    ['De', 'BOD', /\(BOD\)/],
    ['À', 'LIS', /\(LIS\)/],
  ] as const) {
    await dialog.getByLabel(field, { exact: true }).pressSequentially(code);
    await dialog.getByRole('option', { name: airport }).click();
    await expect(dialog.getByLabel(field, { exact: true })).toHaveValue(airport);
  }
  await expect(dialog.getByLabel('Titre', { exact: true })).toHaveValue(/\(BOD\) → .*\(LIS\)$/);
});

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

test('[MAP-1] [PLUS-6] with a key places are Google’s, opening days included; when it fails, the gazetteer’s', async ({
  page,
  context,
}) => {
  test.slow();
  const server = await startServer({ env: { GOOGLE_MAPS_API_KEY: 'stand-in' } });
  const camille = await createPerson(server);
  const id = await createTrip(camille, {}, {});
  const session = JSON.stringify(await signInWithPassword(server, camille));
  await context.addInitScript((stored) => localStorage.setItem('escale-auth', stored), session);
  await page.route('https://maps.googleapis.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: GOOGLE }),
  );
  await page.goto(`${server.url}/trip/${id}?day=2026-12-01`);
  const dialog = await openItemDialog(page, 'Ajouter', 'Activité');
  const address = dialog.getByLabel('Adresse', { exact: true });
  await address.pressSequentially('Carmo');
  await dialog.getByRole('option', { name: 'Museu do Carmo' }).click();
  await expect(address).toHaveValue('Largo do Carmo, 1200-092 Lisboa, Portugal');
  await expect(dialog.getByLabel('Titre', { exact: true })).toHaveValue('Museu do Carmo');
  await expect(dialog.getByRole('checkbox', { name: 'mardi' })).toBeChecked();
  await expect(dialog.getByRole('checkbox', { name: 'lundi' })).not.toBeChecked();
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(dialog).toBeHidden();
  await expect
    .poll(async () => (await camille.client.from('trip_activities').select('location, closed_on')).data)
    .toMatchObject([
      { location: { country_iso_a2: 'PT', place_id: 'google-carmo', lat: 38.712 }, closed_on: [2] },
    ]);

  const other = await openItemDialog(page, 'Ajouter', 'Activité');
  await other.getByLabel('Adresse', { exact: true }).pressSequentially('Porto');
  await expect(other.getByRole('option', { name: /^Porto/ }).first()).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await server.stop();
});
