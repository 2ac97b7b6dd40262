import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';

const LANDSCAPES = new URL('../../src/web/artwork/landscapes/', import.meta.url);

/** A digest of all files of a folder. */
function digestOf(folder: URL): string {
  const hash = createHash('sha256');
  for (const name of readdirSync(folder).toSorted())
    hash.update(name).update(readFileSync(new URL(name, folder)));
  return hash.digest('base64url').slice(0, 8);
}

let ofLandscapes: string | undefined;

/**
 * The path of a built asset, by its content. The landscapes have one digest for all: every page has their addresses, and a
 * digest each is what no compression makes shorter.
 */
export function assetName({ originalFileNames }: { originalFileNames: readonly string[] }): string {
  if (!originalFileNames.some((name) => name.includes('artwork/landscapes/')))
    return 'assets/[name]-[hash][extname]';
  ofLandscapes ??= digestOf(LANDSCAPES);
  return `assets/[name]-${ofLandscapes}[extname]`;
}
