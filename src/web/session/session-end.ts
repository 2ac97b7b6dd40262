import { readText, remove, storageKeys, writeText } from '#web/data/browser-storage.ts';
import { createListeners } from '#web/ui/store.ts';

/** Called to clear, at the end of a session, what is not in storage. */
export const { subscribe: onSessionEnd, notify: publishSessionEnd } = createListeners();

/** How a session was lost; `elsewhere`: by another device of the user; `deleted`: with the account. */
const LOSSES = ['elsewhere', 'expired', 'banned', 'deleted'] as const;
export type SessionLoss = (typeof LOSSES)[number];

export function sessionLossOf(code: unknown): SessionLoss {
  if (code === 'user_banned') return 'banned';
  if (code === 'user_not_found') return 'deleted';
  return code === 'session_expired' ? 'expired' : 'elsewhere';
}

let loss: SessionLoss | null = null;
let isAsked = false;

const sharedLoss = () => readText('local', storageKeys.sessionLoss);
/** The newest loss in storage that this tab has noted or taken. */
let knownLoss = sharedLoss();

/** Notes the loss, for other tabs too, before the client publishes it. Null: it has not ended. */
export function markSessionLost(next: SessionLoss | null): void {
  loss = next;
  if (next === null) {
    remove('local', storageKeys.sessionLoss);
    return;
  }
  knownLoss = `${next} ${Date.now()}`;
  writeText('local', storageKeys.sessionLoss, knownLoss);
}

/** The loss that another tab has noted meanwhile. */
function takeSharedLoss(): SessionLoss | null {
  const shared = sharedLoss();
  if (shared === knownLoss) return null;
  knownLoss = shared;
  return LOSSES.find((known) => shared?.startsWith(known)) ?? null;
}

/** Ends a session as its user asked here: what the client publishes meanwhile is no loss. Throws as `end`. */
export async function endAsAsked(end: () => Promise<unknown>): Promise<void> {
  isAsked = true;
  remove('local', storageKeys.sessionLoss);
  try {
    await end();
  } finally {
    isAsked = false;
  }
}

/** Takes how a session ended; a loss is returned once. Null: unknown, as where it was asked for in another tab. */
export function takeSessionEnd(): SessionLoss | 'asked' | null {
  const end = isAsked ? 'asked' : (loss ?? takeSharedLoss());
  loss = null;
  return end;
}
