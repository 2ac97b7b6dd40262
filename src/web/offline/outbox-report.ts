import { i18n, loadAreas } from '#i18n/i18n.ts';
import { toast } from '#web/data/toasts.ts';
import { hasFailedToStore, hasUnstored, subscribeOutbox } from './outbox.ts';

/** Says that commands which closed pages have left in the outbox are acknowledged. */
export async function reportOutbox(count: number): Promise<void> {
  await loadAreas('offline');
  toast({ title: i18n.t('offline:sent', { count }) });
}

/** Says, once a page, that what waits can't be stored on this device. */
async function reportUnstored(): Promise<void> {
  await loadAreas('offline');
  toast({
    title: i18n.t('offline:unstored'),
    description: i18n.t('offline:unstoredText'),
    variant: 'destructive',
    duration: Number.POSITIVE_INFINITY,
  });
}

/** While something waits that is lost with the page, that is said, and closing the page asks. Returns how to stop. */
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
