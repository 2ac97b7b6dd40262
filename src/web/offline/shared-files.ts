/** Files that another app has shared, until their trip is chosen [PLUS-10]; apart from persons' files, since the user may be unknown. */

import { clear, createStore, get, set } from 'idb-keyval';
import { PRODUCT } from '#domain/product.ts';

const store = createStore('escale-shared-files', 'files');
const KEY = 'shared';
const LONGEST_MS = 24 * 3_600_000;
const MOST_FILES = 50;

interface Shared {
  files: readonly File[];
  at: number;
}

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
  return [...files, ...typed].filter((one) => one instanceof File).slice(0, MOST_FILES);
}

/** Stores the files in place of the last ones. Throws when there is no room. */
export const saveSharedFiles = (files: readonly File[]): Promise<void> =>
  set(KEY, { files, at: Date.now() } satisfies Shared, store);

export async function readSharedFiles(): Promise<readonly File[]> {
  const shared = await get<Shared>(KEY, store);
  if (!shared) return [];
  if (Date.now() - shared.at <= LONGEST_MS) return shared.files;
  await clearSharedFiles();
  return [];
}

export const clearSharedFiles = (): Promise<void> => clear(store);
