import { expect, it } from 'vitest';
import { weaknessOf } from './password-rules.ts';

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
