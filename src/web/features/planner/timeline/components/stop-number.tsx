import { memo } from 'react';
import styles from './timeline.module.css';

/** As on the map. Decorative: the list is ordered. */
export const StopNumber = memo(function StopNumber({ number, at }: { number: number; at?: number }) {
  return (
    <span
      className={styles.stopNumber}
      data-slot="stop-number"
      aria-hidden="true"
      data-wide={number > 99 ? '' : undefined}
      style={at === undefined ? undefined : { '--at': at }}
    >
      {number}
    </span>
  );
});
