import { journeyTitle, readPlace } from '#domain/place.ts';
import { type ItemForm, LIMITS } from './schema.ts';

/** What a point that was pressed on the map has for an address. */
const COORDINATES = /^-?[\d.]+, -?[\d.]+$/;

/** What a title is made of. */
type Places = Pick<ItemForm, 'kind' | 'address' | 'address_place' | 'origin' | 'destination'>;

/**
 * The title of what was given none: of a journey its two ends, picked or typed; of what has an address the name of the place that was
 * picked, or the words of the address. Empty where an end is missing, or where nothing has a name.
 */
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
