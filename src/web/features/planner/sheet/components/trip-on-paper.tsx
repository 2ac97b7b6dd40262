import { createPortal } from 'react-dom';
import type { TripDetails } from '../../queries.ts';
import styles from '../sheet.module.css';
import { TripSheet } from './trip-sheet.tsx';

/** The whole trip in place of all else on the page, see `print.css`. */
export function TripOnPaper({ trip, people }: { trip: TripDetails; people: number }) {
  return createPortal(
    <main className={styles.printSheet}>
      <TripSheet trip={trip} people={people} />
    </main>,
    document.body,
  );
}
