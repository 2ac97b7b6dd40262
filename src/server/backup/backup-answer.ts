import { createReadStream, readdirSync, rmSync } from 'node:fs';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { Config } from '../config.ts';
import type { OwnerSql } from '../database/session.ts';
import { PART, readSecretFiles } from './backup-file.ts';
import { makeBackup } from './backups.ts';

interface Parts {
  database: OwnerSql;
  config: Pick<Config, 'DATA_DIR'>;
  root: string;
}

const FILE = 'backup';

/** Removes what killed processes have left in the data folder, whose lock must be ours. A person's own folders have other names or files. */
export function removeBrokenOffAnswers(dataDir: string): void {
  const isOurs = (name: string) => name === FILE || (name.startsWith(`${FILE}.`) && name.endsWith(PART));
  for (const entry of readdirSync(dataDir, { withFileTypes: true })) {
    if (!entry.isDirectory() || !/^backup-\w{6}$/.test(entry.name)) continue;
    const folder = join(dataDir, entry.name);
    if (readdirSync(folder).every(isOurs)) rmSync(folder, { recursive: true });
  }
}

/** The file is made whole first: a slow reader must not hold the database. */
export function createBackupAnswer({ database, config, root }: Parts) {
  return async (withSecrets: boolean, signal: AbortSignal): Promise<Response> => {
    const folder = await mkdtemp(join(config.DATA_DIR, 'backup-'));
    try {
      const file = join(folder, FILE);
      await makeBackup(database, {
        file,
        root,
        signal,
        ...(withSecrets && { secrets: readSecretFiles(config.DATA_DIR) }),
      });
      const handle = await open(file);
      const { size } = await handle.stat();
      // Open, it can be read after its name has gone.
      const body = Readable.toWeb(createReadStream('', { fd: handle }));
      return new Response(body as unknown as ConstructorParameters<typeof Response>[0], {
        headers: {
          'content-type': 'application/gzip',
          'content-length': String(size),
          'cache-control': 'no-store',
        },
      });
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  };
}
