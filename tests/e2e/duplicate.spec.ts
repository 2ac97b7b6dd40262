import { expect, test, toastOf } from './fixtures.ts';

const DAY = '2026-12-03';
const CASTELO = { title: 'Castelo', date: DAY, time: '15:30', end_time: '17:00', price: 12.5 };

const WORDS = {
  fr: { actions: 'Actions : Castelo', duplicate: 'Dupliquer', done: 'Élément dupliqué', undo: 'Annuler' },
  en: { actions: 'Actions : Castelo', duplicate: 'Duplicate', done: 'Item duplicated', undo: 'Undo' },
} as const;

for (const language of ['fr', 'en'] as const) {
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
}

test('[PLUS-21] a viewer sees that a copy is not theirs to make', async ({ page, sharedTrip, signInAs }) => {
  const { trip, thomas } = await sharedTrip('viewer', { content: { trip_activities: [CASTELO] } });
  await signInAs(thomas);
  await page.goto(`/trip/${trip}?day=${DAY}`);
  await page.getByRole('button', { name: 'Actions : Castelo' }).click();
  await expect(page.getByRole('menuitem', { name: 'Dupliquer' })).toBeDisabled();
});
