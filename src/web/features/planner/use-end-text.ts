import { useTranslation } from 'react-i18next';
import { daysBetween } from '#domain/days.ts';
import { lastDayOf, type TimeSpan } from '#domain/spans.ts';
import { useFormats } from './use-formats.ts';

/** Says of what passes midnight when it ends: on the next day, or on which when that is farther off [SCHED-2]. */
export function useEndText() {
  const { t } = useTranslation('trip-items');
  const { shortDay } = useFormats();
  return (span: TimeSpan): string => {
    const last = lastDayOf(span);
    return daysBetween(span.day, last) > 1 ? t('untilDay', { day: shortDay(last) }) : t('untilNextDay');
  };
}
