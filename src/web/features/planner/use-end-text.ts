import { useTranslation } from 'react-i18next';
import { daysBetween } from '#domain/days.ts';
import { lastDayOf, type TimeSpan } from '#domain/spans.ts';
import { useFormats } from './use-formats.ts';

/** "The next day", or a date; null on the day of its start [SCHED-2]. */
export function useEndText() {
  const { t } = useTranslation('trip-items');
  const { shortDay } = useFormats();
  return (span: TimeSpan): string | null => {
    const last = lastDayOf(span);
    const days = daysBetween(span.day, last);
    if (days === 0) return null;
    return days === 1 ? t('untilNextDay') : t('untilDay', { day: shortDay(last) });
  };
}
