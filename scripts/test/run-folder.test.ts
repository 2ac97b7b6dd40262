import { tmpdir } from 'node:os';
import { expect, it } from 'vitest';
import { parentOfRunFolder } from './run-folder.ts';

it('a run writes into memory where there is plenty, and nobody has named another place', () => {
  expect(parentOfRunFolder({}, () => 8 * 1024 ** 3)).toBe('/dev/shm');
  expect(parentOfRunFolder({}, () => 7 * 1024 ** 3)).toBe(tmpdir());
  expect(parentOfRunFolder({ TMPDIR: '/else' }, () => 8 * 1024 ** 3)).toBe(tmpdir());
});
