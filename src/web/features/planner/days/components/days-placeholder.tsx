import dayStripStyles from './day-strip.module.css';
import styles from './days.module.css';

/** Reserves the room, so that nothing moves. */
export function DaysPlaceholder() {
  return (
    <>
      <div className={styles.days} />
      <div className={dayStripStyles.dayStrip} data-slot="day-strip" />
    </>
  );
}
