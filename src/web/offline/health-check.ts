/** Polls the server after a request without an answer. */
import { loadConfig } from '#web/data/config.ts';
import { backoffMs, isUnanswered } from '#web/data/retry.ts';
import { registerHealthCheck, setOnline } from './network-state.ts';

const TIMEOUT_MS = 10_000;

/** Asks the server: a refusal is an answer, a proxy's 502 is none. */
async function hasAnswer(): Promise<boolean> {
  try {
    const { supabaseUrl } = await loadConfig();
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const url = `${supabaseUrl.replace(/\/+$/, '')}/rest/v1/`;
    return !isUnanswered(await fetch(url, { mode: 'no-cors', cache: 'no-store', signal }));
  } catch {
    return false;
  }
}

let first: Promise<void> | null = null;

async function check(failures: number): Promise<void> {
  const isUp = await hasAnswer();
  if (isUp) first = null;
  else setTimeout(() => void check(failures + 1).catch(console.error), backoffMs(failures));
  setOnline(isUp);
}

export function startHealthChecks(): void {
  registerHealthCheck(() => (first ??= check(0)));
}
