import type { OwnerSql } from '../database/session.ts';
import { DataDirBusyError } from '../operations/data-dir.ts';
import type { Command } from './command.ts';
import { withInstallation } from './own-database.ts';
import { taskByServer } from './server-socket.ts';

/** What a command does to the database: here, or in the server that has the embedded one. */
export type Task = (
  database: OwnerSql,
  args: readonly string[],
  print: (line: string) => void,
) => Promise<void>;

export const commandOf =
  (name: string, task: Task): Command =>
  async ({ config: read, args, print }) => {
    const config = read();
    try {
      await withInstallation(config, (database) => task(database, args, print));
    } catch (error) {
      if (!(error instanceof DataDirBusyError)) throw error;
      for (const line of await taskByServer(config, error, name, args)) print(line);
    }
    return 0;
  };
