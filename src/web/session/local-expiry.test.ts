import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { withLocalExpiry } from './local-expiry.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-12-02T10:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

it('[AUTH-10] a session ends by the clock of this device, however wrong that is', async () => {
  const yesterday = Date.parse('2026-12-01T11:00:00Z') / 1000;
  const answer = Response.json({ access_token: 'a.b.c', expires_in: 3600, expires_at: yesterday });
  expect(await (await withLocalExpiry(answer)).json()).toEqual({
    access_token: 'a.b.c',
    expires_in: 3600,
    expires_at: Date.parse('2026-12-02T11:00:00Z') / 1000,
  });
});

it('leaves any other answer as it is', async () => {
  for (const answer of [
    Response.json({ id: 'camille' }),
    Response.json({ expires_in: 3600 }, { status: 400 }),
    new Response('expires_in'),
    new Response(null, { status: 204 }),
  ])
    expect(await withLocalExpiry(answer)).toBe(answer);
});
