// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { missingPreferences } from './locale-preferences.ts';

it('the language and the zone of a user are stored where mails could not guess them', () => {
  expect(missingPreferences({ preferences: {} }, 'fr', 'Europe/Paris')).toEqual({});
  // Algiers shares the hour of Paris in winter alone.
  expect(missingPreferences({ preferences: null }, 'fr', 'Africa/Algiers')).toEqual({
    time_zone: 'Africa/Algiers',
  });
  expect(missingPreferences({ preferences: {} }, 'en', 'Asia/Tokyo')).toEqual({
    language: 'en',
    time_zone: 'Asia/Tokyo',
  });
});

it('what is stored changes by choosing, not by coming along on another device', () => {
  expect(
    missingPreferences({ preferences: { language: 'fr', time_zone: 'Europe/Paris' } }, 'en', 'Asia/Tokyo'),
  ).toEqual({});
});
