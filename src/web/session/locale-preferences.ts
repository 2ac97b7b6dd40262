import { useEffect } from 'react';
import { i18n, setLanguage } from '#i18n/i18n.ts';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '#i18n/languages.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { readText, writeText } from '#web/data/browser-storage.ts';
import { storageKeys } from '#web/data/storage-keys.ts';
import { useSession } from './session.tsx';
import type { SessionUser } from './session-user.ts';
import { setTheme, THEMES } from './theme.ts';

/** The zone of mails to an account without one (app.local_time). */
const DEFAULT_ZONE = 'Europe/Paris';

/**
 * What mails go by and the account does not say yet: the language that is read here and the zone, where they are not those
 * that are taken for granted. Stored ones change by choosing, not by another device.
 */
export function missingPreferences(
  { preferences }: Pick<SessionUser, 'preferences'>,
  language: Language,
  zone: string,
): Record<string, string> {
  const stored: object = typeof preferences === 'object' && preferences !== null ? preferences : {};
  return {
    ...(!('language' in stored) && language !== DEFAULT_LANGUAGE && { language }),
    ...(!('time_zone' in stored) && offsetOf(zone) !== offsetOf(DEFAULT_ZONE) && { time_zone: zone }),
  };
}

function offsetOf(zone: string): number {
  return Temporal.Now.zonedDateTimeISO(zone).offsetNanoseconds;
}

/** What a page shows comes first. */
const DELAY_MS = 2000;

let savedFor: string | undefined;

/** Saves {@link missingPreferences} of the signed-in user, once a page; what fails is done at the next visit. */
export function useSaveLocalePreferences(): void {
  const { user } = useSession();
  const { language } = useLanguage();
  useEffect(() => {
    if (!user || user.isFallback || user.id === savedFor) return;
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    const missing = missingPreferences(user, language, timeZone);
    if (Object.keys(missing).length === 0) return;
    const timer = setTimeout(() => {
      savedFor = user.id;
      import('./save-preferences.ts')
        .then(({ savePreferences }) => savePreferences(missing))
        .catch(console.error);
    }, DELAY_MS);
    return () => clearTimeout(timer);
  }, [user, language]); // Synchronises with the account.
}

/**
 * Shows the language and the theme of the profile, once a sign-in on this device: what is chosen here later is stored in the
 * profile, or was chosen without a network and stands [PROF-2].
 */
export async function applyStoredPreferences({
  id,
  isFallback,
  preferences,
}: Pick<SessionUser, 'id' | 'isFallback' | 'preferences'>): Promise<void> {
  const marker = storageKeys.preferencesApplied(id);
  if (isFallback || readText('local', marker) !== null) return;
  writeText('local', marker, 'yes');
  const stored = new Map<string, unknown>(Object.entries(preferences ?? {}));
  const theme = THEMES.find((choice) => choice === stored.get('theme'));
  if (theme) setTheme(theme);
  const language = LANGUAGES.find(({ code }) => code === stored.get('language'))?.code;
  if (language && language !== i18n.language) await setLanguage(language);
}
