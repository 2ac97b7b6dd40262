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
