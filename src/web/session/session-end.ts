/** What is remembered of a person beyond storage, emptied when their session has ended. */
const listeners = new Set<() => void>();

/** Runs `listener` each time that a person signs out or their session has ended; for as long as the page is open. */
export function onSessionEnd(listener: () => void): void {
  listeners.add(listener);
}

/** Tells every listener that the session has ended. */
export function publishSessionEnd(): void {
  for (const listener of listeners) listener();
}

/** Why the server has ended a session; `elsewhere`: by another device of the user. */
export type SessionLoss = 'elsewhere' | 'expired' | 'banned';

/** The reason for an error code of the auth server. */
export function sessionLossOf(code: unknown): SessionLoss {
  if (code === 'user_banned') return 'banned';
  return code === 'session_expired' ? 'expired' : 'elsewhere';
}

let loss: SessionLoss | null = null;

/** Notes why the server has ended the session, or may have: a sign-out that follows was not the user's own. Null: it has not. */
export function markSessionLost(next: SessionLoss | null): void {
  loss = next;
}

/** Why the server has ended the session that has just ended, null when the user did; asked once. */
export function takeSessionLost(): SessionLoss | null {
  const was = loss;
  loss = null;
  return was;
}
