import { useMemo } from 'react';
import { toMinorUnits } from '#domain/money.ts';
import {
  formatDate,
  formatDateRange,
  formatDuration,
  formatMoney,
  formatRelativeDays,
  formatTime,
} from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import type { PlannerItem } from '#web/trip-data/trip.ts';

/** Formatters of the planner for dates, times and money, in the current language. */
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
      /** `08:00 – 10:00`; the start alone without a duration. Both ends may be at the same hour of their clocks. */
      timeRange: (from: number, to: number, minutes = to - from) =>
        minutes === 0 ? time(from) : `${time(from)} – ${time(to)}`,
      duration: formatDuration,
      money,
      /** Without cents when they are zero. */
      shortMoney: (minor: number, currency: string) =>
        formatMoney(minor, currency, language, { isShort: true }),
      /** Price of an item; null without one, or when zero. */
      price: (item: PlannerItem) => {
        if (item.kind === 'note') return null;
        const minor = toMinorUnits(item.price, item.currency);
        return minor !== null && minor > 0 ? money(minor, item.currency) : null;
      },
    };
  }, [language]);
}
