import { useTranslation } from 'react-i18next';
import type { ListedRequest } from '#db/admin.types.ts';
import { parseDay } from '#domain/days.ts';
import { toMinorUnits } from '#domain/money.ts';
import { formatDate, formatDateRange, formatMoney } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';

/** Days and budget of a request as text. */
export function useRequestWords() {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  return {
    dates: ({
      start_date,
      end_date,
      flexible,
    }: Pick<ListedRequest, 'start_date' | 'end_date' | 'flexible'>) => {
      const [start, end] = [parseDay(start_date), parseDay(end_date)];
      const days =
        start && end
          ? formatDateRange(start, end, language)
          : start
            ? formatDate(start, language)
            : t('anyDates');
      return flexible ? t('flexible', { days }) : days;
    },
    budget: ({ budget, currency }: Pick<ListedRequest, 'budget' | 'currency'>) => {
      const minor = toMinorUnits(budget, currency);
      return minor === null ? '' : formatMoney(minor, currency, language, { isShort: true });
    },
  };
}
