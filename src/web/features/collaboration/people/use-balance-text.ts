import { useTranslation } from 'react-i18next';
import { openBalances, tripAccounts } from '#domain/splits.ts';
import { formatList, formatMoney } from '#i18n/format.ts';
import { useLanguage } from '#i18n/i18n.ts';
import type { TripDetails } from '#web/trip-data/queries.ts';
import { costsOf, peopleOf } from '#web/trip-data/trip.ts';

/** True with a payer at any cost, or a settlement. */
export const hasSharedCosts = (trip: TripDetails): boolean =>
  trip.trip_settlements.length > 0 ||
  costsOf(trip).some((cost) => 'paid_by' in cost && cost.paid_by !== null);

/** Texts list the amounts by currency; empty without any. */
export function useBalances(trip: TripDetails, personId: string) {
  const { language } = useLanguage();
  const { t } = useTranslation('collaborators');
  const people = peopleOf(trip).map(({ id }) => id);
  const open = openBalances(tripAccounts(trip, costsOf(trip), people, trip.trip_settlements), personId);
  const amounts = (side: number) => {
    const money = open
      .filter(({ balance }) => Math.sign(balance) === side)
      .map(({ balance, currency }) => formatMoney(Math.abs(balance), currency, language));
    return money.length > 0 ? formatList(money, language) : null;
  };
  const [owes, isOwed] = [amounts(-1), amounts(1)];
  return {
    /** Texts about somebody else. */
    of: (name: string) =>
      [owes && t('removeOwes', { name, amount: owes }), isOwed && t('removeIsOwed', { name, amount: isOwed })]
        .filter(Boolean)
        .join(' '),
    /** Texts about oneself. */
    own: [owes && t('leaveOwes', { amount: owes }), isOwed && t('leaveIsOwed', { amount: isOwed })]
      .filter(Boolean)
      .join(' '),
  };
}
