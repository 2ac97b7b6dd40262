// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { reactPage } from '#tests/support/react-page.ts';
import { nextChangeId } from '#web/data/ids.ts';
import { queryClient } from '#web/data/query-client.ts';
import { tripKeys } from '#web/features/trips/queries.ts';
import type { TopicEvents } from '#web/live/realtime-client.ts';
import { LiveTrip } from './live-trip.tsx';

vi.mock('idb-keyval', async () => (await import('#tests/support/memory-idb.ts')).memoryIdb().idb);
vi.mock('#web/session/session.tsx', async (original) => ({
  ...(await original<object>()),
  useSessionStore: () => ({ refresh: async () => {} }),
}));
const topics = vi.hoisted(() => new Map<string, TopicEvents>());
vi.mock('#web/live/realtime-client.ts', () => ({
  joinTopic: async (options: TopicEvents & { name: string }) => {
    topics.set(options.name, options);
    return { name: options.name, track: () => {}, leave: () => {} };
  },
}));

const show = reactPage();
const list = tripKeys.list('camille');
const isStale = () => queryClient.getQueryState(list)?.isInvalidated;
const change = (table: string, id = 'of-thomas') => ({
  table,
  operation: 'UPDATE',
  rows: [{ id: 'trip' }],
  complete: true,
  by: 'thomas',
  change: id,
});
const hear = (topic: string, payload: object, event = 'change') =>
  act(() => topics.get(topic)?.onMessage(event, payload));

beforeEach(async () => {
  queryClient.clear();
  queryClient.setQueryData(list, []);
  await show(
    <QueryClientProvider client={queryClient}>
      <LiveTrip tripId="trip" userId="camille" isLate={false} />
    </QueryClientProvider>,
  );
  act(() => {
    for (const { onJoined } of topics.values()) onJoined();
  });
});

it.each<[string, string, object, string?]>([
  ['the trip is changed', 'trip:trip', change('trips')],
  ['somebody joins the trip', 'trip:trip', change('trip_collaborators')],
  ['another trip is shared', 'user:camille', change('trip_collaborators')],
  ['another trip is lost', 'user:camille', { topic: 'trip:other', reason: 'membership_lost' }, 'revoked'],
])('[LIVE-1] [DASH-2] the dashboard reads its list again when %s meanwhile', (_, topic, payload, event) => {
  hear(topic, payload, event);
  expect(isStale()).toBe(true);
});

it('[LIVE-1] [DASH-2] the dashboard reads its list again when events were missed', () => {
  act(() => topics.get('user:camille')?.onJoined());
  expect(isStale()).toBe(true);
});

it('[DASH-2] other events, and those of this page, leave the list', () => {
  hear('trip:trip', change('trip_meals'));
  hear('user:camille', change('profiles'));
  hear('trip:trip', change('trips', nextChangeId()));
  expect(isStale()).toBe(false);
});
