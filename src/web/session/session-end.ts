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
let isAsked = false;

/** Notes the loss, before the client publishes it. Null: it has not ended. */
export function markSessionLost(next: SessionLoss | null): void {
  loss = next;
}

/** Ends a session as its user asked here: what the client publishes meanwhile is no loss. Throws as `end`. */
export async function endAsAsked(end: () => Promise<unknown>): Promise<void> {
  isAsked = true;
  try {
    await end();
  } finally {
    isAsked = false;
  }
}

/** Takes how a session ended; a loss is returned once. Null: unknown, as where another tab has ended it. */
export function takeSessionEnd(): SessionLoss | 'asked' | null {
  const end = isAsked ? 'asked' : loss;
  loss = null;
  return end;
}
