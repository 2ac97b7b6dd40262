import { expect, it } from 'vitest';
import { type ProfileForm, profileChanges } from './profile-values.ts';

const form: ProfileForm = {
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
  pace: '',
  interests: ['sea'],
};

it('[PROF-2] only what was changed is sent, and the display name with a part of the name', () => {
  expect(profileChanges(form, { first_name: true })).toEqual({
    first_name: 'Ana',
    name: 'Ana',
    preferences: {},
  });
  expect(profileChanges(form, { bio: true, home_address: true })).toEqual({
    bio: null,
    home_address: null,
    preferences: {},
  });
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

it('[PROF-2] pace and interests are changed, or removed when none is chosen', () => {
  expect(profileChanges(form, { pace: true, interests: [true] }).preferences).toEqual({
    travel_pace: null,
    travel_interests: ['sea'],
  });
  const none = { ...form, pace: 'slow', interests: [] };
  expect(profileChanges(none, { pace: true, interests: true }).preferences).toEqual({
    travel_pace: 'slow',
    travel_interests: null,
  });
});
