import { memo, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { TripDetails } from '#web/trip-data/queries.ts';
import { PrintPortal } from '../../lazy-parts.ts';

/**
 * Renders the print view while the browser prints, from the menu or its own command. Loaded on first interaction,
 * from cached data, so that it works offline [PLUS-4]; until then the page prints as it is.
 */
export const PrintWhenAsked = memo(function PrintWhenAsked({
  trip,
  people,
}: {
  trip: TripDetails;
  people: number;
}) {
  return useIsPrinting() ? <PrintPortal trip={trip} people={people} /> : null;
});

/** True while printing. Updates synchronously: the browser takes its snapshot right after the event. */
function useIsPrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(false);
  useEffect(() => {
    // Synchronises with the browser's printing and with emulated print media.
    const media = matchMedia('print');
    const begin = () => flushSync(() => setIsPrinting(true));
    const end = () => setIsPrinting(media.matches);
    const turn = () => flushSync(() => setIsPrinting(media.matches));
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    media.addEventListener('change', turn);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
      media.removeEventListener('change', turn);
    };
  }, []);
  return isPrinting;
}
