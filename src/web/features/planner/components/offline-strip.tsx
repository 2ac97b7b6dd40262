import { useMutationState } from '@tanstack/react-query';
import { WifiOff } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useOnline } from '#web/lib/use-online.ts';
import { itemMutationKey } from '../queries.ts';

/** Says that there is no network, and how many changes wait for it. */
export const OfflineStrip = memo(function OfflineStrip({ tripId }: { tripId: string }) {
  const { t } = useTranslation('trip');
  const isOnline = useOnline();
  const waiting = useMutationState({
    filters: { mutationKey: itemMutationKey(tripId), predicate: ({ state }) => state.isPaused },
  }).length;
  return (
    <output>
      {!isOnline && (
        <p className="planner-offline">
          <WifiOff size={18} aria-hidden="true" />
          <span>
            {t('offline')} {waiting > 0 ? t('offlineWaiting', { count: waiting }) : t('offlineNothing')}
          </span>
        </p>
      )}
    </output>
  );
});
