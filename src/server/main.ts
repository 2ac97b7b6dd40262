/** Entry of the server process. Exits 0 after a clean stop, 1 when it can't start. */
import { fileURLToPath } from 'node:url';
import { ConfigError, readConfig } from './config.ts';
import { MigrationError } from './database/migrations.ts';
import { DataDirBusyError } from './operations/data-dir.ts';
import { captureConsole, createLogger } from './operations/logger.ts';
import { printStartUpNotice } from './operations/start-up-notice.ts';
import { startServer } from './server.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const print = (text: string) => process.stdout.write(`${text}\n`);

try {
  const config = readConfig(process.env);
  const logger = createLogger(config);
  captureConsole(logger);
  const server = await startServer({ config, logger, root, showMail: print });
  let isStopping = false;
  const stop = async () => {
    // A second signal ends the process at once.
    if (isStopping) process.exit(1);
    isStopping = true;
    await server.stop();
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  printStartUpNotice({
    address: server.address,
    ownAddress: server.ownAddress,
    database: describeData(config),
    supervisor: server.supervisor,
    printsMails: !config.hosted && config.SMTP_URL === undefined,
  });
} catch (error) {
  const isExpected =
    error instanceof ConfigError || error instanceof DataDirBusyError || error instanceof MigrationError;
  const text =
    error instanceof Error ? (isExpected ? error.message : (error.stack ?? error.message)) : String(error);
  process.stderr.write(`${text}\n`);
  process.exit(1);
}

function describeData(config: {
  DATA_DIR: string;
  DATABASE_URL?: string | undefined;
  hosted: unknown;
}): string {
  if (config.hosted) return 'Supabase';
  return config.DATABASE_URL ? 'PostgreSQL' : config.DATA_DIR;
}
