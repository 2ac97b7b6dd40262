import { i18n, loadAreas } from '#i18n/i18n.ts';
import { toast } from '#web/ui/toasts.ts';
import { hasFailedToStore, hasUnstored, subscribeOutbox } from './outbox.ts';

/** Reports that commands of closed pages were acknowledged. */
export async function reportOutbox(count: number): Promise<void> {
  await loadAreas('offline');
  toast({ title: i18n.t('offline:sent', { count }) });
}

async function reportUnstored(): Promise<void> {
  await loadAreas('offline');
  toast({
    title: i18n.t('offline:unstored'),
    description: i18n.t('offline:unstoredText'),
    variant: 'destructive',
    duration: Number.POSITIVE_INFINITY,
  });
}

/** Asks before the page closes while something would be lost with it. Returns how to stop. */
export function watchUnstored(): () => void {
  let isReported = false;
  const unsubscribe = subscribeOutbox(() => {
    if (!hasFailedToStore() || isReported) return;
    isReported = true;
    reportUnstored().catch(console.error);
  });
  const askBefore = (event: BeforeUnloadEvent) => {
    if (hasUnstored()) event.preventDefault();
  };
  globalThis.addEventListener('beforeunload', askBefore);
  return () => {
    unsubscribe();
    globalThis.removeEventListener('beforeunload', askBefore);
  };
}
