import type { Locator, Request } from '@playwright/test';
import { articleOf } from '#tests/support/pointing.ts';
import { createTrip } from '#tests/support/trips.ts';
import { choose, expect, expectAccessible, openItemDialog, test, toastOf } from './fixtures.ts';

const DAY = '2026-12-03';

/** A field of a dialog by its whole label. */
const field = (dialog: Locator, label: string) => dialog.getByLabel(label, { exact: true });

test('[ITEM-1] [ITEM-2] [ITEM-3] [ITEM-4] [ITEM-5] [ITEM-6] [ITEM-7] an item of each kind refuses a blank title, is added, edited and deleted', async ({
  page,
  person,
  signInAs,
}) => {
  const camille = await person();
  const id = await createTrip(camille);
  await signInAs(camille);
  const written: Request[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET' && request.url().includes('/rest/v1/trip_')) written.push(request);
  });
  await page.goto(`/trip/${id}?day=${DAY}`);

  /** Opens the dialog of a kind, and tries it with a blank title. */
  const open = async (kind: string) => {
    const dialog = await openItemDialog(page, 'Ajouter', kind);
    const title = field(dialog, 'Titre');
    await expect(title).toBeFocused();
    await title.fill('   ');
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(title).toHaveAccessibleDescription('Le titre est requis');
    await expect(title).toHaveAttribute('aria-invalid', 'true');
    return dialog;
  };
  const add = async (dialog: Locator, title: string) => {
    await field(dialog, 'Titre').fill(title);
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(dialog).toBeHidden();
    await expect(toastOf(page)).toContainText('Élément ajouté !');
    await expect(toastOf(page)).toContainText(title);
  };

  await test.step('[ITEM-1] [ITEM-5] an accommodation has its defaults, says under each field what is wrong with it, and makes a location of its address', async () => {
    const dialog = await open('Hébergement');
    await expect(field(dialog, 'Arrivée')).toHaveValue(DAY);
    await expect(field(dialog, 'Départ')).toHaveValue('2026-12-04');
    await expect(field(dialog, 'Chambre dès')).toHaveValue('14:00');
    await expect(field(dialog, 'À libérer avant')).toHaveValue('11:00');
    await field(dialog, 'Prix').fill('-5');
    await field(dialog, 'Départ').fill('2026-12-02');
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(field(dialog, 'Prix')).toHaveAccessibleDescription(/montant positif/);
    await expect(field(dialog, 'Départ')).toHaveAccessibleDescription(/avant ven\. 4 déc\./);
    await expectAccessible(page);
    expect(written).toHaveLength(0);
    await field(dialog, 'Départ').fill('2026-12-04');
    await field(dialog, 'Adresse').fill('Travessa das Merceeiras 27');
    await field(dialog, 'Prix').fill('756,50');
    await add(dialog, 'Memmo Alfama');
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

  await test.step('[ITEM-2] [ITEM-6] an activity has its minutes from both times, past midnight, and is saved once', async () => {
    const dialog = await open('Activité');
    await field(dialog, 'Titre').fill('Fado');
    await field(dialog, 'Heure').fill('22:30');
    await field(dialog, 'Heure de fin').fill('01:30');
    await expect(field(dialog, 'Durée')).toHaveValue('3\u00a0h');
    await expect(dialog.getByText('Se termine le lendemain.')).toBeVisible();
    // A double click saves once: the dialog may still be there at its second press.
    await dialog.getByRole('button', { name: 'Enregistrer' }).evaluate((button: HTMLButtonElement) => {
      button.click();
      button.click();
    });
    await expect(toastOf(page)).toContainText('Fado');
    await expect(articleOf(page, 'Fado')).toHaveCount(1);
    const activities = () => written.filter((request) => request.url().includes('/trip_activities'));
    await expect.poll(() => activities().map((request) => request.method())).toEqual(['POST']);
    const body: unknown = activities()[0]?.postDataJSON();
    expect(body).toMatchObject({ duration: 180, type: 'sightseeing', sub_type: 'sightseeing', date: DAY });
    for (const temporary of ['origin', 'destination', 'kind', 'address', 'break_duration'])
      expect(body).not.toHaveProperty(temporary);
  });

  await test.step('[ITEM-3] transport keeps where it goes from and to, its break and its tolls', async () => {
    const dialog = await open('Transport');
    await expect(dialog.getByLabel('Moyen de transport')).toHaveValue('personal_car');
    await field(dialog, 'De').fill('Lisbonne');
    await field(dialog, 'À').fill('Porto');
    await field(dialog, 'Heure').fill('09:00');
    await field(dialog, 'Durée').fill('180');
    await field(dialog, 'Pause').fill('30');
    await dialog.getByLabel('Péages connus').check();
    await add(dialog, 'Route vers Porto');
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

  await test.step('[ITEM-4] a meal and a note', async () => {
    await add(await open('Repas'), 'Taberna');
    await add(await open('Note'), 'Passeports');
  });

  const ITEMS = [
    ['Hébergement', 'Memmo Alfama'],
    ['Activité', 'Fado'],
    ['Transport', 'Route vers Porto'],
    ['Repas', 'Taberna'],
    ['Note', 'Passeports'],
  ] as const;

  await test.step('[ITEM-7] each is there after a reload, and is edited', async () => {
    await page.reload();
    for (const [kind, title] of ITEMS) {
      await choose(page, `Actions : ${title}`, 'Modifier');
      const editing = page.getByRole('dialog', { name: kind });
      await field(editing, 'Titre').fill(`${title} bis`);
      await editing.getByRole('button', { name: 'Enregistrer' }).click();
      await expect(articleOf(page, `${title} bis`)).toHaveCount(1);
    }
  });

  await test.step('[ITEM-7] the changes too, and each is deleted', async () => {
    await expect(toastOf(page)).toContainText('Passeports bis');
    await page.reload();
    for (const [, title] of ITEMS) {
      const changed = articleOf(page, `${title} bis`);
      await expect(changed).toHaveCount(1);
      await choose(page, `Actions : ${title} bis`, 'Supprimer');
      await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer' }).click();
      await expect(changed).toHaveCount(0);
      await expect(toastOf(page)).toContainText('Élément supprimé avec succès');
    }
  });
});

test.describe('in English', () => {
  test.use({ language: 'en' });

  test('[ITEM-5] [ITEM-7] [PLUS-2] an activity refuses a blank title, is added, deleted and brought back', async ({
    page,
    openTrip,
  }) => {
    await openTrip(`?day=${DAY}`);
    const dialog = await openItemDialog(page, 'Add', 'Activity');
    await field(dialog, 'Title').fill('   ');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(field(dialog, 'Title')).toHaveAccessibleDescription('The title is required');
    await field(dialog, 'Title').fill('Fado');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(toastOf(page)).toContainText('Item added!');
    await choose(page, 'Actions: Fado', 'Delete');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(toastOf(page)).toContainText('Item deleted successfully');
    await toastOf(page).getByRole('button', { name: 'Undo' }).click();
    await expect(toastOf(page)).toContainText('Put back as it was');
    await expect(articleOf(page, 'Fado')).toBeVisible();
  });
});

test('[ITEM-3] [ITEM-5] [SCHED-1] [PLUS-6] [PLUS-20] [PLUS-21] a flight is planned as on its ticket, each hour by the clock of its place, with its booking', async ({
  page,
  openTrip,
}) => {
  await openTrip('?day=2026-12-01');
  const dialog = await openItemDialog(page, 'Ajouter', 'Transport');
  const [arrival, duration] = [field(dialog, 'Arrivée'), field(dialog, 'Durée')];
  const pick = async (label: string, code: string) => {
    const airport = new RegExp(`\\(${code}\\)`);
    await dialog.getByRole('combobox', { name: label, exact: true }).fill(code);
    await page.getByRole('option', { name: airport }).click();
    await expect(field(dialog, label)).toHaveValue(airport);
  };

  await test.step('[PLUS-6] [ITEM-3] its ends are airports by their code, and name it', async () => {
    await pick('De', 'KIX');
    await pick('À', 'NCE');
    await expect(field(dialog, 'Titre')).toHaveValue(/\(NCE\)$/);
    // The title follows the places as long as it is theirs.
    await pick('À', 'CDG');
    await expect(field(dialog, 'Titre')).toHaveValue(/\(KIX\) → .*\(CDG\)$/);
    await expect(dialog.getByLabel('Moyen de transport')).toHaveValue('plane');
  });

  await test.step('[SCHED-1] its hours are those of the ticket', async () => {
    await field(dialog, 'Heure').fill('11:30');
    await arrival.fill('18:50');
    await expect(duration).toHaveValue('15\u00a0h\u00a020');
    await expect(arrival).toHaveAccessibleDescription(/^Heure de .*\(CDG\)$/);
    const arrivalDay = field(dialog, 'Date d’arrivée');
    await expect(arrivalDay).toHaveValue('2026-12-01');
    await arrivalDay.fill('2026-12-02');
    await expect(duration).toHaveValue('39\u00a0h\u00a020');
    await duration.fill('16:00');
    await expect(arrival).toHaveValue('19:30');
    await expect(arrivalDay).toHaveValue('2026-12-01');
    await arrival.fill('18:50');
  });

  await test.step('[ITEM-5] [PLUS-21] its booking is checked, and seen with it', async () => {
    await dialog.getByText('Réservation', { exact: true }).click();
    await dialog.getByLabel('Référence').fill('ABC123');
    await field(dialog, 'Place').fill('12A');
    await dialog.getByLabel('Téléphone').fill('+33 1 23');
    await field(dialog, 'Lien').fill('deux mots');
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(field(dialog, 'Lien')).toHaveAccessibleDescription(/adresse du web/);
    await field(dialog, 'Lien').fill('example.com/b/1');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    const card = articleOf(page, /CDG/);
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
  });

  await test.step('[PLUS-21] it is edited and printed by the same hours', async () => {
    await page.getByRole('button', { name: /^Actions : .*CDG/ }).click();
    await page.getByRole('menuitem', { name: 'Modifier' }).click();
    await expect(arrival).toHaveValue('18:50');
    await page.keyboard.press('Escape');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('main').getByRole('region', { name: /1 décembre/ })).toContainText(
      '11:30 – 18:50',
    );
  });
});
