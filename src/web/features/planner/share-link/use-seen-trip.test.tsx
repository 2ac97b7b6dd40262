// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { reactPage } from '#tests/support/react-page.ts';
import { sharedPlan } from '#tests/support/shared-plan.ts';
import type { PageData } from '#web/data/public-page.ts';
import { type LinkedPlan, readOrSeen, useSeenTrip } from './use-seen-trip.ts';

/** IndexedDB, as far as a store of this product uses it. */
const device = vi.hoisted(() => new Map<string, { at: number }>());
vi.mock('idb-keyval', () => ({
  createStore: () => null,
  get: async (key: string) => device.get(key),
  set: async (key: string, value: { at: number }) => void device.set(key, value),
  del: async (key: string) => void device.delete(key),
  delMany: async (keys: string[]) => keys.forEach((key) => void device.delete(key)),
  entries: async () => [...device],
  clear: async () => device.clear(),
}));

const show = reactPage();
const planOf = (title: string) => sharedPlan({ title });
function Page({ token, page }: { token: string; page: PageData<LinkedPlan> }): null {
  useSeenTrip(token, page);
  return null;
}
const offline = () => Promise.reject(new TypeError('Failed to fetch'));
beforeEach(() => device.clear());

describe('[PLUS-3] [PLUS-4] a trip that was opened by a share link', () => {
  it('is there without a network, as it was seen last, and says when', async () => {
    await expect(readOrSeen('t', offline)).rejects.toThrow('Failed to fetch');
    await show(<Page token="t" page={{ state: 'found', data: planOf('Kyoto') }} />);
    await show(<Page token="t" page={{ state: 'found', data: planOf('Kyoto en hiver') }} />);
    const seen = await readOrSeen('t', offline);
    expect(seen).toMatchObject({ trip: { title: 'Kyoto en hiver' }, seenAt: expect.any(Number) });
    await expect(readOrSeen('other', offline)).rejects.toThrow('Failed to fetch');
  });

  it('stays as old as it is while it is shown from the device', async () => {
    device.set('t', Object.assign({ plan: planOf('Kyoto') }, { at: 7 }));
    await show(<Page token="t" page={{ state: 'found', data: { ...planOf('Kyoto'), seenAt: 7 } }} />);
    expect((await readOrSeen('t', offline))?.seenAt).toBe(7);
  });

  it('comes from the server where that answers, and is gone from the device with its link', async () => {
    await show(<Page token="t" page={{ state: 'found', data: planOf('Kyoto') }} />);
    expect(await readOrSeen('t', async () => planOf('Osaka'))).toEqual(planOf('Osaka'));
    expect(await readOrSeen('t', async () => null)).toBeNull();
    await show(<Page token="t" page={{ state: 'missing' }} />);
    await expect(readOrSeen('t', offline)).rejects.toThrow('Failed to fetch');
  });

  it('is one of the last ten', async () => {
    for (let at = 0; at < 12; at += 1) device.set(`old ${at}`, { at });
    await show(<Page token="t" page={{ state: 'found', data: planOf('Kyoto') }} />);
    await expect.poll(() => device.size).toBe(10);
    expect([...device.keys()]).not.toContain('old 2');
    expect([...device.keys()]).toContain('t');
  });
});
