import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { useOnFirstInteraction } from '#web/ui/timing.ts';
import { dismissToast, useCurrentToast } from '#web/ui/toasts.ts';
import { useRouteHandle } from '../model.ts';

// Loads after the first paint; earlier toasts wait.
const ToastViewport = lazyPart(async () => (await import('#web/ui/toast-viewport.tsx')).ToastViewport);

/** Loads on the first interaction or toast [TOAST-1]. */
export function GlobalToasts() {
  const { t } = useTranslation('notifications');
  const { fillsWindow = false } = useRouteHandle();
  const toast = useCurrentToast();
  const [isInUse, setInUse] = useState(false);
  useOnFirstInteraction(useCallback(() => setInUse(true), []));
  const [hadToast, setHadToast] = useState(false);
  if (toast && !hadToast) setHadToast(true);
  if (!isInUse && !hadToast) return null;
  return (
    <ToastViewport
      toast={toast}
      onDismiss={dismissToast}
      label={t('region')}
      closeLabel={t('close')}
      fillsWindow={fillsWindow}
    />
  );
}
