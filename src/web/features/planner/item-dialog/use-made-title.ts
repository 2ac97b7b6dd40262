import { useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import type { PickedPlace } from '#web/data/place-search.ts';
import { madeTitle } from './made-title.ts';
import type { ItemForm } from './schema.ts';

/** The title that the form makes of its places: it follows them until somebody types in it. */
export function useMadeTitle(name: 'address' | 'origin' | 'destination') {
  const { getValues, setValue, clearErrors } = useFormContext<ItemForm>();
  const typed = () => getValues('title').trim();
  /** What was made of the address last: a place that was picked has its name still when more is typed behind its address. */
  const ofAddress = useRef(typed() === madeTitle(getValues()) ? typed() : '');
  const made = () => (name === 'address' ? ofAddress.current : madeTitle(getValues()));
  const write = (title: string) => {
    setValue('title', title);
    if (title !== '') clearErrors('title');
  };
  return {
    /** Makes a title where there is none: of what was typed once it is whole. */
    make: () => {
      if (typed() !== '') return;
      ofAddress.current = madeTitle(getValues());
      write(ofAddress.current);
    },
    /** Changes the place, and with it the title that was made of it; one that was typed stays. */
    follow: (picked: PickedPlace | null, change: () => void) => {
      const [title, before] = [typed(), made()];
      const isOfWords = before !== '' && before === getValues('address').trim();
      change();
      if (picked || isOfWords) ofAddress.current = madeTitle(getValues());
      if (title === '' ? picked !== null : title === before) write(made());
    },
  };
}
