import { useTranslation } from 'react-i18next';
import { daysBetween } from '#domain/days.ts';
import { lastDayOf, type TimeSpan } from '#domain/spans.ts';
import { useFormats } from './use-formats.ts';

/** End of an item past midnight in words: the next day, or its date when later [SCHED-2]. */
export function useEndText() {
  const { t } = useTranslation('trip-items');
  const { shortDay } = useFormats();
  return (span: TimeSpan): string => {
    const last = lastDayOf(span);
    return daysBetween(span.day, last) > 1 ? t('untilDay', { day: shortDay(last) }) : t('untilNextDay');
  };
}
