// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { setLanguage } from '#i18n/i18n.ts';
import { storageKeys } from '#web/data/browser-storage.ts';
import { applyStoredPreferences } from './stored-preferences.ts';

vi.mock('#i18n/i18n.ts', () => ({ i18n: { language: 'fr' }, setLanguage: vi.fn(async () => true) }));

const signIn = (id: string) => localStorage.setItem(storageKeys.auth, JSON.stringify({ user: { id } }));

it('[PROF-2] language and theme of the profile are applied after a sign-in, and not over later choices here', async () => {
  const user = { id: 'u1', isFallback: false, preferences: { language: 'en', theme: 'dark' } };
  await applyStoredPreferences(user);
  expect(setLanguage, 'nobody is signed in').not.toHaveBeenCalled();
  signIn('u1');
  await applyStoredPreferences({ ...user, isFallback: true });
  expect(setLanguage).not.toHaveBeenCalled();
  await applyStoredPreferences(user);
  expect(setLanguage).toHaveBeenCalledExactlyOnceWith('en');
  expect(document.documentElement.dataset.theme).toBe('dark');
  await applyStoredPreferences({ ...user, preferences: { language: 'en', theme: 'light' } });
  expect(setLanguage).toHaveBeenCalledOnce();
  expect(document.documentElement.dataset.theme).toBe('dark');
  signIn('u2');
  await applyStoredPreferences({ id: 'u2', isFallback: false, preferences: { language: 'xx', theme: 7 } });
  expect(setLanguage).toHaveBeenCalledOnce();
});

it('[PROF-2] a language of the profile whose texts can’t be loaded is applied by the next page', async () => {
  const user = { id: 'u3', isFallback: false, preferences: { language: 'en' } };
  signIn('u3');
  vi.mocked(setLanguage).mockClear().mockResolvedValueOnce(false);
  await applyStoredPreferences(user);
  await applyStoredPreferences(user);
  await applyStoredPreferences(user);
  expect(setLanguage).toHaveBeenCalledTimes(2);
});
