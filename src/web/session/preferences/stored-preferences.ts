import { i18n, setLanguage } from '#i18n/i18n.ts';
import { LANGUAGES } from '#i18n/languages.ts';
import { readText, remove, storageKeys, writeText } from '#web/data/browser-storage.ts';
import { request } from '#web/data/request.ts';
import type { SessionUser } from '../session-user.ts';
import { storedUserId } from '../stored-session.ts';
import { setTheme, THEMES } from './theme.ts';

/** Applies the profile's language and theme once per sign-in: later choices here are newer [PROF-2]. */
export async function applyStoredPreferences({
  id,
  isFallback,
  preferences,
}: Pick<SessionUser, 'id' | 'isFallback' | 'preferences'>): Promise<void> {
  const marker = storageKeys.preferencesApplied(id);
  // The user may have signed out during the reading [AUTH-6].
  if (isFallback || storedUserId() !== id || readText('local', marker) !== null) return;
  writeText('local', marker, 'yes');
  const stored = new Map<string, unknown>(Object.entries(preferences ?? {}));
  const theme = THEMES.find((choice) => choice === stored.get('theme'));
  if (theme) setTheme(theme);
  const language = LANGUAGES.find(({ code }) => code === stored.get('language'))?.code;
  if (!language || language === i18n.language) return;
  // The next page tries again.
  if (!(await setLanguage(language))) remove('local', marker);
}

export async function savePreferences(changes: Record<string, string>): Promise<void> {
  await request((client) => client.rpc('change_preferences', { changes }));
}
