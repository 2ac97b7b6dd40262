import { journeyTitle, readPlace } from '#domain/place.ts';
import { type ItemForm, LIMITS } from './schema.ts';

/** The address of a point pressed on the map. */
const COORDINATES = /^-?[\d.]+, -?[\d.]+$/;

type Places = Pick<ItemForm, 'kind' | 'address' | 'address_place' | 'origin' | 'destination'>;

/** A journey's two ends, or the place or address; empty without. */
export function madeTitle({ kind, address, address_place, origin, destination }: Places): string {
  switch (kind) {
    case 'itinerary':
      return journeyTitle(origin.trim(), destination.trim()).slice(0, LIMITS.title);
    case 'accommodation':
    case 'activity':
    case 'meal':
      return nameOf(readPlace(address_place)?.name ?? address.trim());
    case 'note':
    case 'expense':
      return '';
  }
}

const nameOf = (text: string) => (COORDINATES.test(text) ? '' : text.slice(0, LIMITS.title));
