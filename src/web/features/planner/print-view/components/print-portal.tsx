import { createPortal } from 'react-dom';
import type { TripDetails } from '#web/trip-data/queries.ts';
import styles from '../print-view.module.css';
import { PrintView } from './print-view.tsx';

/** Print view of the whole trip, which replaces the page in print, see `print.css`. */
export function PrintPortal({
  trip,
  people,
  hasPrices,
}: {
  trip: TripDetails;
  people: number;
  hasPrices: boolean;
}) {
  return createPortal(
    <main className={styles.printRoot}>
      <PrintView trip={trip} people={people} hasPrices={hasPrices} />
    </main>,
    document.body,
  );
}
