// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { reactPage } from '#tests/support/react-page.ts';
import { nextChangeId } from '#web/data/ids.ts';
import type { TopicEvents } from '#web/live/realtime-client.ts';
import { keysQuery } from '../../security/queries.ts';
import { LiveProfile } from './live-profile.tsx';

const refresh = vi.hoisted(() => vi.fn(async () => {}));
const store = vi.hoisted(() => ({ refresh }));
vi.mock('#web/session/session.tsx', () => ({ useSessionStore: () => store }));
const topics = vi.hoisted(() => new Map<string, TopicEvents>());
vi.mock('#web/live/realtime-client.ts', () => ({
  joinTopic: async (options: TopicEvents & { name: string }) => {
    topics.set(options.name, options);
    return { name: options.name, track: () => {}, leave: () => {} };
  },
}));

const client = new QueryClient();
const KEYS = { hasPassword: true, pendingEmail: 'r@example.org', totp: [], codesLeft: null };
const show = reactPage();
beforeEach(async () => {
  refresh.mockClear();
  client.clear();
  client.setQueryData(keysQuery('robin').queryKey, KEYS);
  await show(
    <QueryClientProvider client={client}>
      <LiveProfile userId="robin" />
    </QueryClientProvider>,
  );
});

const change = { operation: 'UPDATE', rows: [{ id: 'robin' }], complete: false };
it.each([
  ['another role that a supervisor has given', 1, { ...change, table: 'profiles', by: 'nina', change: 'x' }],
  [
    'a name that this page has saved',
    0,
    { ...change, table: 'profiles', by: 'robin', change: nextChangeId() },
  ],
  ['a trip', 0, { ...change, table: 'trips', by: 'nina', change: 'x' }],
  ['an account that is banned', 1, { topic: null, reason: 'user_banned', by: 'nina', change: 'x' }],
])('[LIVE-1] [ADMIN-1] after %s the profile is read %i times', (_, reads, payload) => {
  act(() => topics.get('user:robin')?.onMessage('UPDATE', payload));
  expect(refresh).toHaveBeenCalledTimes(reads);
  expect(client.getQueryState(keysQuery('robin').queryKey)?.isInvalidated).toBe(reads > 0);
});

it('[LIVE-1] so it is after the line has come back', () => {
  topics.get('user:robin')?.onJoined();
  expect(refresh).not.toHaveBeenCalled();
  topics.get('user:robin')?.onJoined();
  expect(refresh).toHaveBeenCalledOnce();
});
