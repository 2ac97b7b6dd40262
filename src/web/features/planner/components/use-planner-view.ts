import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { afterPaint } from '#web/lib/after-paint.ts';
import { paths, type TripView } from '#web/paths.ts';

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
  /** Chooses an item, or none, without a new entry in the history. */
  select: (item: string | null) => void;
}

const isPanel = (name: string | null): name is Panel => PANELS.some((panel) => panel === name);

/**
 * What the address says is to be seen: everything a link should carry, and nothing kept beside it but the item that was
 * just chosen. The address follows it once it has been painted: a new one is heard by all of the page.
 */
export function usePlannerView(tripId: string): PlannerView {
  const [query] = useSearchParams();
  const day = query.get('day');
  const panelName = query.get('panel');
  const panel = isPanel(panelName) ? panelName : null;
  const { item, select } = useChosenItem();

  const link = useCallback<PlannerView['link']>(
    (change) => {
      const next = { day, panel, item, ...change };
      const given = Object.entries(next).filter((entry): entry is [string, string] => Boolean(entry[1]));
      return paths.trip(tripId, Object.fromEntries(given));
    },
    [tripId, day, panel, item],
  );
  return useMemo(() => ({ day, panel, item, link, select }), [day, panel, item, link, select]);
}

function useChosenItem(): Pick<PlannerView, 'item' | 'select'> {
  const { search } = useLocation();
  const [query, setQuery] = useSearchParams();
  /** What was chosen while the address had that query. */
  const [chosen, setChosen] = useState<{ item: string | null; at: string } | null>(null);
  // A new address says what is chosen.
  if (chosen && chosen.at !== search) setChosen(null);
  const setLatest = useRef(setQuery);
  const takeBack = useRef(() => {});
  useLayoutEffect(() => {
    setLatest.current = setQuery;
  });
  useLayoutEffect(() => () => takeBack.current(), []);
  // The same function for as long as the planner is open: every item on screen has it.
  const select = useCallback((id: string | null) => {
    // The address as it is: a day just asked for may not be on screen yet.
    const at = window.location.search;
    setChosen({ item: id, at });
    takeBack.current();
    takeBack.current = afterPaint(() => {
      if (window.location.search !== at) return;
      const next = new URLSearchParams(at);
      if (id) next.set('item', id);
      else next.delete('item');
      setLatest.current(next, { replace: true, preventScrollReset: true });
    });
  }, []);
  return { item: chosen ? chosen.item : query.get('item'), select };
}
