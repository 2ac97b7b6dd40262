import { unzipSync } from 'fflate';
import { ImportError } from './import-result.ts';

/**
 * One file of a zip, by its exact name or its end. Nothing else is taken out, and no more than `largest` bytes: an entry is
 * inflated into room of the size that it declares, so that it can't grow beyond.
 *
 * @throws ImportError when there is no such file, or it is larger
 */
export async function unzippedFile(
  zip: Blob,
  isWanted: (name: string) => boolean,
  largest: number,
): Promise<Uint8Array<ArrayBuffer>> {
  return unzippedEntry(new Uint8Array(await zip.arrayBuffer()), isWanted, largest);
}

/** The same of a zip whose bytes are at hand. @throws ImportError */
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
