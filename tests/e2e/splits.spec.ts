import type { Person, PersonOptions } from '#tests/support/accounts.ts';
import { addCollaborator, createTrip, type TripContent } from '#tests/support/trips.ts';
import { choose, expect, expectAccessible, openItemDialog, test, toastOf } from './fixtures.ts';

type MakePerson = (options?: PersonOptions) => Promise<Person>;

interface Together {
  camille: Person;
  ines: Person;
  thomas: Person;
  tripId: string;
}

/** A trip of Camille's with Inès, who edits, and Thomas, who reads; these meals are made once they are in it. */
async function makeTogether(
  person: MakePerson,
  mealsOf: (people: Omit<Together, 'tripId'>) => TripContent['trip_meals'],
  content: TripContent = {},
): Promise<Together> {
  const [camille, ines, thomas] = await Promise.all([
    person({ premium: true }),
    person({ name: 'Inès' }),
    person({ name: 'Thomas' }),
  ]);
  const tripId = await createTrip(camille, {}, content);
  await addCollaborator(camille, tripId, ines, 'editor');
  await addCollaborator(camille, tripId, thomas, 'viewer');
  const meals = mealsOf({ camille, ines, thomas }) ?? [];
  const added = await camille.client
    .from('trip_meals')
    .insert(meals.map((meal) => ({ ...meal, trip_id: tripId })))
    .select('id');
  if (added.error) throw new Error(added.error.message);
  return { camille, ines, thomas, tripId };
}

const DATE = '2026-12-01';

/** 90 € of Camille's for all, 100 € of Inès's: one part hers, two of Thomas's; and 30 dirhams of Thomas's, which have no rate, for all. */
const dinners = ({ camille, ines, thomas }: Omit<Together, 'tripId'>): TripContent['trip_meals'] => [
  { title: 'Taberna', date: DATE, price: 90, paid_by: camille.id },
  {
    title: 'Cervejaria',
    date: DATE,
    price: 100,
    paid_by: ines.id,
    split: { mode: 'parts', shares: { [ines.id]: 1, [thomas.id]: 2 } },
  },
  { title: 'Pub', date: DATE, price: 30, currency: 'AED', paid_by: thomas.id },
];

test('[PLUS-5] [SHELL-5] costs among several are shared, settled and taken back, each currency by itself', async ({
  page,
  person,
  signInAs,
}) => {
  const { camille, tripId } = await makeTogether(person, (people) => [
    ...(dinners(people) ?? []),
    { title: 'Vinho', date: DATE, price: 12 },
  ]);
  await signInAs(camille);
  await page.goto(`/trip/${tripId}?day=${DATE}&panel=costs`);
  const settling = page.getByRole('region', { name: 'Pour être quittes', exact: true });
  const undo = () => toastOf(page).getByRole('button', { name: 'Annuler' }).click();

  await test.step('[PLUS-5] who paid, who bears what, and who gives whom what', async () => {
    const people = page.getByRole('region', { name: 'Par personne', exact: true });
    await expect(people.getByRole('listitem')).toHaveCount(3);
    await expect(people.getByRole('listitem').nth(0)).toContainText(
      /Camille.*reçoit 60,00\s€.*90,00\s€.*30,00\s€/s,
    );
    await people.getByText('Voir les comptes en tableau').click();
    const table = people.getByRole('table', { name: 'Par personne' });
    await expect(table.getByRole('row', { name: /^Thomas/ })).toContainText(/0,00\s€96,67\s€-96,67\s€/);
    await expect(settling.getByRole('listitem')).toHaveCount(2);
    await expect(settling).toContainText(/Thomas donne 60,00\s€ à Camille\./);
    await expect(settling).toContainText(/Thomas donne 36,67\s€ à Inès\./);
    const dirhams = page.getByRole('region', { name: 'Pour être quittes, en AED' });
    await expect(dirhams).toContainText(/Camille donne 10,00\sAED à Thomas\./);
    await expect(dirhams).not.toContainText('€');
    await expectAccessible(page);
  });

  await test.step('[PLUS-5] debts are settled one by one, which is stored and can be taken back', async () => {
    const settled = settling.getByRole('list', { name: 'Déjà réglé' });
    await page.getByRole('button', { name: /^Marquer comme réglé\s: Thomas donne 36,67\s€ à Inès/ }).click();
    await expect(settled).toContainText(/Thomas a donné 36,67\s€ à Inès/);
    await expect(settling).not.toContainText(/Thomas donne 36,67/);
    await undo();
    await expect(settled).toBeHidden();

    await page.getByRole('button', { name: /^Marquer comme réglé\s: Thomas donne 60,00/ }).click();
    await expect(toastOf(page)).toContainText('Règlement noté');
    await page.reload();
    await expect(settled).toContainText(/Thomas a donné 60,00\s€ à Camille/);
    await page.getByRole('button', { name: /^Retirer ce règlement\s: Thomas donne 60,00/ }).click();
    await expect(settling).toContainText(/Thomas donne 60,00\s€ à Camille/);
  });

  await test.step('[PLUS-5] who paid can be said at a tap where it was not, which can be undone', async () => {
    await page.getByText(/Non précisé pour 1 élément, 12,00\s€\./).click();
    await page.getByLabel('Payé par : Vinho').selectOption('Thomas');
    await expect(settling).toContainText(/Thomas donne 56,00\s€ à Camille\./);
    // The toast of what was done before goes when the server has answered.
    await expect(toastOf(page)).toContainText('Vinho');
    await undo();
    await expect(settling).toContainText(/Thomas donne 60,00\s€ à Camille\./);
    await expect(page.getByText(/Non précisé pour 1 élément/)).toBeVisible();
  });

  await test.step('[PLUS-5] a cost is shared by some when only they are ticked', async () => {
    await choose(page, 'Actions : Taberna', 'Modifier');
    const dialog = page.getByRole('dialog', { name: 'Repas' });
    await dialog
      .getByLabel('Partagé entre', { exact: true })
      .first()
      .selectOption('Des personnes choisies, à parts égales');
    await dialog.getByRole('checkbox', { name: 'Camille' }).uncheck();
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(settling).toContainText(/Thomas donne 90,00\s€ à Camille\./);
    await expect(settling).toContainText(/Thomas donne 21,67\s€ à Inès\./);
  });

  await test.step('[PLUS-5] [SHELL-5] amounts are said in the item’s dialog, which keeps them over a reload', async () => {
    const dialog = await openItemDialog(page, 'Ajouter', 'Repas');
    await dialog.getByLabel('Titre', { exact: true }).fill('Petiscos');
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
    await expect(settling).toContainText(/Thomas donne 88,34\s€ à Inès\./);
    await expect(page.getByRole('article', { name: 'Petiscos' })).toBeVisible();
    await page.reload();
    await expect(settling).toContainText(/Thomas donne 88,34\s€ à Inès\./);
    await expect(settling.getByRole('listitem')).toHaveCount(2);
  });
});

test.describe('in English', () => {
  test.use({ language: 'en' });

  test('[COST-1] [PLUS-5] [PLUS-18] costs and expenses add up in the currency of the trip, and are settled with few transfers', async ({
    page,
    person,
    signInAs,
  }) => {
    const { camille, tripId } = await makeTogether(person, dinners, {
      trip_expenses: [
        { title: 'Mercado', date: DATE, category: 'groceries', price: 24 },
        { title: 'Diesel', date: '2026-12-03', category: 'fuel', price: 61.4 },
      ],
    });
    await signInAs(camille);
    await page.goto(`/trip/${tripId}?panel=costs`);
    const region = (name: string) => page.getByRole('region', { name, exact: true });
    await expect(region('To settle up')).toContainText('Thomas gives €36.67 to Inès.');
    await expect(region('To settle up, in AED')).toContainText(/AED\s10\.00/);
    // By day, the latest first.
    const expenses = region('Expenses').getByRole('listitem');
    await expect(expenses).toContainText([/Diesel.*Fuel/s, /Mercado.*Groceries/s]);
    await expect(region('Total cost')).toContainText('€275.40');
    await expect(region('In another currency')).toContainText(/AED\s30\.00/);
  });
});
