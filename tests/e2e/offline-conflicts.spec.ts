import { seen } from './device.ts';
import { choose, expect, openRefused, refusedOf, test } from './fixtures.ts';

const DAY = '2026-12-03';
const NEXT_DAY = '2026-12-04';
const at = (title: string, time: string, date = DAY) => ({ title, date, time });

test.use({ serviceWorkers: 'allow' });

test('[PLUS-3] [LIVE-1] [CHAT-2] what one changes while another does the same is never lost: restored, merged, refused with its words', async ({
  page,
  context,
  sharedTrip,
  signInAs,
}) => {
  const { camille, thomas, trip } = await sharedTrip('editor', {
    content: {
      trip_activities: [
        at('Tram', '09:00', '2026-12-01'),
        at('Castelo', '10:00'),
        at('Musée', '14:00'),
        at('Belém', '16:00'),
      ],
      trip_meals: [at('Ramiro', '20:00')],
    },
  });
  const sent = await thomas.client
    .from('trip_chat_messages')
    .insert({ trip_id: trip, text: 'Je prends la carte.' });
  expect(sent.error).toBeNull();
  const activities = () => camille.client.from('trip_activities');
  const meals = () => camille.client.from('trip_meals');
  await signInAs(thomas);
  await page.goto(`/trip/${trip}?day=2026-12-01&panel=people`);
  const day = (number: number) => page.getByRole('link', { name: new RegExp(`^Jour ${number}\\b`) });
  const saved = page.getByText('Enregistré', { exact: true });

  await test.step('[LIVE-1] who has changed an item that another deletes is notified, and restores it', async () => {
    await expect(page.getByRole('button', { name: /^Voyageurs, ici/ })).toBeVisible();
    await choose(page, 'Actions : Tram', 'Au jour suivant');
    await expect(saved).toBeVisible();
    const tram = activities().delete().eq('trip_id', trip).eq('title', 'Tram');
    expect((await tram).error).toBeNull();
    await expect(page.getByText('Camille a supprimé « Tram »', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Restaurer « Tram »' }).click();
    await day(2).click();
    await expect(page.getByRole('article', { name: 'Tram' })).toBeVisible();
    const { data } = await activities().select('date').eq('trip_id', trip).eq('title', 'Tram').single();
    expect(data).toEqual({ date: '2026-12-02' });
  });

  const log = page.getByRole('log');
  await test.step('[PLUS-3] [CHAT-2] a deletion of a message that is refused is read about, and can be put away', async () => {
    await page.getByRole('tab', { name: /^Discussion/ }).click();
    await expect(log).toContainText('Je prends la carte.');
    await page.route('**/rest/v1/trip_chat_messages*', (route) =>
      route.request().method() === 'DELETE'
        ? route.fulfill({
            status: 403,
            json: { message: 'permission denied', code: '42501', details: null, hint: null },
          })
        : route.fallback(),
    );
    await log.getByRole('button', { name: 'Supprimer ce message' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer' }).click();
    await openRefused(page);
    await expect(refusedOf(page, 'Je prends la carte.')).toBeVisible();
    await expect(log).toContainText('Je prends la carte.');
    await refusedOf(page).getByRole('button', { name: 'Ne plus afficher' }).click();
    await expect(saved).toBeVisible();
  });

  const meal = page.getByRole('article', { name: 'Ramiro' });
  await test.step('[PLUS-3] without a network, several things are changed', async () => {
    await day(3).click();
    await page.getByRole('button', { name: 'Actions : Ramiro' }).hover();
    await seen(page, trip);
    await context.setOffline(true);
    const dialog = page.getByRole('dialog');
    await choose(page, 'Actions : Ramiro', 'Modifier');
    await dialog.getByLabel('Heure', { exact: true }).fill('19:00');
    await dialog.getByLabel('Note').fill('Les gambas !');
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(meal.getByRole('img', { name: 'En attente d’envoi' })).toBeVisible();
    await expect(page.getByText('1 modification en attente')).toBeVisible();
    await choose(page, 'Actions : Castelo', 'Modifier');
    await dialog.getByLabel('Note').fill('Billets sur le téléphone');
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    for (const title of ['Belém', 'Musée']) {
      await choose(page, `Actions : ${title}`, 'Au jour suivant');
      await day(3).click();
    }
    await expect(page.getByText('4 modifications en attente')).toBeVisible();
  });

  await test.step('[PLUS-3] [LIVE-1] a newer change is not overwritten, what another deleted waits, and the rest is made', async () => {
    expect((await meals().update({ time: '21:00' }).eq('trip_id', trip)).error).toBeNull();
    const gone = activities().delete().eq('trip_id', trip).in('title', ['Castelo', 'Belém']);
    expect((await gone).error).toBeNull();
    await context.setOffline(false);
    await openRefused(page);
    await expect(refusedOf(page, 'Ramiro')).toContainText('Heure : 21:00, au lieu de votre 19:00.');
    await expect(refusedOf(page, 'Ramiro')).toContainText(/Camille.? l’a modifié entre-temps\./);
    await expect(meal).toContainText('21:00');
    await expect(refusedOf(page, 'Castelo')).toContainText('Supprimé entre-temps.');
    await expect(refusedOf(page, 'Castelo').getByRole('button', { name: 'Copier mon texte' })).toBeVisible();
    await expect(refusedOf(page, 'Belém')).toContainText('Erreur lors de la modification de l’élément');
    await day(4).click();
    await expect(page.getByRole('article', { name: 'Musée' })).toBeVisible();
    // What is in no conflict is saved.
    expect((await meals().select('time, notes').eq('trip_id', trip).single()).data).toEqual({
      time: '21:00:00',
      notes: 'Les gambas !',
    });
    await expect
      .poll(
        async () =>
          (await activities().select('date').eq('trip_id', trip).eq('title', 'Musée').single()).data,
      )
      .toEqual({ date: NEXT_DAY });
  });

  await test.step('[PLUS-3] its author decides, on any page', async () => {
    await page.goto('/dashboard');
    await openRefused(page);
    await refusedOf(page, 'Ramiro').getByRole('button', { name: 'Garder le mien' }).click();
    await refusedOf(page, 'Castelo').getByRole('button', { name: 'Enregistrer comme nouveau' }).click();
    await refusedOf(page, 'Belém').getByRole('button', { name: 'Ne plus afficher' }).click();
    await expect(refusedOf(page)).toHaveCount(0);
    await expect
      .poll(async () => (await meals().select('time').eq('trip_id', trip).single()).data)
      .toEqual({ time: '19:00:00' });
    await expect
      .poll(
        async () =>
          (await activities().select('title, notes').eq('trip_id', trip).eq('title', 'Castelo')).data,
      )
      .toEqual([{ title: 'Castelo', notes: 'Billets sur le téléphone' }]);
  });

  await test.step('[PLUS-3] [CHAT-2] a message that waited when its author was removed is shown with its words', async () => {
    await page.goto(`/trip/${trip}?panel=chat`);
    await expect(log).toContainText('Je prends la carte.');
    await context.setOffline(true);
    await page.getByLabel('Votre message').fill('Rendez-vous à 7 h.');
    await page.getByLabel('Votre message').press('Enter');
    await expect(log).toContainText('Rendez-vous à 7 h.');
    const removed = await camille.client
      .from('trip_collaborators')
      .delete()
      .eq('trip_id', trip)
      .eq('user_id', thomas.id);
    expect(removed.error).toBeNull();
    await context.setOffline(false);
    await openRefused(page);
    await expect(refusedOf(page, 'Rendez-vous à 7 h.')).toBeVisible();
    await expect(refusedOf(page).getByRole('button', { name: 'Copier' })).toBeVisible();
    await page.reload();
    await openRefused(page);
    await expect(refusedOf(page, 'Rendez-vous à 7 h.')).toBeVisible();
  });
});
