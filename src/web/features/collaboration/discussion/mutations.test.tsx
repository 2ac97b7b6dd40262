// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { act, useEffect } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { reactPage } from '#tests/support/react-page.ts';
import { tripDetails, tripMeal } from '#tests/support/trip-details.ts';
import { storageKeys } from '#web/data/browser-storage.ts';
import { queryClient } from '#web/data/query-client.ts';
import { markRefused, outboxEntries, removeFromOutbox } from '#web/offline/outbox.ts';
import { resolveRefusal } from '#web/offline/outbox-sender.ts';
import { tripQuery } from '#web/trip-data/queries.ts';
import { useSending } from './mutations.ts';

vi.mock('idb-keyval', async () => (await import('#tests/support/memory-idb.ts')).memoryIdb().idb);
vi.mock(import('#web/offline/outbox-sender.ts'), { spy: true });

const REPLY = { text: 'En tram.', reply_to: 'asked', mentions: [], item_id: 'm1' };

const show = reactPage();
const page: { sending?: ReturnType<typeof useSending> } = {};
function Discussion() {
  const sending = useSending('trip', 'camille');
  useEffect(() => {
    page.sending = sending;
  });
  return null;
}
const store = (trip: Parameters<typeof tripDetails>[0]) =>
  queryClient.setQueryData(tripQuery('trip').queryKey, tripDetails(trip));
/** What waits in the outbox, of which the last is the newest. */
const sent = () => outboxEntries().map(({ command }) => command);
const ABOUT_NOTHING = { type: 'add', entity: 'message', row: { ...REPLY, item_id: null } };
const ABOUT_THE_MEAL = { type: 'add', entity: 'message', row: REPLY };

beforeEach(async () => {
  localStorage.setItem(storageKeys.auth, JSON.stringify({ user: { id: 'camille' } }));
  store({ items: [tripMeal('m1')] });
  await show(
    <QueryClientProvider client={queryClient}>
      <Discussion />
    </QueryClientProvider>,
  );
});
afterEach(() => {
  act(() => {
    for (const { key } of outboxEntries()) removeFromOutbox(key);
  });
  queryClient.clear();
  localStorage.clear();
});

it('[PLUS-19] a reply to a comment is about the same item, and about none once it is deleted', () => {
  act(() => page.sending?.send(REPLY));
  store({ items: [] });
  act(() => page.sending?.send(REPLY));
  expect(sent()).toMatchObject([ABOUT_THE_MEAL, ABOUT_NOTHING]);
});

it('[PLUS-19] [CHAT-2] a comment that was refused with its item is sent again without it', () => {
  act(() => page.sending?.send(REPLY));
  const [entry] = outboxEntries();
  if (!entry) throw new Error('Nothing was sent.');
  act(() => {
    markRefused(entry, { key: 'item_not_in_trip', message: '', theirs: null }, true);
    store({ items: [] });
  });
  const [refused] = page.sending?.pending ?? [];
  act(() => refused && page.sending?.sendAgain(refused));
  expect(sent()).toMatchObject([ABOUT_NOTHING]);
});

it('[PLUS-19] [TRIP-4] a comment keeps its item where the items could not be read', () => {
  store({ items: [], failed: ['trip_meals'] });
  act(() => page.sending?.send(REPLY));
  expect(sent()).toMatchObject([ABOUT_THE_MEAL]);
});

it('[CHAT-2] a refused message that is given up is so in all tabs', () => {
  act(() => page.sending?.send(REPLY));
  const [entry] = outboxEntries();
  if (!entry) throw new Error('Nothing was sent.');
  act(() => markRefused(entry, { key: 'forbidden', message: '', theirs: null }, true));
  const [refused] = page.sending?.pending ?? [];
  act(() => page.sending?.giveUp(refused?.id ?? ''));
  expect(sent()).toEqual([]);
  expect(resolveRefusal).toHaveBeenCalledExactlyOnceWith(entry.key);
});
