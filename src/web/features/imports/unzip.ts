import { unzipSync } from 'fflate';
import { ImportError } from './import-result.ts';

/** Unpacks the first wanted entry into a buffer of its declared size, up to `largest`. @throws ImportError */
export async function unzippedFile(
  zip: Blob,
  isWanted: (name: string) => boolean,
  largest: number,
): Promise<Uint8Array<ArrayBuffer>> {
  return unzippedEntry(new Uint8Array(await zip.arrayBuffer()), isWanted, largest);
}

/** Does the same as {@link unzippedFile}. */
export function unzippedEntry(
  bytes: Uint8Array,
  isWanted: (name: string) => boolean,
  largest: number,
): Uint8Array<ArrayBuffer> {
  let taken: string | null = null;
  let isTooLarge = false;
  const files = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (taken !== null || !isWanted(name)) return false;
      isTooLarge ||= originalSize > largest;
      if (isTooLarge) return false;
      taken = name;
      return true;
    },
  });
  const file = taken === null ? undefined : files[taken];
  if (file) return new Uint8Array(file);
  throw new ImportError(isTooLarge ? 'tooLarge' : 'nothingFound');
}
