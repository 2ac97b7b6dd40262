import type { Page } from '@playwright/test';
import { createTrip } from '#tests/support/trips.ts';
import { expect, expectAccessible, test, toastOf } from './fixtures.ts';

const listOf = (page: Page, title: string) => page.getByRole('region', { name: title });
const entryOf = (page: Page, text: string) => page.getByRole('checkbox', { name: text, exact: true });
const textsOf = (page: Page, title: string) =>
  page.getByRole('list', { name: title }).getByRole('listitem').locator('label, h4').allTextContents();

async function makeList(page: Page, { title = '', source = '', isPrivate = false }) {
  await page.getByRole('button', { name: 'Nouvelle liste' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nouvelle liste' });
  if (source) await dialog.getByLabel('Partir de').selectOption({ label: source });
  if (title) await dialog.getByLabel('Nom de la liste').fill(title);
  if (isPrivate) await dialog.getByLabel('Pour qui').selectOption('me');
  await dialog.getByRole('button', { name: 'Créer la liste' }).click();
}

async function addEntry(page: Page, list: string, text: string) {
  await listOf(page, list).getByLabel('Nouvel élément').fill(text);
  await listOf(page, list).getByRole('button', { name: 'Ajouter', exact: true }).click();
}

async function choose(page: Page, title: string, action: string) {
  await page.getByRole('button', { name: `Actions : ${title}`, exact: true }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

test('[PLUS-11] [PLUS-3] lists are made, filled, ordered, changed, deleted, each of it undone, also without a network; the next trip begins with one', async ({
  page,
  context,
  person,
  signInAs,
}) => {
  const camille = await person();
  const [first, second] = [await createTrip(camille), await createTrip(camille, { title: 'Madère' })];
  await signInAs(camille);
  await page.goto(`/trip/${first}?panel=tasks`);
  await page.getByRole('link', { name: 'Listes' }).click();
  await expect(page).toHaveURL(/panel=tasks&section=lists/);
  await expect(page.getByRole('heading', { name: 'Listes' })).toBeVisible();
  await makeList(page, { title: 'Valise' });
  await expect(toastOf(page)).toContainText('Liste « Valise » créée');
  await toastOf(page).getByRole('button', { name: 'Annuler' }).click();
  await expect(toastOf(page)).toContainText(/^Remis comme avant\s*Valise\s*$/);
  await expect(listOf(page, 'Valise')).toHaveCount(0);
  await makeList(page, { title: 'Valise' });
  await expect(listOf(page, 'Valise')).not.toContainText('sur 0');
  await addEntry(page, 'Valise', 'Chaussettes ×4');
  await addEntry(page, 'Valise', 'Savon');
  await addEntry(page, 'Valise', 'Brosse à dents');
  await expect(listOf(page, 'Valise').getByLabel('Nouvel élément')).toBeFocused();
  await expect(entryOf(page, 'Chaussettes')).toHaveAccessibleDescription('×4');
  await choose(page, 'Valise', 'Nouveau groupe');
  await page.getByRole('dialog').getByLabel('Nom du groupe').fill('Toilette');
  await page.getByRole('dialog').getByRole('button', { name: 'Enregistrer' }).click();
  await expect
    .poll(() => textsOf(page, 'Valise'))
    .toEqual(['Chaussettes', 'Savon', 'Brosse à dents', 'Toilette']);

  await test.step('by the menu, by the keys of a handle, by drag', async () => {
    await choose(page, 'Toilette', 'Monter');
    await page.getByRole('button', { name: 'Déplacer : Toilette' }).press('ArrowUp');
    await expect
      .poll(() => textsOf(page, 'Valise'))
      .toEqual(['Chaussettes', 'Toilette', 'Savon', 'Brosse à dents']);
    const handle = page.getByRole('button', { name: 'Déplacer : Brosse à dents' });
    const target = await page.getByRole('button', { name: 'Déplacer : Savon' }).boundingBox();
    await handle.hover();
    await page.mouse.down();
    await page.mouse.move(target?.x ?? 0, (target?.y ?? 0) + 20, { steps: 4 });
    await page.mouse.move((target?.x ?? 0) + 4, (target?.y ?? 0) + 4, { steps: 4 });
    await page.mouse.up();
    await expect
      .poll(() => textsOf(page, 'Valise'))
      .toEqual(['Chaussettes', 'Toilette', 'Brosse à dents', 'Savon']);
    await expect(toastOf(page)).toContainText('« Brosse à dents » déplacé');
    await toastOf(page).getByRole('button', { name: 'Annuler' }).click();
    await expect
      .poll(() => textsOf(page, 'Valise'))
      .toEqual(['Chaussettes', 'Toilette', 'Savon', 'Brosse à dents']);
  });

  await choose(page, 'Savon', 'Modifier');
  const dialog = page.getByRole('dialog', { name: 'Modifier l’élément' });
  await dialog.getByLabel('Élément').fill('Savon de Marseille');
  await dialog.getByLabel('Quantité').fill('2');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(entryOf(page, 'Savon de Marseille')).toHaveAccessibleDescription('×2');
  await entryOf(page, 'Savon de Marseille').check();
  await expect(listOf(page, 'Valise')).toContainText('1 sur 3');
  await choose(page, 'Savon de Marseille', 'Supprimer');
  await expect(listOf(page, 'Valise')).toContainText('0 sur 2');
  await expect(toastOf(page)).toContainText('supprimé');
  await toastOf(page).getByRole('button', { name: 'Annuler' }).click();
  await expect(entryOf(page, 'Savon de Marseille')).toBeChecked();

  await choose(page, 'Valise', 'Supprimer');
  await expect(listOf(page, 'Valise')).toHaveCount(0);
  await expect(toastOf(page)).toContainText('« Valise » supprimé');
  await toastOf(page).getByRole('button', { name: 'Annuler' }).click();
  await expect(entryOf(page, 'Savon de Marseille')).toBeChecked();

  await test.step('[PLUS-11] [PLUS-3] without a network', async () => {
    await makeList(page, { source: 'Plage' });
    await expect(entryOf(page, 'Tongs')).toBeVisible();
    await context.setOffline(true);
    await entryOf(page, 'Tongs').check();
    await addEntry(page, 'Plage', 'Cerf-volant');
    await makeList(page, { title: 'Courses' });
    await addEntry(page, 'Courses', 'Pain x2');
    await expect(entryOf(page, 'Tongs')).toBeChecked();
    await expect(entryOf(page, 'Pain')).toHaveAccessibleDescription('×2');
    await context.setOffline(false);
    await expect(page.getByRole('img', { name: 'En attente' })).toHaveCount(0);
    await page.reload();
    await expect(entryOf(page, 'Pain')).toBeVisible();
    await expect
      .poll(() => textsOf(page, 'Valise'))
      .toEqual(['Chaussettes', 'Toilette', 'Savon de Marseille', 'Brosse à dents']);
  });

  await test.step('on paper', async () => {
    await page.evaluate(() => {
      window.print = () => {
        document.title = document.querySelector('[data-slot="list-sheet"]')?.textContent ?? '';
        dispatchEvent(new Event('afterprint'));
      };
    });
    await choose(page, 'Courses', 'Imprimer');
    await expect(page).toHaveTitle('Lisbonne en décembreCoursesPain×2');
    await expect(page.locator('[data-slot="list-sheet"]')).toHaveCount(0);
  });

  await page.goto(`/trip/${second}?panel=tasks&section=lists`);
  await makeList(page, { source: 'Plage · Lisbonne en décembre' });
  await expect(entryOf(page, 'Cerf-volant')).not.toBeChecked();
  await expect(entryOf(page, 'Tongs')).not.toBeChecked();
});

test('[PLUS-11] [TASK-1] [COLLAB-4] a list of everyone is live, a viewer ticks it and the tasks that are theirs; of a private one nobody else learns', async ({
  page,
  sharedTrip,
  signInAs,
  openAs,
}) => {
  const { camille, thomas, trip } = await sharedTrip('viewer');
  await signInAs(camille);
  await page.goto(`/trip/${trip}?panel=tasks&section=lists`);
  const made = await camille.client.from('trip_tasks').insert([
    { trip_id: trip, title: 'Pour Thomas', assigned_to: thomas.id },
    { trip_id: trip, title: 'Pour Camille', assigned_to: camille.id },
  ]);
  expect(made.error).toBeNull();
  const other = await openAs(thomas, `/trip/${trip}?panel=tasks`);
  await test.step('[TASK-1] [COLLAB-4] a viewer ticks off the tasks that are theirs, and nothing else', async () => {
    await expect(entryOf(other, 'Pour Camille')).toBeDisabled();
    await expect(other.getByLabel('Nouvelle tâche')).toHaveCount(0);
    await entryOf(other, 'Pour Thomas').check();
    await expect
      .poll(async () => {
        const tasks = camille.client.from('trip_tasks').select('completed_at');
        return (await tasks.eq('trip_id', trip).eq('title', 'Pour Thomas').single()).data?.completed_at;
      })
      .not.toBeNull();
    await other.getByRole('link', { name: 'Listes' }).click();
  });
  await expect(other.getByText('Vous lisez ce voyage')).toBeVisible();
  await makeList(page, { source: 'Week-end' });
  await expect(entryOf(page, 'Brosse à dents et dentifrice')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Toilette' })).toBeVisible();
  await makeList(page, { title: 'Cadeau de Thomas', isPrivate: true });
  await addEntry(page, 'Cadeau de Thomas', 'Ruban');

  await entryOf(other, 'Billets et réservations').check();
  await expect(entryOf(page, 'Billets et réservations')).toBeChecked();
  await expect(entryOf(page, 'Billets et réservations')).toHaveAccessibleDescription('coché par Thomas');
  await expect(other.getByRole('button', { name: 'Actions : Pyjama' })).toHaveCount(0);
  await makeList(other, { title: 'Surprise' });
  await addEntry(other, 'Surprise', 'Bougies');
  await expectAccessible(other);
  await other.reload();
  await expect(entryOf(other, 'Bougies')).toBeVisible();
  await expect(other.getByText('Cadeau de Thomas')).toHaveCount(0);
  await expect(page.getByText('Surprise')).toHaveCount(0);

  // The same person, on another device.
  const again = await openAs(camille, `/trip/${trip}?panel=tasks&section=lists`);
  await expect(entryOf(again, 'Ruban')).toBeVisible();
  await addEntry(page, 'Cadeau de Thomas', 'Papier');
  await expect(entryOf(again, 'Papier')).toBeVisible();
});
