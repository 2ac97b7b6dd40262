import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export function readVersion(root: string): string {
  const { version }: { version: string } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return version;
}
