import { createReadStream } from 'node:fs';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { Config } from '../config.ts';
import type { OwnerSql } from '../database/session.ts';
import { readSecretFiles } from './backup-file.ts';
import { makeBackup } from './backups.ts';

interface Parts {
  database: OwnerSql;
  config: Pick<Config, 'DATA_DIR'>;
  root: string;
}

/** The file is made whole first: a slow reader must not hold the database. */
export function createBackupAnswer({ database, config, root }: Parts) {
  return async (withSecrets: boolean): Promise<Response> => {
    const folder = await mkdtemp(join(config.DATA_DIR, 'backup-'));
    try {
      const file = join(folder, 'backup');
      await makeBackup(database, {
        file,
        root,
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
