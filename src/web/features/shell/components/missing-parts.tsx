import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { isOnline, subscribeOnline, useOnline } from '#web/offline/network-state.ts';
import { Button } from '#web/ui/button.tsx';
import { Row } from '#web/ui/layout.tsx';
import { useMissingParts } from '#web/ui/missing-parts.ts';
import styles from './missing-parts.module.css';

/** A part that did not arrive is asked for again after so long, in ms, and when the network is back. */
const RETRY_MS = 30_000;

/**
 * Says that a part of the page could not be loaded, and keeps asking for it [PLUS-3]. Reloading the page is offered
 * besides: browsers of before autumn 2026 remember a module that failed for as long as the page lasts (whatwg/html#6768).
 */
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
    // An open dialog hides everything outside it from screen readers, but for what has `aria-live`.
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
