import { expect, it } from 'vitest';
import { profileChanges } from './profile-values.ts';

const form = {
  first_name: 'Ana',
  last_name: '',
  username: 'ana',
  bio: '',
  home_address: '',
  language: 'fr',
  currency: 'EUR',
  theme: 'system',
  distance_unit: 'km',
  temperature_unit: 'f',
} as const;

it('[PROF-2] saving another field leaves the stored preferences as they are', () => {
  expect(profileChanges(form, { first_name: true }).preferences).toEqual({});
});

it('[PROF-2] the preferences that were changed are saved', () => {
  expect(
    profileChanges(form, { theme: true, distance_unit: true, temperature_unit: true }).preferences,
  ).toEqual({
    theme: 'system',
    distance_unit: null,
    temperature_unit: 'f',
  });
});
