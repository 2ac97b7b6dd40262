import { useCallback, useMemo } from 'react';
import { paths, type TripPageQuery } from '#web/paths.ts';
import { type OpenAddress, useUrlQuery } from './use-url-query.ts';

export const PANELS = ['map', 'ideas', 'chat', 'tasks', 'costs', 'people'] as const;
export type Panel = (typeof PANELS)[number];

/** Screens without room for a panel beside the schedule: it covers the day. */
export const ONE_COLUMN = '(width < 820px)';

/** Value of `?day=` for the items outside the trip's dates. */
export const OUTSIDE = 'outside';

/** Value of `?day=` for the list of all days. */
export const AGENDA = 'agenda';

/** Value of `?section=` of the people that asks whom to invite. */
export const INVITE = 'invite';

export interface PlannerView {
  /** ISO day in the address, `outside`, `agenda`, or null. */
  day: string | null;
  /** Panel in the address; null for the day itself. */
  panel: Panel | null;
  /** Section of the panel in the address; null for its first. */
  section: string | null;
  /** Id of the selected item, or null. */
  item: string | null;
  /** Address of this trip with a changed view; omitted parts stay, null removes one. A section goes with its panel. */
  link: (change: { [Key in keyof TripPageQuery]?: TripPageQuery[Key] | null }) => string;
  /** Opens an address of this trip. */
  open: OpenAddress;
  /** Selects an item, or none, without a history entry. */
  select: (item: string | null) => void;
  /** Shows all days in a list, without a history entry. */
  showAgenda: () => void;
}

const isPanel = (name: string | null): name is Panel => PANELS.some((panel) => panel === name);

/** View state of the planner; all of it is in the address, so that links carry it. */
export function usePlannerView(tripId: string): PlannerView {
  const { query, open, change } = useUrlQuery();
  const day = query.get('day');
  const panelName = query.get('panel');
  const panel = isPanel(panelName) ? panelName : null;
  const section = query.get('section');
  const item = query.get('item');

  const link = useCallback<PlannerView['link']>(
    (other) => {
      const isSamePanel = other.panel === undefined || other.panel === panel;
      const next = { day, panel, section: isSamePanel ? section : null, item, ...other };
      const given = Object.entries(next).filter((entry): entry is [string, string] => Boolean(entry[1]));
      return paths.trip(tripId, Object.fromEntries(given));
    },
    [tripId, day, panel, section, item],
  );
  // Stable: every item on screen receives it.
  const select = useCallback(
    (id: string | null) =>
      change((next) => {
        if (id) next.set('item', id);
        else next.delete('item');
      }),
    [change],
  );
  const showAgenda = useCallback(
    () =>
      change((next) => {
        next.set('day', AGENDA);
        next.delete('panel');
        next.delete('section');
        next.delete('item');
      }),
    [change],
  );
  return useMemo(
    () => ({ day, panel, section, item, link, open, select, showAgenda }),
    [day, panel, section, item, link, open, select, showAgenda],
  );
}
