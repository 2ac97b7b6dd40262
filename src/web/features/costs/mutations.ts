import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { toAppError } from '#db/app-error.ts';
import { unwrap } from '#db/unwrap.ts';
import { ITEM_TABLES } from '#domain/kinds.ts';
import { toDecimal } from '#domain/money.ts';
import type { Transfer } from '#domain/transfers.ts';
import { errorText } from '#i18n/error-text.ts';
import { itemMutationKey, type TripDetails, tripQuery } from '#web/features/planner/queries.ts';
import { newId } from '#web/lib/new-id.ts';
import { loadClient } from '#web/lib/supabase.ts';
import { toast } from '#web/lib/toasts.ts';
import type { PricedItem, SettlementRow } from './people/model.ts';

/** How long a change can be taken back from its toast. */
const UNDO_MS = 12_000;

/** A state of the trip: how it is sent, how it shows, and what is said once it is there. */
interface Step {
  send: () => Promise<void>;
  apply: (trip: TripDetails) => TripDetails;
  done: string;
}

interface Change {
  to: Step;
  from: Step;
  failed: string;
  isUndo?: boolean;
}

/**
 * Sends a change of the trip that shows at once. A refusal takes it back and says why; a change that went through
 * can be undone from its toast.
 */
function useTripChange(tripId: string) {
  const { t } = useTranslation('trip');
  const client = useQueryClient();
  const { queryKey } = tripQuery(tripId);
  const mutationKey = itemMutationKey(tripId);
  const show = ({ apply }: Step) => client.setQueryData(queryKey, (trip) => trip && apply(trip));
  const changing = useMutation({
    mutationKey,
    // Without a network a write waits for it, and shows meanwhile.
    networkMode: 'online' as const,
    mutationFn: ({ to }: Change) => to.send(),
    onMutate: async ({ to }) => {
      await client.cancelQueries({ queryKey });
      show(to);
    },
    onSuccess: (_, { to, from, failed, isUndo = false }) => {
      const undo = () => changing.mutate({ to: from, from: to, failed, isUndo: true });
      toast({
        title: to.done,
        ...(!isUndo && { duration: UNDO_MS, action: { label: t('undo'), onClick: undo } }),
      });
    },
    onError: (error, { from, failed }) => {
      show(from);
      toast({ title: failed, description: errorText(toAppError(error)), variant: 'destructive' });
    },
    onSettled: async () => {
      // While another write is on its way, its reload does for both.
      if (client.isMutating({ mutationKey }) <= 1) await client.invalidateQueries({ queryKey });
    },
  });
  return changing.mutate;
}

async function writeBudget(tripId: string, budget: number | null): Promise<void> {
  const client = await loadClient();
  unwrap(await client.from('trips').update({ budget }).eq('id', tripId).select('id').single());
}

/** Sets the budget of a trip, or removes it (null) [PLUS-5]. */
export function useSetBudget(trip: TripDetails): (budget: number | null) => void {
  const { t } = useTranslation('trip');
  const change = useTripChange(trip.id);
  const step = (budget: number | null): Step => ({
    send: () => writeBudget(trip.id, budget),
    apply: (shown) => ({ ...shown, budget }),
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
  const step = (item: PricedItem, paid_by: string | null): Step => ({
    send: () => writePayer(item, paid_by),
    apply: (shown) => ({
      ...shown,
      items: shown.items.map((old) =>
        old.id === item.id && old.kind !== 'note' ? { ...old, paid_by } : old,
      ),
    }),
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
  const noted = (row: SettlementRow): Step => ({
    send: () => insertSettlement(trip.id, row),
    apply: (shown) => ({ ...shown, trip_settlements: [...without(shown, row), row] }),
    done: t('settlementNoted'),
  });
  const gone = (row: SettlementRow): Step => ({
    send: () => deleteSettlement(row),
    apply: (shown) => ({ ...shown, trip_settlements: without(shown, row) }),
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
