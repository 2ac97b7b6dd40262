import { createContext, type ReactNode, use } from 'react';
import type { ItemKind } from '#domain/items.ts';
import type { Place } from '#domain/place.ts';
import type { TripChange } from '#domain/trip-change.ts';
import type { PlannerItem, TripExpense } from '#web/trip-data/trip.ts';
import type { ItemMove } from '#web/trip-data/use-item-commands.ts';
import type { ChangeTexts, WholeChange } from '#web/trip-data/use-trip-commands.ts';

/** Without the right to edit, `readOnlyReason` is set. */
export interface PlannerActions {
  readOnlyReason: string | null;
  add: (kind: ItemKind, at?: { date?: string; time?: string; place?: Place }) => void;
  /** Opens the import, with dropped files if there are any. */
  importFiles: (files?: readonly File[]) => void;
  /** Offers an undo; returns the id of the copy. */
  duplicate: (item: PlannerItem) => string;
  edit: (item: PlannerItem) => void;
  addExpense: () => void;
  editExpense: (expense: TripExpense) => void;
  move: (item: PlannerItem) => void;
  moveItems: (moves: readonly ItemMove[]) => void;
  change: (change: TripChange, texts: ChangeTexts) => void;
  /** Refused when items have changed, with an offer to retry. */
  changeWhole: (whole: WholeChange, texts: ChangeTexts) => void;
  remove: (item: PlannerItem) => void;
  select: (id: string | null) => void;
  showAgenda: () => void;
  readNote: (item: PlannerItem) => void;
}

const ActionsContext = createContext<PlannerActions | null>(null);

export function PlannerActionsProvider({
  actions,
  children,
}: {
  actions: PlannerActions;
  children: ReactNode;
}) {
  return <ActionsContext value={actions}>{children}</ActionsContext>;
}

export function usePlannerActions(): PlannerActions {
  const actions = use(ActionsContext);
  if (!actions) throw new Error('usePlannerActions must be used within a PlannerActionsProvider');
  return actions;
}
