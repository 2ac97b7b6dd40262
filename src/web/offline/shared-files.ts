/** Files that another app has shared, until their trip is chosen [PLUS-10]; apart from persons' files, since the user may be unknown. */

import { clear, createStore, del, delMany, entries, get, setMany } from 'idb-keyval';
import { PRODUCT } from '#domain/product.ts';

const store = createStore('escale-shared-files', 'files');
const LONGEST_MS = 24 * 3_600_000;
/** Keys sort as texts. */
const INDEX_DIGITS = 5;

interface Shared {
  file: File;
  at: number;
}

/** Keys of files that this page has read. */
const keys = new WeakMap<File, string>();

/** Reads files from the form of `share_target` in the manifest. */
export function filesOfForm(form: FormData): File[] {
  const files = form.getAll('files').filter((one) => one instanceof File && one.size > 0);
  const words = ['title', 'text', 'url']
    .map((name) => form.get(name))
    .filter((one) => typeof one === 'string');
  const text = words
    .map((one) => one.trim())
    .filter(Boolean)
    .join('\n');
  const named = (words[0]?.trim() || PRODUCT.name).slice(0, 60).replaceAll(/[/\\\p{Cc}]/gu, ' ');
  const typed = files.length === 0 && text ? [new File([text], `${named}.txt`, { type: 'text/plain' })] : [];
  return [...files, ...typed].filter((one) => one instanceof File);
}

/** Stores the files behind those that are left of earlier ones. Throws when there is no room. */
export const saveSharedFiles = (files: readonly File[]): Promise<void> =>
  setMany(rowsOf(files, Date.now()), store);

const rowsOf = (files: readonly File[], at: number) =>
  files.map((file, index): [string, Shared] => [
    `${at}-${String(index).padStart(INDEX_DIGITS, '0')}`,
    { file, at },
  ]);

export async function readSharedFiles(): Promise<readonly File[]> {
  await divideFormerRow();
  const all = await entries<string, Shared>(store);
  const isOld = ([, { at }]: [string, Shared]) => Date.now() - at > LONGEST_MS;
  const old = all.filter(isOld).map(([key]) => key);
  if (old.length > 0) await delMany(old, store);
  const fresh = all.filter((one) => !isOld(one));
  for (const [key, { file }] of fresh) keys.set(file, key);
  return fresh.map(([, { file }]) => file);
}

/** The worker of 1.0.0, which takes what is shared until its last page is closed, stores all files in one row. */
async function divideFormerRow(): Promise<void> {
  const former = await get<{ files: readonly File[]; at: number }>('shared', store);
  if (!former) return;
  await setMany(rowsOf(former.files, former.at), store);
  await del('shared', store);
}

/** Removes those of the files that another app has shared. */
export async function removeSharedFiles(files: readonly File[]): Promise<void> {
  const shared = files.map((file) => keys.get(file)).filter((key) => key !== undefined);
  if (shared.length > 0) await delMany(shared, store);
}

export const clearSharedFiles = (): Promise<void> => clear(store);
