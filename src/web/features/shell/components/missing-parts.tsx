import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { isOnline, subscribeOnline, useOnline } from '#web/offline/network-state.ts';
import { Button } from '#web/ui/button.tsx';
import { Row } from '#web/ui/layout.tsx';
import { useMissingParts } from '#web/ui/lazy-part.tsx';
import styles from './missing-parts.module.css';

/** In ms; a returning network also triggers an attempt. */
const RETRY_MS = 30_000;

/** Keeps retrying [PLUS-3]. A reload is offered: older browsers cache a failed module for the page's life (whatwg/html#6768). */
export function MissingParts() {
  const { t } = useTranslation('common');
  const parts = useMissingParts();
  const hasNetwork = useOnline();
  useEffect(() => {
    if (parts.length === 0) return;
    const retry = () => {
      if (isOnline()) for (const load of parts) load();
    };
    const timer = setInterval(retry, RETRY_MS);
    const stop = subscribeOnline(retry);
    return () => {
      clearInterval(timer);
      stop();
    };
  }, [parts]);
  return (
    // Outside an open dialog, only `aria-live` is announced.
    <div role="status" aria-live="polite" data-print="none">
      {parts.length > 0 && (
        <div className={styles.corner}>
          <div className={styles.notice}>
            <p>{t(hasNetwork ? 'partMissing' : 'partMissingOffline')}</p>
            {hasNetwork && (
              <Row as="p" gap={8} align="stretch" wrap className={styles.actions}>
                <Button size="small" onClick={() => globalThis.location.reload()}>
                  {t('errorReload')}
                </Button>
              </Row>
            )}
          </div>
        </div>
      )}
    </div>
  );
}
