import { useRef } from 'react';
import { noneIfStored } from '#db/app-error.ts';
import { newId } from '#web/data/ids.ts';

/** Sends values under an id that stays the same for the same values: they may have been stored though the answer was lost. @returns the id */
export function useSentOnce(): (values: object, send: (id: string) => Promise<unknown>) => Promise<string> {
  const last = useRef({ id: '', text: '' });
  return async (values, send) => {
    const text = JSON.stringify(values);
    if (last.current.text !== text) last.current = { id: newId(), text };
    const { id } = last.current;
    await send(id).catch(noneIfStored);
    last.current = { id: '', text: '' };
    return id;
  };
}
