import { memo, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { TripDetails } from '#web/trip-data/queries.ts';
import { PrintPortal } from '../../lazy-parts.ts';

/**
 * What is printed of the planner, by its menu or by the browser's own way: the whole trip on paper instead of the
 * screen. It is there only while it prints; it is loaded with the first sign of a person and all it shows is in the cache,
 * so that it needs no network [PLUS-4]. Until it is loaded, the page is printed as it stands.
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

/** Whether the page is being put on paper. The sheet has to stand before the browser looks at the page: hence at once. */
function useIsPrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(false);
  useEffect(() => {
    // Synchronises with the browser's printing, and with whatever emulates it.
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
