import { useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import type { PickedPlace } from '#web/data/place-search.ts';
import { madeTitle } from './made-title.ts';
import type { ItemForm } from './schema.ts';

/** It follows the places until somebody types in it. */
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
    /** Of completed text. */
    make: () => {
      if (typed() !== '') return;
      ofAddress.current = madeTitle(getValues());
      write(ofAddress.current);
    },
    /** A typed title stays. */
    follow: (picked: PickedPlace | null, change: () => void) => {
      const [title, before] = [typed(), made()];
      const isOfWords = before !== '' && before === getValues('address').trim();
      change();
      if (picked || isOfWords) ofAddress.current = madeTitle(getValues());
      if (title === '' ? picked !== null : title === before) write(made());
    },
  };
}
