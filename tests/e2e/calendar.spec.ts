import { readFile } from 'node:fs/promises';
import ICAL from 'ical.js';
import { expect, expectAccessible, test, toastOf } from './fixtures.ts';

test('[PLUS-4] a trip is a calendar’s file, or an address that one subscribes to, shown once, changed and ended', async ({
  page,
  context,
  request,
  openTrip,
}) => {
  await openTrip('', {
    trip_accommodations: [
      {
        title: 'Casa do Largo',
        address: 'Largo do Carmo 8',
        check_in: '2026-12-01',
        check_out: '2026-12-04',
      },
    ],
    trip_activities: [
      { title: 'Castelo, puis « fado »', date: '2026-12-02', time: '10:00', end_time: '12:15' },
    ],
    trip_itineraries: [
      { title: 'Train de nuit', date: '2026-12-02', time: '22:40', duration: 110, sub_type: 'train' },
    ],
    trip_meals: [{ title: 'Pastéis', date: '2026-12-03' }],
    trip_notes: [{ title: 'Adaptateurs', content: 'Prises de type F' }],
  });

  await test.step('[PLUS-4] Agenda (.ics) hands over a file that other calendars read, without a network too', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const save = async () => {
      await page.getByRole('button', { name: 'Actions du voyage' }).click();
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('menuitem', { name: 'Agenda (.ics)' }).click(),
      ]);
      return download;
    };
    expect((await save()).suggestedFilename()).toBe('lisbonne-en-decembre.ics');
    await expect(toastOf(page)).toContainText('Agenda téléchargé');
    // All of it is made of what is there: no network is needed.
    await context.setOffline(true);
    const download = await save();

    const calendar = new ICAL.Component(ICAL.parse(await readFile(await download.path(), 'utf8')));
    expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe('Lisbonne en décembre');
    const events = calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component));
    const found = events.map(({ summary, startDate, endDate }) =>
      [summary, startDate.toString(), endDate.toString()].join(' '),
    );
    expect(found.toSorted()).toEqual([
      'Adaptateurs 2026-12-01 2026-12-02',
      'Casa do Largo 2026-12-01 2026-12-04',
      'Castelo, puis « fado » 2026-12-02T10:00:00 2026-12-02T12:15:00',
      'Pastéis 2026-12-03 2026-12-04',
      'Train de nuit 2026-12-02T22:40:00 2026-12-03T00:30:00',
    ]);
    const stay = events.find(({ summary }) => summary === 'Casa do Largo');
    expect(stay?.description).toBe('Arrivée dès 14:00\nDépart avant 11:00');
    await context.setOffline(false);
  });

  await test.step('[PLUS-4] the address is shown once, answers without an account, is changed and ended', async () => {
    const open = async () => {
      await page.getByRole('button', { name: 'Actions du voyage' }).click();
      await page.getByRole('menuitem', { name: 'S’abonner au voyage' }).click();
    };
    await open();
    const dialog = page.getByRole('dialog', { name: 'S’abonner au voyage' });
    const field = dialog.getByRole('textbox', { name: 'Adresse de l’agenda' });
    await dialog.getByRole('button', { name: 'Créer l’adresse' }).click();
    await expect(field).toHaveValue(/\/functions\/v1\/calendar\/[0-9a-f]{64}\.ics\?lang=fr$/);
    await expect(dialog.getByRole('link', { name: 'Ouvrir dans mon agenda' })).toHaveAttribute(
      'href',
      /^webcal:/,
    );
    await expectAccessible(page);
    const first = await field.inputValue();
    expect(await (await request.get(first)).text()).toContain('SUMMARY:Pastéis');

    await page.keyboard.press('Escape');
    await open();
    await expect(dialog).toContainText(/Créé le /);
    await expect(field).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Changer d’adresse' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Changer d’adresse' }).click();
    await expect(field).not.toHaveValue(first);
    const second = await field.inputValue();
    expect((await request.get(first)).status()).toBe(404);
    expect((await request.get(second)).status()).toBe(200);

    await dialog.getByRole('button', { name: 'Arrêter' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Arrêter' }).click();
    await expect(toastOf(page)).toContainText('Abonnement arrêté');
    await expect(dialog.getByRole('button', { name: 'Créer l’adresse' })).toBeVisible();
    expect((await request.get(second)).status()).toBe(404);
  });
});
