import type { Page } from '@playwright/test';
import { join, share } from '#tests/support/live.ts';
import { expect, expectAccessible, test } from './fixtures.ts';

const travellers = (page: Page) => page.getByRole('button', { name: /^Voyageurs/ });

test('[LIVE-1] [PLUS-19] shows presence: who, on which day and on which item; who goes is gone, what is forged never comes', async ({
  sharedTrip,
  person,
  page,
  signInAs,
  openAs,
}) => {
  const frames: string[] = [];
  page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => frames.push(String(payload))));
  const ines = await person({ name: 'Inès' });
  const { camille, thomas, trip } = await sharedTrip('editor', {
    content: { trip_meals: [{ title: 'Ramiro', date: '2026-12-02', time: '20:00' }] },
  });
  await share(camille, trip, ines, 'viewer');
  await signInAs(camille);
  await page.goto(`/trip/${trip}?day=2026-12-02&panel=chat`);
  await expect(travellers(page)).toHaveAccessibleName('Voyageurs, ici : Camille');

  await test.step('[LIVE-1] what a viewer forges, a message or somebody’s presence, never reaches the page', async () => {
    const topic = `trip:${trip}`;
    const asThomas = await join(ines, topic, { presenceKey: thomas.id });
    await asThomas.channel.track({ day: null, item: null, isEditing: false });
    await ines.client.removeAllChannels();
    const live = await join(ines, topic, { ack: true });
    const forged = {
      id: crypto.randomUUID(),
      trip_id: trip,
      user_id: camille.id,
      text: 'Je n’ai jamais écrit ceci',
      created_at: new Date().toISOString(),
    };
    await live.channel.send({
      type: 'broadcast',
      event: 'INSERT',
      payload: {
        table: 'trip_chat_messages',
        operation: 'INSERT',
        rows: [forged],
        complete: true,
        by: camille.id,
        change: null,
      },
    });
    await live.channel.track({ id: thomas.id, day: null, item: null, isEditing: false });
    // What is true comes by the same channel, after it.
    await ines.client.from('trip_chat_messages').insert({ trip_id: trip, text: 'Bonjour' });
    await expect(page.getByRole('log', { name: 'Discussion' })).toContainText('Bonjour');
    await expect(page.getByText(forged.text)).toHaveCount(0);
    await expect(travellers(page)).toHaveAccessibleName('Voyageurs, ici : Camille, Inès');
    await ines.client.removeAllChannels();
    await expect(travellers(page)).toHaveAccessibleName('Voyageurs, ici : Camille');
  });

  const his = await openAs(thomas, `/trip/${trip}?day=2026-12-03`);
  const day = (number: number) => page.getByRole('link', { name: new RegExp(`^Jour ${number}`) });
  const meal = page.getByRole('article', { name: 'Ramiro' });
  await test.step('[LIVE-1] who is on which day, from two windows as from one', async () => {
    const second = await openAs(thomas, `/trip/${trip}?day=2026-12-03`);
    await expect(travellers(page)).toHaveAccessibleName('Voyageurs, ici : Camille, Thomas');
    await expect(day(3)).toHaveAccessibleName(/Ici\s: Thomas$/);
    await expect(day(2)).not.toHaveAccessibleName(/Ici\s:/);
    await second.close();
    // Offline, it is not known who is.
    await his.context().setOffline(true);
    await expect(travellers(his)).toHaveAccessibleName('Voyageurs');
    await his.context().setOffline(false);
    await expect(travellers(his)).toHaveAccessibleName('Voyageurs, ici : Camille, Thomas');
  });

  await test.step('[LIVE-1] who is on which item, and changes it', async () => {
    await his.getByRole('link', { name: /^Jour 2/ }).click();
    await his.getByRole('button', { name: 'Détails : Ramiro' }).click();
    await expect(meal).toContainText('Ici : Thomas');
    await his.getByRole('region', { name: 'Ramiro' }).getByRole('button', { name: 'Modifier' }).click();
    await expect(meal).toContainText('modifie…');
    await expectAccessible(page);
  });

  await test.step('[LIVE-1] from the keyboard: who is where, and to them', async () => {
    await day(1).click();
    await travellers(page).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: /^Thomas/ })).toHaveText(/Modifie «\sRamiro\s»/);
    await page.getByRole('menuitem', { name: /^Thomas/ }).press('Enter');
    await expect(page).toHaveURL(/day=2026-12-02.*&item=/);
  });

  await test.step('[LIVE-1] who goes is gone', async () => {
    await his.close();
    await expect(travellers(page)).toHaveAccessibleName('Voyageurs, ici : Camille');
    await expect(meal).not.toContainText('Thomas');
  });

  await test.step('[PLUS-19] [LIVE-1] a page behind others says so, and so does one that is looked at again', async () => {
    const last = () => frames.findLast((frame) => frame.includes('isHidden')) ?? '';
    await expect.poll(last).toContain('"isHidden":false');
    const look = (state: 'hidden' | 'visible') =>
      page.evaluate((now) => {
        Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => now });
        document.dispatchEvent(new Event('visibilitychange'));
      }, state);
    await look('hidden');
    await expect.poll(last).toContain('"isHidden":true');
    await look('visible');
    await expect.poll(last).toContain('"isHidden":false');
  });
});
