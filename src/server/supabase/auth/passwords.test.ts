import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { commonPasswords } from './common-passwords.ts';
import { weaknessOf } from './passwords.ts';

it.each([
  ['short', 'length'],
  ['1234567', 'length'],
  ['éèêëàâä', 'length'],
  ['motdepasse', 'pwned'],
  ['Password1', 'pwned'],
  ['QWERTYUIOP', 'pwned'],
  ['azertyuiop', 'pwned'],
  ['liverpool', 'pwned'],
  ['zoe.martin', 'pwned'],
  ['Zoe.Martin@example.org', 'pwned'],
  ['Escale-2026!', 'pwned'],
  ['escale.voyage', 'pwned'],
  ['Itinéraire-1', 'pwned'],
  ['1234-Superviseur', 'pwned'],
  ['motdepasse1', 'pwned'],
])('[AUTH-2] %s is too weak: %s', async (password, reason) => {
  expect(await weaknessOf(password, 'zoe.martin@example.org')).toMatchObject({ reason });
});

it.each([
  'lanterne-verte-42',
  'une-escale-42',
  'secret-enough',
  '1234 5678 90',
  'ÉÈÊËÀÂÄÔ',
  '🧭🧭🧭🧭🧭🧭🧭🧭',
])('[AUTH-2] %s is taken', async (password) => {
  expect(await weaknessOf(password, 'zoe@example.org')).toBeUndefined();
});

it('[AUTH-2] the page can find out what is common, and says nothing of what it was asked about', async () => {
  const digits = createHash('sha1').update('tramway28').digest('hex').slice(0, 12);
  const known = createHash('sha1').update('liverpool').digest('hex').slice(0, 12);
  expect(await commonPasswords(known.slice(0, 3))).toContain(known.slice(3));
  expect(await commonPasswords(digits.slice(0, 3))).not.toContain(digits.slice(3));
  const ranges = await Promise.all(['000', '7ff', 'fff'].map(commonPasswords));
  for (const range of ranges) expect(range.length).toBeGreaterThan(5);
  expect(new Set(ranges.flat().map((rest) => rest.length))).toEqual(new Set([9]));
});
