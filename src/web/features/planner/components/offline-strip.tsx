import { WifiOff } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useOnline } from '#web/offline/network-state.ts';
import { useTripSync } from '#web/offline/outbox.ts';
import { Row } from '#web/ui/layout.tsx';
import styles from './planner.module.css';

/** Shows the number of waiting changes, as beside the trip's name. */
export const OfflineStrip = memo(function OfflineStrip({ tripId }: { tripId: string }) {
  const { t } = useTranslation('trip');
  const isOnline = useOnline();
  const { pending } = useTripSync(tripId);
  return (
    <output>
      {!isOnline && (
        <Row as="p" gap={10} className={styles.plannerOffline}>
          <WifiOff size={18} />
          <span>
            {t('offline')} {pending > 0 ? t('offlineWaiting', { count: pending }) : t('offlineNothing')}
          </span>
        </Row>
      )}
    </output>
  );
});
