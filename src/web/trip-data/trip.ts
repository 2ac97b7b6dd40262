import { parseDay, type TripDates, tripDays, tripRange } from '#domain/days.ts';
import type { LatLng } from '#domain/geo.ts';
import type { ItemColumns } from '#domain/item-rules.ts';
import type { ItemKind } from '#domain/items.ts';
import { destinationPoint, isLocated, readPlace } from '#domain/place.ts';
import { type TripRole, tripRole } from '#domain/roles.ts';
import type { TripDetails } from './queries.ts';

export type TripExpense = TripDetails['trip_expenses'][number];

export const costsOf = (trip: Pick<TripDetails, 'items' | 'trip_expenses'>) => [
  ...trip.items,
  ...trip.trip_expenses,
];

export type PlannerItem = TripDetails['items'][number];
export type PlannerItemOf<Kind extends PlannerItem['kind']> = Extract<PlannerItem, { kind: Kind }>;

export type ItemWrite = { [Kind in ItemKind]: { kind: Kind; columns: ItemColumns[Kind] } }[ItemKind];

export function noteOf(item: PlannerItem): string {
  return (item.kind === 'note' ? item.content : item.notes)?.trim() ?? '';
}

/** Place on one line; empty for transport and unknown places. */
export function placeOf(item: PlannerItem): string {
  switch (item.kind) {
    case 'accommodation':
      return item.address?.trim() || (readPlace(item.location)?.formatted_address ?? '');
    case 'activity':
    case 'meal': {
      const place = readPlace(item.location);
      return place ? place.formatted_address || place.name : '';
    }
    case 'itinerary':
    case 'note':
      return '';
  }
}

/** Points at most: more would only make searches longer. */
const MOST_POINTS = 20;

/** Points of a trip, with places of one town once, and without that of a whole country. */
export function pointsOf(trip: Pick<TripDetails, 'destination_details' | 'items'>): LatLng[] {
  const destination = destinationPoint(trip.destination_details);
  const places = trip.items.flatMap((item) => {
    if (item.kind === 'note') return [];
    return item.kind === 'itinerary' ? [item.start_location, item.end_location] : [item.location];
  });
  const points = [...(destination ? [destination] : []), ...places.map(readPlace).filter(isLocated)];
  const byTown = new Map(points.map(({ lat, lng }) => [`${lat.toFixed(1)} ${lng.toFixed(1)}`, { lat, lng }]));
  return [...byTown.values()].slice(0, MOST_POINTS);
}

/** Day of an item; null: a note about the whole trip. */
export function firstDayOf(item: PlannerItem): Temporal.PlainDate | null {
  return parseDay(item.kind === 'accommodation' ? item.check_in : item.date);
}

/** Lists the owner first, then others by joining. */
export function peopleOf(trip: Pick<TripDetails, 'owner_id' | 'owner' | 'trip_collaborators'>) {
  const others = trip.trip_collaborators
    .toSorted((a, b) => a.joined_at.localeCompare(b.joined_at))
    .map(({ user_id, role, profile }) => ({ id: user_id, role: toRole(role), profile }));
  return [{ id: trip.owner_id, role: 'owner' as const, profile: trip.owner }, ...others];
}

/** How many travel, by default the members. */
export const travellersOf = (
  trip: Parameters<typeof peopleOf>[0] & Pick<TripDetails, 'travellers'>,
): number => trip.travellers ?? peopleOf(trip).length;

export type TripPerson = ReturnType<typeof peopleOf>[number];

const toRole = (role: string) => (role === 'editor' ? ('editor' as const) : ('viewer' as const));

/** Name of a person, else the part of the e-mail before the @. */
export function nameOf(person: TripPerson): string {
  return person.profile?.name?.trim() || person.profile?.email?.split('@')[0] || '?';
}

/** Names by id, also of former members, unless they were removed. */
export function namesIn(trip: TripDetails): ReadonlyMap<string, string> {
  const former = trip.trip_former_members.flatMap(({ user_id, name }) =>
    name === null ? [] : [[user_id, name] as const],
  );
  return new Map([...former, ...peopleOf(trip).map((person) => [person.id, nameOf(person)] as const)]);
}

export interface Author {
  name: string;
  src: string | null | undefined;
}

/** Authors by id, former members included. */
export function authorsOf(trip: TripDetails): ReadonlyMap<string, Author> {
  const pictures = new Map(peopleOf(trip).map(({ id, profile }) => [id, profile?.avatar_url]));
  return new Map(Array.from(namesIn(trip), ([id, name]) => [id, { name, src: pictures.get(id) }]));
}

export function roleIn(trip: TripDetails, userId: string | undefined): TripRole {
  return tripRole(trip, userId);
}

export function daysOfTrip(trip: TripDates): Temporal.PlainDate[] {
  const range = tripRange(trip);
  return range ? tripDays(range.start, range.end) : [];
}

export function applyWrite(
  write: ItemWrite,
  onto: { id: string; trip_id: string; trip: { currency: string } },
): PlannerItem {
  const { trip, ...row } = onto;
  const unsplit = { paid_by: null, split: null, rate: null, booking: null };
  switch (write.kind) {
    case 'accommodation':
      return { ...unsplit, ...row, currency: trip.currency, ...write.columns, kind: write.kind };
    case 'activity':
      return {
        ...unsplit,
        catalogue_id: null,
        opens_at: null,
        closes_at: null,
        ...row,
        currency: trip.currency,
        ...write.columns,
        kind: write.kind,
      };
    case 'itinerary':
      return { ...unsplit, ...row, currency: trip.currency, ...write.columns, kind: write.kind };
    case 'meal':
      return { ...unsplit, ...row, currency: trip.currency, ...write.columns, kind: write.kind };
    case 'note':
      return { ...row, ...write.columns, kind: write.kind };
  }
}
