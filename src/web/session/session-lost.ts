import { i18n, loadAreas } from '#i18n/i18n.ts';
import { toast } from '#web/ui/toasts.ts';
import type { SessionLoss } from './session-end.ts';

const TEXTS = {
  elsewhere: ['auth:sessionLost', 'auth:sessionLostText'],
  expired: ['auth:sessionLost', 'auth:sessionExpiredText'],
  banned: ['collaborators:closedBanned', 'collaborators:closedBannedText'],
  deleted: ['collaborators:closedAccount', 'collaborators:closedAccountText'],
} as const;

/** Explains the loss, and what becomes of pending changes. Returns the toast's id. */
export async function notifySessionLost(loss: SessionLoss): Promise<number> {
  await loadAreas('auth', 'collaborators');
  const [title, description] = TEXTS[loss];
  return toast({
    title: i18n.t(title),
    description: i18n.t(description),
    duration: Number.POSITIVE_INFINITY,
  });
}

/** Explains a delay of `ms`; the session goes on. */
export async function notifySessionWaits(ms: number): Promise<void> {
  await loadAreas('auth');
  toast({
    title: i18n.t('auth:sessionWaits'),
    description: i18n.t('auth:sessionWaitsText', { count: Math.ceil(ms / 1000) }),
    duration: ms,
  });
}
