import { createContext, useContext, useMemo } from 'react';
import { formatDay } from '#domain/days.ts';
import { paths } from '#web/paths.ts';
import type { TripDetails } from '#web/trip-data/queries.ts';
import { firstDayOf } from '#web/trip-data/trip.ts';

/** Null: the item is deleted. */
export type ItemLink = { title: string; to: string } | null;

/** Undefined: all messages are about one item. */
export const ItemLinksContext = createContext<((id: string) => ItemLink) | undefined>(undefined);

export const useItemLinks = () => useContext(ItemLinksContext);

export function useItemLinksOf({ id: tripId, items }: TripDetails): (id: string) => ItemLink {
  return useMemo(() => {
    const byId = new Map(items.map((item) => [item.id, item]));
    return (id) => {
      const item = byId.get(id);
      if (!item) return null;
      const day = firstDayOf(item);
      return { title: item.title, to: paths.trip(tripId, { ...(day && { day: formatDay(day) }), item: id }) };
    };
  }, [tripId, items]);
}

/**
 * What a message is about when it is sent: the server refuses one on an item that was deleted since, each time. An item that could not be
 * read may still be there.
 */
export function itemStillIn(trip: TripDetails | null | undefined, id: string | null): string | null {
  if (!trip || trip.failed.length > 0) return id;
  return trip.items.some((item) => item.id === id) ? id : null;
}
