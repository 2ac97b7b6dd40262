// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import type { TopicEvents } from './realtime-client.ts';
import { openTripChannel } from './trip-channel.ts';

const topics = vi.hoisted(() => new Map<string, TopicEvents>());
vi.mock('./realtime-client.ts', () => ({
  joinTopic: async (options: TopicEvents & { name: string }) => {
    topics.set(options.name, options);
    return { name: options.name, track: () => {}, leave: () => {} };
  },
}));

it('[CHAT-2] an open trip learns what its reader has read on another device', async () => {
  const apply = vi.fn();
  const none = () => {};
  openTripChannel({
    tripId: 'trip',
    userId: 'camille',
    queries: [{ apply, reload: none, stop: none }],
    onPresence: none,
    onChange: none,
    onProfile: none,
    onOwn: none,
    isLate: false,
  });
  const read = { table: 'trip_reads', operation: 'UPDATE', rows: [], by: 'camille' };
  await vi.waitFor(() => expect(topics.size).toBe(2));
  topics.get('user:camille')?.onMessage('UPDATE', { ...read, change: 'of-another-device' });
  await vi.waitFor(() =>
    expect(apply).toHaveBeenCalledWith([expect.objectContaining({ table: 'trip_reads' })]),
  );
});
