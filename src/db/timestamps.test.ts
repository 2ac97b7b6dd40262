import { expect, it } from 'vitest';
import { parseInstant } from './timestamps.ts';

it.each([
  '2026-11-20 18:04:56.247+00',
  '2026-11-20T18:04:56.247+00:00',
  '2026-11-20T18:04:56.247Z',
  '2026-11-20 19:04:56.247+01',
  '2026-11-20 23:34:56.247+05:30',
  '2026-11-20 18:04:56.247',
])('[API-5] reads %s, from the embedded library and from the hosted service alike', (text) => {
  expect(parseInstant(text)?.toString()).toBe('2026-11-20T18:04:56.247Z');
});

it('keeps microseconds, and takes none', () => {
  expect(parseInstant('2026-11-20 18:04:56.247813+00')?.toString()).toBe('2026-11-20T18:04:56.247813Z');
  expect(parseInstant('2026-11-20 18:04:56+00')?.toString()).toBe('2026-11-20T18:04:56Z');
});

it.each([null, undefined, '', '2026-11-20', 'infinity', '2026-13-20 18:04:56+00'])(
  'reads no instant from %j',
  (text) => {
    expect(parseInstant(text)).toBeNull();
  },
);
