import type { Page } from '@playwright/test';
import { join, share } from '#tests/support/live.ts';
import { expect, test } from './fixtures.ts';

const travellers = (page: Page) => page.getByRole('button', { name: /^Voyageurs/ });

test('[LIVE-1] what a viewer forges, a message or somebody’s presence, never reaches the owner’s page', async ({
  sharedTrip,
  person,
  page,
  signInAs,
}) => {
  const ines = await person({ name: 'Inès' });
  const { camille, thomas, trip } = await sharedTrip('viewer');
  await share(camille, trip, ines, 'viewer');
  await signInAs(camille);
  await page.goto(`/trip/${trip}?panel=chat`);
  await expect(travellers(page)).toHaveAccessibleName('Voyageurs, ici : Camille');

  const topic = `trip:${trip}`;
  const asInes = await join(thomas, topic, { presenceKey: ines.id });
  await asInes.channel.track({ day: null, item: null, isEditing: false });
  await thomas.client.removeAllChannels();
  const live = await join(thomas, topic, { ack: true });
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
  await live.channel.track({ id: ines.id, day: null, item: null, isEditing: false });
  // What is true comes by the same channel, after it.
  await thomas.client.from('trip_chat_messages').insert({ trip_id: trip, text: 'Bonjour' });

  await expect(page.getByRole('log', { name: 'Discussion' })).toContainText('Bonjour');
  await expect(page.getByText(forged.text)).toHaveCount(0);
  await expect(travellers(page)).toHaveAccessibleName('Voyageurs, ici : Camille, Thomas');
});
