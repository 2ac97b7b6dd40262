// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { DataClient } from './data-client.ts';
import { secondsToWait } from './retry.ts';

afterEach(() => vi.unstubAllGlobals());

it('[PLUS-3] changes wait as long as the data asks them to, and not for the weather', async () => {
  vi.stubGlobal('fetch', async () =>
    Response.json({ message: 'Too many' }, { status: 429, headers: { 'retry-after': '40' } }),
  );
  const client = new DataClient('https://escale.test', 'sb_publishable_key');
  const { response } = await client.functions.invoke('weather', { body: {} });
  expect([response?.status, secondsToWait('data')]).toEqual([429, 0]);
  await client.from('trips').select('id');
  expect(secondsToWait('data')).toBe(40);
});
