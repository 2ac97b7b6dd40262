import { i18n, loadAreas } from '#i18n/i18n.ts';
import { toast } from '#web/data/toasts.ts';

/** Says that commands which closed pages have left in the outbox are acknowledged. */
export async function reportOutbox(count: number): Promise<void> {
  await loadAreas('offline');
  toast({ title: i18n.t('offline:sent', { count }) });
}
