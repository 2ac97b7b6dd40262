import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './fixtures.ts';

const travellers = (page: Page) => page.getByRole('button', { name: /^Voyageurs/ });

test('[LIVE-1] shows presence: who, on which day and on which item; who goes is gone', async ({
  sharedTrip,
  page,
  signInAs,
  openAs,
}) => {
  const { camille, thomas, trip } = await sharedTrip('editor', {
    content: { trip_meals: [{ title: 'Ramiro', date: '2026-12-02', time: '20:00' }] },
  });
  await signInAs(camille);
  await page.goto(`/trip/${trip}?day=2026-12-02`);
  await expect(travellers(page)).toHaveAccessibleName('Voyageurs, ici : Camille');

  const his = await openAs(thomas, `/trip/${trip}?day=2026-12-03`);
  const second = await openAs(thomas, `/trip/${trip}?day=2026-12-03`);
  await expect(travellers(page)).toHaveAccessibleName('Voyageurs, ici : Camille, Thomas');
  const day = (number: number) => page.getByRole('link', { name: new RegExp(`^Jour ${number}`) });
  await expect(day(3)).toHaveAccessibleName(/Ici\s: Thomas$/);
  await expect(day(2)).not.toHaveAccessibleName(/Ici\s:/);
  await second.close();
  // Offline, it is not known who is.
  await his.context().setOffline(true);
  await expect(travellers(his)).toHaveAccessibleName('Voyageurs');
  await his.context().setOffline(false);
  await expect(travellers(his)).toHaveAccessibleName('Voyageurs, ici : Camille, Thomas');

  await his.getByRole('link', { name: /^Jour 2/ }).click();
  await his.getByRole('button', { name: 'Détails : Ramiro' }).click();
  const meal = page.getByRole('article', { name: 'Ramiro' });
  await expect(meal).toContainText('Ici : Thomas');
  await his.getByRole('region', { name: 'Ramiro' }).getByRole('button', { name: 'Modifier' }).click();
  await expect(meal).toContainText('modifie…');
  await expectAccessible(page);

  // From the keyboard: who is where, and to them.
  await day(1).click();
  await travellers(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: /^Thomas/ })).toHaveText(/Modifie «\sRamiro\s»/);
  await page.getByRole('menuitem', { name: /^Thomas/ }).press('Enter');
  await expect(page).toHaveURL(/day=2026-12-02&item=/);

  await his.close();
  await expect(travellers(page)).toHaveAccessibleName('Voyageurs, ici : Camille');
  await expect(meal).not.toContainText('Thomas');
});

test('[PLUS-19] [LIVE-1] a page behind others says so, and so does one that is looked at again', async ({
  page,
  sharedTrip,
  signInAs,
}) => {
  const said: string[] = [];
  page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => said.push(String(payload))));
  const { camille, trip } = await sharedTrip('editor');
  await signInAs(camille);
  await page.goto(`/trip/${trip}`);
  const lastSaid = () => said.findLast((frame) => frame.includes('isHidden')) ?? '';
  await expect.poll(lastSaid).toContain('"isHidden":false');
  const look = (state: 'hidden' | 'visible') =>
    page.evaluate((now) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => now });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
  await look('hidden');
  await expect.poll(lastSaid).toContain('"isHidden":true');
  await look('visible');
  await expect.poll(lastSaid).toContain('"isHidden":false');
});
