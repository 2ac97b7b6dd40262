import { useTranslation } from 'react-i18next';
import type { TRIP_STATUSES } from './trip-form.ts';

/** What each status of a trip is called. */
export function useStatusWords(): Readonly<Record<(typeof TRIP_STATUSES)[number], string>> {
  const { t } = useTranslation('dashboard');
  return {
    draft: t('statusDraft'),
    planned: t('statusPlanned'),
    ongoing: t('statusOngoing'),
    completed: t('statusCompleted'),
    cancelled: t('statusCancelled'),
  };
}
