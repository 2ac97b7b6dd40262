import { choose, expect, expectAccessible, test } from './fixtures.ts';

const DAY = '2026-12-03';

test.use({ language: 'en' });

test('[PLUS-21] a reader copies a trip into one of their own, from its menu and from the dashboard', async ({
  page,
  sharedTrip,
  signInAs,
}) => {
  const { trip, thomas } = await sharedTrip('viewer', {
    content: {
      trip_activities: [{ title: 'Castelo', date: DAY, time: '15:30', end_time: '17:00', price: 12.5 }],
    },
  });
  await signInAs(thomas);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/trip/${trip}?day=${DAY}`);
  const dialog = page.getByRole('dialog', { name: 'Copy this trip' });
  const title = page.getByRole('heading', { level: 1 });

  await choose(page, 'Trip actions', 'Copy the trip');
  await dialog.getByLabel('First day').fill('');
  await dialog.getByRole('button', { name: 'Create the copy' }).click();
  await expect(dialog).toContainText('Enter the first day.');
  await dialog.getByLabel('First day').fill('2027-05-05');
  await expect(dialog).toContainText('Until 9 May 2027');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Create the copy' }).click();
  await expect(page).not.toHaveURL(new RegExp(trip));
  await expect(title).toHaveText('Lisbonne en décembre (copy)');
  await page.getByRole('link', { name: /^Day 3 / }).click();
  await expect(page.getByRole('article', { name: 'Castelo' })).toContainText('15:30');

  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Actions: Lisbonne en décembre' }).first().click();
  await page.getByRole('menuitem', { name: 'Copy', exact: true }).click();
  await dialog.getByRole('button', { name: 'Create the copy' }).click();
  await expect(title).toHaveText('Lisbonne en décembre (copy)');
});
