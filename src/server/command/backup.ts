/** `escale backup FILE`, `verify FILE`, `restore FILE`. */
import { createWriteStream, existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { BackupError, readSecretFiles, writeSecretFiles } from '../backup/backup-file.ts';
import { checkBackup, makeBackup, restoreBackup } from '../backup/backups.ts';
import type { Config } from '../config.ts';
import { loadSecrets } from '../operations/secrets.ts';
import { type Command, CommandError, needed } from './command.ts';
import { databaseOf, servingProcess, withOwnDatabase } from './own-database.ts';

export const backup: Command = async ({ config: read, args, options, root, print }) => {
  const config = read();
  const file = resolve(needed(args[0], 'FILE'));
  databaseOf(config);
  const secrets = options.withSecrets ? readSecretFiles(config.DATA_DIR) : undefined;
  try {
    await withOwnDatabase(config, ({ maintenance }) => makeBackup(maintenance, { file, root, secrets }));
  } catch (error) {
    const server = servingProcess(config, error);
    if (!server) throw error;
    await askServer(config, server.address, file, options.withSecrets);
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

/** Asks the running server to make the backup. Throws CommandError. */
async function askServer(config: Config, address: string, file: string, withSecrets: boolean): Promise<void> {
  if (existsSync(file)) throw new BackupError(`${file} exists already. Choose another name.`);
  const { secretKey } = await loadSecrets(config);
  const answer = await fetch(`${address}/backup${withSecrets ? '?secrets=yes' : ''}`, {
    headers: { authorization: `Bearer ${secretKey}` },
  }).catch((cause: unknown) => {
    throw new CommandError(`The server at ${address} does not answer.`, { cause });
  });
  if (!answer.ok || !answer.body)
    throw new CommandError(`The server at ${address} made no backup: it answered ${answer.status}.`);
  const draft = `${file}.${process.pid}.part`;
  try {
    await pipeline(answer.body, createWriteStream(draft, { mode: 0o600, flush: true }));
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}
