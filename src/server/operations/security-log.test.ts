import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSecurityLog, shortAddress } from './security-log.ts';

const query = vi.fn();
const logger = { error: vi.fn() };
const written = () => query.mock.calls.flatMap(([, [rows]]) => JSON.parse(rows));

describe('[API-1] the log of security events', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: 0 });
    vi.resetAllMocks();
    query.mockResolvedValue([]);
  });
  afterEach(() => vi.useRealTimers());
  const open = () => createSecurityLog({ database: { query }, secret: 'secret', logger });

  it('gathers what happens, counts what is alike, and writes it at once', async () => {
    const log = open();
    for (let round = 0; round < 500; round += 1)
      log.note({ event: 'sign_in_failed', subject: '#x', address: '10.1.2.3' });
    log.note({
      event: 'signed_in',
      actor: 'a',
      subject: 'a',
      address: '10.1.2.3',
      details: { method: 'otp' },
    });
    expect(query).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1000);
    expect(query).toHaveBeenCalledOnce();
    expect(written()).toEqual([
      {
        at: '1970-01-01T00:00:00.000Z',
        event: 'sign_in_failed',
        role: 'anon',
        subject: '#x',
        address: '10.1.2.0/24',
        details: { count: 500 },
      },
      {
        at: '1970-01-01T00:00:00.000Z',
        event: 'signed_in',
        actor: 'a',
        role: 'authenticated',
        subject: 'a',
        address: '10.1.2.0/24',
        details: { method: 'otp' },
      },
    ]);
  });

  it('keeps no more than it can write, and says in the process’s log what it lost', async () => {
    const log = open();
    for (let round = 0; round < 2500; round += 1) log.note({ event: 'sign_in_failed', subject: `#${round}` });
    query.mockRejectedValueOnce(new Error('no connection'));
    await log.flush();
    expect(logger.error).toHaveBeenCalledWith({ dropped: 500 }, expect.any(String));
    expect(logger.error).toHaveBeenCalledWith({ reason: 'no connection', lost: 2000 }, expect.any(String));
    log.note({ event: 'signed_out' });
    await log.flush();
    expect(query).toHaveBeenCalledTimes(2);
  });

  it('names an address that may be nobody’s by a hash, in any case of its letters', () => {
    const { hashOf } = open();
    expect(hashOf('Alice@example.org')).toBe(hashOf('alice@example.org '));
    expect(hashOf('alice@example.org')).toMatch(/^#[\w-]{16}$/);
    expect(hashOf('bob@example.org')).not.toBe(hashOf('alice@example.org'));
  });
});

it.each([
  ['203.0.113.7', '203.0.113.0/24'],
  ['::ffff:203.0.113.7', '203.0.113.0/24'],
  ['2001:db8:12:3456::1', '2001:db8:12::/48'],
  ['2001:db8::1', '2001:db8::/48'],
  ['::1', '::/48'],
  ['fe80::1%eth0', 'fe80::/48'],
  ['unknown', ''],
])('[API-1] of the address %s, %s is stored', (address, stored) => {
  expect(shortAddress(address)).toBe(stored);
});
