import { useTranslation } from 'react-i18next';
import { toDecimal } from '#domain/money.ts';
import type { Payment } from '#domain/payments.ts';
import { settlementId } from '#domain/settlement-id.ts';
import type { NewTripCommand } from '#domain/trip-commands/command.ts';
import type { TripDetails } from '#web/trip-data/queries.ts';
import { useSubmitCommand } from '#web/trip-data/submit-command.ts';
import type { SettlementRow, TripCost } from './people/shared-costs.ts';

/** `name` labels what has no title. */
function useUndoable(tripId: string) {
  const send = useSubmitCommand(tripId);
  return (
    command: NewTripCommand,
    { done, failed, name }: Record<'done' | 'failed', string> & { name?: string },
  ) =>
    send(command, {
      done: { title: done },
      failed,
      undo: { label: done, ...(name !== undefined && { names: [name] }) },
    });
}

export function useSetBudget(trip: TripDetails): (budget: number | null) => void {
  const { t } = useTranslation('trip');
  const send = useUndoable(trip.id);
  return (budget) => {
    // `numeric` arrives as a text from the embedded library.
    const stored = trip.budget === null ? null : Number(trip.budget);
    if (budget === stored) return;
    send(
      {
        type: 'patch',
        entity: 'trip',
        label: trip.title,
        // An amount is of its currency, which somebody else may change meanwhile.
        row: { id: trip.id, budget: stored, currency: trip.currency },
        to: { budget },
      },
      {
        done: budget === null ? t('budgetRemoved') : t('budgetSaved'),
        failed: t('budgetFailed'),
        name: t('budget'),
      },
    );
  };
}

/** Changes the payer, with an undo [PLUS-5]. */
export function useSetPayer(trip: TripDetails): (cost: TripCost, payer: string | null) => void {
  const { t } = useTranslation('trip');
  const send = useUndoable(trip.id);
  return (cost, paid_by) => {
    const patch = { type: 'patch', label: cost.title, to: { paid_by } } as const;
    send(
      cost.kind === 'expense'
        ? { ...patch, entity: 'expense', row: cost }
        : { ...patch, entity: 'item', row: cost },
      { done: t('payerSaved', { title: cost.title }), failed: t('payerFailed') },
    );
  };
}

/** Records a payment between two people, or removes it [PLUS-5]. */
export function useSettle(trip: TripDetails) {
  const { t } = useTranslation('trip');
  const send = useUndoable(trip.id);
  const texts = { failed: t('settlementFailed'), name: t('settlement') };
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
      send({ type: 'add', entity: 'settlement', label, row }, { ...texts, done: t('settlementNoted') });
    },
    takeBack: (row: SettlementRow) => {
      send({ type: 'remove', entity: 'settlement', label, row }, { ...texts, done: t('settlementGone') });
    },
  };
}
