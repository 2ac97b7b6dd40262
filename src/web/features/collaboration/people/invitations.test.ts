import { expect, it } from 'vitest';
import { addressesOf } from './invitations.ts';

it.each([
  ['ana@example.org', ['ana@example.org']],
  [' Ana@Example.org , bo@example.org', ['ana@example.org', 'bo@example.org']],
  ['ana@example.org\nbo@example.org;cy@example.org', ['ana@example.org', 'bo@example.org', 'cy@example.org']],
  ['Ana Lopes <ana@example.org>, "Bo" <bo@example.org>', ['ana@example.org', 'bo@example.org']],
  ['ana@example.org ANA@example.org', ['ana@example.org']],
  ['ana@example.org>, <bo@example.org', ['ana@example.org', 'bo@example.org']],
  ['personne', ['personne']],
  [' ,; ', []],
])('[PLUS-17] reads the addresses in %j', (text, expected) => {
  expect(addressesOf(text)).toEqual(expected);
});
