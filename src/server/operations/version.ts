import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** `root`: the folder of the product. */
export function readVersion(root: string): string {
  const { version }: { version: string } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return version;
}
