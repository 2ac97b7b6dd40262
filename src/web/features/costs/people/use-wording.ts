import { useTranslation } from 'react-i18next';
import { formatMoney } from '#i18n/format.ts';
import { useLanguage } from '#i18n/i18n.ts';
import type { Participant, SharedTransfer } from './shared-costs.ts';

export function useWording(currency: string) {
  const { t } = useTranslation('trip');
  const { language } = useLanguage();
  const name = (person: Participant) => person.name ?? t('formerMember');
  const money = (minor: number) => formatMoney(minor, currency, language);
  return {
    name,
    money,
    sentence: ({ from, to, minor }: Pick<SharedTransfer, 'from' | 'to' | 'minor'>) =>
      t('transfer', { from: name(from), to: name(to), amount: money(minor) }),
    /** Includes the sign. */
    balance: (minor: number) =>
      minor === 0
        ? t('quits')
        : minor > 0
          ? t('isOwed', { amount: money(minor) })
          : t('owes', { amount: money(-minor) }),
  };
}
