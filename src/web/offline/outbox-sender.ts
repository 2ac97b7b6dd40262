import { AppError, isTransient, toAppError } from '#db/app-error.ts';
import type { TripCommand } from '#domain/trip-commands/command.ts';
import { backoffMs, isUnanswered, secondsToWait } from '#web/data/retry.ts';
import { afterThisTask } from '#web/ui/timing.ts';
import { isOnline, subscribeOnline } from './network-state.ts';
import {
  addToOutbox,
  isOfSignedInUser,
  markRefused,
  nextEntry,
  type OutboxEntry,
  outboxEntries,
  outboxStore,
  pendingCommands,
  type Refusal,
  refreshOutbox,
  removeFromOutbox,
  setWaiting,
} from './outbox.ts';
import { ConflictError, contestedPart, isPatch } from './patch-conflict.ts';
import { toastRefused, toastWhenInSight } from './refused-toast.ts';
import { type Acknowledgement, answersReads, sendCommand } from './send-command.ts';
import { withTabLock } from './tab-lock.ts';

export type Outcome =
  | { acknowledgement: Acknowledgement; error?: never }
  | { error: AppError; acknowledgement?: never };

export interface OutcomeHandler {
  onSettled: (outcome: Outcome) => void;
  /** Called once while it is undecided: it stays in the outbox. */
  onWaiting?: () => void;
}

interface OutboxOptions {
  /** Called before the command leaves the outbox. */
  onSettled: (command: TripCommand, acknowledgement: Acknowledgement | null) => Promise<void>;
  /** Called when the trip's last command has left. */
  onDrained: (tripId: string) => void;
  onReport: (sent: number) => void;
}

/** Number of server errors for one command (45 s) before it holds back no others. */
const TRIES = 5;

/** Milliseconds behind another tab's commands before it counts as waiting. */
const PATIENCE_MS = 2000;

const handlers = new Map<string, OutcomeHandler>();
let options: OutboxOptions | null = null;
let startedAt = 0;
let channel: BroadcastChannel | null = null;
let failures = 0;
let failing = { id: '', tries: 0 };
/** Ids of commands that may have arrived: their answers were lost. */
const tried = new Set<string>();
/** Ms of `performance.now()`. */
let nextTryAt = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
let isAsked = false;
let isSending = false;

/** Adds a command; it is refused when nobody is signed in. */
export function enqueue(command: TripCommand, handler: OutcomeHandler): void {
  if (!addToOutbox(command)) {
    const error = new AppError('not_authenticated');
    toastRefused(command, error);
    handler.onSettled({ error });
    return;
  }
  handlers.set(command.id, handler);
  publishChange();
  flushOutbox();
}

/** Publishes a change once the device has it. */
function publishChange(): void {
  const publish = () => channel?.postMessage({ type: 'changed' });
  outboxStore.written().then(publish).catch(console.error);
}

/** Removes a refusal in all tabs: its author has decided. */
export function resolveRefusal(key: string): void {
  removeFromOutbox(key);
  publishChange();
}

/** Sends a command once more; a second refusal is listed again. */
export const resend = (command: TripCommand): void => enqueue(command, { onSettled: () => {} });

/** Whether sending waits after a failure, or by `Retry-After`. */
const isBackingOff = (): boolean => performance.now() < nextTryAt || secondsToWait('data') > 0;

/** Shows that commands wait; who has submitted one waits no longer. */
function showWaiting(): void {
  setWaiting(true);
  for (const [id, { onSettled, onWaiting }] of handlers) {
    handlers.set(id, { onSettled });
    onWaiting?.();
  }
}

/** Sends unless offline or backing off; while sending, it looks once more. */
export function flushOutbox(): void {
  const waits = outboxEntries().some(({ refusal }) => !refusal);
  if (!isOnline() || (isBackingOff() && waits)) showWaiting();
  if (isBackingOff()) {
    if (options) flushAfter(Math.max(nextTryAt - performance.now(), secondsToWait('data') * 1000));
    return;
  }
  isAsked = true;
  if (!isSending && options) run().catch(console.error);
}

async function run(): Promise<void> {
  isSending = true;
  // The browser paints the press first: sending takes a slow device half a frame.
  await afterThisTask();
  while (isAsked) {
    isAsked = false;
    await sendInTurn().catch(console.error);
  }
  isSending = false;
}

/** Sends unless another tab does: after a while the commands of this one show as waiting. */
async function sendInTurn(): Promise<void> {
  let isLate = false;
  const patience = setTimeout(() => {
    isLate = true;
    showWaiting();
  }, PATIENCE_MS);
  await withTabLock('escale-outbox', async () => {
    clearTimeout(patience);
    if (isLate) setWaiting(!isOnline());
    await sendWaiting();
  });
}

async function sendWaiting(): Promise<void> {
  let sent = 0;
  for (let entry = await nextEntry(); entry && isOnline(); entry = await nextEntry()) {
    const outcome = await attempt(entry);
    if (!outcome) break;
    const hasHandler = handlers.has(entry.command.id);
    await complete(entry, outcome, true);
    // Functions of notes don't pass between tabs.
    channel?.postMessage({
      type: 'completed',
      entry: { ...entry, note: null },
      outcome: plainOutcome(outcome),
    });
    if (!hasHandler && !outcome.error && entry.madeAt < startedAt) sent += 1;
  }
  if (sent > 0) options?.onReport(sent);
}

/** Tries to send; null: undecided, tried again later. */
async function attempt(entry: OutboxEntry): Promise<Outcome | null> {
  const { command } = entry;
  try {
    // Another tab, or an earlier page, may have tried it.
    const mayHaveArrived = tried.has(command.id) || !handlers.has(command.id);
    tried.add(command.id);
    const acknowledgement = await sendCommand(command, mayHaveArrived);
    failures = 0;
    setWaiting(false);
    return { acknowledgement };
  } catch (thrown) {
    const error = toAppError(thrown);
    const isDecided = !isTransient(error) || (await failsForGood(command, error));
    // Refused as a visitor, it waits for its author.
    if (isDecided && isOfSignedInUser(entry)) {
      failures = 0;
      setWaiting(false);
      return { error };
    }
    // The commands behind it wait as long.
    showWaiting();
    retryLater();
    return null;
  }
}

/** Whether the server fails at this command alone, which is as good as refused. */
async function failsForGood({ id, tripId }: TripCommand, error: AppError): Promise<boolean> {
  const { key, status = 0 } = error;
  if ((key !== 'server' && key !== 'timeout') || status < 500 || isUnanswered({ status })) return false;
  failing = { id, tries: failing.id === id ? failing.tries + 1 : 1 };
  return failing.tries >= TRIES && (await answersReads(tripId));
}

function retryLater(): void {
  nextTryAt = performance.now() + Math.max(secondsToWait('data') * 1000, backoffMs(failures));
  failures += 1;
  flushAfter(nextTryAt - performance.now());
}

function flushAfter(wait: number): void {
  clearTimeout(timer);
  timer = setTimeout(flushOutbox, wait);
}

/** Stores the server's state first, then removes the pending command: nothing flashes. */
async function complete(entry: OutboxEntry, outcome: Outcome, isOurs: boolean): Promise<void> {
  const { key, command } = entry;
  await options?.onSettled(command, outcome.acknowledgement ?? null);
  if (outcome.error)
    markRefused({ ...entry, command: contested(command, outcome.error) }, refusalOf(outcome.error), isOurs);
  else removeFromOutbox(key);
  const handler = handlers.get(command.id);
  handlers.delete(command.id);
  tried.delete(command.id);
  handler?.onSettled(outcome);
  // Each tab lists it, and announces it to who looks at it.
  if (outcome.error) toastWhenInSight(command, outcome.error);
  if (pendingCommands(command.tripId).length === 0) options?.onDrained(command.tripId);
}

const refusalOf = (error: AppError): Refusal => ({
  key: error.key,
  message: error.message,
  theirs: error instanceof ConflictError ? error.theirs : null,
});

const contested = (command: TripCommand, error: AppError): TripCommand =>
  isPatch(command) && error instanceof ConflictError ? contestedPart(command, error.theirs) : command;

/** Writes an outcome for other tabs: errors lose their class between them. */
const plainOutcome = ({ acknowledgement, error }: Outcome) =>
  acknowledgement ? { acknowledgement } : { refusal: refusalOf(error) };

interface TabMessage {
  type: 'changed' | 'completed';
  entry: OutboxEntry;
  outcome: { acknowledgement: Acknowledgement } | { refusal: Refusal };
}

const errorOf = ({ key, message, theirs }: Refusal): AppError =>
  theirs ? new ConflictError(theirs) : new AppError(key, message);

function handleMessage({ data }: MessageEvent<TabMessage>): void {
  if (data.type === 'completed') {
    const { outcome } = data;
    const received = 'refusal' in outcome ? { error: errorOf(outcome.refusal) } : outcome;
    complete({ ...data.entry, note: null }, received, false).catch(console.error);
  } else readAndFlush();
}

/** Reads the outbox of all tabs, which may be closed before they have sent, and sends it. */
function readAndFlush(): void {
  refreshOutbox().then(flushOutbox).catch(console.error);
}

/** Starts to send. Returns how to stop. */
export function startOutbox(how: OutboxOptions): () => void {
  options = how;
  startedAt = Date.now();
  channel = new BroadcastChannel('escale-outbox');
  channel.addEventListener('message', handleMessage);
  const stop = subscribeOnline(() => {
    if (!isOnline()) return showWaiting();
    setWaiting(false);
    nextTryAt = 0;
    flushOutbox();
  });
  readAndFlush();
  return () => {
    options = null;
    failures = 0;
    nextTryAt = 0;
    clearTimeout(timer);
    channel?.close();
    channel = null;
    stop();
    refreshOutbox().catch(console.error);
  };
}
