/** `escale backup FILE`, `verify FILE`, `restore FILE`. */
import { resolve } from 'node:path';
import { readSecretFiles, refuseExisting, storeBackupFile, writeSecretFiles } from '../backup/backup-file.ts';
import { checkBackup, makeBackup, restoreBackup } from '../backup/backups.ts';
import { DataDirBusyError } from '../operations/data-dir.ts';
import { type Command, needed } from './command.ts';
import { withInstallation, withOwnDatabase } from './own-database.ts';
import { backupByServer } from './server-socket.ts';

export const backup: Command = async ({ config: read, args, options, root, print }) => {
  const config = read();
  const file = resolve(needed(args[0], 'FILE'));
  refuseExisting(file);
  const secrets = options.withSecrets ? readSecretFiles(config.DATA_DIR) : undefined;
  try {
    await withInstallation(config, ({ maintenance }) => makeBackup(maintenance, { file, root, secrets }));
  } catch (error) {
    if (!(error instanceof DataDirBusyError)) throw error;
    await storeBackupFile(file, await backupByServer(config, error, options.withSecrets));
  }
  await checkBackup(file, root);
  print(`Written and verified: ${file}`);
  if (!options.withSecrets)
    print('Without the keys of this installation (--with-secrets): keep the data folder’s apart.');
  return 0;
};

export const verify: Command = async ({ args, root, print }) => {
  const file = resolve(needed(args[0], 'FILE'));
  await checkBackup(file, root);
  print(`Verified: ${file}`);
  return 0;
};

export const restore: Command = async ({ config: read, args, root, print }) => {
  const config = read();
  const file = resolve(needed(args[0], 'FILE'));
  const checked = await checkBackup(file, root);
  const { version, made, secrets = {} } = checked.header;
  await withOwnDatabase(config, ({ maintenance }) => restoreBackup(maintenance, checked, root));
  const others = writeSecretFiles(config.DATA_DIR, secrets);
  print(`Restored: the state of ${made}, made by release ${version}.`);
  for (const name of others)
    print(`${name} in ${config.DATA_DIR} is another one than in the backup: it stays.`);
  if (Object.keys(secrets).length === 0)
    print(
      'The backup has no keys: with other ones everybody signs in again, and second factors end (FACTOR_KEY).',
    );
  return 0;
};
