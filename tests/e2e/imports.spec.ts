import type { Page } from '@playwright/test';
import { BOOKING_MAILS } from '#tests/fixtures/bookings/mails.ts';
import { BOARDING_PASS, passFile } from '#tests/fixtures/bookings/passes.ts';
import { addCollaborator, createTrip } from '#tests/support/trips.ts';
import { choose, expect, expectAccessible, test, toastOf } from './fixtures.ts';

const MAY = { start_date: '2027-05-03', end_date: '2027-05-09' };
/** The outbound flight of the fixtures, typed by hand without its reference. */
const FLIGHT = {
  title: 'Vol pour Tokyo',
  date: '2027-05-03',
  time: '10:35',
  sub_type: 'plane',
  start_location: { name: 'Paris (CDG)', formatted_address: 'Paris' },
  end_location: { name: 'Narita (NRT)', formatted_address: 'Narita' },
};
const mailBytes = (name: string) =>
  BOOKING_MAILS.find((one) => one.name.startsWith(name))?.bytes ?? Buffer.alloc(0);

const dialogOf = (page: Page) => page.getByRole('dialog', { name: /^(Importer|Import)$/ });
const proposalOf = (page: Page, title: string) =>
  dialogOf(page).getByRole('listitem').filter({ hasText: title });
const itemOf = (page: Page, title: string) => page.getByRole('article', { name: title });

/** Drops files on the planner, as the system does. */
async function drop(page: Page, names: readonly string[]): Promise<void> {
  const files = names.map((name) => ({ name: `${name}.eml`, base64: mailBytes(name).toString('base64') }));
  const transfer = await page.evaluateHandle((all) => {
    const made = new DataTransfer();
    for (const { name, base64 } of all) {
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      made.items.add(new File([bytes], name));
    }
    return made;
  }, files);
  const planner = page.getByRole('region', { name: 'Programme', exact: true });
  await planner.dispatchEvent('dragover', { dataTransfer: transfer });
  await planner.dispatchEvent('drop', { dataTransfer: transfer });
}

test('[PLUS-13] dropped mails become proposals to see, correct and take; others see them live, and one undo takes all back', async ({
  page,
  person,
  signInAs,
  openAs,
}) => {
  const [camille, thomas] = await Promise.all([person({ premium: true }), person({ name: 'Thomas' })]);
  const trip = await createTrip(camille, MAY, { trip_itineraries: [FLIGHT] });
  await addCollaborator(camille, trip, thomas, 'editor');
  await signInAs(camille);
  await page.goto(`/trip/${trip}?day=2027-05-04`);
  const other = await openAs(thomas, `/trip/${trip}?day=2027-05-04`);

  await drop(page, ['flight over night', 'hotel with hours', 'table', 'cancelled flight']);
  await expect(proposalOf(page, 'KO 276 CDG → NRT')).toContainText('Déjà dans le voyage');
  await expect(proposalOf(page, 'KO 276 CDG → NRT')).toContainText('10:35 (UTC+2) – 06:15 (UTC+9)');
  await expect(proposalOf(page, 'KO275')).toContainText('Réservation annulée');
  const found = dialogOf(page).getByRole('list', { name: 'Ce qui a été trouvé' });
  await expect(found.getByRole('checkbox', { checked: true })).toHaveCount(2);
  const keep = dialogOf(page).getByLabel('Garder le fichier avec ce qui en est ajouté');
  await expect(keep).toBeChecked();
  await expectAccessible(page);

  await dialogOf(page).getByRole('button', { name: 'Corriger : A Lareira' }).click();
  const form = page.getByRole('dialog', { name: 'Repas' });
  await form.getByLabel('Heure', { exact: true }).fill('21:00');
  await form.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(proposalOf(page, 'A Lareira')).toContainText('Ajouté au voyage');
  await expect(itemOf(other, 'A Lareira')).toContainText('21:00');

  await proposalOf(page, 'KO275').getByRole('checkbox').check();
  await dialogOf(page).getByRole('button', { name: 'Ajouter 2 éléments' }).click();
  await expect(dialogOf(page)).toHaveCount(0);
  await expect(toastOf(page)).toContainText('2 éléments ajoutés');
  await expect(itemOf(other, 'Hôtel Mirador & Spa')).toBeVisible();
  // The mails are documents of what was made of them.
  const documents = () => camille.client.from('trip_documents').select('name').order('name');
  await expect
    .poll(async () => (await documents()).data?.map(({ name }) => name))
    .toEqual(['cancelled flight.eml', 'hotel with hours.eml', 'table.eml']);
  await toastOf(page).getByRole('button', { name: 'Annuler' }).click();
  await expect(itemOf(other, 'Hôtel Mirador & Spa')).toHaveCount(0);
  await page.reload();
  await expect(itemOf(page, 'A Lareira')).toContainText('21:00');
  await expect(itemOf(page, 'Hôtel Mirador & Spa')).toHaveCount(0);
});

test.describe('in English', () => {
  test.use({ language: 'en' });

  test('[PLUS-13] a pasted mail and a pass are added without a network; bad files say what is wrong', async ({
    page,
    context,
    openTrip,
  }) => {
    await openTrip('?day=2027-05-04', {}, MAY);
    await choose(page, 'Add', 'Import');
    const dialog = dialogOf(page);
    await dialog.getByLabel('Or paste an email').fill(mailBytes('table, en').toString());
    await dialog.getByRole('button', { name: 'Read this text' }).click();
    await expect(proposalOf(page, 'A Lareira').getByRole('checkbox')).toBeChecked();
    await dialog.locator('input[type=file]').setInputFiles([
      {
        name: 'bomb.pkpass',
        mimeType: '',
        buffer: passFile({ ...BOARDING_PASS, padding: 'a'.repeat(5_000_000) }),
      },
      { name: 'photo.eml', mimeType: 'message/rfc822', buffer: Buffer.from('\u0089PNG\r\n\u001a') },
      { name: 'cut.ics', mimeType: '', buffer: Buffer.from('BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nSUM') },
      { name: 'boarding.pkpass', mimeType: '', buffer: passFile(BOARDING_PASS) },
    ]);
    const files = dialog.getByRole('list', { name: 'Files' }).getByRole('listitem');
    await expect(files.filter({ hasText: 'bomb.pkpass' })).toContainText('too large');
    await expect(files.filter({ hasText: 'photo.eml' })).toContainText('neither a booking nor');
    await expect(files.filter({ hasText: 'cut.ics' })).toContainText('damaged');
    await expect(proposalOf(page, 'KO 981 LIS → CDG')).toContainText('PASS01');

    await dialog.getByLabel('Keep the file with what is added from it').uncheck();
    await context.setOffline(true);
    await dialog.getByRole('button', { name: 'Add 2 items' }).click();
    await expect(itemOf(page, 'A Lareira')).toBeVisible();
    await context.setOffline(false);
    await expect(toastOf(page)).toContainText('2 items added');
    await page.reload();
    await expect(itemOf(page, 'A Lareira')).toBeVisible();
  });
});
