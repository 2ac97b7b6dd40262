import { createListeners } from '#web/ui/store.ts';

/** Called to clear, at the end of a session, what is not in storage. */
export const { subscribe: onSessionEnd, notify: publishSessionEnd } = createListeners();

/** How a session was lost; `elsewhere`: by another device of the user; `deleted`: with the account. */
export type SessionLoss = 'elsewhere' | 'expired' | 'banned' | 'deleted';

export function sessionLossOf(code: unknown): SessionLoss {
  if (code === 'user_banned') return 'banned';
  if (code === 'user_not_found') return 'deleted';
  return code === 'session_expired' ? 'expired' : 'elsewhere';
}

let loss: SessionLoss | null = null;

/** Notes the loss: a following sign-out is not the user's own. Null: it has not ended. */
export function markSessionLost(next: SessionLoss | null): void {
  loss = next;
}

/** Takes the loss, which is returned once; null: the user's own sign-out. */
export function takeSessionLost(): SessionLoss | null {
  const was = loss;
  loss = null;
  return was;
}
