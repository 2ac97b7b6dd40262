import { useEffect } from 'react';
import { DEFAULT_LANGUAGE, type Language } from '#i18n/languages.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { useSession } from './session.tsx';
import type { SessionUser } from './session-user.ts';

/** Where mails take a reader to live whose zone they don't know (app.local_time). */
const DEFAULT_ZONE = 'Europe/Paris';

/**
 * What mails go by and the account does not say yet: the language that is read here and the zone, where they are not those
 * that are taken for granted. Whoever has them kept changes them by choosing, not by coming along on another device.
 */
export function missingPreferences(
  { preferences }: Pick<SessionUser, 'preferences'>,
  language: Language,
  zone: string,
): Record<string, string> {
  const kept: object = typeof preferences === 'object' && preferences !== null ? preferences : {};
  return {
    ...(!('language' in kept) && language !== DEFAULT_LANGUAGE && { language }),
    ...(!('time_zone' in kept) && offsetOf(zone) !== offsetOf(DEFAULT_ZONE) && { time_zone: zone }),
  };
}

function offsetOf(zone: string): number {
  return Temporal.Now.zonedDateTimeISO(zone).offsetNanoseconds;
}

/** What a page shows comes first. */
const DELAY_MS = 2000;

let keptFor: string | undefined;

/** Keeps {@link missingPreferences} of whoever is signed in, once a page; what fails is done at the next visit. */
export function useSaveLocalePreferences(): void {
  const { user } = useSession();
  const { language } = useLanguage();
  useEffect(() => {
    if (!user || user.isFallback || user.id === keptFor) return;
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    const missing = missingPreferences(user, language, timeZone);
    if (Object.keys(missing).length === 0) return;
    const timer = setTimeout(() => {
      keptFor = user.id;
      import('./save-preferences.ts')
        .then(({ savePreferences }) => savePreferences(missing))
        .catch(console.error);
    }, DELAY_MS);
    return () => clearTimeout(timer);
  }, [user, language]); // Synchronises with the account.
}
