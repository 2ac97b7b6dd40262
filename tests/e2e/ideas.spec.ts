import { addCollaborator, createTrip } from '#tests/support/trips.ts';
import { expect, expectAccessible, test } from './fixtures.ts';

const TRIP = {
  destination_details: { name: 'Lisbonne', lat: 38.71667, lng: -9.13333, country_iso_a2: 'PT' },
};

test.describe('the ideas', () => {
  test('[PUB-5] put a place of the catalogue into the day in one tap, and take it out again', async ({
    page,
    openTrip,
  }) => {
    await openTrip('?day=2026-12-02', {}, TRIP);
    await page.getByRole('tab', { name: 'Idées' }).click();
    const ideas = page.getByRole('list', { name: 'Idées' });
    await expect(ideas.getByRole('listitem').first()).toContainText('Lisbonne');
    const pena = ideas.getByRole('listitem').filter({ hasText: 'Palais national de Pena' });
    await expect(pena).toContainText('Sintra · Visite · 2 h 30');
    await pena.getByRole('button', { name: /^Ajouter au jour 2/ }).click();
    await expect(pena.getByText('Dans le voyage')).toBeVisible();
    const itemCard = page.getByRole('article', { name: 'Palais national de Pena' });
    await expect(itemCard).toBeVisible();
    await page.reload();
    await page.getByRole('tab', { name: 'Idées' }).click();
    await expect(pena.getByText('Dans le voyage')).toBeVisible();
    await expectAccessible(page);
    await pena.getByRole('button', { name: /^Retirer du voyage/ }).click();
    await expect(pena.getByRole('button', { name: /^Ajouter au jour 2/ })).toBeVisible();
    await expect(itemCard).toHaveCount(0);
  });

  test('[PUB-5] go to a chosen hour, and are found by words, town and sort', async ({ page, openTrip }) => {
    await openTrip('?day=2026-12-01&panel=ideas', {}, TRIP);
    const ideas = page.getByRole('list', { name: 'Idées' });
    // Lisbon’s come first. How many the country has is the seed’s and other tests’ matter.
    await expect(ideas.getByRole('listitem').first()).toContainText('Lisbonne');
    const all = await ideas.getByRole('listitem').count();
    await page.getByRole('searchbox', { name: 'Chercher une idée' }).fill('belem');
    await expect(ideas.getByRole('listitem')).toHaveCount(1);
    await ideas.getByRole('button', { name: 'Choisir l’heure : Tour de Belém' }).click();
    await page.getByRole('menuitem', { name: 'À 14:00' }).click();
    await expect(page.getByRole('article', { name: 'Tour de Belém' })).toContainText('14:00');
    await page.getByRole('searchbox', { name: 'Chercher une idée' }).fill('');
    await page.getByLabel('Ville').selectOption('Porto');
    await expect(ideas.getByRole('listitem')).toHaveCount(2);
    await page.getByLabel('Genre').selectOption('Promenade');
    await page.getByRole('searchbox', { name: 'Chercher une idée' }).fill('zzz');
    await page.getByRole('button', { name: 'Effacer les filtres' }).click();
    await expect(ideas.getByRole('listitem')).toHaveCount(all);
  });

  test('[PUB-5] ask for the country when the trip does not say it; a country without any says so', async ({
    page,
    openTrip,
  }) => {
    await openTrip('?panel=ideas');
    await expect(page.getByRole('heading', { name: 'Où allez-vous ?' })).toBeVisible();
    await page.getByLabel('Pays').selectOption('Andorre');
    await expect(page.getByRole('heading', { name: 'Pas encore d’idées ici' })).toBeVisible();
    await page.getByLabel('Pays').selectOption('Italie');
    await expect(page.getByRole('list', { name: 'Idées' })).toContainText('Colisée');
    await expectAccessible(page);
  });

  test('[PUB-5] say when they can’t be loaded, and try again', async ({ page, openTrip }) => {
    await page.route('**/rest/v1/activities*', (route) => route.fulfill({ status: 400, json: {} }));
    await openTrip('?panel=ideas', {}, TRIP);
    await expect(page.getByText('Les idées n’ont pas pu être chargées.')).toBeVisible();
    await page.unroute('**/rest/v1/activities*');
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await expect(page.getByRole('list', { name: 'Idées' })).toBeVisible();
  });

  test('[PUB-5] are there to read for a viewer, who cannot add them', async ({ page, person, signInAs }) => {
    const [owner, viewer] = await Promise.all([person({ premium: true }), person()]);
    const id = await createTrip(owner, TRIP);
    await addCollaborator(owner, id, viewer, 'viewer');
    await signInAs(viewer);
    await page.goto(`/trip/${id}?panel=ideas`);
    const add = page.getByRole('button', { name: /^Ajouter au jour 1/ }).first();
    await expect(add).toBeDisabled();
    await expect(add).toHaveAttribute('title', /lecteur/);
  });

  test('[PUB-5] come with advice on the country, and who says what is required', async ({
    page,
    openTrip,
  }) => {
    await openTrip('?panel=ideas', {}, TRIP);
    await expect(page.getByRole('heading', { name: 'Avant de partir : Portugal' })).toBeVisible();
    await expect(page.getByText('de bonnes chaussures')).toHaveCount(1);
    await expect(page.getByRole('definition').filter({ hasText: 'euro (EUR)' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Conseils officiels aux voyageurs' })).toHaveAttribute(
      'href',
      /diplomatie\.gouv\.fr/,
    );
  });
});

test.describe('the ideas on a phone, in English', () => {
  test.use({ language: 'en', viewport: { width: 390, height: 844 } });

  test('[PUB-5] [PLUS-21] are a page, with the days above it', async ({ page, openTrip }) => {
    await openTrip('?day=2026-12-02', {}, TRIP);
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
    await expectAccessible(page);
  });
});
