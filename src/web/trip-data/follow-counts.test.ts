import { expect, it } from 'vitest';
import { nextChangeId } from '#web/data/ids.ts';
import type { RemoteEvent } from '#web/live/remote-event.ts';
import { NO_COUNTS } from './counts.ts';
import { withRemoteCount } from './follow-counts.ts';

const change = (table: string, by: string, rest: Partial<RemoteEvent> = {}): RemoteEvent => ({
  table,
  operation: 'INSERT',
  rows: [{ id: 'm' }],
  complete: true,
  by,
  change: null,
  ...rest,
});
const before = new Map([['trip', { ...NO_COUNTS, unread: 99 }]]);
const applied = (one: RemoteEvent) => withRemoteCount(before, one, 'trip', 'camille');

it('[CHAT-2] messages of others are counted as they come, up to a hundred; of a trip that was not counted too', () => {
  const two = change('trip_chat_messages', 'thomas', { rows: [{ id: 'a' }, { id: 'b' }] });
  expect(applied(two)?.get('trip')?.unread).toBe(100);
  expect(withRemoteCount(new Map(), two, 'trip', 'camille')?.get('trip')?.unread).toBe(2);
  expect(applied(change('trip_chat_messages', 'camille'))).toBe(before);
});

it('[LIVE-1] what may have been new is asked for again; one’s own changes and what is only read are not', () => {
  expect(applied(change('trip_chat_messages', 'camille', { operation: 'DELETE' }))).toBeNull();
  expect(applied(change('trip_chat_messages', 'thomas', { complete: false }))).toBeNull();
  expect(applied(change('trip_meals', 'thomas'))).toBeNull();
  expect(applied(change('trip_meals', 'camille'))).toBe(before);
  expect(applied(change('trip_reads', 'camille', { change: nextChangeId() }))).toBe(before);
});

it('[CHAT-2] what is read on another device is asked for again', () => {
  expect(applied(change('trip_reads', 'camille', { change: 'of-another-device' }))).toBeNull();
});
