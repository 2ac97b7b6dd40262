import type { Locator, Page } from '@playwright/test';
import type { Person } from '#tests/support/accounts.ts';
import { expect, expectAccessible, test } from './fixtures.ts';

/** A dialog of the administration: how it is opened, and a field of it with what is typed there. */
interface TypedDialog {
  path: string;
  open: string | RegExp;
  field: string;
  text: string;
}

const COUNTRY = { path: '/admin/countries?q=egy', open: 'Modifier : Égypte' };
const DIALOGS: Record<string, TypedDialog> = {
  'a reply to a request': { path: '/admin/requests', open: 'Féroé', field: 'Répondre', text: 'Bonjour' },
  'an internal note': { path: '/admin/requests', open: 'Féroé', field: 'Note interne', text: 'Rappeler' },
  'a reply to a message': { path: '/admin/messages', open: 'Merci', field: 'Répondre', text: 'Bonjour' },
  'the advice of a country': { ...COUNTRY, field: 'Conseils en français', text: 'Prudence' },
  'the name of an airport': {
    path: '/admin/airports?q=LIS',
    open: 'Modifier : LIS',
    field: 'Nom',
    text: 'Lisbonne',
  },
  'the reason of a ban': { path: '/admin/users', open: /^Bannir/, field: 'Raison', text: 'Publicité' },
};

async function insertLetters({ client, email }: Person): Promise<void> {
  const letter = { name: 'Zoé', email, message: 'Tout.', filled_ms: 9000 };
  const request = await client
    .from('custom_trip_requests')
    .insert({ ...letter, destination: 'Féroé', travellers: 3 });
  const message = await client.from('contact_messages').insert({ ...letter, subject: 'Merci' });
  expect([request.error, message.error]).toEqual([null, null]);
}

test.describe('the dialogs of the administration', () => {
  for (const [kind, { path, open, field, text }] of Object.entries(DIALOGS))
    test(`[SHELL-5] ask before ${kind} is lost`, async ({ page, person, signInAs }) => {
      const zoe = await person({ name: 'Zoé' });
      await insertLetters(zoe);
      await signInAs(await person({ role: 'supervisor' }));
      await page.goto(path);
      if (!path.includes('?')) await page.getByRole('searchbox').fill(zoe.email.split('@')[0] ?? '');
      await page.getByRole('button', { name: open }).first().click();
      const dialog = page.getByRole('dialog');
      const control = dialog.getByLabel(field, { exact: true });
      await control.fill(text);
      const question = page.getByRole('alertdialog', { name: 'Fermer sans enregistrer ?' });
      for (const leave of [
        () => page.keyboard.press('Escape'),
        () => page.mouse.click(4, 4),
        () => dialog.getByRole('button', { name: 'Fermer', exact: true }).click(),
        () => page.goBack(),
      ]) {
        await leave();
        await question.getByRole('button', { name: 'Continuer la saisie' }).click();
        await expect(control).toHaveValue(text);
      }
      await page.keyboard.press('Escape');
      await expectAccessible(page);
      await question.getByRole('button', { name: 'Abandonner' }).click();
      await expect(dialog).toHaveCount(0);
    });
});

test('[ADMIN-4] undo and redo in a post take back what the toolbar and the keys did', async ({
  page,
  person,
  signInAs,
}) => {
  await signInAs(await person({ role: 'supervisor' }));
  await page.goto('/admin/blog/new');
  const writer = page.getByRole('textbox', { name: 'Texte français (Markdown)' });
  await writer.pressSequentially('Le canal');
  await writer.selectText();
  await writer.press('Control+b');
  await expect(writer).toHaveValue('**Le canal**');
  await page.getByRole('button', { name: 'Puces' }).first().click();
  await expect(writer).toHaveValue('- **Le canal**');
  await expect(writer).toBeFocused();
  await writer.press('Control+z');
  await expect(writer).toHaveValue('**Le canal**');
  await writer.press('Control+z');
  await expect(writer).toHaveValue('Le canal');
  await expect(page.getByRole('region', { name: 'Aperçu' }).locator('strong')).toHaveCount(0);
  await writer.press('Control+Shift+z');
  await expect(writer).toHaveValue('**Le canal**');
});

/** Presses the middle of the map; the coordinates that it fills in. */
async function pressMiddle(page: Page): Promise<{ lat: number; lng: number }> {
  const map = page.getByRole('region', { name: 'Carte du lieu' });
  await expect(map).toHaveAttribute('aria-busy', 'false');
  const numberOf = async (label: string) => Number(await page.getByLabel(label).inputValue());
  await expect(async () => {
    await map.click();
    expect(await numberOf('Latitude')).not.toBe(0);
  }).toPass();
  return { lat: await numberOf('Latitude'), lng: await numberOf('Longitude') };
}

test('[ADMIN-3] the map of a new activity shows the chosen country, that of a stored one its place', async ({
  page,
  person,
  signInAs,
}) => {
  const sue = await person({ role: 'supervisor' });
  await signInAs(sue);
  await page.goto('/admin/activities/new');
  const world = await pressMiddle(page);
  expect(Math.abs(world.lat)).toBeLessThan(60);
  await page.goto('about:blank');
  await page.goto('/admin/activities/new');
  await page.getByLabel('Pays').selectOption('IS');
  // The map flies to the country.
  await expect(async () => {
    await page.getByLabel('Latitude').fill('');
    await page.getByLabel('Longitude').fill('');
    const { lat, lng } = await pressMiddle(page);
    expect([Math.abs(lat - 65) < 4, Math.abs(lng + 18.5) < 6]).toEqual([true, true]);
  }).toPass();

  const { data } = await sue.client
    .from('activities')
    .insert({
      title: 'Ascenseur',
      country_iso_a2: 'PT',
      sub_type: 'sightseeing',
      location: { formatted_address: 'Lisboa', lat: 38.7149, lng: -9.143 },
    })
    .select('id')
    .single();
  await page.goto(`/admin/activities/edit/${data?.id}`);
  await expect(page.getByLabel('Latitude')).toHaveValue('38.7149');
  const map = page.getByRole('region', { name: 'Carte du lieu' });
  // A press on a map that is still loading chooses nothing.
  await expect(map).toHaveAttribute('aria-busy', 'false');
  await map.click();
  await expect(page.getByLabel('Latitude')).not.toHaveValue('38.7149');
  expect(Number(await page.getByLabel('Latitude').inputValue())).toBeCloseTo(38.71, 0);
});

/** Values that no column takes, by the label of their field. */
type BadValues = Readonly<Record<string, string>>;

/** Saves a form with one bad value at a time: it is said at the field, and stays as it was typed. */
async function expectRefused(form: Page | Locator, values: BadValues): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    const control = form.getByLabel(label, { exact: true });
    const good = await control.inputValue();
    await control.fill(value);
    await form.getByRole('button', { name: 'Enregistrer', exact: true }).click();
    await expect.soft(control, `${label}: ${value}`).toHaveAttribute('aria-invalid', 'true');
    await expect.soft(control).toHaveValue(value);
    await expect.soft(control).toHaveAccessibleDescription(/\S/);
    await control.fill(good);
  }
}

test('[ADMIN-3] [ADMIN-5] bad values are refused at their field, and nothing typed is lost', async ({
  page,
  person,
  signInAs,
}) => {
  const thrown: Error[] = [];
  page.on('pageerror', (error) => thrown.push(error));
  await signInAs(await person({ role: 'supervisor' }));
  await page.goto('/admin/activities/new');
  await page.getByLabel('Titre français').fill('Ascenseur');
  await page.getByLabel('Pays').selectOption('PT');
  await page.getByLabel('Latitude').fill('38');
  await page.getByLabel('Longitude').fill('-9');
  await expectRefused(page, {
    'Titre français': '   ',
    Latitude: '138,71',
    Longitude: '1e9',
    'Durée (minutes)': '-5',
    Prix: 'beaucoup',
    Devise: 'ZZZ',
    'Image (adresse)': 'http://upload.wikimedia.org/a.jpg',
  });

  await page.goto(COUNTRY.path);
  await page.getByRole('button', { name: COUNTRY.open }).click();
  await expectRefused(page.getByRole('dialog'), {
    'Nom français': '   ',
    'Nom anglais': '',
  });
  expect(thrown).toEqual([]);
});
