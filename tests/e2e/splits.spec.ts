import type { Page } from '@playwright/test';
import type { Person, PersonOptions } from '#tests/support/accounts.ts';
import { addCollaborator, createTrip, type TripColumns, type TripContent } from '#tests/support/trips.ts';
import { expect, expectAccessible, openItemDialog, refusedOf, test, toastOf } from './fixtures.ts';

type MakePerson = (options?: PersonOptions) => Promise<Person>;

interface Together {
  camille: Person;
  ines: Person;
  thomas: Person;
  tripId: string;
}

/** A trip of Camille's with Inès, who edits, and Thomas, who reads; `content` is made once they are in it. */
async function makeTogether(
  person: MakePerson,
  content: (people: Omit<Together, 'tripId'>) => TripContent = () => ({}),
  trip: TripColumns = {},
): Promise<Together> {
  const camille = await person({ premium: true });
  const ines = await person({ name: 'Inès' });
  const thomas = await person({ name: 'Thomas' });
  const tripId = await createTrip(camille, trip);
  await addCollaborator(camille, tripId, ines, 'editor');
  await addCollaborator(camille, tripId, thomas, 'viewer');
  const meals = content({ camille, ines, thomas }).trip_meals ?? [];
  const added = await camille.client
    .from('trip_meals')
    .insert(meals.map((meal) => ({ ...meal, trip_id: tripId })))
    .select('id');
  if (added.error) throw new Error(added.error.message);
  return { camille, ines, thomas, tripId };
}

const DATE = '2026-12-01';

/** 90 € of Camille's for all, 100 € of Inès's: one part hers, two of Thomas's; and 30 dirhams of Thomas's, which have no rate, for all. */
const dinners = ({ camille, ines, thomas }: Omit<Together, 'tripId'>): TripContent => ({
  trip_meals: [
    { title: 'Taberna', date: DATE, price: 90, paid_by: camille.id },
    {
      title: 'Cervejaria',
      date: DATE,
      price: 100,
      paid_by: ines.id,
      split: { mode: 'parts', shares: { [ines.id]: 1, [thomas.id]: 2 } },
    },
    { title: 'Pub', date: DATE, price: 30, currency: 'AED', paid_by: thomas.id },
  ],
});

const settling = (page: Page) => page.getByRole('region', { name: 'Pour être quittes', exact: true });

test.describe('costs among several', () => {
  test('[PLUS-5] say who paid, who bears what, and who gives whom what, each currency by itself', async ({
    page,
    person,
    signInAs,
  }) => {
    const { camille, tripId } = await makeTogether(person, dinners);
    await signInAs(camille);
    await page.goto(`/trip/${tripId}?panel=costs`);
    const people = page.getByRole('region', { name: 'Par personne', exact: true });
    await expect(people.getByRole('listitem')).toHaveCount(3);
    await expect(people.getByRole('listitem').nth(0)).toContainText(
      /Camille.*reçoit 60,00\s€.*90,00\s€.*30,00\s€/s,
    );
    await people.getByText('Voir les comptes en tableau').click();
    const table = people.getByRole('table', { name: 'Par personne' });
    await expect(table.getByRole('row', { name: /^Thomas/ })).toContainText(/0,00\s€96,67\s€-96,67\s€/);
    await expect(settling(page).getByRole('listitem')).toHaveCount(2);
    await expect(settling(page)).toContainText(/Thomas donne 60,00\s€ à Camille\./);
    await expect(settling(page)).toContainText(/Thomas donne 36,67\s€ à Inès\./);
    const dirhams = page.getByRole('region', { name: 'Pour être quittes, en AED' });
    await expect(dirhams).toContainText(/Camille donne 10,00\sAED à Thomas\./);
    await expect(dirhams).not.toContainText('€');
    await expectAccessible(page);
  });

  test('[PLUS-5] [SHELL-5] are said in the item’s dialog, which keeps them over a reload', async ({
    page,
    person,
    signInAs,
  }) => {
    const { camille, tripId } = await makeTogether(person);
    await signInAs(camille);
    await page.goto(`/trip/${tripId}?day=${DATE}&panel=costs`);
    const dialog = await openItemDialog(page, 'Ajouter', 'Repas');
    await dialog.getByLabel('Titre', { exact: true }).fill('Cervejaria');
    await expect(dialog.getByLabel('Payé par')).toBeHidden();
    await dialog.getByLabel('Prix', { exact: true }).fill('100');
    await dialog.getByLabel('Payé par').selectOption('Inès');
    await dialog.getByLabel('Partagé entre').selectOption('Des montants');
    const shares = dialog.getByRole('group', { name: 'Partagé entre' });
    await expect(shares.getByLabel('Camille')).toHaveValue('33,34');
    await shares.getByLabel('Camille').fill('');
    await expect(shares.getByRole('status')).toHaveText(/Il reste 33,34\s€ à répartir\./);
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(dialog.getByLabel('Partagé entre', { exact: true }).first()).toHaveAccessibleDescription(
      /Les montants doivent faire le prix/,
    );
    await shares.getByLabel('Thomas').fill('66,67');
    await expect(shares.getByRole('status')).toHaveText('Tout le prix est réparti.');
    await expectAccessible(page);

    await page.reload();
    await expect(dialog.getByLabel('Payé par')).toHaveValue(/.+/);
    await expect(shares.getByLabel('Thomas')).toHaveValue('66,67');
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(settling(page)).toContainText(/Thomas donne 66,67\s€ à Inès\./);
    await page.reload();
    await expect(settling(page)).toContainText(/Thomas donne 66,67\s€ à Inès\./);
    await expect(settling(page).getByRole('listitem')).toHaveCount(1);
  });

  test('[PLUS-5] are shown in the details of an item: who paid, and who bears how much', async ({
    page,
    person,
    signInAs,
  }) => {
    const { thomas, tripId } = await makeTogether(person, (people) => ({
      trip_meals: [
        ...(dinners(people).trip_meals ?? []),
        { title: 'Vinho', date: DATE, price: 12 },
        { title: 'Café', date: DATE },
      ],
    }));
    await signInAs(thomas);
    await page.goto(`/trip/${tripId}?day=${DATE}`);
    const details = async (title: string) => {
      await page.getByRole('button', { name: `Détails : ${title}` }).click();
      return page.getByRole('region', { name: title });
    };
    const cervejaria = await details('Cervejaria');
    await expect(cervejaria).toContainText(/Payé par\s*Inès/);
    await expect(cervejaria).toContainText(/Partagé entre\s*Inès 33,33\s€ et Thomas 66,67\s€/);
    await expectAccessible(page);
    const vinho = await details('Vinho');
    await expect(vinho).toContainText(/Payé par\s*Non précisé/);
    await expect(vinho).toContainText(/Camille 4,00\s€, Inès 4,00\s€ et Thomas 4,00\s€/);
    await expect(await details('Café')).not.toContainText('Payé par');
  });

  test('[PLUS-5] are shared by some when only they are ticked', async ({ page, person, signInAs }) => {
    const { camille, tripId } = await makeTogether(person, dinners);
    await signInAs(camille);
    await page.goto(`/trip/${tripId}?day=${DATE}&panel=costs`);
    await page.getByRole('button', { name: 'Actions : Taberna' }).click();
    await page.getByRole('menuitem', { name: 'Modifier' }).click();
    const dialog = page.getByRole('dialog', { name: 'Repas' });
    await dialog
      .getByLabel('Partagé entre', { exact: true })
      .first()
      .selectOption('Des personnes choisies, à parts égales');
    await dialog.getByRole('checkbox', { name: 'Camille' }).uncheck();
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(settling(page)).toContainText(/Thomas donne 90,00\s€ à Camille\./);
    await expect(settling(page)).toContainText(/Thomas donne 21,67\s€ à Inès\./);
  });

  test('[PLUS-5] whose payer is not said are listed, and said at a tap, which can be undone', async ({
    page,
    person,
    signInAs,
  }) => {
    const { camille, tripId } = await makeTogether(person, () => ({
      trip_meals: [{ title: 'Taberna', date: DATE, price: 90 }],
    }));
    await signInAs(camille);
    await page.goto(`/trip/${tripId}?panel=costs`);
    await page.getByText(/Non précisé pour 1 élément, 90,00\s€\./).click();
    await page.getByLabel('Payé par : Taberna').selectOption('Thomas');
    await expect(settling(page)).toContainText(/Camille donne 30,00\s€ à Thomas\./);
    await toastOf(page).getByRole('button', { name: 'Rétablir' }).click();
    await expect(settling(page)).toBeHidden();
    await expect(page.getByText(/Non précisé pour 1 élément/)).toBeVisible();
  });

  test('[PLUS-5] are settled one by one, which is stored and can be taken back', async ({
    page,
    person,
    signInAs,
  }) => {
    const { ines, tripId } = await makeTogether(person, dinners);
    await signInAs(ines);
    await page.goto(`/trip/${tripId}?panel=costs`);
    await page.getByRole('button', { name: /^Marquer comme réglé\s: Thomas donne 36,67\s€ à Inès/ }).click();
    const settled = settling(page).getByRole('list', { name: 'Déjà réglé' });
    await expect(settled).toContainText(/Thomas a donné 36,67\s€ à Inès/);
    await expect(settling(page)).not.toContainText(/Thomas donne 36,67/);
    await toastOf(page).getByRole('button', { name: 'Rétablir' }).click();
    await expect(settled).toBeHidden();

    await page.getByRole('button', { name: /^Marquer comme réglé\s: Thomas donne 60,00/ }).click();
    await expect(toastOf(page)).toContainText('Règlement noté');
    await page.reload();
    await expect(settled).toContainText(/Thomas a donné 60,00\s€ à Camille/);
    await expectAccessible(page);
    await page.getByRole('button', { name: /^Retirer ce règlement\s: Thomas donne 60,00/ }).click();
    await expect(settling(page)).toContainText(/Thomas donne 60,00\s€ à Camille/);
  });

  test('[PLUS-5] are seen by a viewer, who changes none of them', async ({ page, person, signInAs }) => {
    const { thomas, tripId } = await makeTogether(
      person,
      (people) => ({
        trip_meals: [...(dinners(people).trip_meals ?? []), { title: 'Vinho', date: DATE, price: 12 }],
      }),
      { budget: 300 },
    );
    await signInAs(thomas);
    await page.goto(`/trip/${tripId}?panel=costs`);
    await expect(settling(page)).toContainText(/Thomas donne 60,00\s€ à Camille\./);
    await expect(page.getByRole('button', { name: 'Modifier le budget' })).toBeDisabled();
    await page.getByText(/Non précisé pour 1 élément/).click();
    await expect(page.getByText('Vinho').first()).toBeVisible();
    await expect(page.getByLabel('Payé par : Vinho')).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^Marquer comme réglé/ })).toHaveCount(0);
    await expectAccessible(page);
  });

  test('[PLUS-5] that may no longer be changed are taken back, with the reason', async ({
    page,
    person,
    signInAs,
  }) => {
    const { camille, ines, tripId } = await makeTogether(person, undefined, { budget: 300 });
    await signInAs(ines);
    await page.goto(`/trip/${tripId}?panel=costs`);
    const budget = page.getByRole('region', { name: 'Budget' });
    await budget.getByRole('button', { name: 'Modifier le budget' }).click();
    await page.getByLabel('Budget du voyage, en EUR').fill('500');
    await camille.client.from('trip_collaborators').update({ role: 'viewer' }).eq('user_id', ines.id);
    await budget.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(refusedOf(page, 'Le budget n’a pas pu être enregistré')).toBeVisible();
    await expect(budget).toContainText(/sur 300,00\s€/);
  });

  test('[PLUS-5] still name who has left', async ({ page, person, signInAs }) => {
    const { camille, ines, tripId } = await makeTogether(person, dinners);
    await ines.client.from('trip_collaborators').delete().eq('trip_id', tripId).eq('user_id', ines.id);
    await signInAs(camille);
    await page.goto(`/trip/${tripId}?panel=costs`);
    await expect(settling(page)).toContainText(/à Inès\./);
  });
});

test.describe('costs of one alone', () => {
  test('[PLUS-5] are not shared: nothing asks, nothing is owed', async ({ page, openTrip }) => {
    await openTrip(`?day=${DATE}&panel=costs`, { trip_meals: [{ title: 'Taberna', date: DATE, price: 90 }] });
    await expect(page.getByRole('region', { name: 'Coût total' })).toContainText(/90,00\s€/);
    await expect(page.getByText(/Qui a payé/)).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'Par personne' })).toHaveCount(0);
    const dialog = await openItemDialog(page, 'Ajouter', 'Repas');
    await dialog.getByLabel('Prix', { exact: true }).fill('100');
    await expect(dialog.getByLabel('Payé par')).toHaveCount(0);
  });
});

test.describe('costs among several in English', () => {
  test.use({ language: 'en' });

  test('[PLUS-5] are settled with as few transfers as can be', async ({ page, person, signInAs }) => {
    const { camille, tripId } = await makeTogether(person, dinners);
    await signInAs(camille);
    await page.goto(`/trip/${tripId}?panel=costs`);
    const region = page.getByRole('region', { name: 'To settle up', exact: true });
    await expect(region).toContainText('Thomas gives €36.67 to Inès.');
    await expect(page.getByRole('region', { name: 'To settle up, in AED' })).toContainText(/AED\s10\.00/);
  });
});
