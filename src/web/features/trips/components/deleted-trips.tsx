import clsx from 'clsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DeletedList } from '../lazy-parts.ts';
import styles from './deleted-trips.module.css';

/** Of the last thirty days, on demand [PLUS-2]. */
export function DeletedTrips() {
  const { t } = useTranslation('dashboard');
  const [isOpen, setOpen] = useState(false);
  return (
    <section className={styles.deletedTrips} aria-label={t('deletedTrips')}>
      <button
        className={clsx(styles.deletedTripsToggle, 'link')}
        type="button"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {t('deletedTrips')}
      </button>
      {isOpen && <DeletedList />}
    </section>
  );
}
