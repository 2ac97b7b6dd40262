import type { Page } from '@playwright/test';
import { expect, expectAccessible, refusedOf, test, toastOf } from './fixtures.ts';

const list = (page: Page) => page.getByRole('list', { name: /^(Tâches|Tasks)$/ });
const rowOf = (page: Page, title: string) => list(page).getByRole('listitem').filter({ hasText: title });

async function add(page: Page, title: string) {
  await page.getByLabel('Nouvelle tâche').fill(title);
  await page.getByRole('button', { name: 'Ajouter la tâche' }).click();
}

async function choose(page: Page, title: string, action: string) {
  await page.getByRole('button', { name: `Actions : ${title}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

test.describe('the tasks of a trip', () => {
  test('[TASK-1] are added, assigned, dated, ticked off, deleted and brought back, in the order they came', async ({
    sharedTrip,
    page,
    signInAs,
  }) => {
    const { camille, trip } = await sharedTrip('viewer');
    await signInAs(camille);
    await page.goto(`/trip/${trip}?panel=tasks`);
    await expect(page.getByText('Rien à faire pour l’instant')).toBeVisible();
    await page.getByRole('button', { name: 'Ajouter la tâche' }).click();
    await expect(page.getByText('Le titre est requis')).toBeVisible();
    await add(page, 'Réserver le train');
    await add(page, 'Acheter un adaptateur');
    await expect(page.getByLabel('Nouvelle tâche')).toBeFocused();
    await expect(rowOf(page, 'Réserver le train')).toContainText('Non assignée');
    await expect(rowOf(page, 'Réserver le train')).toContainText('Ajoutée par Camille');
    await expect(page.getByRole('tab', { name: /^Tâches/ })).toContainText('2');

    await choose(page, 'Réserver le train', 'Modifier');
    const dialog = page.getByRole('dialog', { name: 'Modifier la tâche' });
    await dialog.getByLabel('Assignée à').selectOption('Thomas');
    await dialog.getByLabel('À faire avant le').fill('2026-01-15');
    await expectAccessible(page);
    await page.reload();
    await choose(page, 'Réserver le train', 'Modifier');
    await expect(dialog.getByLabel('À faire avant le')).toHaveValue('2026-01-15');
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(rowOf(page, 'Réserver le train')).toContainText('Thomas');
    await expect(rowOf(page, 'Réserver le train')).toContainText('En retard : jeu. 15 janv.');
    await page.getByText('Les miennes').click();
    await expect(list(page).getByRole('listitem')).toHaveCount(0);
    await expect(page.getByText('Aucune tâche ne vous est assignée.')).toBeVisible();
    await page.getByText('Toutes', { exact: true }).click();

    const box = page.getByRole('checkbox', { name: 'Réserver le train' });
    await box.check();
    await expect(page.getByRole('tab', { name: /^Tâches/ })).toContainText('1');
    await expect(rowOf(page, 'Réserver le train')).not.toContainText('En retard');
    await expectAccessible(page);

    await choose(page, 'Réserver le train', 'Supprimer');
    await expect(box).toHaveCount(0);
    // Not that of the change before it.
    await expect(toastOf(page)).toContainText('supprimée');
    await toastOf(page).getByRole('button', { name: 'Rétablir' }).click();
    await expect(toastOf(page)).toContainText('rétablie');
    await page.reload();
    await expect(list(page).getByRole('checkbox').first()).toHaveAccessibleName('Réserver le train');
    await expect(box).toBeChecked();
  });

  test('[TASK-1] that are refused are taken back, with the reason', async ({ page, openTrip }) => {
    await openTrip('?panel=tasks');
    await add(page, 'Réserver le train');
    await expect(page.getByRole('checkbox', { name: 'Réserver le train' })).toBeEnabled();
    await page.route('**/rest/v1/trip_tasks*', (route) =>
      route.request().method() === 'GET'
        ? route.continue()
        : route.fulfill({
            status: 403,
            json: {
              message: 'new row violates row-level security',
              code: '42501',
              details: null,
              hint: null,
            },
          }),
    );
    await page.getByRole('checkbox', { name: 'Réserver le train' }).click();
    await expect(refusedOf(page, '« Réserver le train » n’a pas changé')).toBeVisible();
    await expect(page.getByRole('checkbox', { name: 'Réserver le train' })).not.toBeChecked();
    await add(page, 'Louer une voiture');
    await expect(refusedOf(page, '« Louer une voiture » n’a pas été ajoutée')).toBeVisible();
    await expect(rowOf(page, 'Louer une voiture')).toHaveCount(0);
    await choose(page, 'Réserver le train', 'Supprimer');
    await expect(refusedOf(page, 'n’a pas été supprimée')).toBeVisible();
    await expect(rowOf(page, 'Réserver le train')).toHaveCount(1);
  });

  test('[TASK-1] [COLLAB-4] a viewer ticks off what is theirs, and nothing else', async ({
    sharedTrip,
    page,
    signInAs,
  }) => {
    const { camille, thomas: vera, trip } = await sharedTrip('viewer', { name: 'Vera' });
    const made = await camille.client.from('trip_tasks').insert([
      { trip_id: trip, title: 'Pour Vera', assigned_to: vera.id },
      { trip_id: trip, title: 'Pour Camille', assigned_to: camille.id },
    ]);
    expect(made.error).toBeNull();
    await signInAs(vera);
    await page.goto(`/trip/${trip}?panel=tasks`);
    await expect(page.getByRole('checkbox', { name: 'Pour Camille' })).toBeDisabled();
    await expect(page.getByLabel('Nouvelle tâche')).toHaveCount(0);
    await page.getByRole('checkbox', { name: 'Pour Vera' }).check();
    await expect
      .poll(async () => {
        const { data } = await camille.client
          .from('trip_tasks')
          .select('completed_at')
          .eq('title', 'Pour Vera');
        return data?.[0]?.completed_at;
      })
      .not.toBeNull();
  });
});

test.describe('in English, on a phone', () => {
  test.use({ language: 'en', viewport: { width: 390, height: 844 } });

  test('[TASK-1] a task without an assignee or creator says so', async ({ page, openTrip }) => {
    await openTrip('?panel=tasks');
    await page.getByLabel('New task').fill('Book the train');
    await page.getByRole('button', { name: 'Add task' }).click();
    await expect(page.getByRole('checkbox', { name: 'Book the train' })).toBeVisible();
    await expect(rowOf(page, 'Book the train')).toContainText('Unassigned');
    await expect(page.getByRole('link', { name: /Tasks$/ })).toContainText('1');
    await expectAccessible(page);
  });
});
