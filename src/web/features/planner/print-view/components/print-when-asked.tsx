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
  const printing = usePrinting();
  return printing ? <PrintPortal trip={trip} people={people} {...printing} /> : null;
});

/** Whether the next print has prices: the browser's own command has none. */
let wantsPrices = false;

/** Prints once the print view is rendered, the menu closed and the focus restored: `print()` blocks. */
export async function printTrip(hasPrices: boolean): Promise<void> {
  await PrintPortal.ready();
  requestAnimationFrame(() => {
    wantsPrices = hasPrices;
    window.print();
  });
}

/** What is printed now; null: nothing. Updates synchronously: the browser takes its snapshot right after the event. */
function usePrinting(): { hasPrices: boolean } | null {
  const [printing, setPrinting] = useState<{ hasPrices: boolean } | null>(null);
  useEffect(() => {
    // Synchronises with the browser's printing and with emulated print media.
    const media = matchMedia('print');
    const begin = () => flushSync(() => setPrinting({ hasPrices: wantsPrices }));
    const end = () => {
      wantsPrices = false;
      setPrinting(media.matches ? { hasPrices: false } : null);
    };
    const turn = () => flushSync(() => setPrinting(media.matches ? { hasPrices: wantsPrices } : null));
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    media.addEventListener('change', turn);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
      media.removeEventListener('change', turn);
    };
  }, []);
  return printing;
}
