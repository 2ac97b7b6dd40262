import { openDay } from '#tests/support/pointing.ts';
import { createTrip } from '#tests/support/trips.ts';
import { expect, expectAccessible, test } from './fixtures.ts';

const PORTUGAL = {
  destination_details: { name: 'Lisbonne', lat: 38.71667, lng: -9.13333, country_iso_a2: 'PT' },
};

test('[PUB-5] ideas of the catalogue are found, put into the day and taken out again, with advice on the country', async ({
  page,
  person,
  signInAs,
}) => {
  const camille = await person();
  const trip = await createTrip(camille, PORTUGAL);
  const nowhere = await createTrip(camille);
  await signInAs(camille);
  await page.route('**/rest/v1/activities*', (route) => route.fulfill({ status: 400, json: {} }));
  await page.goto(`/trip/${trip}?day=2026-12-02&panel=ideas`);
  const ideas = page.getByRole('list', { name: 'Idées' });
  const rows = ideas.getByRole('listitem');
  const pena = rows.filter({ hasText: 'Palais national de Pena' });
  const search = page.getByRole('searchbox', { name: 'Chercher une idée' });

  await test.step('[PUB-5] one can try again when they can’t be loaded', async () => {
    await expect(page.getByText('Les idées n’ont pas pu être chargées.')).toBeVisible();
    await page.unroute('**/rest/v1/activities*');
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await expect(ideas).toBeVisible();
  });

  await test.step('[PUB-5] advice on the country comes with them, and who says what is required', async () => {
    await expect(page.getByRole('heading', { name: 'Avant de partir : Portugal' })).toBeVisible();
    await expect(page.getByText('de bonnes chaussures')).toHaveCount(1);
    await expect(page.getByRole('definition').filter({ hasText: 'euro (EUR)' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Conseils officiels aux voyageurs' })).toHaveAttribute(
      'href',
      /diplomatie\.gouv\.fr/,
    );
  });

  await test.step('[PUB-5] a place goes into the day in one tap, and out of it again', async () => {
    await expect(rows.first()).toContainText('Lisbonne');
    await expect(pena).toContainText('Sintra · Visite · 2 h 30');
    await pena.getByRole('button', { name: /^Ajouter au jour 2/ }).click();
    await expect(pena.getByText('Dans le voyage')).toBeVisible();
    const itemCard = page.getByRole('article', { name: 'Palais national de Pena' });
    await expect(itemCard).toBeVisible();
    await page.reload();
    await expect(pena.getByText('Dans le voyage')).toBeVisible();
    await pena.getByRole('button', { name: /^Retirer du voyage/ }).click();
    await expect(pena.getByRole('button', { name: /^Ajouter au jour 2/ })).toBeVisible();
    await expect(itemCard).toHaveCount(0);
  });

  await test.step('[PUB-5] they go to a chosen hour, and are found by words, town and sort', async () => {
    await openDay(page, 1);
    // Lisbon’s come first. How many the country has is the seed’s and other tests’ matter.
    await expect(rows.first()).toContainText('Lisbonne');
    const all = await rows.count();
    await search.fill('belem');
    await expect(rows).toHaveCount(1);
    await ideas.getByRole('button', { name: 'Choisir l’heure : Tour de Belém' }).click();
    await page.getByRole('menuitem', { name: 'À 14:00' }).click();
    await expect(page.getByRole('article', { name: 'Tour de Belém' })).toContainText('14:00');
    await search.fill('');
    await page.getByLabel('Ville').selectOption('Porto');
    await expect(rows).toHaveCount(2);
    await page.getByLabel('Genre').selectOption('Promenade');
    await search.fill('zzz');
    await page.getByRole('button', { name: 'Effacer les filtres' }).click();
    await expect(rows).toHaveCount(all);
  });

  await test.step('[PUB-5] the country is asked for when the trip has none; one without any ideas is no dead end', async () => {
    await page.goto(`/trip/${nowhere}?panel=ideas`);
    await expect(page.getByRole('heading', { name: 'Où allez-vous ?' })).toBeVisible();
    await page.getByLabel('Pays').selectOption('Andorre');
    await expect(page.getByRole('heading', { name: 'Pas encore d’idées ici' })).toBeVisible();
    await page.getByLabel('Pays').selectOption('Italie');
    await expect(ideas).toContainText('Colisée');
    await expectAccessible(page);
  });
});

test.describe('on a phone, in English', () => {
  test.use({ language: 'en', viewport: { width: 390, height: 844 } });

  test('[PUB-5] [PLUS-21] ideas are a page, with the days above it', async ({ page, openTrip }) => {
    await openTrip('?day=2026-12-02', {}, PORTUGAL);
    await page.getByRole('link', { name: 'Ideas' }).click();
    const days = page.getByRole('navigation', { name: 'Days' });
    await expect(days.getByRole('link', { name: /^Day 2/ })).toHaveAttribute('aria-current', 'date');
    const ideas = page.getByRole('list', { name: 'Ideas' });
    const tower = ideas.getByRole('listitem').filter({ hasText: 'Belém Tower' });
    await expect(tower).toContainText('Lisbon · ');
    await tower.getByRole('button', { name: /^Add to day 2/ }).click();
    await expect(tower.getByText('In the trip')).toBeVisible();
    await days.getByRole('link', { name: /^Day 3/ }).click();
    await expect(ideas.getByRole('button', { name: /^Add to day 3/ }).first()).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Before you go: Portugal' })).toBeVisible();
    await expect(page.getByRole('definition').filter({ hasText: 'euro (EUR)' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Official travel advice' })).toBeVisible();
  });
});
