import { useMutationState } from '@tanstack/react-query';
import { WifiOff } from 'lucide-react';
import { memo, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOnline } from '#web/offline/network-state.ts';
import { itemMutationKey } from '#web/trip-data/queries.ts';
import styles from '../planner.module.css';

/** How many changes of a trip were left by earlier pages, and wait too [PLUS-3]. */
function useLateCount(tripId: string, isOffline: boolean): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (!isOffline) return;
    import('#web/offline/outbox-replay.ts')
      .then(({ countLate }) => countLate(tripId))
      .then(setCount, console.warn);
  }, [tripId, isOffline]);
  return isOffline ? count : 0;
}

/** Says that there is no network, and how many changes wait for it. */
export const OfflineStrip = memo(function OfflineStrip({ tripId }: { tripId: string }) {
  const { t } = useTranslation('trip');
  const isOnline = useOnline();
  const late = useLateCount(tripId, !isOnline);
  const paused = useMutationState({
    filters: { mutationKey: itemMutationKey(tripId), predicate: ({ state }) => state.isPaused },
  }).length;
  const waiting = paused + late;
  return (
    <output>
      {!isOnline && (
        <p className={styles.plannerOffline}>
          <WifiOff size={18} aria-hidden="true" />
          <span>
            {t('offline')} {waiting > 0 ? t('offlineWaiting', { count: waiting }) : t('offlineNothing')}
          </span>
        </p>
      )}
    </output>
  );
});
