import { useCallback, useMemo } from 'react';
import { paths, type TripPageQuery } from '#web/paths.ts';
import { type OpenAddress, useUrlQuery } from './use-url-query.ts';

export const PANELS = ['map', 'ideas', 'chat', 'tasks', 'costs', 'people'] as const;
export type Panel = (typeof PANELS)[number];

/** On narrower screens the panel covers the day. */
export const ONE_COLUMN = '(width < 820px)';

/** A value of `?day=`. */
export const OUTSIDE = 'outside';

/** A value of `?day=`. */
export const AGENDA = 'agenda';

/** A value of `?section=`; opens the invitation dialog. */
export const INVITE = 'invite';

export interface PlannerView {
  /** ISO day, `outside`, `agenda`, or null. */
  day: string | null;
  panel: Panel | null;
  section: string | null;
  item: string | null;
  /** Omitted parts stay, null removes one; a section goes with its panel. */
  link: (change: { [Key in keyof TripPageQuery]?: TripPageQuery[Key] | null }) => string;
  open: OpenAddress;
  /** Makes no history entry. */
  select: (item: string | null) => void;
  showAgenda: () => void;
}

const isPanel = (name: string | null): name is Panel => PANELS.some((panel) => panel === name);

/** All of it is in the address, so that links include it. */
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
  // A stable function, since every item on screen receives it.
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
