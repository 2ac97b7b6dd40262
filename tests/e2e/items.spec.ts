import { createTrip } from '#tests/support/trips.ts';
import {
  choose,
  expect,
  expectAccessible,
  type Language,
  openItemDialog,
  test,
  toastOf,
} from './fixtures.ts';

const DAY = '2026-12-03';

/** Each kind in one of the languages: the words around it are the same for all. */
const WORDS = {
  fr: {
    add: 'Ajouter',
    kinds: ['Hébergement', 'Transport', 'Note'],
    title: 'Titre',
    save: 'Enregistrer',
    added: 'Élément ajouté !',
    required: 'Le titre est requis',
    actions: (title: string) => `Actions : ${title}`,
    edit: 'Modifier',
    delete: 'Supprimer',
    deleted: 'Élément supprimé avec succès',
  },
  en: {
    add: 'Add',
    kinds: ['Activity', 'Meal'],
    title: 'Title',
    save: 'Save',
    added: 'Item added!',
    required: 'The title is required',
    actions: (title: string) => `Actions: ${title}`,
    edit: 'Edit',
    delete: 'Delete',
    deleted: 'Item deleted successfully',
  },
} as const satisfies Record<Language, object>;

for (const language of ['fr', 'en'] as const) {
  test.describe(`items in ${language}`, () => {
    test.use({ language });
    const words = WORDS[language];

    for (const kind of words.kinds) {
      test(`[ITEM-5] [ITEM-7] ${kind}: refuses a blank title, then adds, edits and deletes`, async ({
        page,
        openTrip,
      }) => {
        await openTrip(`?day=${DAY}`);

        const dialog = await openItemDialog(page, words.add, kind);
        const title = dialog.getByLabel(words.title, { exact: true });
        await expect(title).toBeFocused();
        await title.fill('   ');
        await dialog.getByRole('button', { name: words.save }).click();
        await expect(title).toHaveAccessibleDescription(words.required);
        await expect(title).toHaveAttribute('aria-invalid', 'true');

        await title.fill('Une chose à faire');
        await dialog.getByRole('button', { name: words.save }).click();
        await expect(dialog).toBeHidden();
        await expect(toastOf(page)).toContainText(words.added);
        await page.reload();
        const item = page.getByRole('article', { name: 'Une chose à faire' });
        await expect(item).toBeVisible();

        await choose(page, words.actions('Une chose à faire'), words.edit);
        const editing = page.getByRole('dialog', { name: kind });
        await editing.getByLabel(words.title, { exact: true }).fill('Une autre chose');
        await editing.getByRole('button', { name: words.save }).click();
        const changed = page.getByRole('article', { name: 'Une autre chose' });
        await expect(changed).toBeVisible();
        await page.reload();
        await expect(changed).toBeVisible();

        await choose(page, words.actions('Une autre chose'), words.delete);
        await page.getByRole('alertdialog').getByRole('button', { name: words.delete }).click();
        await expect(changed).toHaveCount(0);
        await expect(toastOf(page)).toContainText(words.deleted);
      });
    }
  });
}

test.describe('an item', () => {
  test('[ITEM-1] an accommodation has its defaults, and its address becomes a location', async ({
    page,
    person,
    signInAs,
  }) => {
    const camille = await person();
    const id = await createTrip(camille);
    await signInAs(camille);
    await page.goto(`/trip/${id}?day=${DAY}`);
    const dialog = await openItemDialog(page, 'Ajouter', 'Hébergement');
    await expect(dialog.getByLabel('Arrivée', { exact: true })).toHaveValue(DAY);
    await expect(dialog.getByLabel('Départ', { exact: true })).toHaveValue('2026-12-04');
    await expect(dialog.getByLabel('Chambre dès', { exact: true })).toHaveValue('14:00');
    await expect(dialog.getByLabel('À libérer avant', { exact: true })).toHaveValue('11:00');
    await dialog.getByLabel('Titre', { exact: true }).fill('Memmo Alfama');
    await dialog.getByLabel('Adresse', { exact: true }).fill('Travessa das Merceeiras 27');
    await dialog.getByLabel('Prix', { exact: true }).fill('756,50');
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(toastOf(page)).toContainText('Élément ajouté !');
    const { data } = await camille.client
      .from('trip_accommodations')
      .select('location, price, currency, check_in_time')
      .eq('trip_id', id)
      .single();
    expect(data).toMatchObject({
      location: { name: 'Memmo Alfama', formatted_address: 'Travessa das Merceeiras 27' },
      currency: 'EUR',
    });
    expect(Number(data?.price)).toBe(756.5);
  });

  test('[ITEM-2] [ITEM-6] an activity says its minutes from both times, past midnight', async ({
    page,
    openTrip,
  }) => {
    await openTrip(`?day=${DAY}`);
    const sent: unknown[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().includes('/rest/v1/trip_activities'))
        sent.push(request.postDataJSON());
    });
    const dialog = await openItemDialog(page, 'Ajouter', 'Activité');
    await dialog.getByLabel('Titre', { exact: true }).fill('Fado');
    await dialog.getByLabel('Heure', { exact: true }).fill('22:30');
    await dialog.getByLabel('Heure de fin', { exact: true }).fill('01:30');
    await expect(dialog.getByLabel('Durée', { exact: true })).toHaveValue('3\u00a0h');
    await expect(dialog.getByText('Se termine le lendemain.')).toBeVisible();
    // A double click saves once: the dialog may still be there at its second press.
    await dialog.getByRole('button', { name: 'Enregistrer' }).evaluate((button: HTMLButtonElement) => {
      button.click();
      button.click();
    });
    await expect(toastOf(page)).toContainText('Élément ajouté !');
    await page.reload();
    await expect(page.getByRole('article', { name: 'Fado' })).toHaveCount(1);
    expect(sent).toMatchObject([{ duration: 180, type: 'sightseeing', sub_type: 'sightseeing', date: DAY }]);
    const [body] = sent;
    for (const temporary of ['origin', 'destination', 'kind', 'address', 'break_duration'])
      expect(body).not.toHaveProperty(temporary);
  });

  test('[ITEM-3] transport keeps where it goes from and to, its break and its tolls', async ({
    page,
    person,
    signInAs,
  }) => {
    const camille = await person();
    const id = await createTrip(camille);
    await signInAs(camille);
    await page.goto(`/trip/${id}?day=${DAY}`);
    const dialog = await openItemDialog(page, 'Ajouter', 'Transport');
    await expect(dialog.getByLabel('Moyen de transport')).toHaveValue('personal_car');
    await dialog.getByLabel('Titre', { exact: true }).fill('Route vers Porto');
    await dialog.getByLabel('De', { exact: true }).fill('Lisbonne');
    await dialog.getByLabel('À', { exact: true }).fill('Porto');
    await dialog.getByLabel('Heure', { exact: true }).fill('09:00');
    await dialog.getByLabel('Durée', { exact: true }).fill('180');
    await dialog.getByLabel('Pause', { exact: true }).fill('30');
    await dialog.getByLabel('Péages connus').check();
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(toastOf(page)).toContainText('Élément ajouté !');
    const { data } = await camille.client
      .from('trip_itineraries')
      .select('duration, break_duration, tolls_known, sub_type, start_location, end_location')
      .eq('trip_id', id)
      .single();
    expect(data).toMatchObject({
      duration: 180,
      break_duration: 30,
      tolls_known: true,
      sub_type: 'personal_car',
      start_location: { name: 'Lisbonne' },
      end_location: { name: 'Porto' },
    });
  });

  test('[ITEM-5] says under each field what is wrong with it, and sends nothing', async ({
    page,
    openTrip,
  }) => {
    await openTrip(`?day=${DAY}`);
    let writes = 0;
    page.on('request', (request) => {
      if (request.method() !== 'GET' && request.url().includes('/rest/v1/trip_')) writes += 1;
    });
    const dialog = await openItemDialog(page, 'Ajouter', 'Hébergement');
    await dialog.getByLabel('Prix', { exact: true }).fill('-5');
    await dialog.getByLabel('Départ', { exact: true }).fill('2026-12-02');
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(dialog.getByLabel('Prix', { exact: true })).toHaveAccessibleDescription(/montant positif/);
    await expect(dialog.getByLabel('Départ', { exact: true })).toHaveAccessibleDescription(
      /avant ven\. 4 déc\./,
    );
    await expectAccessible(page);
    expect(writes).toBe(0);
  });
});

test('[ITEM-5] [SCHED-1] [PLUS-21] a flight is planned as on its ticket, each hour by the clock of its place, with its booking', async ({
  page,
  openTrip,
}) => {
  await openTrip('?day=2026-12-01');
  const dialog = await openItemDialog(page, 'Ajouter', 'Transport');
  const pick = async (label: string, code: string) => {
    await dialog.getByRole('combobox', { name: label, exact: true }).fill(code);
    await page.getByRole('option', { name: new RegExp(`\\(${code}\\)`) }).click();
  };
  await pick('De', 'KIX');
  await pick('À', 'CDG');
  await expect(dialog.getByLabel('Moyen de transport')).toHaveValue('plane');
  await dialog.getByLabel('Heure', { exact: true }).fill('11:30');
  const [arrival, duration] = [dialog.getByLabel('Arrivée'), dialog.getByLabel('Durée', { exact: true })];
  await arrival.fill('18:50');
  await expect(duration).toHaveValue('15\u00a0h\u00a020');
  await expect(arrival).toHaveAccessibleDescription(/^Heure de .*\(CDG\)$/);
  await duration.fill('16:00');
  await expect(arrival).toHaveValue('19:30');
  await arrival.fill('18:50');
  await dialog.getByText('Réservation', { exact: true }).click();
  await dialog.getByLabel('Référence').fill('ABC123');
  await dialog.getByLabel('Place', { exact: true }).fill('12A');
  await dialog.getByLabel('Téléphone').fill('+33 1 23');
  await dialog.getByLabel('Lien', { exact: true }).fill('deux mots');
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(dialog.getByLabel('Lien', { exact: true })).toHaveAccessibleDescription(/adresse du web/);
  await dialog.getByLabel('Lien', { exact: true }).fill('example.com/b/1');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  const card = page.getByRole('article', { name: /CDG/ });
  await expect(card).toContainText('11:30 – 18:50');
  await expect(card).toContainText(/15\sh\s20/);
  await expect(card).not.toContainText('lendemain');
  await card.getByRole('button', { name: /^Détails/ }).click();
  const details = page.getByRole('region', { name: /CDG/ });
  await expect(details).toContainText('11:30 – 18:50 · 15\u00a0h\u00a020');
  await expect(details).toContainText(/Référence\s*ABC123\s*Place\s*12A/);
  await expect(details.getByRole('link', { name: '+33 1 23' })).toHaveAttribute('href', 'tel:+33123');
  await expect(details.getByRole('link', { name: 'example.com/b/1' })).toHaveAttribute(
    'href',
    'https://example.com/b/1',
  );

  await page.getByRole('button', { name: /^Actions : .*CDG/ }).click();
  await page.getByRole('menuitem', { name: 'Modifier' }).click();
  await expect(arrival).toHaveValue('18:50');
  await page.keyboard.press('Escape');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('main').getByRole('region', { name: /1 décembre/ })).toContainText(
    '11:30 – 18:50',
  );
});
