import { useTranslation } from 'react-i18next';
import { parseDay } from '#domain/days.ts';
import { formatDate, formatList, formatMoney, formatRate } from '#i18n/format.ts';
import { useLanguage } from '#i18n/i18n.ts';
import type { OtherCost } from '../model.ts';

export function useRateWords() {
  const { t } = useTranslation('trip');
  const { language } = useLanguage();
  const dayOf = (date: string | undefined) => {
    const day = parseDay(date);
    return day ? formatDate(day, language, 'long') : '';
  };
  return {
    day: dayOf,
    /** `own` is the text for an entered rate. */
    conversion: (
      { converted, rate }: Pick<OtherCost, 'converted' | 'rate'>,
      own: 'atOwnRate' | 'atTripRate' = 'atOwnRate',
    ): string => {
      if (converted === null || !rate) return t('withoutRate');
      const { from, to, value, date } = rate;
      const words = {
        from,
        to,
        amount: formatMoney(converted, to, language),
        value: formatRate(value, language),
      };
      return date === undefined ? t(own, words) : t('atBankRate', { ...words, date: dayOf(date) });
    },
    sources: (others: readonly OtherCost[]): string => {
      const rates = others.flatMap(({ rate }) => rate ?? []);
      const days = rates.flatMap(({ date }) => date ?? []).toSorted();
      const [first, last] = [days[0], days.at(-1)];
      const ofBank =
        first === last
          ? t('ratesOfDay', { date: dayOf(first) })
          : t('ratesOfDays', { from: dayOf(first), to: dayOf(last) });
      const hasOwn = rates.some(({ date }) => date === undefined);
      return formatList([...(first ? [ofBank] : []), ...(hasOwn ? [t('ratesOwn')] : [])], language);
    },
  };
}
