import type { Page } from '@playwright/test';
import { choose, expect, expectAccessible, test, toastOf } from './fixtures.ts';

const listening = (page: Page) =>
  expect(page.getByRole('button', { name: /^Voyageurs, ici\s: Camille/ })).toBeVisible();

test('[LIVE-1] [TASK-1] [TRIP-2] [PLUS-11] two people at the same thing: an item, the trip, a task, a list; neither loses a word', async ({
  sharedTrip,
  page,
  signInAs,
}) => {
  const dinner = (title: string) => ({ title, date: '2026-12-01', time: '20:00' });
  const { camille, thomas, trip } = await sharedTrip('editor', {
    content: { trip_meals: [dinner('Ramiro'), dinner('Taberna')] },
  });
  await thomas.client.from('trip_tasks').insert({ trip_id: trip, title: 'Réserver le train' });
  const [id, entry] = [crypto.randomUUID(), crypto.randomUUID()];
  const soap = { id: entry, text: 'Savon', quantity: 1, is_heading: false, position: 'a0' };
  await thomas.client.rpc('add_list', { id, trip_id: trip, title: 'Valise', entries: [soap] });
  await signInAs(camille);
  await page.goto(`/trip/${trip}?panel=tasks`);
  await listening(page);
  const dialog = page.getByRole('dialog');

  await test.step('[LIVE-1] both have their changes of different fields; of the same, the later is stored, the earlier shown', async () => {
    await choose(page, 'Actions : Ramiro', 'Modifier');
    await dialog.getByLabel('Heure', { exact: true }).fill('19:00');
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(toastOf(page)).toContainText('Élément modifié');

    const his = thomas.client.from('trip_meals');
    await his.update({ price: 66 }).eq('trip_id', trip).eq('title', 'Ramiro').select('id').single();
    const meal = page.getByRole('article', { name: 'Ramiro' });
    await expect(meal).toContainText('66');
    await expect(meal).toContainText('19:00');
    await his.update({ time: '21:00' }).eq('trip_id', trip).eq('title', 'Ramiro').select('id').single();
    await expect(toastOf(page)).toContainText('Thomas a aussi changé « Ramiro »');
    await expect(toastOf(page)).toContainText('Heure : 21:00, au lieu de votre 19:00.');
    await expect(meal).toContainText('21:00');
    await toastOf(page).getByRole('button', { name: 'Remettre 19:00' }).click();
    await expect(meal).toContainText('19:00');
    await expect(toastOf(page)).toContainText('Votre version est remise');
    const { data } = await his.select('time, price').eq('trip_id', trip).eq('title', 'Ramiro').single();
    expect(data).toEqual({ time: '19:00:00', price: 66 });
  });

  await test.step('[LIVE-1] a dialog says what somebody else changes and deletes meanwhile, and loses nothing', async () => {
    await choose(page, 'Actions : Taberna', 'Modifier');
    await dialog.getByLabel('Heure', { exact: true }).fill('19:00');
    await dialog.getByLabel('Note').fill('Les gambas !');
    const his = thomas.client.from('trip_meals');
    const change = { time: '21:00', price: 66, notes: 'Réservé' };
    await his.update(change).eq('trip_id', trip).eq('title', 'Taberna').select('id').single();

    await expect(
      dialog.getByText('Thomas vient de changer : Prix. Les nouvelles valeurs sont affichées ici.'),
    ).toBeVisible();
    await expect(dialog.getByLabel('Prix')).toHaveValue('66');
    await expect(dialog.getByLabel('Heure', { exact: true })).toHaveValue('19:00');
    await expectAccessible(page);
    const clash = (field: string) => dialog.getByText(`Thomas a aussi changé « ${field} »`).locator('..');
    await clash('Heure').getByRole('button', { name: 'Prendre le sien' }).click();
    await expect(dialog.getByLabel('Heure', { exact: true })).toHaveValue('21:00');
    await clash('Note').getByRole('button', { name: 'Garder le mien' }).click();
    await expect(dialog.getByText('Thomas a aussi changé')).toHaveCount(0);
    await expect(dialog.getByLabel('Note')).toHaveValue('Les gambas !');

    await his.delete().eq('trip_id', trip).eq('title', 'Taberna').select('id').single();
    await expect(dialog.getByText('Thomas vient de le supprimer.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Enregistrer comme nouveau' }).click();
    await expect(page.getByRole('article', { name: 'Taberna' })).toContainText('21:00');
    await expect(toastOf(page)).toContainText('Élément ajouté !');
    const { data } = await his
      .select('time, price, notes')
      .eq('trip_id', trip)
      .eq('title', 'Taberna')
      .single();
    expect(data).toEqual({ time: '21:00:00', price: 66, notes: 'Les gambas !' });
  });

  await test.step('[LIVE-1] [TASK-1] [TRIP-2] so do the dialogs of the trip and of a task', async () => {
    await choose(page, 'Actions du voyage', 'Modifier le voyage');
    await dialog.getByLabel('Titre').fill('Lisbonne à deux');
    await dialog.getByLabel('Fin').fill('2026-12-06');
    const theirs = {
      title: 'Lisbonne !',
      description: 'Cinq jours',
      status: 'ongoing',
      end_date: '2026-12-04',
    };
    await thomas.client.from('trips').update(theirs).eq('id', trip).select('id').single();
    await expect(
      dialog.getByText(
        'Thomas vient de changer : Description, État. Les nouvelles valeurs sont affichées ici.',
      ),
    ).toBeVisible();
    await expect(dialog.getByLabel('Description')).toHaveValue('Cinq jours');
    await expect(dialog.getByText('Thomas a aussi changé « Titre » : « Lisbonne ! »')).toBeVisible();
    await expect(dialog.getByText('Thomas a aussi changé « Dates » : « 1–4 décembre 2026 »')).toBeVisible();
    await dialog.getByRole('button', { name: 'Prendre le sien' }).first().click();
    await dialog.getByRole('button', { name: 'Garder le mien' }).click();
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lisbonne à deux');
    await thomas.client.from('trips').update({ title: 'Lisbonne seul' }).eq('id', trip).select('id').single();
    await expect(toastOf(page)).toContainText('Titre : Lisbonne seul, au lieu de votre Lisbonne à deux.');
    await toastOf(page).getByRole('button', { name: 'Remettre Lisbonne à deux' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lisbonne à deux');

    await choose(page, 'Actions : Réserver le train', 'Modifier');
    await dialog.getByLabel('Titre').fill('Réserver deux places');
    await dialog.getByLabel('À faire pour le').fill('2026-11-29');
    const task = thomas.client.from('trip_tasks');
    await task
      .update({ title: 'Prendre le train', due_date: '2026-11-30' })
      .eq('trip_id', trip)
      .select('id')
      .single();
    await expect(dialog.getByText('« À faire pour le » : « lun. 30 nov. »')).toBeVisible();
    await dialog.getByRole('button', { name: 'Prendre le sien' }).last().click();
    await expect(dialog.getByLabel('À faire pour le')).toHaveValue('2026-11-30');
    await dialog.getByRole('button', { name: 'Prendre le sien' }).click();
    await expect(dialog.getByLabel('Titre')).toHaveValue('Prendre le train');
    await task.delete().eq('trip_id', trip).select('id').single();
    await expect(dialog.getByText('Thomas vient de la supprimer.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Enregistrer comme nouveau' }).click();
    await expect(page.getByRole('checkbox', { name: 'Prendre le train' })).toBeVisible();
    const { data } = await camille.client
      .from('trips')
      .select('title, description, status, end_date')
      .eq('id', trip)
      .single();
    expect(data).toEqual({ ...theirs, title: 'Lisbonne à deux' });
  });

  await test.step('[LIVE-1] [PLUS-11] so do the dialogs of a list and of its entries; what is gone comes back', async () => {
    await page.getByRole('link', { name: 'Listes' }).click();
    await choose(page, 'Actions : Savon', 'Modifier');
    await dialog.getByLabel('Élément').fill('Savon de Marseille');
    const his = thomas.client.from('trip_list_entries');
    await his.update({ text: 'Gel douche', quantity: 3 }).eq('id', entry).select('id').single();
    await expect(dialog.getByText('Thomas vient de changer : Quantité.')).toBeVisible();
    await expect(dialog.getByLabel('Quantité')).toHaveValue('3');
    await expect(dialog.getByText('Thomas a aussi changé « Élément » : « Gel douche »')).toBeVisible();
    await dialog.getByRole('button', { name: 'Garder le mien' }).click();
    const now = new Date().toISOString();
    await his.update({ deleted_at: now }).eq('id', entry).select('id').single();
    await expect(dialog.getByText('Thomas vient de supprimer « Gel douche ».')).toBeVisible();
    await dialog.getByRole('button', { name: 'Restaurer' }).click();
    await expect(page.getByRole('checkbox', { name: 'Savon de Marseille' })).toBeVisible();

    await choose(page, 'Actions : Valise', 'Renommer la liste');
    await dialog.getByLabel('Nom de la liste').fill('Bagages');
    await thomas.client.from('trip_lists').update({ deleted_at: now }).eq('id', id).select('id').single();
    await expect(dialog.getByText('Thomas vient de supprimer « Valise ».')).toBeVisible();
    await dialog.getByRole('button', { name: 'Restaurer' }).click();
    await expect(page.getByRole('region', { name: 'Bagages' })).toContainText('Savon de Marseille');
    await expect
      .poll(async () => (await his.select('text, quantity, deleted_at').eq('id', entry).single()).data)
      .toEqual({ text: 'Savon de Marseille', quantity: 3, deleted_at: null });
    // Said once the server has it: then it can be written over.
    await expect(toastOf(page)).toContainText('La liste s’appelle « Bagages »');

    await thomas.client.from('trip_lists').update({ title: 'Malle' }).eq('id', id).select('id').single();
    await expect(toastOf(page)).toContainText('Nom de la liste : Malle, au lieu de votre Bagages.');
    await toastOf(page).getByRole('button', { name: 'Remettre Bagages' }).click();
    await expect(page.getByRole('region', { name: 'Bagages' })).toBeVisible();
  });
});
