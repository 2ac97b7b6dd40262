import { readBooking } from '#domain/booking.ts';
import { type Place, readPlace, shortPlaceName } from '#domain/place.ts';
import { type FindPlace, proposalOf } from '#web/features/imports/bookings/proposal.ts';
import type { Reservation } from '#web/features/imports/bookings/reservation.ts';
import { readImport } from '#web/features/imports/queries.ts';
import type { ItemWrite } from '#web/trip-data/trip.ts';

/** Zones of airports by their codes, and of towns: as the gazetteer answers. */
const ZONES: Readonly<Record<string, string>> = {
  CDG: 'Europe/Paris',
  NRT: 'Asia/Tokyo',
  LIS: 'Europe/Lisbon',
  AMS: 'Europe/Amsterdam',
  Paris: 'Europe/Paris',
  Lyon: 'Europe/Paris',
  Brest: 'Europe/Paris',
  London: 'Europe/London',
  Porto: 'Europe/Lisbon',
  Lisboa: 'Europe/Lisbon',
};

const findPlace: FindPlace = async (clue) => {
  if (!clue) return null;
  const { name, address, iata, lat, lng, towns = [], zone } = clue;
  const found = zone ?? [iata, ...towns].map((key) => ZONES[key ?? '']).find(Boolean);
  const point = lat === undefined || lng === undefined ? {} : { lat, lng };
  const place: Place = { name: iata ? `${name} (${iata})` : name, formatted_address: address, ...point };
  return found ? { ...place, time_zone: found } : place;
};

/** What a file of bookings holds. @throws ImportError, and where it holds something else */
export async function readBookings(content: string | Buffer) {
  const result = await readImport(
    new Blob([typeof content === 'string' ? content : new Uint8Array(content)]),
  );
  if (result.type !== 'bookings') throw new Error(`The file holds ${result.type}.`);
  return result;
}

/** The items that come of reservations, a line each: kind, title, time, length or end, place, booking, price, facts. */
export async function itemLines(reservations: readonly Reservation[]): Promise<string[]> {
  const lines = reservations.map(async (reservation) => {
    const { facts, isCancelled } = reservation;
    const title = [('event' in reservation && reservation.event) || '', reservation.title]
      .filter(Boolean)
      .join(' ');
    const wordsOf = () => ({ title: title || '?', notes: '' });
    const proposal = await proposalOf(reservation, { findPlace, newId: () => '', wordsOf });
    if (!proposal) return 'nothing';
    const said = Object.entries(facts).map(([name, text]) => `${name} ${text}`);
    return [...(isCancelled ? ['cancelled'] : []), ...partsOf(proposal.write), ...said]
      .filter(Boolean)
      .join(' | ');
  });
  return Promise.all(lines);
}

function partsOf(write: ItemWrite): string[] {
  const { kind, columns } = write;
  if (kind === 'note') return [columns.title];
  const { reference = '', seat = '' } = readBooking(columns.booking);
  const booking = [reference, seat].filter(Boolean).join(' ');
  const price = columns.price === null ? '' : `${columns.price} ${columns.currency}`;
  return [...whenAndWhere(write), booking, price];
}

function whenAndWhere({ kind, columns }: ItemWrite): string[] {
  switch (kind) {
    case 'note':
      return [];
    case 'accommodation':
      return [
        'stay',
        columns.title,
        `${columns.check_in} ${columns.check_in_time} - ${columns.check_out} ${columns.check_out_time}`,
        placeText(columns.location),
      ];
    case 'itinerary': {
      const [from, to] = [columns.start_location, columns.end_location].map((place) => endText(place));
      const minutes = columns.duration === null ? '' : `${columns.duration} min`;
      return [columns.sub_type, columns.title, momentText(columns), minutes, `${from} > ${to}`];
    }
    case 'activity':
    case 'meal': {
      const name = kind === 'meal' ? 'meal' : columns.sub_type;
      return [
        name ?? '',
        columns.title,
        momentText(columns),
        `${columns.duration} min`,
        placeText(columns.location),
      ];
    }
  }
}

const momentText = ({ date, time }: { date: string; time: string | null }) =>
  [date, time].filter(Boolean).join(' ');

const endText = (location: unknown) => shortPlaceName(readPlace(location)?.name ?? '?');

function placeText(location: unknown): string {
  const place = readPlace(location);
  const point = place?.lat === undefined ? '' : ` @${place.lat},${place.lng}`;
  return place ? `${place.formatted_address}${point}` : '';
}
