import { expect, expectAccessible, test, toastOf } from './fixtures.ts';

const DAY = '2026-12-03';
const CASTELO = { title: 'Castelo', date: DAY, time: '15:30', end_time: '17:00', price: 12.5 };

const WORDS = {
  fr: { actions: 'Actions : Castelo', duplicate: 'Dupliquer', done: 'Élément dupliqué', undo: 'Rétablir' },
  en: { actions: 'Actions: Castelo', duplicate: 'Duplicate', done: 'Item duplicated', undo: 'Undo' },
} as const;

const language = 'en';

test.describe(`in ${language}`, () => {
  test.use({ language });
  const words = WORDS[language];

  test('[PLUS-21] an item is duplicated right after itself, stays after a reload, and the copy can be undone', async ({
    page,
    openTrip,
  }) => {
    await openTrip(`?day=${DAY}`, { trip_activities: [CASTELO] });
    const cards = page.getByRole('article', { name: 'Castelo' });
    await page.getByRole('button', { name: words.actions }).click();
    await page.getByRole('menuitem', { name: words.duplicate }).click();
    await expect(toastOf(page)).toContainText(words.done);
    await expect(cards).toHaveCount(2);
    await expect(cards.nth(1)).toContainText('17:00');
    await expect(cards.nth(1)).toBeInViewport();
    await page.reload();
    await expect(cards).toHaveCount(2);
    await expect(cards.nth(1)).toContainText('12');

    await page.getByRole('button', { name: words.actions }).last().press('Enter');
    await page.getByRole('menuitem', { name: words.duplicate }).press('Enter');
    await expect(cards).toHaveCount(3);
    await toastOf(page).getByRole('button', { name: words.undo }).click();
    await expect(cards).toHaveCount(2);
  });
});

test('[PLUS-21] a viewer sees that a copy is not theirs to make', async ({ page, sharedTrip, signInAs }) => {
  const { trip, thomas } = await sharedTrip('viewer', { content: { trip_activities: [CASTELO] } });
  await signInAs(thomas);
  await page.goto(`/trip/${trip}?day=${DAY}`);
  await page.getByRole('button', { name: 'Actions : Castelo' }).click();
  await expect(page.getByRole('menuitem', { name: 'Dupliquer' })).toBeDisabled();
});

test.describe(`a copy of a trip, in ${language}`, () => {
  test.use({ language });
  const words = {
    fr: {
      menu: 'Actions du voyage',
      copy: 'Copier le voyage',
      title: 'Copier ce voyage',
      start: 'Premier jour',
      create: 'Créer la copie',
      name: 'Lisbonne en décembre (copie)',
      until: 'Jusqu’au 9 mai 2027',
      missing: 'Indiquez le premier jour.',
      card: 'Actions : Lisbonne en décembre',
      short: 'Copier',
    },
    en: {
      menu: 'Trip actions',
      copy: 'Copy the trip',
      title: 'Copy this trip',
      start: 'First day',
      create: 'Create the copy',
      name: 'Lisbonne en décembre (copy)',
      until: 'Until 9 May 2027',
      missing: 'Enter the first day.',
      card: 'Actions: Lisbonne en décembre',
      short: 'Copy',
    },
  }[language];

  test('[PLUS-21] a reader copies a trip into one of their own, from its menu and from the dashboard', async ({
    page,
    sharedTrip,
    signInAs,
  }) => {
    const { trip, thomas } = await sharedTrip('viewer', { content: { trip_activities: [CASTELO] } });
    await signInAs(thomas);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/trip/${trip}?day=${DAY}`);
    await page.getByRole('button', { name: words.menu }).click();
    await page.getByRole('menuitem', { name: words.copy }).click();
    const dialog = page.getByRole('dialog', { name: words.title });
    await dialog.getByLabel(words.start).fill('');
    await dialog.getByRole('button', { name: words.create }).click();
    await expect(dialog).toContainText(words.missing);
    await dialog.getByLabel(words.start).fill('2027-05-05');
    await expect(dialog).toContainText(words.until);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: words.create }).click();
    await expect(page).not.toHaveURL(new RegExp(trip));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.name);
    await page.goto(`${new URL(page.url()).pathname}?day=2027-05-07`);
    await expect(page.getByRole('article', { name: 'Castelo' })).toContainText('15:30');

    await page.goto('/dashboard');
    await page.getByRole('button', { name: words.card }).first().click();
    await page.getByRole('menuitem', { name: words.short, exact: true }).click();
    await page.getByRole('dialog', { name: words.title }).getByRole('button', { name: words.create }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.name);
  });
});
