/** This page's uploads run one after the other, which leaves bandwidth. */
import { AppError } from '#db/app-error.ts';
import { newId } from '#web/data/ids.ts';
import { forgetHandedFiles } from '#web/offline/handed-files.ts';
import { isOnline, subscribeOnline } from '#web/offline/network-state.ts';
import { countPendingUploads, pendingUploads, refusedUploads } from '#web/offline/pending-uploads.ts';
import { storageOwnerId } from '#web/session/person-storage.ts';
import { onSessionEnd } from '#web/session/session-end.ts';
import { createStore, useWholeStore } from '#web/ui/store.ts';

export interface Upload {
  id: string;
  /** Who chose the file: to others it is neither shown nor sent as theirs. */
  owner: string;
  tripId: string;
  itemId: string | null;
  name: string;
  file: File;
  /** Number of bytes that the server has. */
  sent: number;
  state: 'queued' | 'sending' | 'offline' | 'stopped' | 'refused';
  /** Key of the refusal. */
  reason: string | null;
}

export type OnStored = (upload: Upload) => void;

const uploads = createStore<readonly Upload[]>([]);
/** Of the last try of each: it can be discarded after it was stopped. */
const controllers = new Map<string, { stop: AbortController; discard: AbortController }>();
const onStored = new Map<string, OnStored>();

const change = (id: string, to: Partial<Upload>): void =>
  uploads.set(uploads.get().map((upload) => (upload.id === id ? { ...upload, ...to } : upload)));

const isOwn = ({ owner }: Upload): boolean => owner === storageOwnerId();

export const useUploads = (): readonly Upload[] => useWholeStore(uploads).filter(isOwn);

export type KnownFile = Pick<File, 'name' | 'size'>;

/** Files on their way to a trip, stopped ones included. */
export const uploadingFiles = (tripId: string): readonly KnownFile[] =>
  uploads
    .get()
    .filter((upload) => upload.tripId === tripId && upload.state !== 'refused' && isOwn(upload))
    .map(({ name, file }) => ({ name, size: file.size }));

/** With a `refusal` the file is sent only if its author insists. */
export function addUpload(
  made: Pick<Upload, 'tripId' | 'itemId' | 'name' | 'file'>,
  stored: OnStored,
  refusal: string | null,
): void {
  const id = newId();
  onStored.set(id, stored);
  const state = refusal ? 'refused' : 'queued';
  const owner = storageOwnerId();
  uploads.set([...uploads.get(), { ...made, id, owner, sent: 0, state, reason: refusal }]);
  sendNext();
}

export function stopUpload(id: string): void {
  controllers.get(id)?.stop.abort();
  change(id, { state: 'stopped' });
  sendNext();
}

export function resumeUpload(id: string, to: Partial<Pick<Upload, 'name'>> = {}): void {
  change(id, { ...to, state: 'queued', reason: null });
  sendNext();
}

export function discardUpload(id: string): void {
  const tried = controllers.get(id);
  tried?.stop.abort();
  tried?.discard.abort();
  forget(id);
  sendNext();
}

function forget(id: string): void {
  const files = uploads.get().flatMap((upload) => (upload.id === id ? [upload.file] : []));
  forgetHandedFiles(files).catch(console.warn);
  controllers.delete(id);
  onStored.delete(id);
  uploads.set(uploads.get().filter((upload) => upload.id !== id));
}

function sendNext(): void {
  const all = uploads.get();
  if (all.some(({ state }) => state === 'sending')) return;
  const next = all.find((upload) => upload.state === 'queued' && isOwn(upload));
  if (!next) return;
  if (isOnline()) send(next).catch(console.error);
  // Offline nothing is tried: Chromium caches a failed module import.
  else pause();
}

/** What waits, or is being sent, goes on by itself. */
function pause(): void {
  for (const { id, state } of uploads.get()) {
    if (state === 'sending') controllers.get(id)?.stop.abort();
    if (state === 'sending' || state === 'queued') change(id, { state: 'offline' });
  }
}

async function send({ id, tripId, itemId, file, name }: Upload): Promise<void> {
  const [stop, discard] = [new AbortController(), new AbortController()];
  controllers.set(id, { stop, discard });
  change(id, { state: 'sending' });
  try {
    await readable(file);
    const { sendFile } = await import('./send-file.ts');
    const path = await sendFile({
      file,
      path: `${tripId}/${id}`,
      fingerprint: [tripId, itemId ?? '', name, file.size, file.lastModified].join('/'),
      onProgress: (sent) => change(id, { sent }),
      signal: stop.signal,
      discarded: discard.signal,
    });
    const done = uploads.get().find((upload) => upload.id === id);
    if (done) onStored.get(id)?.({ ...done, id: path.split('/')[1] ?? id });
    forget(id);
  } catch (error) {
    if (!stop.signal.aborted) {
      const reason = keyOf(error);
      change(id, reason === 'network' ? { state: 'offline' } : { state: 'refused', reason });
    }
  }
  sendNext();
}

/** A file that was moved or changed since would fail as the network does, without end. @throws AppError */
async function readable(file: File): Promise<void> {
  await file
    .slice(0, 1)
    .arrayBuffer()
    .catch((cause: unknown) => {
      throw new AppError('document_unreadable', undefined, { cause });
    });
}

/** Offline, even the code that sends can't be loaded. */
function keyOf(error: unknown): string {
  if (error instanceof AppError) return error.key;
  return isOnline() ? 'unknown' : 'network';
}

/** In ms: the pause after the first retries. */
const AGAIN_MS = 10_000;

function goOn(): void {
  if (!isOnline()) return;
  for (const { id, state } of uploads.get().filter(isOwn)) if (state === 'offline') resumeUpload(id);
}
subscribeOnline(goOn);
// The next person's token must not send it.
onSessionEnd(pause);
setInterval(goOn, AGAIN_MS);

uploads.subscribe(() => {
  const refused = uploads.get().filter(({ state }) => state === 'refused');
  refusedUploads.set(refused.map(({ owner }) => owner));
  const pending = uploads.get().filter(({ state }) => state !== 'stopped' && state !== 'refused');
  pendingUploads.set(pending.map(({ owner }) => owner));
});
// Asks before leaving, since the page would lose pending files.
globalThis.addEventListener?.('beforeunload', (event) => {
  if (countPendingUploads() > 0) event.preventDefault();
});
