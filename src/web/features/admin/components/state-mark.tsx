import styles from '../tables.module.css';

interface StateMarkProps {
  /** A stop that was reached, one to come, one on the way, one that is to be looked at. */
  look: 'full' | 'hollow' | 'half' | 'hot';
  text: string;
}

/** A state as a mark with a word, never by colour alone. */
export function StateMark({ look, text }: StateMarkProps) {
  return (
    <span className={styles.admState} data-look={look}>
      <span className={styles.admStop} aria-hidden="true" />
      {text}
    </span>
  );
}
