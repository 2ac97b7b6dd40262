import { memo, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { World } from '#web/features/maps/base-map/outline-style.ts';
import type { TripDetails } from '#web/trip-data/queries.ts';
import { PrintPortal } from '../../lazy-parts.ts';
import { DAYS_ALONE, type Printing, type PrintParts } from '../print-parts.ts';

const BY_COMMAND: Printing = { ...DAYS_ALONE, world: null };

/** Renders only during printing, offline from cached data [PLUS-4]; until loaded, the page prints as is. */
export const PrintWhenAsked = memo(function PrintWhenAsked({
  trip,
  people,
}: {
  trip: TripDetails;
  people: number;
}) {
  const printing = usePrinting();
  return printing ? <PrintPortal trip={trip} people={people} printing={printing} /> : null;
});

/** The browser's own command prints the days alone. */
let asked: Printing = BY_COMMAND;

/** Loads first: the snapshot is taken at once. @returns prints once the dialog is closed: it blocks */
export async function prepareToPrint(parts: PrintParts): Promise<() => void> {
  const [world] = await Promise.all([parts.map ? loadWorld() : null, PrintPortal.ready()]);
  return () =>
    requestAnimationFrame(() => {
      asked = { ...parts, world };
      window.print();
    });
}

async function loadWorld(): Promise<World | null> {
  try {
    const { fetchWorld } = await import('#web/features/maps/base-map/fetch-world.ts');
    return await fetchWorld();
  } catch (error) {
    console.warn('The outline of the map could not be loaded.', error);
    return null;
  }
}

/** Renders synchronously: the browser takes its snapshot right after the event. */
function usePrinting(): Printing | null {
  const [printing, setPrinting] = useState<Printing | null>(null);
  useEffect(() => {
    // Synchronises with the browser's printing and with emulated print media.
    const media = matchMedia('print');
    const begin = () => flushSync(() => setPrinting(asked));
    const end = () => {
      asked = BY_COMMAND;
      setPrinting(media.matches ? asked : null);
    };
    const turn = () => flushSync(() => setPrinting(media.matches ? asked : null));
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
