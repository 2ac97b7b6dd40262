import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { dismissToast, useCurrentToast } from '#web/lib/toasts.ts';

// Not in the way of the first paint: a toast that is asked for earlier waits for it.
const ToastViewport = lazy(async () => ({
  default: (await import('#web/ui/toast-viewport.tsx')).ToastViewport,
}));

/** The region of the toasts, on every page (TOAST-1). */
export function GlobalToasts() {
  const { t } = useTranslation('notifications');
  const toast = useCurrentToast();
  return (
    <Suspense fallback={null}>
      <ToastViewport toast={toast} onDismiss={dismissToast} label={t('region')} closeLabel={t('close')} />
    </Suspense>
  );
}
