import { useTranslation } from 'react-i18next';
import { formatMoney } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import type { Participant } from '../model.ts';

/** How people and money are written. */
export function useWording(currency: string) {
  const { t } = useTranslation('trip');
  const { language } = useLanguage();
  return {
    name: (person: Participant) => person.name ?? t('formerMember'),
    money: (minor: number) => formatMoney(minor, currency, language),
    /** With its sign: what one is owed, what one owes. */
    balance: (minor: number) =>
      minor === 0
        ? t('quits')
        : minor > 0
          ? t('isOwed', { amount: formatMoney(minor, currency, language) })
          : t('owes', { amount: formatMoney(-minor, currency, language) }),
  };
}
