import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { daysBetween } from '#domain/days.ts';
import { toMinorUnits } from '#domain/money.ts';
import { lastDayOf, type TimeSpan } from '#domain/spans.ts';
import {
  formatDate,
  formatDateRange,
  formatDuration,
  formatMoney,
  formatRelativeDays,
  formatTime,
} from '#i18n/format.ts';
import { useLanguage } from '#i18n/i18n.ts';
import type { PlannerItem } from '#web/trip-data/trip.ts';

export function useFormats() {
  const { language } = useLanguage();
  return useMemo(() => {
    const time = (minutes: number) => formatTime(minutes, language);
    const money = (minor: number, currency: string) => formatMoney(minor, currency, language);
    return {
      /** `vendredi 12 mars` */
      day: (date: Temporal.PlainDate) => formatDate(date, language, 'weekday'),
      /** `ven. 12 mars` */
      shortDay: (date: Temporal.PlainDate) => formatDate(date, language, 'weekdayShort'),
      /** `ven. 12` */
      tinyDay: (date: Temporal.PlainDate) => formatDate(date, language, 'weekdayDay'),
      days: (from: Temporal.PlainDate, to: Temporal.PlainDate) => formatDateRange(from, to, language),
      /** `dans 112 jours` */
      relativeDays: (days: number) => formatRelativeDays(days, language),
      time,
      /** `08:00 – 10:00`; the start alone without a duration. Clocks of both ends may be equal. */
      timeRange: (from: number, to: number, minutes = to - from) =>
        minutes === 0 ? time(from) : `${time(from)} – ${time(to)}`,
      duration: formatDuration,
      money,
      /** Leaves out zero cents. */
      shortMoney: (minor: number, currency: string) =>
        formatMoney(minor, currency, language, { isShort: true }),
      /** Null without a price, or when zero. */
      price: (item: PlannerItem) => {
        if (item.kind === 'note') return null;
        const minor = toMinorUnits(item.price, item.currency);
        return minor !== null && minor > 0 ? money(minor, item.currency) : null;
      },
    };
  }, [language]);
}

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
