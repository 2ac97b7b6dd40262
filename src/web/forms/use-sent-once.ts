import { useRef } from 'react';
import { toAppError } from '#db/app-error.ts';
import { newId } from '#web/data/ids.ts';

/** Sends values under an id that stays the same for the same values: they may have been stored though the answer was lost. */
export function useSentOnce(): (values: object, send: (id: string) => Promise<void>) => Promise<void> {
  const last = useRef({ id: '', text: '' });
  return async (values, send) => {
    const text = JSON.stringify(values);
    if (last.current.text !== text) last.current = { id: newId(), text };
    await send(last.current.id).catch(refuseUnlessStored);
    last.current = { id: '', text: '' };
  };
}

function refuseUnlessStored(error: unknown): void {
  if (toAppError(error).key !== 'already_exists') throw error;
}
