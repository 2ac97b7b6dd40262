import { type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import type { TripDetails } from '#web/trip-data/queries.ts';
import type { ItemCommands } from '#web/trip-data/use-item-commands.ts';
import { useMedia } from '#web/ui/browser-state.ts';
import type { PlannerActions } from '../components/planner-actions.tsx';
import type { DayEntry } from '../days/day-entries.ts';
import type { PlannerParts } from '../planner-parts.ts';
import { INVITE, ONE_COLUMN, type Panel, type PlannerView } from './use-planner-view.ts';

interface PanelSources {
  trip: TripDetails | null;
  parts: PlannerParts;
  view: PlannerView;
  openPanel: Panel;
  entry: DayEntry | null;
  actions: PlannerActions;
  items: Pick<ItemCommands, 'add' | 'remove'>;
}

const isBlank = ({ items, trip_expenses }: TripDetails) => items.length + trip_expenses.length === 0;

/** Is the map on tablets and for new trips, else the costs: the map's library is loaded on demand. */
export function useOpenPanel(trip: TripDetails): Panel {
  const [isNew] = useState(isBlank(trip));
  const isForMap = useMedia('(820px <= width < 1200px) or (width >= 1800px)');
  const isOneColumn = useMedia(ONE_COLUMN);
  return isForMap || (isNew && !isOneColumn) ? 'map' : 'costs';
}

/** Defers the panel after the tab and the visible day. */
export function useVisiblePanel({ trip, parts, view, openPanel, entry, actions, items }: PanelSources): {
  panel: Panel;
  content: ReactNode;
} {
  const day = useDeferredValue(entry?.iso ?? null);
  const number = useDeferredValue(entry?.number ?? 1);
  // The tab is marked at once, the panel follows.
  const panel = useDeferredValue<Panel>(view.panel ?? openPanel);
  const { item, section, link, open } = view;
  const { add, addExpense, editExpense, readOnlyReason } = actions;
  const { add: onAdd, remove: onRemove } = items;
  const map = useMemo(
    () =>
      trip &&
      panel === 'map' &&
      parts.map(trip, {
        day,
        selected: item,
        onSelect: (chosen, on) => open(link({ item: chosen, day: on }), { replace: true }),
        onAdd: readOnlyReason === null ? (place) => add('activity', { place }) : null,
      }),
    [trip, panel, parts, day, item, link, open, add, readOnlyReason],
  );
  const ideas =
    trip &&
    panel === 'ideas' &&
    parts.ideas(trip, { day: { iso: day ?? trip.start_date, number }, readOnlyReason, onAdd, onRemove });
  const other = useMemo(() => {
    if (!trip || panel === 'map' || panel === 'ideas') return null;
    if (panel === 'tasks')
      return parts.tasks(trip, { section, linkTo: (name) => link({ panel, section: name, item: null }) });
    if (panel === 'people')
      return parts.people(trip, {
        isInviting: section === INVITE,
        onInviting: () => open(link({ section: null }), { replace: true }),
      });
    if (panel === 'chat') return parts.chat(trip);
    return parts.costs(trip, day, { readOnlyReason, onAdd: addExpense, onEdit: editExpense });
  }, [trip, panel, parts, day, section, link, open, readOnlyReason, addExpense, editExpense]);
  return { panel, content: map || ideas || other };
}
