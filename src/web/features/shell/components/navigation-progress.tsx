import { useNavigation } from 'react-router';
import styles from '../above-page.module.css';

/** A route line that grows along the top while the next page loads; it waits a moment before it shows. */
export function NavigationProgress() {
  const { state } = useNavigation();
  return state === 'idle' ? null : (
    <div className={styles.navProgress} data-print="none" aria-hidden="true" />
  );
}
