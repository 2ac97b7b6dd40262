import { useTranslation } from 'react-i18next';
import { unwrap } from '#db/unwrap.ts';
import { ITEM_TABLES } from '#domain/kinds.ts';
import { toDecimal } from '#domain/money.ts';
import type { Transfer } from '#domain/transfers.ts';
import { itemMutationKey, type TripDetails, tripQuery } from '#web/features/planner/queries.ts';
import { newId } from '#web/lib/new-id.ts';
import { loadClient } from '#web/lib/supabase.ts';
import { type Step, useOptimisticChange } from '#web/lib/use-optimistic-change.ts';
import type { PricedItem, SettlementRow } from './people/model.ts';

type TripStep = Step<TripDetails | null>;

/** Sends a change of the trip that shows at once, and can be taken back from its toast. */
function useTripChange(tripId: string) {
  const change = useOptimisticChange({
    queryKey: tripQuery(tripId).queryKey,
    mutationKey: itemMutationKey(tripId),
  });
  return (wanted: { to: TripStep; from: TripStep; failed: string }) => change({ ...wanted, canUndo: true });
}

async function writeBudget(tripId: string, budget: number | null): Promise<void> {
  const client = await loadClient();
  unwrap(await client.from('trips').update({ budget }).eq('id', tripId).select('id').single());
}

/** Sets the budget of a trip, or removes it (null) [PLUS-5]. */
export function useSetBudget(trip: TripDetails): (budget: number | null) => void {
  const { t } = useTranslation('trip');
  const change = useTripChange(trip.id);
  const step = (budget: number | null): TripStep => ({
    send: () => writeBudget(trip.id, budget),
    apply: (shown) => shown && { ...shown, budget },
    done: budget === null ? t('budgetRemoved') : t('budgetSaved'),
  });
  return (budget) => {
    // `numeric` arrives as a text from the embedded library.
    const stored = trip.budget === null ? null : Number(trip.budget);
    if (budget !== stored) change({ to: step(budget), from: step(stored), failed: t('budgetFailed') });
  };
}

async function writePayer({ kind, id }: PricedItem, paid_by: string | null): Promise<void> {
  const client = await loadClient();
  unwrap(await client.from(ITEM_TABLES[kind]).update({ paid_by }).eq('id', id).select('id').single());
}

/** Says who paid for an item [PLUS-5]. */
export function useSetPayer(trip: TripDetails): (item: PricedItem, payer: string | null) => void {
  const { t } = useTranslation('trip');
  const change = useTripChange(trip.id);
  const step = (item: PricedItem, paid_by: string | null): TripStep => ({
    send: () => writePayer(item, paid_by),
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
    change({ to: step(item, payer), from: step(item, item.paid_by), failed: t('payerFailed') });
}

async function insertSettlement(trip_id: string, row: SettlementRow): Promise<void> {
  const client = await loadClient();
  const { id, from_id, to_id, amount, currency } = row;
  unwrap(
    await client
      .from('trip_settlements')
      .insert({ id, trip_id, from_id, to_id, amount, currency })
      .select('id')
      .single(),
  );
}

async function deleteSettlement({ id }: SettlementRow): Promise<void> {
  const client = await loadClient();
  unwrap(await client.from('trip_settlements').delete().eq('id', id).select('id').single());
}

/** Notes that one gave another what they owed, or that they did not after all [PLUS-5]. */
export function useSettle(trip: TripDetails) {
  const { t } = useTranslation('trip');
  const change = useTripChange(trip.id);
  const without = (shown: TripDetails, { id }: SettlementRow) =>
    shown.trip_settlements.filter((row) => row.id !== id);
  const noted = (row: SettlementRow): TripStep => ({
    send: () => insertSettlement(trip.id, row),
    apply: (shown) => shown && { ...shown, trip_settlements: [...without(shown, row), row] },
    done: t('settlementNoted'),
  });
  const gone = (row: SettlementRow): TripStep => ({
    send: () => deleteSettlement(row),
    apply: (shown) => shown && { ...shown, trip_settlements: without(shown, row) },
    done: t('settlementGone'),
  });
  return {
    settle: ({ from, to, minor, currency }: Transfer & { currency: string }) => {
      const row = {
        id: newId(),
        from_id: from,
        to_id: to,
        amount: Number(toDecimal(minor, currency)),
        currency,
        created_at: Temporal.Now.instant().toString(),
      };
      change({ to: noted(row), from: gone(row), failed: t('settlementFailed') });
    },
    takeBack: (row: SettlementRow) =>
      change({ to: gone(row), from: noted(row), failed: t('settlementFailed') }),
  };
}
