import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dismissToast, useCurrentToast } from '#web/lib/toasts.ts';
import type { ToastViewportProps } from '#web/ui/toast-viewport.tsx';

// Not in the way of the first paint: a toast that is asked for earlier waits for it.
const ToastViewport = lazy(async (): Promise<{ default: ComponentType<ToastViewportProps> }> => {
  try {
    return { default: (await import('#web/ui/toast-viewport.tsx')).ToastViewport };
  } catch (error) {
    // A line that fails costs the toast, not the page.
    console.error(error);
    return { default: () => null };
  }
});

/** Whether the visitor has touched anything yet. */
function useIsInUse(): boolean {
  const [isInUse, setInUse] = useState(false);
  // Synchronises with the document's pointer and keys, until the first of them.
  useEffect(() => {
    const begin = () => setInUse(true);
    const options = { once: true, capture: true };
    document.addEventListener('pointerdown', begin, options);
    document.addEventListener('keydown', begin, options);
    return () => {
      document.removeEventListener('pointerdown', begin, options);
      document.removeEventListener('keydown', begin, options);
    };
  }, []);
  return isInUse;
}

/** The region of the toasts, on every page (TOAST-1); it is loaded with the first touch, or the first toast. */
export function GlobalToasts() {
  const { t } = useTranslation('notifications');
  const toast = useCurrentToast();
  const isInUse = useIsInUse();
  const [hadToast, setHadToast] = useState(false);
  if (toast && !hadToast) setHadToast(true);
  if (!isInUse && !hadToast) return null;
  return (
    <Suspense fallback={null}>
      <ToastViewport toast={toast} onDismiss={dismissToast} label={t('region')} closeLabel={t('close')} />
    </Suspense>
  );
}
