import { createContext, type ReactNode, use } from 'react';
import type { ItemKind } from '#domain/kinds.ts';
import type { Place } from '#domain/place.ts';
import type { TripChange } from '#domain/trip-change.ts';
import type { PlannerItem } from '#web/trip-data/trip.ts';
import type { ItemMove } from '#web/trip-data/use-item-commands.ts';
import type { ChangeTexts, WholeChange } from '#web/trip-data/use-trip-commands.ts';

/** What can be done from anywhere in the planner. Without the right to edit, `readOnlyReason` says why. */
export interface PlannerActions {
  readOnlyReason: string | null;
  add: (kind: ItemKind, at?: { date?: string; time?: string; place?: Place }) => void;
  edit: (item: PlannerItem) => void;
  move: (item: PlannerItem) => void;
  /** Moves items at once, without a dialog; it can be taken back. */
  moveItems: (moves: readonly ItemMove[]) => void;
  /** Changes the trip and many of its items at once; it can be taken back. */
  change: (change: TripChange, texts: ChangeTexts) => void;
  /** Changes the trip and what becomes of all its items: refused, with an offer to do it anew, when there are others. */
  changeWhole: (whole: WholeChange, texts: ChangeTexts) => void;
  remove: (item: PlannerItem) => void;
  select: (id: string | null) => void;
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
