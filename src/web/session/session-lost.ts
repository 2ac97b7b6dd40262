import { i18n, loadAreas } from '#i18n/i18n.ts';
import { toast } from '#web/data/toasts.ts';

/** Says that the session was ended elsewhere, and what becomes of what was written. */
export async function notifySessionLost(): Promise<void> {
  await loadAreas('auth');
  toast({
    title: i18n.t('auth:sessionLost'),
    description: i18n.t('auth:sessionLostText'),
    duration: Number.POSITIVE_INFINITY,
  });
}
