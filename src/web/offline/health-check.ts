/** Whether there is a network: what the browser says, and what requests come to. */
import { onlineManager } from '@tanstack/react-query';
import { loadConfig } from '#web/data/config.ts';
import { noteNetwork } from './network-state.ts';

/** How often a network is looked for that the browser believes to be there, in milliseconds. */
const LOOK_AGAIN_MS = 5000;

/** Whether whatever keeps the data answers at all; what it says does not matter. */
async function hasAnswer(): Promise<boolean> {
  try {
    const { supabaseUrl } = await loadConfig();
    await fetch(`${supabaseUrl}/auth/v1/health`, { mode: 'no-cors', cache: 'no-store' });
    return true;
  } catch {
    return false;
  }
}

let isLooking = false;

async function look(): Promise<void> {
  const isThere = await hasAnswer();
  isLooking = false;
  if (onlineManager.isOnline()) return; // The browser has noticed.
  if (!isThere) return waitForNetwork();
  // The session is renewed first.
  noteNetwork('back');
  onlineManager.setOnline(true);
}

/**
 * A request found no network: what is written waits from now on, whatever the browser believes, and goes out once something
 * answers [PLUS-3].
 */
export function waitForNetwork(): void {
  onlineManager.setOnline(false);
  if (isLooking) return;
  isLooking = true;
  setTimeout(look, LOOK_AGAIN_MS);
}
