import type { Page } from '@playwright/test';
import { expect, expectAccessible, openRefused, refusedOf, test, toastOf } from './fixtures.ts';

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

test('[TASK-1] tasks are added, assigned, dated, ticked off, deleted and brought back, in the order they came; what is refused is taken back', async ({
  sharedTrip,
  page,
  signInAs,
}) => {
  const { camille, trip } = await sharedTrip('viewer');
  await signInAs(camille);
  await page.goto(`/trip/${trip}?panel=tasks`);
  const train = rowOf(page, 'Réserver le train');
  const box = page.getByRole('checkbox', { name: 'Réserver le train' });
  const tab = page.getByRole('tab', { name: /^Tâches/ });

  await test.step('[TASK-1] added, each with who made it', async () => {
    await expect(page.getByText('Rien à faire pour l’instant')).toBeVisible();
    await page.getByRole('button', { name: 'Ajouter la tâche' }).click();
    await expect(page.getByText('Le titre est requis')).toBeVisible();
    await add(page, 'Réserver le train');
    await add(page, 'Acheter un adaptateur');
    await expect(page.getByLabel('Nouvelle tâche')).toBeFocused();
    await expect(train).toContainText('Non assignée');
    await expect(train).toContainText('Ajoutée par Camille');
    await expect(tab).toContainText('2');
  });

  await test.step('[TASK-1] [SHELL-5] assigned and dated, in a dialog that outlives a reload', async () => {
    await choose(page, 'Réserver le train', 'Modifier');
    const dialog = page.getByRole('dialog', { name: 'Modifier la tâche' });
    await dialog.getByLabel('Assignée à').selectOption('Thomas');
    await dialog.getByLabel('À faire pour le').fill('2026-01-15');
    await expectAccessible(page);
    await page.reload();
    await expect(dialog.getByLabel('À faire pour le')).toHaveValue('2026-01-15');
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(train).toContainText('Thomas');
    await expect(train).toContainText('En retard : jeu. 15 janv.');
    await page.getByText('Les miennes').click();
    await expect(list(page).getByRole('listitem')).toHaveCount(0);
    await expect(page.getByText('Aucune tâche ne vous est assignée.')).toBeVisible();
    await page.getByText('Toutes', { exact: true }).click();
  });

  await test.step('[TASK-1] ticked off, deleted and brought back in its place', async () => {
    await box.check();
    await expect(tab).toContainText('1');
    await expect(train).not.toContainText('En retard');
    await choose(page, 'Réserver le train', 'Supprimer');
    await expect(box).toHaveCount(0);
    // Not that of the change before it.
    await expect(toastOf(page)).toContainText('supprimée');
    await toastOf(page).getByRole('button', { name: 'Annuler' }).click();
    await expect(toastOf(page)).toContainText('Remis comme avant');
    await page.reload();
    await expect(list(page).getByRole('checkbox').first()).toHaveAccessibleName('Réserver le train');
    await expect(box).toBeChecked();
  });

  await test.step('[TASK-1] what is refused is taken back, with the reason', async () => {
    const refusal = { message: 'new row violates row-level security', code: '42501' };
    await expect(box).toBeEnabled();
    await page.route('**/rest/v1/trip_tasks*', (route) =>
      route.request().method() === 'GET'
        ? route.continue()
        : route.fulfill({ status: 403, json: { ...refusal, details: null, hint: null } }),
    );
    await box.click();
    await openRefused(page);
    await expect(refusedOf(page, '« Réserver le train » n’a pas changé')).toBeVisible();
    await expect(box).toBeChecked();
    await add(page, 'Louer une voiture');
    await openRefused(page);
    await expect(refusedOf(page, '« Louer une voiture » n’a pas été ajoutée')).toBeVisible();
    await expect(rowOf(page, 'Louer une voiture')).toHaveCount(0);
    await choose(page, 'Réserver le train', 'Supprimer');
    await openRefused(page);
    await expect(refusedOf(page, 'n’a pas été supprimée')).toBeVisible();
    await expect(train).toHaveCount(1);
  });
});

test.describe('in English, on a phone', () => {
  test.use({ language: 'en', viewport: { width: 390, height: 844 } });

  test('[CHAT-1] [TASK-1] the discussion and the tasks speak English', async ({ page, openTrip }) => {
    await openTrip('?panel=chat');
    await page.getByLabel('Your message').fill('Shall we?');
    await page.getByRole('button', { name: 'Send' }).click();
    const log = page.getByRole('log');
    await expect(log.getByRole('heading', { level: 2 })).toHaveText('today');
    await expect(log.getByText('Shall we?')).toBeInViewport();

    const tasks = page.getByRole('link', { name: /Tasks$/ });
    await tasks.click();
    await page.getByLabel('New task').fill('Book the train');
    await page.getByRole('button', { name: 'Add task' }).click();
    await expect(page.getByRole('checkbox', { name: 'Book the train' })).toBeVisible();
    await expect(rowOf(page, 'Book the train')).toContainText('Unassigned');
    await expect(tasks).toContainText('1');
  });
});
