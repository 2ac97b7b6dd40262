import { expect, it } from 'vitest';
import { createFactorVault } from './vault.ts';

const KEY = 'k'.repeat(64);
const vault = createFactorVault(KEY);

it('[AUTH-9] opens what it sealed, and nothing of it can be read', () => {
  const sealed = vault.seal('factor', 'JBSWY3DPEHPK3PXP');
  expect(sealed).not.toContain('JBSWY3DPEHPK3PXP');
  expect(vault.seal('factor', 'JBSWY3DPEHPK3PXP')).not.toBe(sealed);
  expect(vault.open('factor', sealed)).toBe('JBSWY3DPEHPK3PXP');
});

it('[AUTH-9] opens nothing of another factor, of another key, or that was changed', () => {
  const sealed = vault.seal('factor', 'JBSWY3DPEHPK3PXP');
  const bytes = Buffer.from(sealed.slice('v1.'.length), 'base64url');
  // A bit of the bytes, not of the text: the last letter of base64 holds bits that say nothing.
  bytes.writeUInt8((bytes.at(-1) ?? 0) ^ 1, bytes.length - 1);
  const flipped = `v1.${bytes.toString('base64url')}`;
  expect(vault.open('other', sealed)).toBeUndefined();
  expect(createFactorVault('x'.repeat(64)).open('factor', sealed)).toBeUndefined();
  for (const damaged of ['', 'v1', 'v1.', 'v2.abc', 'v1.AAAA', sealed.slice(0, -8), flipped])
    expect(vault.open('factor', damaged)).toBeUndefined();
});

it('[AUTH-9] hashes a code for its set alone', () => {
  expect(vault.hash('set', 'abcd')).toBe(createFactorVault(KEY).hash('set', 'abcd'));
  expect(
    new Set([vault.hash('set', 'abcd'), vault.hash('other', 'abcd'), vault.hash('set', 'abce')]).size,
  ).toBe(3);
});
