/**
 * Files that another app has shared with this one, on this device until somebody says which trip they are for [PLUS-10]. The service
 * worker takes them, before it is known who is signed in, so they are apart from the files of persons.
 */
import { clear, createStore, get, set } from 'idb-keyval';

const store = createStore('escale-shared-files', 'files');
const KEY = 'shared';
/** What nobody has asked for by then goes, in ms: a day. */
const LONGEST = 24 * 3_600_000;
/** As many as an import takes. */
const MOST_FILES = 50;

interface Shared {
  files: readonly File[];
  at: number;
}

/** The files and the text of a form as the system's share sheet sends it (`share_target` of the manifest). */
export function filesOfForm(form: FormData): File[] {
  const files = form.getAll('files').filter((one) => one instanceof File && one.size > 0);
  const words = ['title', 'text', 'url']
    .map((name) => form.get(name))
    .filter((one) => typeof one === 'string');
  const text = words
    .map((one) => one.trim())
    .filter(Boolean)
    .join('\n');
  const named = (words[0]?.trim() || 'Escale').slice(0, 60).replaceAll(/[/\\\p{Cc}]/gu, ' ');
  const typed = files.length === 0 && text ? [new File([text], `${named}.txt`, { type: 'text/plain' })] : [];
  return [...files, ...typed].filter((one) => one instanceof File).slice(0, MOST_FILES);
}

/** Stores what was shared, in place of what was shared before. Throws when the device has no room. */
export const saveSharedFiles = (files: readonly File[]): Promise<void> =>
  set(KEY, { files, at: Date.now() } satisfies Shared, store);

/** What was shared last, and was not yet given to a trip. */
export async function readSharedFiles(): Promise<readonly File[]> {
  const shared = await get<Shared>(KEY, store);
  if (!shared) return [];
  if (Date.now() - shared.at <= LONGEST) return shared.files;
  await clearSharedFiles();
  return [];
}

/** Forgets what was shared. */
export const clearSharedFiles = (): Promise<void> => clear(store);
