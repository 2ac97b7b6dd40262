/**
 * Changes that a page was left with: its network was gone, or it was closed while they were on their way. They are sent before
 * anything that they change is read, in the order in which they were made [PLUS-3].
 */
import { type AppError, toAppError } from '#db/app-error.ts';
import { remove } from './browser-storage.ts';
import { type OthersWrite, writesOfOthers } from './kept-writes.ts';
import { alone, livingPages, whenLeft } from './page-lock.ts';
import { offlineError } from './when-online.ts';
import { isThere, sendWrite, type Write } from './write.ts';

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
  /** Somebody's own words in it, for them to keep. */
  words: string;
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

/** Columns that hold what somebody wrote; the rest are choices. */
const WORDS = ['title', 'content', 'notes', 'description'];

function wordsOf(write: Write): string {
  if (!('row' in write)) return '';
  const texts = WORDS.map((name): unknown => Reflect.get(write.row, name));
  return texts.filter((text) => typeof text === 'string' && text.trim() !== '').join('\n');
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
      outcome.refused.push({ label: late.label, error, words: wordsOf(late.write) });
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

/** Calls back when another page that is there now, and has changes on their way, is left. */
export async function whenOthersLeave(act: () => void): Promise<void> {
  const living = await livingPages();
  const others = new Set(writesOfOthers().map(({ page }) => page));
  for (const page of others) if (living.has(page)) whenLeft(page, act);
}
