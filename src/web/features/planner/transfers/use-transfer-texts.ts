import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { isUncertain, type Transfer } from '#domain/legs.ts';
import type { Warning } from '#domain/plan-warnings.ts';
import { formatDate, formatDistance, formatDuration, formatTime } from '#i18n/format.ts';
import { useLanguage } from '#i18n/i18n.ts';
import { useUnits } from '#web/session/preferences/locale-preferences.ts';

export function useTransferTexts() {
  const { t } = useTranslation('trip-routes');
  const { language } = useLanguage();
  const units = useUnits();
  return useMemo(() => {
    const time = (minutes: number) => formatTime(minutes, language);
    const distance = (metres: number) => formatDistance(metres, language, units);
    return {
      /** `450 m à pied` */
      by: (mode: Transfer['mode'], metres: number) => t(`by_${mode}`, { distance: distance(metres) }),
      /** `depuis « Alfama »`; null: it starts at the stop before. */
      since: ({ isFromEarlier, from }: Transfer) =>
        isFromEarlier ? t('since', { title: from.title }) : null,
      /** `à vérifier` for an uncertain estimate; else null. */
      check: (transfer: Transfer) => (isUncertain(transfer) ? t('toCheck') : null),
      /** `29 min de marge`; null: there is none, or it is unknown. */
      spare: (transfer: Transfer) => {
        const { gap, travel } = transfer;
        if (gap === null || gap < travel.minutes || isUncertain(transfer)) return null;
        const rest = gap - travel.minutes;
        return rest === 0 ? t('spareNone') : t('spare', { duration: formatDuration(rest) });
      },
      time,
      warning: (warning: Warning): string => {
        switch (warning.kind) {
          case 'late': {
            const needed = formatDuration(warning.needed);
            if (warning.gap === 0) return t('lateNone', { needed });
            return t('late', { needed, gap: formatDuration(warning.gap) });
          }
          case 'overlap':
            return t('overlapWith', {
              title: warning.other.title,
              duration: formatDuration(warning.minutes),
            });
          case 'beforeCheckIn':
            return t('beforeCheckIn', { time: time(warning.at), checkIn: time(warning.checkIn) });
          case 'afterCheckOut':
            return t('afterCheckOut', { time: time(warning.at), checkOut: time(warning.checkOut) });
          case 'closed':
            return t('closed', { weekday: formatDate(warning.day, language, 'weekdayName') });
          case 'outsideHours': {
            const hours = [warning.opens, warning.closes].map((at) => (at === null ? '…' : time(at)));
            return t('outsideHours', { hours: hours.join(' – ') });
          }
          case 'far':
            return t('farStart', { distance: distance(warning.distanceM), title: warning.from.title });
        }
      },
    };
  }, [t, language, units]);
}
