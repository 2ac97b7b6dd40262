import { useCallback, useMemo } from 'react';
import { paths, type TripView } from '#web/paths.ts';
import { type OpenAddress, useUrlQuery } from './use-url-query.ts';

/** The panels this planner has. */
export const PANELS = ['map', 'ideas', 'chat', 'tasks', 'costs', 'people'] as const;
export type Panel = (typeof PANELS)[number];

/** The one that stands open where there is room for it. Not the map: its library is loaded when it is asked for. */
export const OPEN_PANEL: Panel = 'costs';

/** Value of `?day=` for the items that lie outside the trip's dates. */
export const OUTSIDE = 'outside';

export interface PlannerView {
  /** ISO day asked for by the address, `outside`, or null. */
  day: string | null;
  /** The panel asked for, or null for the day itself. */
  panel: Panel | null;
  /** Id of the chosen item, or null. */
  item: string | null;
  /** Address of this trip with another view; what is not named stays as it is, null takes it away. */
  link: (change: { [Key in keyof TripView]?: TripView[Key] | null }) => string;
  /** Shows what an address of this trip says. */
  open: OpenAddress;
  /** Chooses an item, or none, without a new entry in the history. */
  select: (item: string | null) => void;
}

const isPanel = (name: string | null): name is Panel => PANELS.some((panel) => panel === name);

/** What is to be seen: everything a link should carry, and nothing kept beside it. */
export function usePlannerView(tripId: string): PlannerView {
  const { query, open, change } = useUrlQuery();
  const day = query.get('day');
  const panelName = query.get('panel');
  const panel = isPanel(panelName) ? panelName : null;
  const item = query.get('item');

  const link = useCallback<PlannerView['link']>(
    (other) => {
      const next = { day, panel, item, ...other };
      const given = Object.entries(next).filter((entry): entry is [string, string] => Boolean(entry[1]));
      return paths.trip(tripId, Object.fromEntries(given));
    },
    [tripId, day, panel, item],
  );
  // The same function for as long as the planner is open: every item on screen has it.
  const select = useCallback(
    (id: string | null) =>
      change((next) => {
        if (id) next.set('item', id);
        else next.delete('item');
      }),
    [change],
  );
  return useMemo(() => ({ day, panel, item, link, open, select }), [day, panel, item, link, open, select]);
}
