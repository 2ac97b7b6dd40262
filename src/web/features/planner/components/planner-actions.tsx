import { createContext, type ReactNode, use } from 'react';
import type { ItemKind } from '#domain/kinds.ts';
import type { Place } from '#domain/place.ts';
import type { TripChange } from '#domain/trip-change.ts';
import type { PlannerItem, TripExpense } from '#web/trip-data/trip.ts';
import type { ItemMove } from '#web/trip-data/use-item-commands.ts';
import type { ChangeTexts, WholeChange } from '#web/trip-data/use-trip-commands.ts';

/** Commands available everywhere in the planner. Without the right to edit, `readOnlyReason` says why. */
export interface PlannerActions {
  readOnlyReason: string | null;
  add: (kind: ItemKind, at?: { date?: string; time?: string; place?: Place }) => void;
  /** Opens the dialog that reads files, with those that were dropped. */
  importFiles: (files?: readonly File[]) => void;
  /** Adds a copy of an item, with undo; returns its id. */
  duplicate: (item: PlannerItem) => string;
  edit: (item: PlannerItem) => void;
  addExpense: () => void;
  editExpense: (expense: TripExpense) => void;
  move: (item: PlannerItem) => void;
  /** Moves items without a dialog, with undo. */
  moveItems: (moves: readonly ItemMove[]) => void;
  /** Changes the trip and several items in one command, with undo. */
  change: (change: TripChange, texts: ChangeTexts) => void;
  /** Changes the trip and all its items; refused when the items have changed, with an offer to retry. */
  changeWhole: (whole: WholeChange, texts: ChangeTexts) => void;
  remove: (item: PlannerItem) => void;
  select: (id: string | null) => void;
  /** Shows all days in a list. */
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
