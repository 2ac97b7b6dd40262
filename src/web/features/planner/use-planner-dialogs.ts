import { startTransition, useCallback, useMemo, useState } from 'react';
import type { ItemKind } from '#domain/kinds.ts';
import type { Place } from '#domain/place.ts';
import { applyCommand } from '#domain/trip-commands/apply.ts';
import { newId } from '#web/data/new-id.ts';
import { discardDraft, hasDraft, readDraft, withDraft } from '#web/forms/drafts.ts';
import { useSession } from '#web/session/session.tsx';
import type { TripDetails } from '#web/trip-data/queries.ts';
import { type FormCommand, useFormsReopen } from '#web/trip-data/reopened-form.ts';
import { costsOf, type PlannerItem, type TripExpense } from '#web/trip-data/trip.ts';
import { useExpenseCommands } from '#web/trip-data/use-expense-commands.ts';
import type { ItemCommands } from '#web/trip-data/use-item-commands.ts';
import { afterPaint } from '#web/ui/after-paint.ts';
import { useStableCallback } from '#web/ui/use-stable-callback.ts';
import { copyOfItem } from './item-copy.ts';
import type { ItemDraft } from './item-dialog/components/item-dialog.tsx';
import { expenseColumns, expenseFormOf, newExpenseForm } from './item-dialog/expense-form.ts';
import { formOf, newForm, writeOf } from './item-dialog/item-form.ts';
import { rateColumn } from './item-dialog/rate-fields.ts';
import type { ItemForm } from './item-dialog/schema.ts';
import { moveDraftName } from './move-destination.ts';

/** The open dialog and its subject. */
export type OpenDialog =
  | { type: 'form'; key: number; initial: ItemDraft }
  | { type: 'move' | 'delete' | 'note'; item: PlannerItem };

/** State of a trip's dialogs: the open one and its commands. One draft is stored at a time (SHELL-5). */
export function usePlannerDialogs(
  trip: TripDetails,
  items: ItemCommands,
  { defaultDay, canEdit }: { defaultDay: string; canEdit: boolean },
) {
  const { currency, id, items: all, trip_expenses } = trip;
  const expenses = useExpenseCommands(id);
  const { user } = useSession();
  const draftName = `item-${id}`;
  const [open, setOpen] = useState<OpenDialog | null>(() => {
    const initial = {
      ...newForm('activity', { date: defaultDay, currency }),
      item_id: '',
      new_id: newId(),
      seen: null,
    };
    if (!canEdit) return null;
    const draft = readDraft(draftName);
    if (draft) return { type: 'form', key: 0, initial: withDraft(initial, draft) };
    const moved = all.find((item) => hasDraft(moveDraftName(item)));
    return moved ? { type: 'move', item: moved } : null;
  });
  const close = useCallback(() => setOpen(null), []);

  const openForm = useCallback(
    (form: ItemForm, item_id = '', seen: ItemForm | null = null, new_id = newId()) => {
      discardDraft(draftName);
      setOpen({ type: 'form', key: Date.now(), initial: { ...form, item_id, new_id, seen } });
    },
    [draftName],
  );
  // Stable: every item on screen receives it.
  const add = useStableCallback((kind: ItemKind, at: { date?: string; time?: string; place?: Place } = {}) =>
    openForm(newForm(kind, { date: defaultDay, currency, ...at })),
  );
  const duplicate = useStableCallback((item: PlannerItem) => {
    const copy = copyOfItem(item, newId());
    items.duplicate(copy);
    afterPaint(() => bringIntoView(copy.id)?.focus({ preventScroll: true }));
    return copy.id;
  });
  const addExpense = useStableCallback(() => {
    // One who travels alone need not say who paid.
    const paid_by = trip.trip_collaborators.length > 0 ? (user?.id ?? '') : '';
    openForm(newExpenseForm({ date: defaultDay, currency, paid_by }));
  });
  const opening = useMemo(
    () => ({
      add,
      duplicate,
      edit: (item: PlannerItem) => {
        const form = formOf(item, currency);
        openForm(form, item.id, form);
      },
      addExpense,
      editExpense: (expense: TripExpense) => {
        const form = expenseFormOf(expense);
        openForm(form, expense.id, form);
      },
      /** An item that is not in the trip yet; saved, it is added under its id. */
      correct: (item: PlannerItem) => {
        const place = 'location' in item ? { address_place: item.location } : {};
        openForm({ ...formOf(item, currency), ...place }, '', null, item.id);
      },
      move: (item: PlannerItem) => setOpen({ type: 'move', item }),
      remove: (item: PlannerItem) => setOpen({ type: 'delete', item }),
      readNote: (item: PlannerItem) => setOpen({ type: 'note', item }),
    }),
    [add, duplicate, addExpense, openForm, currency],
  );

  const reopen = (command: FormCommand) => {
    const { id: row } = command.row;
    const form = storedForm(applyCommand(trip, command), row);
    const seen = storedForm(trip, row);
    if (form) openForm(form, seen ? row : '', seen, row);
  };
  useFormsReopen(id, canEdit ? reopen : null);

  const saveExpense = (form: ItemForm, id: string, new_id: string): void => {
    const stored = trip_expenses.find((expense) => expense.id === id);
    const columns = expenseColumns(form);
    if (!columns) return;
    const written = { ...columns, ...rateColumn(form, currency, stored?.rate) };
    if (stored) expenses.update(stored, written);
    else expenses.add(new_id, written);
  };
  const save = useStableCallback(
    (form: ItemForm, { item_id, new_id }: Pick<ItemDraft, 'item_id' | 'new_id'>) => {
      // Shows the saved item first; the dialog closes once that is rendered.
      startTransition(() => setOpen(null));
      if (form.kind === 'expense') return saveExpense(form, item_id, new_id);
      const stored = all.find((item) => item.id === item_id) ?? null;
      const write = writeOf(form, stored);
      if (!write) return;
      if (write.kind !== 'note')
        Object.assign(
          write.columns,
          rateColumn(form, currency, stored && 'rate' in stored ? stored.rate : null),
        );
      if (stored) items.update(stored, write);
      else {
        items.add(write, new_id);
        afterPaint(() => bringIntoView(new_id));
      }
    },
  );
  const stored = useStoredForm(trip, open?.type === 'form' ? open.initial.item_id : '');
  return { open, close, draftName, save, items, opening, stored };
}

/** A new item may be at an hour that is out of view. Returns the button that opens it. */
function bringIntoView(id: string): HTMLElement | null {
  const card = document.querySelector(`[data-item="${id}"]`);
  card?.scrollIntoView({ block: 'nearest' });
  return card?.querySelector<HTMLElement>('[data-slot="item-card-open"]') ?? null;
}

/** Form of an item or expense as it is in a trip; null when it is not. */
function storedForm(trip: TripDetails, id: string): ItemForm | null {
  const cost = costsOf(trip).find((one) => one.id === id);
  if (!cost) return null;
  return cost.kind === 'expense' ? expenseFormOf(cost) : formOf(cost, trip.currency);
}

/** Stored form of the edited item or expense; null when it was deleted, undefined for a new one. */
function useStoredForm(trip: TripDetails, id: string): ItemForm | null | undefined {
  return useMemo(() => (id === '' ? undefined : storedForm(trip, id)), [trip, id]);
}

export type PlannerDialogs = ReturnType<typeof usePlannerDialogs>;
