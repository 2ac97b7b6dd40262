import { type ComponentType, lazy, Suspense, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dismissToast, useCurrentToast } from '#web/data/toasts.ts';
import { useOnFirstInteraction } from '#web/ui/on-first-interaction.ts';
import type { ToastViewportProps } from '#web/ui/toast-viewport.tsx';

/** Milliseconds after which a line that failed is tried again, unless it comes back before. */
const RETRY_MS = 10_000;

// Not in the way of the first paint: a toast that is asked for earlier waits for it.
const ToastViewport = lazy(loadViewport);

/** A line that fails costs the toasts until it is back, not the page, nor all toasts to come. */
async function loadViewport(): Promise<{ default: ComponentType<ToastViewportProps> }> {
  try {
    return { default: (await import('#web/ui/toast-viewport.tsx')).ToastViewport };
  } catch (error) {
    console.error(error);
    await new Promise<void>((resolve) => {
      window.addEventListener('online', () => resolve(), { once: true });
      setTimeout(resolve, RETRY_MS);
    });
    return loadViewport();
  }
}

/** The region of the toasts, on every page (TOAST-1); loaded on the first interaction or the first toast. */
export function GlobalToasts() {
  const { t } = useTranslation('notifications');
  const toast = useCurrentToast();
  const [isInUse, setInUse] = useState(false);
  useOnFirstInteraction(useCallback(() => setInUse(true), []));
  const [hadToast, setHadToast] = useState(false);
  if (toast && !hadToast) setHadToast(true);
  if (!isInUse && !hadToast) return null;
  return (
    <Suspense fallback={null}>
      <ToastViewport toast={toast} onDismiss={dismissToast} label={t('region')} closeLabel={t('close')} />
    </Suspense>
  );
}
