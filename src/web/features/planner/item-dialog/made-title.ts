import { useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { LIMITS } from '#domain/limits.ts';
import { journeyTitle, readPlace } from '#domain/place.ts';
import { cutTo } from '#domain/text.ts';
import type { PickedPlace } from '#web/places/place-search.ts';
import type { ItemForm } from './schema.ts';

/** Matches the address of a point pressed on the map. */
const COORDINATES = /^-?[\d.]+, -?[\d.]+$/;

type Places = Pick<ItemForm, 'kind' | 'address' | 'address_place' | 'origin' | 'destination'>;

/** Names a journey by its two ends, other items by place or address; empty without any. */
export function madeTitle({ kind, address, address_place, origin, destination }: Places): string {
  switch (kind) {
    case 'itinerary':
      return cutTo(journeyTitle(origin.trim(), destination.trim()), LIMITS.title);
    case 'accommodation':
    case 'activity':
    case 'meal':
      return nameOf(readPlace(address_place)?.name ?? address.trim());
    case 'note':
    case 'expense':
      return '';
  }
}

const nameOf = (text: string) => (COORDINATES.test(text) ? '' : cutTo(text, LIMITS.title));

/** The title follows the places until somebody types in it. */
export function useMadeTitle(name: 'address' | 'origin' | 'destination') {
  const { getValues, setValue, clearErrors } = useFormContext<ItemForm>();
  const typed = () => getValues('title').trim();
  /** A picked place keeps its name when more is typed behind the address. */
  const ofAddress = useRef(typed() === madeTitle(getValues()) ? typed() : '');
  const made = () => (name === 'address' ? ofAddress.current : madeTitle(getValues()));
  const write = (title: string) => {
    setValue('title', title);
    if (title !== '') clearErrors('title');
  };
  return {
    /** Makes the title of completed text. */
    make: () => {
      if (typed() !== '') return;
      ofAddress.current = madeTitle(getValues());
      write(ofAddress.current);
    },
    /** Leaves a typed title as it is. */
    follow: (picked: PickedPlace | null, change: () => void) => {
      const [title, before] = [typed(), made()];
      const isOfWords = before !== '' && before === getValues('address').trim();
      change();
      if (picked || isOfWords) ofAddress.current = madeTitle(getValues());
      if (title === '' ? picked !== null : title === before) write(made());
    },
  };
}
