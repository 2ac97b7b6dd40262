// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { setLanguage } from '#i18n/i18n.ts';
import { applyStoredPreferences, missingPreferences } from './locale-preferences.ts';

vi.mock('#i18n/i18n.ts', () => ({ i18n: { language: 'fr' }, setLanguage: vi.fn() }));

it('[PROF-2] language and theme of the profile are applied after a sign-in, and not over later choices here', async () => {
  const user = { id: 'u1', isFallback: false, preferences: { language: 'en', theme: 'dark' } };
  await applyStoredPreferences({ ...user, isFallback: true });
  expect(setLanguage).not.toHaveBeenCalled();
  await applyStoredPreferences(user);
  expect(setLanguage).toHaveBeenCalledExactlyOnceWith('en');
  expect(document.documentElement.dataset.theme).toBe('dark');
  await applyStoredPreferences({ ...user, preferences: { language: 'en', theme: 'light' } });
  expect(setLanguage).toHaveBeenCalledOnce();
  expect(document.documentElement.dataset.theme).toBe('dark');
  await applyStoredPreferences({ id: 'u2', isFallback: false, preferences: { language: 'xx', theme: 7 } });
  expect(setLanguage).toHaveBeenCalledOnce();
});

it('the language and the zone of a user are stored where mails could not guess them', () => {
  expect(missingPreferences({ preferences: {} }, 'fr', 'Europe/Paris')).toEqual({});
  expect(missingPreferences({ preferences: null }, 'fr', 'Europe/Madrid')).toEqual({});
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
