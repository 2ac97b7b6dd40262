import { i18n, loadAreas } from '#i18n/i18n.ts';
import { toast } from '#web/data/toasts.ts';
import type { SessionLoss } from './session-end.ts';

const TEXTS = {
  elsewhere: ['auth:sessionLost', 'auth:sessionLostText'],
  expired: ['auth:sessionLost', 'auth:sessionExpiredText'],
  banned: ['collaborators:closedBanned', 'collaborators:closedBannedText'],
} as const;

/** Says why the session has ended, and what becomes of what was written. */
export async function notifySessionLost(loss: SessionLoss): Promise<void> {
  await loadAreas('auth', 'collaborators');
  const [title, description] = TEXTS[loss];
  toast({
    title: i18n.t(title),
    description: i18n.t(description),
    duration: Number.POSITIVE_INFINITY,
  });
}
