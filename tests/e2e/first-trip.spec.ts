import type { Page } from '@playwright/test';
import { passOnboarding } from './account-words.ts';
import { expect, test, toastOf } from './fixtures.ts';

/**
 * The main job, by someone who has never seen Escale: sign up, say who they are, create a trip, plan its five
 * days, come back to it. Everything is done through what the page shows; nothing is prepared.
 */
const KINDS = {
  accommodation: 'Hébergement',
  activity: 'Activité',
  transport: 'Transport',
  meal: 'Repas',
  note: 'Note',
};

async function addItem(page: Page, kind: keyof typeof KINDS, values: Record<string, string>): Promise<void> {
  await page.getByRole('button', { name: 'Ajouter', exact: true }).click();
  await page.getByRole('menuitem', { name: KINDS[kind], exact: true }).click();
  const dialog = page.getByRole('dialog', { name: KINDS[kind] });
  for (const [label, value] of Object.entries(values))
    await dialog.getByLabel(label, { exact: true }).fill(value);
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(dialog).toBeHidden();
  await expect(toastOf(page)).toContainText('Élément ajouté !');
}

test('[AUTH-2] [ONB-1] [DASH-3] [TRIP-1] [ITEM-7] [COST-1] a newcomer signs up and plans five days', async ({
  page,
}) => {
  const email = `newcomer-${crypto.randomUUID()}@example.org`;
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'S’inscrire' }).click();
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByLabel('Mot de passe', { exact: true }).fill('lanterne-verte-42');
  await page.getByLabel('Confirmer le mot de passe', { exact: true }).fill('lanterne-verte-42');
  await page.getByRole('button', { name: 'S’inscrire', exact: true }).click();

  await page.waitForURL('**/onboarding/profile');
  await page.getByLabel('Prénom', { exact: true }).fill('Camille');
  await page.getByLabel('Nom', { exact: true }).fill('Rousseau');
  await passOnboarding(page, 'fr');

  await page.waitForURL('**/dashboard');
  await page.getByRole('button', { name: 'Créer un voyage', exact: true }).first().click();
  const newTrip = page.getByRole('dialog', { name: 'Nouveau voyage' });
  await newTrip.getByLabel('Destination', { exact: true }).fill('Lisbonne');
  await newTrip.getByLabel('Titre', { exact: true }).fill('Lisbonne à deux');
  await newTrip.getByLabel('Date de début', { exact: true }).fill('2027-03-12');
  await newTrip.getByLabel('Date de fin', { exact: true }).fill('2027-03-16');
  await newTrip.getByRole('button', { name: 'Créer', exact: true }).click();

  const open = page.getByRole('heading', { level: 1, name: 'Lisbonne à deux' });
  await expect(open).toBeVisible();

  await addItem(page, 'transport', {
    Titre: 'Bordeaux → Lisbonne',
    Date: '2027-03-12',
    Heure: '08:00',
    Durée: '110',
    Prix: '310',
  });
  await addItem(page, 'accommodation', {
    Titre: 'Memmo Alfama',
    Adresse: 'Travessa das Merceeiras 27',
    Arrivée: '2027-03-12',
    Départ: '2027-03-16',
    Prix: '200',
  });
  await addItem(page, 'activity', {
    Titre: 'Castelo de São Jorge',
    Date: '2027-03-13',
    Heure: '15:30',
    'Heure de fin': '17:00',
    Prix: '15.5',
  });
  await addItem(page, 'meal', {
    Titre: 'Taberna da Rua das Flores',
    Date: '2027-03-14',
    Heure: '20:00',
    Prix: '16',
  });
  await addItem(page, 'note', { Titre: 'Cartes de métro', Date: '2027-03-15' });

  await page.getByRole('tab', { name: 'Coûts' }).click();
  await expect(page.getByRole('region', { name: 'Coût total' }).first()).toContainText(/541,50\s€/);

  // It is all stored: a new page shows each thing on its day.
  await page.reload();
  const days = page.getByRole('navigation', { name: 'Jours' });
  await expect(days.getByRole('link', { name: /^Jour \d/ })).toHaveCount(5);
  for (const [n, title] of [
    [1, 'Bordeaux → Lisbonne'],
    [2, 'Castelo de São Jorge'],
    [3, 'Taberna da Rua das Flores'],
    [4, 'Cartes de métro'],
    [5, 'Memmo Alfama'],
  ] as const) {
    await days.getByRole('link', { name: new RegExp(`^Jour ${n}\\b`) }).click();
    await expect(page.getByRole('article', { name: title }).first()).toBeVisible();
  }
});
