import clsx from 'clsx';
import { VisuallyHidden } from './layout.tsx';
import styles from './spinner.module.css';

export interface SpinnerProps {
  /** Text for screen readers; absent: the surrounding text has it. */
  label?: string;
  showLabel?: boolean;
  size?: 'small' | 'normal' | 'large';
  fillsPage?: boolean;
  className?: string | undefined;
}

export function Spinner({
  label,
  showLabel = false,
  size = 'normal',
  fillsPage = false,
  className,
}: SpinnerProps) {
  return (
    <div
      className={clsx(
        styles.spinner,
        size === 'small' && styles.spinnerSmall,
        size === 'large' && styles.spinnerLarge,
        fillsPage && styles.spinnerOfPage,
        className,
      )}
      {...(label && { role: 'status' })}
    >
      <svg className={styles.spinnerRide} viewBox="0 0 48 48" aria-hidden="true">
        <circle className={styles.spinnerRing} cx="24" cy="24" r="18" />
        <circle className={styles.spinnerArc} cx="24" cy="24" r="18" pathLength="100" />
      </svg>
      <svg viewBox="0 0 48 48" aria-hidden="true">
        <circle className={styles.spinnerStop} cx="24" cy="6" r="4" />
        <circle className={styles.spinnerStop} cx="42" cy="24" r="4" />
        <circle className={styles.spinnerStop} cx="24" cy="42" r="4" />
        <circle className={styles.spinnerStop} cx="6" cy="24" r="4" />
      </svg>
      {label && showLabel && <span className={styles.spinnerLabel}>{label}</span>}
      {label && !showLabel && <VisuallyHidden>{label}</VisuallyHidden>}
    </div>
  );
}
