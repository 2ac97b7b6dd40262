import { expect, it } from 'vitest';
import { describeLackOfRoom } from './prerequisites.ts';

it('a full disk is named before anything runs, with what to do', () => {
  expect(describeLackOfRoom('/tmp', 300 * 1024 ** 2)).toBe(
    '/tmp has 300 MB free, and the tests need 2048 MB: make room, or set TMPDIR to another disk.',
  );
  expect(describeLackOfRoom('/tmp', 3 * 1024 ** 3)).toBeUndefined();
});
