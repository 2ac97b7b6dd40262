import { useTranslation } from 'react-i18next';
import type { ListedUser } from '#db/admin.types.ts';
import { parseInstant } from '#db/timestamps.ts';
import { CONTINENTS } from '#domain/continents.ts';
import { formatInstant } from '#i18n/format.ts';
import { useLanguage } from '#i18n/i18n.ts';
import { inLanguage } from '#i18n/languages.ts';
import type { SelectOption } from '#web/ui/field.tsx';

export function useAdminWords() {
  const { t } = useTranslation(['admin', 'common']);
  const { language } = useLanguage();
  return {
    t,
    language,
    /** Returns a title in the shown language, else in the other. */
    titleOf: ({ title_fr, title_en }: { title_fr: string; title_en: string | null }): string =>
      inLanguage(language, { fr: title_fr, en: title_en }),
    /** The column `title` of an activity has the French one. */
    activityTitle: ({ title, title_en }: { title: string; title_en: string | null }): string =>
      inLanguage(language, { fr: title, en: title_en }),
    /** Writes an instant in the browser's zone; empty for none. */
    when: (instant: string | null | undefined): string => {
      const at = parseInstant(instant);
      return at ? formatInstant(at, language, Temporal.Now.timeZoneId()) : '';
    },
    roleName: (role: string): string =>
      role === 'supervisor'
        ? t('common:roleSupervisor')
        : role === 'traveler'
          ? t('common:roleTraveler')
          : role,
  };
}

export function useContinents(): SelectOption[] {
  const { t } = useTranslation('countries');
  return CONTINENTS.toSorted().map((value) => ({ value, label: t(`continent${value}`) }));
}

/** Returns first and last name, else the display name, else the address. */
export function nameOfUser({
  first_name,
  last_name,
  name,
  email,
}: Pick<ListedUser, 'first_name' | 'last_name' | 'name' | 'email'>): string {
  return [first_name, last_name].filter(Boolean).join(' ') || name || email || '';
}
