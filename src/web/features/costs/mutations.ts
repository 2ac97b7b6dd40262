import { useTranslation } from 'react-i18next';
import { ITEM_TABLES } from '#domain/kinds.ts';
import { toDecimal } from '#domain/money.ts';
import type { Payment } from '#domain/payments.ts';
import { newId } from '#web/data/new-id.ts';
import { deleting, inserting, updating } from '#web/data/row-writes.ts';
import { itemMutationKey, type TripDetails, tripQuery } from '#web/trip-data/queries.ts';
import { type Step, useOptimisticChange } from '#web/trip-data/use-optimistic-change.ts';
import type { PricedItem, SettlementRow } from './people/shared-costs.ts';

type TripStep = Step<TripDetails | null>;

/** Sends a change of the trip that shows at once, and can be taken back from its toast. */
function useTripChange(tripId: string) {
  const change = useOptimisticChange({
    queryKey: tripQuery(tripId).queryKey,
    mutationKey: itemMutationKey(tripId),
    tripId,
  });
  return (wanted: { to: TripStep; from: TripStep; failed: string; label: string }) =>
    change({ ...wanted, canUndo: true });
}

/** Sets the budget of a trip, or removes it (null) [PLUS-5]. */
export function useSetBudget(trip: TripDetails): (budget: number | null) => void {
  const { t } = useTranslation('trip');
  const change = useTripChange(trip.id);
  const step = (budget: number | null): TripStep => ({
    write: updating('trips', trip.id, { budget }),
    apply: (shown) => shown && { ...shown, budget },
    done: budget === null ? t('budgetRemoved') : t('budgetSaved'),
  });
  return (budget) => {
    // `numeric` arrives as a text from the embedded library.
    const stored = trip.budget === null ? null : Number(trip.budget);
    if (budget !== stored)
      change({ to: step(budget), from: step(stored), failed: t('budgetFailed'), label: trip.title });
  };
}

/** Says who paid for an item [PLUS-5]. */
export function useSetPayer(trip: TripDetails): (item: PricedItem, payer: string | null) => void {
  const { t } = useTranslation('trip');
  const change = useTripChange(trip.id);
  const step = (item: PricedItem, paid_by: string | null): TripStep => ({
    write: updating(ITEM_TABLES[item.kind], item.id, { paid_by }),
    apply: (shown) =>
      shown && {
        ...shown,
        items: shown.items.map((old) =>
          old.id === item.id && old.kind !== 'note' ? { ...old, paid_by } : old,
        ),
      },
    done: t('payerSaved', { title: item.title }),
  });
  return (item, payer) =>
    change({
      to: step(item, payer),
      from: step(item, item.paid_by),
      failed: t('payerFailed'),
      label: item.title,
    });
}

/** Notes that one gave another what they owed, or that they did not after all [PLUS-5]. */
export function useSettle(trip: TripDetails) {
  const { t } = useTranslation('trip');
  const change = useTripChange(trip.id);
  const without = (shown: TripDetails, { id }: Pick<SettlementRow, 'id'>) =>
    shown.trip_settlements.filter((row) => row.id !== id);
  const noted = ({ created_at, ...columns }: SettlementRow): TripStep => ({
    write: inserting('trip_settlements', { ...columns, trip_id: trip.id }),
    apply: (shown) =>
      shown && { ...shown, trip_settlements: [...without(shown, columns), { ...columns, created_at }] },
    done: t('settlementNoted'),
  });
  const gone = (row: SettlementRow): TripStep => ({
    write: deleting('trip_settlements', row.id),
    apply: (shown) => shown && { ...shown, trip_settlements: without(shown, row) },
    done: t('settlementGone'),
  });
  return {
    settle: ({ from, to, minor, currency }: Payment & { currency: string }) => {
      const row = {
        id: newId(),
        from_id: from,
        to_id: to,
        amount: Number(toDecimal(minor, currency)),
        currency,
        created_at: Temporal.Now.instant().toString(),
      };
      change({ to: noted(row), from: gone(row), failed: t('settlementFailed'), label: trip.title });
    },
    takeBack: (row: SettlementRow) =>
      change({ to: gone(row), from: noted(row), failed: t('settlementFailed'), label: trip.title }),
  };
}
