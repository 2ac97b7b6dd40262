import { readerOf, sampleOf } from './file-types.ts';
import { ImportError, type ImportResult } from './import-result.ts';

/** As of documents. */
export const LARGEST_FILE = 25 * 1024 * 1024;

/** [PLUS-13] @throws ImportError */
export async function readImport(file: Blob): Promise<ImportResult> {
  if (file.size === 0) throw new ImportError('empty');
  if (file.size > LARGEST_FILE) throw new ImportError('tooLarge');
  try {
    const load = readerOf(await sampleOf(file));
    if (!load) throw new ImportError('unknownType');
    return await (await load())(file);
  } catch (error) {
    throw error instanceof ImportError ? error : new ImportError('unreadable', { cause: error });
  }
}
