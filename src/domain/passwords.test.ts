import { expect, it } from 'vitest';
import { passwordFault } from './passwords.ts';

it.each([
  ['short', 'short'],
  ['1234567', 'short'],
  ['éèêëàâä', 'short'],
  ['🧭🧭🧭🧭', 'short'],
  ['a'.repeat(73), 'long'],
  ['🧭'.repeat(19), 'long'],
  ['zoe.martin', 'guessed'],
  ['Zoe.Martin@example.org', 'guessed'],
  ['Escale-2026!', 'guessed'],
  ['escale.voyage', 'guessed'],
  ['Itinéraire-1', 'guessed'],
  ['1234-Superviseur', 'guessed'],
  ['motdepasse1', 'guessed'],
  ['ÉÈÊËÀÂÄÔ', null],
  ['🧭'.repeat(18), null],
  ['a'.repeat(72), null],
  ['une-escale-42', null],
  ['1234 5678 90', null],
])('[AUTH-2] the fault of "%s" is %s', (password, fault) => {
  expect(passwordFault(password, ' zoe.martin@Example.org ')).toBe(fault);
});
