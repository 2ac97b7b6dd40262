import dayStripStyles from './day-strip.module.css';
import styles from './days.module.css';

/** Room for the list of days, or the strip of a narrow screen, so that nothing moves when it is there. */
export function DaysPlaceholder() {
  return (
    <>
      <div className={styles.days} />
      <div className={dayStripStyles.dayStrip} data-slot="day-strip" />
    </>
  );
}
