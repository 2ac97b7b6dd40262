/**
 * Changes that a page was left with: its network was gone, or it was closed while they were on their way. They are sent before
 * anything that they change is read, in the order in which they were made [PLUS-3].
 */
import { type AppError, toAppError } from '#db/app-error.ts';
import { remove } from '#web/data/browser-storage.ts';
import { isThere, sendWrite } from '#web/data/row-writes.ts';
import { offlineError } from './network-state.ts';
import { type OthersWrite, writesOfOthers } from './outbox.ts';
import { alone, livingPages, whenLeft } from './tab-lock.ts';

/** What became of them. */
export interface LateOutcome {
  sent: number;
  /** Those that were refused: they are not tried again. */
  refused: readonly Refused[];
}

/** A change that was refused. */
interface Refused {
  label: string;
  error: AppError;
  /** What was to be written; null: it was to go, or of many. */
  row: object | null;
}

/** Failures that leave a change to be sent another time. */
const PASSING = new Set([
  'network',
  'timeout',
  'server',
  'too_many_requests',
  'session_expired',
  'not_authenticated',
]);

/** How many changes of a trip wait that another page was left with. */
export async function countLate(tripId: string): Promise<number> {
  return (await lateWrites()).filter((late) => late.tripId === tripId).length;
}

async function lateWrites(): Promise<OthersWrite[]> {
  const kept = writesOfOthers();
  if (kept.length === 0) return [];
  const living = await livingPages();
  return kept.filter(({ page }) => !living.has(page));
}

/** Sends one; that it has arrived before is as good. */
async function sendLate({ write }: OthersWrite): Promise<void> {
  try {
    await sendWrite(write);
  } catch (error) {
    const { key } = toAppError(error);
    if (write.verb === 'insert' && key === 'already_exists') return;
    if (write.verb === 'delete' && key === 'no_row' && !(await isThere(write))) return;
    throw error;
  }
}

async function sendAll(): Promise<LateOutcome> {
  const outcome = { sent: 0, refused: [] as Refused[] };
  for (const late of await lateWrites()) {
    try {
      await sendLate(late);
      outcome.sent += 1;
    } catch (thrown) {
      const error = toAppError(thrown);
      if (error.key === 'network') throw offlineError(thrown);
      if (PASSING.has(error.key)) break;
      outcome.refused.push({ label: late.label, error, row: 'row' in late.write ? late.write.row : null });
    }
    remove('local', late.key);
  }
  return outcome;
}

let sending: Promise<LateOutcome> | undefined;

/**
 * Sends them all; asked again meanwhile, it is the same sending.
 *
 * @throws TypeError as `fetch` does when there is no network: what is left waits
 */
export function sendLateWrites(): Promise<LateOutcome> {
  sending ??= alone(sendAll).finally(() => {
    sending = undefined;
  });
  return sending;
}

/** Pages that are waited for. */
const awaited = new Set<string>();

/** Calls back when another page that is there now, and has changes on their way, is left. */
export async function whenOthersLeave(act: () => void): Promise<void> {
  const living = await livingPages();
  for (const { page } of writesOfOthers()) {
    if (!living.has(page) || awaited.has(page)) continue;
    awaited.add(page);
    whenLeft(page, () => {
      awaited.delete(page);
      act();
    });
  }
}
