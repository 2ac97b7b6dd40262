import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FILES = ['secrets.json', 'factor-key', 'vapid-key'] as const;

export function readSecretFiles(folder: string): Record<string, string> {
  const there = FILES.filter((name) => existsSync(join(folder, name)));
  return Object.fromEntries(there.map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
}

/** Never overwrites. Returns names whose content differs in the folder. */
export function writeSecretFiles(folder: string, secrets: Readonly<Record<string, string>>): string[] {
  const present = readSecretFiles(folder);
  const given = FILES.filter((name) => secrets[name] !== undefined);
  for (const name of given)
    if (present[name] === undefined)
      writeFileSync(join(folder, name), secrets[name] ?? '', { mode: 0o600, flag: 'wx' });
  return given.filter((name) => present[name] !== undefined && present[name] !== secrets[name]);
}
