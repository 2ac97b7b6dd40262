import { startTransition, useCallback, useMemo, useState } from 'react';
import type { ItemKind } from '#domain/items.ts';
import type { Place } from '#domain/place.ts';
import { newId } from '#web/data/ids.ts';
import { discardDraft, hasDraft, readDraft, withDraft } from '#web/forms/drafts.ts';
import { resolveRefusal } from '#web/offline/outbox-sender.ts';
import { useSession } from '#web/session/session.tsx';
import type { TripDetails } from '#web/trip-data/queries.ts';
import { type RefusedForm, useFormsReopen } from '#web/trip-data/reopened-form.ts';
import { costsOf, type PlannerItem, type TripExpense } from '#web/trip-data/trip.ts';
import { useExpenseCommands } from '#web/trip-data/use-expense-commands.ts';
import type { ItemCommands } from '#web/trip-data/use-item-commands.ts';
import { afterPaint } from '#web/ui/timing.ts';
import { useStableCallback } from '#web/ui/use-stable-callback.ts';
import type { ItemDraft } from '../item-dialog/components/item-dialog.tsx';
import { expenseColumns, expenseFormOf, newExpenseForm } from '../item-dialog/expense-form.ts';
import { formOf, newForm, writeOf } from '../item-dialog/item-form.ts';
import { moveDraftName } from '../item-dialog/move-destination.ts';
import { rateColumn } from '../item-dialog/rate-fields.ts';
import type { ItemForm } from '../item-dialog/schema.ts';
import { copyOfItem } from './duplicate.ts';
import { wantedCost } from './wanted-cost.ts';

export type OpenDialog =
  | {
      type: 'form';
      key: number;
      initial: ItemDraft;
      /** Key of the refused change; null: none was refused. */
      refusal: string | null;
    }
  | { type: 'move' | 'delete' | 'note'; item: PlannerItem };

interface Opening {
  item_id?: string;
  seen?: ItemForm | null;
  new_id?: string;
  refusal?: string | null;
}

/** There is one draft at a time [SHELL-5]. */
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
    if (draft) return { type: 'form', key: 0, initial: withDraft(initial, draft), refusal: null };
    const moved = all.find((item) => hasDraft(moveDraftName(item)));
    return moved ? { type: 'move', item: moved } : null;
  });
  const close = useCallback(() => setOpen(null), []);

  const openForm = useCallback(
    (form: ItemForm, { item_id = '', seen = null, new_id = newId(), refusal = null }: Opening = {}) => {
      discardDraft(draftName);
      setOpen({ type: 'form', key: Date.now(), initial: { ...form, item_id, new_id, seen }, refusal });
    },
    [draftName],
  );
  // A stable function, since every item on screen receives it.
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
    // Empty for a single traveller.
    const paid_by = trip.trip_collaborators.length > 0 ? (user?.id ?? '') : '';
    openForm(newExpenseForm({ date: defaultDay, currency, paid_by }));
  });
  const opening = useMemo(
    () => ({
      add,
      duplicate,
      edit: (item: PlannerItem) => {
        const form = formOf(item, currency);
        openForm(form, { item_id: item.id, seen: form });
      },
      addExpense,
      editExpense: (expense: TripExpense) => {
        const form = expenseFormOf(expense, currency);
        openForm(form, { item_id: expense.id, seen: form });
      },
      /** The item is added under its own id when it is saved. */
      correct: (item: PlannerItem) => openForm(unstoredForm(item, currency), { new_id: item.id }),
      move: (item: PlannerItem) => setOpen({ type: 'move', item }),
      remove: (item: PlannerItem) => setOpen({ type: 'delete', item }),
      readNote: (item: PlannerItem) => setOpen({ type: 'note', item }),
    }),
    [add, duplicate, addExpense, openForm, currency],
  );

  const reopen = ({ key: refusal, command }: RefusedForm) => {
    const seen = storedForm(trip, command.row.id);
    const wanted = wantedCost(trip, command);
    if (!wanted) return;
    if (seen) openForm(formOfCost(wanted, currency), { item_id: wanted.id, seen, refusal });
    else openForm(unstoredForm(wanted, currency), { new_id: wanted.id, refusal });
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
      // The dialog closes once the saved item is rendered.
      startTransition(() => setOpen(null));
      if (open?.type === 'form' && open.refusal) resolveRefusal(open.refusal);
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

function bringIntoView(id: string): HTMLElement | null {
  const card = document.querySelector(`[data-item="${id}"]`);
  card?.scrollIntoView({ block: 'nearest' });
  return card?.querySelector<HTMLElement>('[data-slot="item-card-open"]') ?? null;
}

function storedForm(trip: TripDetails, id: string): ItemForm | null {
  const cost = costsOf(trip).find((one) => one.id === id);
  return cost ? formOfCost(cost, trip.currency) : null;
}

const formOfCost = (cost: PlannerItem | TripExpense, currency: string): ItemForm =>
  cost.kind === 'expense' ? expenseFormOf(cost, currency) : formOf(cost, currency);

/** Includes the place, which a stored item keeps by itself. */
function unstoredForm(cost: PlannerItem | TripExpense, currency: string): ItemForm {
  const place = 'location' in cost ? { address_place: cost.location } : {};
  return { ...formOfCost(cost, currency), ...place };
}

/** Null: deleted; undefined: a new item. */
function useStoredForm(trip: TripDetails, id: string): ItemForm | null | undefined {
  return useMemo(() => (id === '' ? undefined : storedForm(trip, id)), [trip, id]);
}

export type PlannerDialogs = ReturnType<typeof usePlannerDialogs>;
