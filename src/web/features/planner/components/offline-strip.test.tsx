// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { NewTripCommand } from '#domain/trip-commands/command.ts';
import { initI18n, loadAreas } from '#i18n/i18n.ts';
import { reactPage } from '#tests/support/react-page.ts';
import { storageKeys } from '#web/data/browser-storage.ts';
import { setOnline } from '#web/offline/network-state.ts';
import { addToOutbox, outboxEntries, removeFromOutbox, useTripSync } from '#web/offline/outbox.ts';
import { OfflineStrip } from './offline-strip.tsx';

vi.mock('idb-keyval', async () => (await import('#tests/support/memory-idb.ts')).memoryIdb().idb);

const TRAM: NewTripCommand = {
  type: 'add',
  entity: 'item',
  label: 'Tram',
  row: { kind: 'note', id: 'n1', title: 'Tram' },
};
const HELLO: NewTripCommand = {
  type: 'add',
  entity: 'message',
  label: 'Salut',
  row: {
    id: 'm1',
    user_id: 'camille',
    text: 'Salut',
    created_at: '',
    reply_to: null,
    mentions: [],
    item_id: null,
  },
};
const show = reactPage();
/** The number that the bar says beside the trip's name. */
function Count() {
  return <b>{useTripSync('t').pending}</b>;
}

beforeAll(async () => {
  await initI18n('fr');
  await loadAreas('trip');
});
afterEach(() => {
  for (const { key } of outboxEntries()) removeFromOutbox(key);
  setOnline(true);
  localStorage.clear();
});

it('[PLUS-3] offline, the strip counts what waits as the bar does, messages included', async () => {
  localStorage.setItem(storageKeys.auth, JSON.stringify({ user: { id: 'camille' } }));
  setOnline(false);
  const page = await show(
    <>
      <OfflineStrip tripId="t" />
      <Count />
    </>,
  );
  expect(page.textContent).toContain('Vous voyez le dernier état connu.');
  await act(async () => {
    addToOutbox({ ...TRAM, id: 'c1', tripId: 't' });
    addToOutbox({ ...HELLO, id: 'c2', tripId: 't' });
  });
  expect(page.querySelector('output')?.textContent).toContain('Vos 2 modifications partiront');
  expect(page.querySelector('b')?.textContent).toBe('2');
});
