// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '#db/app-error.ts';
import { deleting, inserting, updating, type Write } from '#web/data/row-writes.ts';
import { storageKeys, WRITE_KEYS } from '#web/data/storage-keys.ts';
import { type KeptWrite, writesOfOthers } from './outbox.ts';
import { sendLateWrites } from './outbox-replay.ts';
import { pageId } from './tab-lock.ts';

const sent = vi.hoisted(() => ({ writes: [] as Write[], answer: vi.fn<(write: Write) => void>() }));
const isThere = vi.hoisted(() => vi.fn<() => Promise<boolean>>());

vi.mock('#web/data/row-writes.ts', async (original) => ({
  ...(await original<typeof import('#web/data/row-writes.ts')>()),
  isThere,
  sendWrite: async (write: Write) => {
    sent.writes.push(write);
    sent.answer(write);
  },
}));

const add = inserting('trip_notes', { id: 'n1', trip_id: 't', title: 'Tram' });
const rename = updating('trip_notes', 'n1', { title: 'Tram 28' });
const remove = deleting('trip_notes', 'n2');

const keep = (name: string, write: Write, rest: Partial<KeptWrite> = {}) =>
  localStorage.setItem(
    storageKeys.write('camille', name),
    JSON.stringify({ userId: 'camille', page: 'gone', tripId: 't', label: name, write, ...rest }),
  );

const left = () => Object.keys(localStorage).filter((key) => key.startsWith(WRITE_KEYS));

const refuse = (key: string) => (refused: Write) => (write: Write) => {
  if (write.verb === refused.verb) throw new AppError(key);
};

beforeEach(() => {
  localStorage.setItem(storageKeys.auth, JSON.stringify({ user: { id: 'camille' } }));
});
afterEach(() => {
  localStorage.clear();
  sent.writes = [];
  sent.answer.mockReset();
  isThere.mockReset();
});

describe('[PLUS-3] what earlier pages were left with', () => {
  it('is sent in the order in which it was made, and then gone', async () => {
    keep('02', rename);
    keep('01', add);
    keep('03', remove);
    expect(writesOfOthers()).toHaveLength(3);
    await expect(sendLateWrites()).resolves.toEqual({ sent: 3, refused: [] });
    expect(sent.writes).toEqual([add, rename, remove]);
    expect(left()).toEqual([]);
    expect(writesOfOthers()).toEqual([]);
  });

  it('leaves alone what is another person’s, this page’s own, or nothing that can be read', async () => {
    keep('01', add, { userId: 'thomas' });
    keep('02', rename, { page: pageId });
    localStorage.setItem(storageKeys.write('camille', '03'), '{');
    await expect(sendLateWrites()).resolves.toEqual({ sent: 0, refused: [] });
    expect(left()).toHaveLength(3);
  });

  it('waits when there is no network, with all that comes after', async () => {
    keep('01', add);
    keep('02', rename);
    keep('03', remove);
    sent.answer.mockImplementation(refuse('network')(rename));
    await expect(sendLateWrites()).rejects.toThrow('Failed to fetch');
    expect(left()).toEqual([storageKeys.write('camille', '02'), storageKeys.write('camille', '03')]);
  });

  it.each(['server', 'timeout', 'too_many_requests', 'session_expired'])(
    'waits for another time when the server says %s, and lets one read',
    async (key) => {
      keep('01', add);
      keep('02', rename);
      sent.answer.mockImplementation(refuse(key)(add));
      await expect(sendLateWrites()).resolves.toEqual({ sent: 0, refused: [] });
      expect(left()).toHaveLength(2);
    },
  );

  it('is told by name when it is refused; the others are made', async () => {
    keep('01', rename);
    keep('02', add);
    sent.answer.mockImplementation(refuse('no_row')(rename));
    const { sent: count, refused } = await sendLateWrites();
    expect(count).toBe(1);
    expect(refused).toMatchObject([{ label: '01', error: { key: 'no_row' }, row: { title: 'Tram 28' } }]);
    expect(left()).toEqual([]);
  });

  it('counts as made when it had arrived before', async () => {
    keep('01', add);
    keep('02', remove);
    sent.answer.mockImplementation((write) => {
      throw new AppError(write.verb === 'insert' ? 'already_exists' : 'no_row');
    });
    isThere.mockResolvedValue(false);
    await expect(sendLateWrites()).resolves.toEqual({ sent: 2, refused: [] });
  });

  it('is refused when what was to be deleted may not be', async () => {
    keep('01', remove);
    sent.answer.mockImplementation(refuse('no_row')(remove));
    isThere.mockResolvedValue(true);
    expect((await sendLateWrites()).refused).toHaveLength(1);
  });
});
