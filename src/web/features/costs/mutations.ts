import { useTranslation } from 'react-i18next';
import { toDecimal } from '#domain/money.ts';
import type { Payment } from '#domain/payments.ts';
import { settlementId } from '#domain/settlement-id.ts';
import type { NewTripCommand } from '#domain/trip-commands/command.ts';
import type { TripDetails } from '#web/trip-data/queries.ts';
import { useSubmitCommand } from '#web/trip-data/submit-command.ts';
import type { SettlementRow, TripCost } from './people/shared-costs.ts';

/** Sends a command that can be undone from its toast. */
function useUndoable(tripId: string) {
  const send = useSubmitCommand(tripId);
  return (command: NewTripCommand, { done, undone, failed }: Record<'done' | 'undone' | 'failed', string>) =>
    send(command, {
      done: { title: done },
      failed,
      undo: { done: () => ({ title: undone }), failed },
    });
}

/** Sets the budget of a trip, or removes it (null) [PLUS-5]. */
export function useSetBudget(trip: TripDetails): (budget: number | null) => void {
  const { t } = useTranslation('trip');
  const send = useUndoable(trip.id);
  const saved = (budget: number | null) => (budget === null ? t('budgetRemoved') : t('budgetSaved'));
  return (budget) => {
    // `numeric` arrives as a text from the embedded library.
    const stored = trip.budget === null ? null : Number(trip.budget);
    if (budget === stored) return;
    send(
      {
        type: 'patch',
        entity: 'trip',
        label: trip.title,
        row: { id: trip.id, budget: stored },
        to: { budget },
      },
      { done: saved(budget), undone: saved(stored), failed: t('budgetFailed') },
    );
  };
}

/** Says who paid for an item or an expense [PLUS-5]. */
export function useSetPayer(trip: TripDetails): (cost: TripCost, payer: string | null) => void {
  const { t } = useTranslation('trip');
  const send = useUndoable(trip.id);
  return (cost, paid_by) => {
    const saved = t('payerSaved', { title: cost.title });
    const patch = { type: 'patch', label: cost.title, to: { paid_by } } as const;
    send(
      cost.kind === 'expense'
        ? { ...patch, entity: 'expense', row: cost }
        : { ...patch, entity: 'item', row: cost },
      { done: saved, undone: saved, failed: t('payerFailed') },
    );
  };
}

/** Notes that one gave another what they owed, or that they did not after all [PLUS-5]. */
export function useSettle(trip: TripDetails) {
  const { t } = useTranslation('trip');
  const send = useUndoable(trip.id);
  const texts = { noted: t('settlementNoted'), gone: t('settlementGone'), failed: t('settlementFailed') };
  const label = trip.title;
  return {
    settle: ({ from, to, minor, currency }: Payment & { currency: string }) => {
      const row = {
        id: settlementId({ tripId: trip.id, from, to, currency }, trip.trip_settlements),
        from_id: from,
        to_id: to,
        amount: Number(toDecimal(minor, currency)),
        currency,
        created_at: Temporal.Now.instant().toString(),
      };
      const { noted: done, gone: undone, failed } = texts;
      send({ type: 'add', entity: 'settlement', label, row }, { done, undone, failed });
    },
    takeBack: (row: SettlementRow) => {
      const { gone: done, noted: undone, failed } = texts;
      send({ type: 'remove', entity: 'settlement', label, row }, { done, undone, failed });
    },
  };
}
