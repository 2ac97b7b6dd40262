import { WifiOff } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useOnline } from '#web/offline/network-state.ts';
import { usePendingCommands } from '#web/offline/outbox.ts';
import styles from '../planner.module.css';

/** Strip shown offline, with the number of commands in the outbox. */
export const OfflineStrip = memo(function OfflineStrip({ tripId }: { tripId: string }) {
  const { t } = useTranslation('trip');
  const isOnline = useOnline();
  const commands = usePendingCommands(tripId);
  // A message shows its own state.
  const waiting = commands.filter((one) => one.type === 'batch' || one.entity !== 'message').length;
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
