import { useEffect, useMemo } from 'react';
import type { Json } from '#db/database.types.ts';
import { recordOf } from '#domain/json.ts';
import type { Units } from '#i18n/format.ts';
import { useLanguage } from '#i18n/i18n.ts';
import { DEFAULT_LANGUAGE, type Language } from '#i18n/languages.ts';
import { useSession } from '../session.tsx';
import type { SessionUser } from '../session-user.ts';

/** Zone of accounts without one, as in the database's `app.local_time`. */
const DEFAULT_ZONE = 'Europe/Paris';

/** Language and zone for mails, where unset and not the default. Stored ones change only by choice. */
export function missingPreferences(
  { preferences }: Pick<SessionUser, 'preferences'>,
  language: Language,
  zone: string,
): Record<string, string> {
  const stored = recordOf(preferences);
  return {
    ...(!('language' in stored) && language !== DEFAULT_LANGUAGE && { language }),
    ...(!('time_zone' in stored) && zone !== DEFAULT_ZONE && { time_zone: zone }),
  };
}

/** Milliseconds until the page is loaded. */
const DELAY_MS = 2000;

let savedFor: string | undefined;

/** Saves once a page, but not between the steps of the onboarding, which save too; a failure waits for the next visit. */
export function useSaveLocalePreferences(): void {
  const { user } = useSession();
  const { language } = useLanguage();
  useEffect(() => {
    if (!user?.onboarding_completed || user.isFallback || user.id === savedFor) return;
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    const missing = missingPreferences(user, language, timeZone);
    if (Object.keys(missing).length === 0) return;
    const timer = setTimeout(() => {
      savedFor = user.id;
      import('./stored-preferences.ts')
        .then(({ savePreferences }) => savePreferences(missing))
        .catch(console.error);
    }, DELAY_MS);
    return () => clearTimeout(timer);
  }, [user, language]); // Synchronises with the account.
}

export function unitsOf(preferences: Json | null | undefined): Units {
  const { distance_unit, temperature_unit } = recordOf(preferences);
  return {
    distance: distance_unit === 'mi' ? 'mi' : 'km',
    temperature: temperature_unit === 'f' ? 'f' : 'c',
  };
}

export function useUnits(): Units {
  const { user } = useSession();
  return useMemo(() => unitsOf(user?.preferences), [user?.preferences]);
}
