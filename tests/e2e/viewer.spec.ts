import type { Json } from '#db/database.types.ts';
import { articleOf, centreOf, HOUR, take } from '#tests/support/pointing.ts';
import { addCollaborator, createTrip } from '#tests/support/trips.ts';
import { choose, expect, expectAccessible, test } from './fixtures.ts';

const DATE = '2026-12-01';
const PORTUGAL = { name: 'Lisbonne', lat: 38.71667, lng: -9.13333, country_iso_a2: 'PT' };

test('[COLLAB-4] [PLUS-1] [PLUS-4] [PLUS-5] [PLUS-13] [PLUS-18] [PLUS-21] [PUB-5] a viewer reads all of a trip and changes none of it', async ({
  page,
  person,
  signInAs,
}) => {
  const [camille, ines, thomas] = await Promise.all([
    person({ premium: true }),
    person({ name: 'Inès' }),
    person({ name: 'Thomas' }),
  ]);
  const trip = await createTrip(
    camille,
    { budget: 300, destination_details: PORTUGAL },
    {
      trip_activities: [{ title: 'Castelo', date: DATE, time: '10:00', end_time: '11:30' }],
      trip_expenses: [{ title: 'Mercado', date: DATE, category: 'groceries', price: 24 }],
      trip_itineraries: [{ title: 'Train de nuit', date: '2026-12-05', time: '22:40', sub_type: 'train' }],
    },
  );
  await addCollaborator(camille, trip, ines, 'editor');
  await addCollaborator(camille, trip, thomas, 'viewer');
  // Once all are in it: 90 € of Camille's for all, 100 € of Inès's: one part hers, two of Thomas's; and what nobody is said to have paid.
  const meals: { title: string; price?: number; paid_by?: string; split?: Json }[] = [
    { title: 'Taberna', price: 90, paid_by: camille.id },
    {
      title: 'Cervejaria',
      price: 100,
      paid_by: ines.id,
      split: { mode: 'parts', shares: { [ines.id]: 1, [thomas.id]: 2 } },
    },
    { title: 'Vinho', price: 12 },
    { title: 'Café' },
  ];
  for (const meal of meals) {
    const row = { ...meal, trip_id: trip, date: '2026-12-02' };
    expect((await camille.client.from('trip_meals').insert(row).select('id').single()).error).toBeNull();
  }
  await signInAs(thomas);
  await page.goto(`/trip/${trip}?day=${DATE}&panel=people`);
  const menu = page.getByRole('menu');
  const close = async () => {
    await page.keyboard.press('Escape');
    await expect(menu).toHaveCount(0);
  };

  await test.step('[COLLAB-4] reads, and sees why nothing can be changed', async () => {
    await expect(articleOf(page, 'Castelo')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Ajouter', exact: true })).toBeDisabled();
    await expect(page.getByText('Lecture seule', { exact: true })).toBeVisible();
    const people = page.getByRole('list', { name: 'Participants' });
    await expect(people.getByRole('listitem')).toHaveCount(3);
    await expect(people).toContainText('Lecteur');
  });

  await test.step('[PLUS-1] [PLUS-21] drags, moves, edits and duplicates nothing', async () => {
    const item = articleOf(page, 'Castelo');
    const from = await centreOf(item);
    await take(page, from);
    await page.mouse.move(from.x, from.y + 2 * HOUR, { steps: 6 });
    await expect(page.getByText('12:00 – 13:30')).toHaveCount(0);
    await page.mouse.up();
    await expect(item).toContainText('10:00 – 11:30');
    await expect(page.getByRole('button', { name: 'Déplacer : Castelo' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Actions : Castelo' }).click();
    await expect(menu).toContainText('Vous êtes lecteur de ce voyage');
    for (const name of [
      'Modifier',
      'Déplacer',
      'Au jour suivant',
      'Au jour précédent',
      'Retirer l’heure',
      'Dupliquer',
    ])
      await expect(menu.getByRole('menuitem', { name, exact: true })).toBeDisabled();
    await expectAccessible(page);
    await close();
    await page.getByRole('button', { name: 'Actions du jour' }).click();
    await expect(menu).toContainText('Vous êtes lecteur de ce voyage');
    await expect(menu.getByRole('menuitem', { name: 'Déplacer le jour vers…' })).toBeDisabled();
    await close();
  });

  await test.step('[PLUS-13] imports nothing', async () => {
    await page.getByRole('button', { name: 'Actions du voyage' }).click();
    await expect(menu.getByRole('menuitem', { name: 'Importer' })).toBeDisabled();
    await close();
  });

  await test.step('[PLUS-4] subscribes to the calendar, which is every member’s to have', async () => {
    await choose(page, 'Actions du voyage', 'S’abonner au voyage');
    await page.getByRole('button', { name: 'Créer l’adresse' }).click();
    await expect(page.getByRole('textbox', { name: 'Adresse de l’agenda' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('[PUB-5] reads the ideas, and cannot add them', async () => {
    await page.getByRole('tab', { name: 'Idées' }).click();
    const add = page.getByRole('button', { name: /^Ajouter au jour 1/ }).first();
    await expect(add).toBeDisabled();
    await expect(add).toHaveAttribute('title', /lecteur/);
  });

  await test.step('[PLUS-5] reads in the details of an item who paid, and who bears how much', async () => {
    await page.getByRole('link', { name: /^Jour 2 / }).click();
    const details = async (title: string) => {
      await page.getByRole('button', { name: `Détails : ${title}` }).click();
      return page.getByRole('region', { name: title });
    };
    const cervejaria = await details('Cervejaria');
    await expect(cervejaria).toContainText(/Payé par\s*Inès/);
    await expect(cervejaria).toContainText(/Partagé entre\s*Inès 33,33\s€ et Thomas 66,67\s€/);
    const vinho = await details('Vinho');
    await expect(vinho).toContainText(/Payé par\s*Non précisé/);
    await expect(vinho).toContainText(/Camille 4,00\s€, Inès 4,00\s€ et Thomas 4,00\s€/);
    await expect(await details('Café')).not.toContainText('Payé par');
  });

  const settling = page.getByRole('region', { name: 'Pour être quittes', exact: true });

  await test.step('[PLUS-5] [PLUS-18] reads costs and expenses, and changes none of them', async () => {
    await page.getByRole('tab', { name: 'Coûts' }).click();
    const expenses = page.getByRole('region', { name: 'Dépenses' });
    await expect(expenses.getByRole('listitem')).toContainText([/Mercado/]);
    await expect(expenses.getByRole('button', { name: 'Ajouter une dépense' })).toBeDisabled();
    await expect(expenses.getByRole('button', { name: /^Actions/ })).toHaveCount(0);
    await expect(settling).toContainText(/Thomas donne 60,00\s€ à Camille\./);
    await expect(page.getByRole('button', { name: 'Modifier le budget' })).toBeDisabled();
    await page.getByText(/Non précisé pour 2 éléments/).click();
    await expect(page.getByText('Vinho').first()).toBeVisible();
    await expect(page.getByLabel('Payé par : Vinho')).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^Marquer comme réglé/ })).toHaveCount(0);
  });

  await test.step('[PLUS-5] [PLUS-21] on a phone held upright the whole trip comes first; who has left is still named', async () => {
    await ines.client.from('trip_collaborators').delete().eq('trip_id', trip).eq('user_id', ines.id);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/trip/${trip}`);
    const agenda = page.getByRole('region', { name: 'Tout le voyage', exact: true });
    await expect(agenda.getByRole('article', { name: 'Train de nuit' }).first()).toBeVisible();
    await page.getByRole('link', { name: 'Jour 1 mar. 1', exact: true }).click();
    await expect(agenda).toBeHidden();
    await expect(articleOf(page, 'Castelo')).toBeVisible();
    await page.getByRole('link', { name: 'Coûts', exact: true }).click();
    await expect(settling).toContainText(/à Inès\./);
  });
});
