import { createPortal } from 'react-dom';
import type { TripDetails } from '#web/trip-data/queries.ts';
import type { Printing } from '../print-parts.ts';
import { PrintMap } from './print-map.tsx';
import styles from './print-view.module.css';
import { PrintView } from './print-view.tsx';

export function PrintPortal({
  trip,
  people,
  printing,
}: {
  trip: TripDetails;
  people: number;
  printing: Printing;
}) {
  return createPortal(
    <main className={styles.printRoot}>
      <PrintView trip={trip} people={people} hasPrices={printing.prices}>
        {printing.map && <PrintMap trip={trip} world={printing.world} />}
      </PrintView>
    </main>,
    document.body,
  );
}
