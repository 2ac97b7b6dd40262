/** Asks the server whether it is up after a request without an answer, until it is. */
import { loadConfig } from '#web/data/config.ts';
import { backoffMs } from './backoff.ts';
import { registerHealthCheck, setOnline } from './network-state.ts';

/** The longest wait between two checks, in ms. */
const LONGEST_WAIT_MS = 5000;
/** A check without an answer by then has failed, in ms. */
const TIMEOUT_MS = 10_000;

/** Whether what serves the data answers at all; what it says does not matter. */
async function hasAnswer(): Promise<boolean> {
  try {
    const { supabaseUrl } = await loadConfig();
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    await fetch(`${supabaseUrl}/auth/v1/health`, { mode: 'no-cors', cache: 'no-store', signal });
    return true;
  } catch {
    return false;
  }
}

let isChecking = false;

async function check(failures: number): Promise<void> {
  if (await hasAnswer()) {
    isChecking = false;
    setOnline(true);
    return;
  }
  setOnline(false);
  setTimeout(() => void check(failures + 1).catch(console.error), backoffMs(failures, LONGEST_WAIT_MS));
}

/** Checks from now on whenever a request is reported to have failed. */
export function startHealthChecks(): void {
  registerHealthCheck(() => {
    if (isChecking) return;
    isChecking = true;
    check(0).catch(console.error);
  });
}
