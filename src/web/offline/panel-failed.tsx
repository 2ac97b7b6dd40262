import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { useOnline } from './network-state.ts';
import styles from './panel-failed.module.css';

/** Shown instead of a panel whose code, or what it shows, could not be loaded. */
export function PanelFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('trip');
  const isOnline = useOnline();
  return (
    <div className={styles.panelFailed} role="alert">
      <EmptyState
        size="small"
        title={t('panelFailed')}
        text={isOnline ? t('loadFailedText') : t('panelOffline')}
      >
        <Button variant="line" onClick={onRetry}>
          {t('retry')}
        </Button>
      </EmptyState>
    </div>
  );
}
