import { useEffect } from 'react';
import { DEFAULT_LANGUAGE, type Language } from '#i18n/languages.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { useSession } from './session.tsx';
import type { SessionUser } from './session-user.ts';

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
