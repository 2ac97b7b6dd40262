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

let isLost = false;

/** Notes whether the server has ended the session, or may have: a sign-out that follows was not the user's own. */
export function markSessionLost(next: boolean): void {
  isLost = next;
}

/** Whether the session that has just ended was ended by the server; asked once. */
export function takeSessionLost(): boolean {
  const was = isLost;
  isLost = false;
  return was;
}
