/** Starts the server; exits 0 after a clean stop, 1 when it can't start. */
import cluster from 'node:cluster';
import { type Config, readConfig, VARIABLES } from './config.ts';
import { captureConsole, createLogger, type Logger } from './operations/logger.ts';
import { misspeltVariables } from './operations/misspelt-variables.ts';
import { failureText } from './operations/operator-error.ts';
import { printStartUpNotice } from './operations/start-up-notice.ts';
import { superviseProcesses } from './processes/primary.ts';
import { isFirst, onStop } from './processes/worker.ts';
import { root } from './program-files.ts';
import { startServer } from './server.ts';

const print = (text: string) => process.stdout.write(`${text}\n`);

try {
  const config = readConfig(process.env);
  const logger = createLogger(config);
  captureConsole(logger);
  if (cluster.isPrimary)
    for (const warning of misspeltVariables(process.env, VARIABLES)) logger.warn(warning);
  if (config.PROCESSES > 1 && cluster.isPrimary) superviseProcesses(config.PROCESSES, logger);
  else await serve(config, logger);
} catch (error) {
  process.stderr.write(`${failureText(error)}\n`);
  process.exit(1);
}

async function serve(config: Config, logger: Logger): Promise<void> {
  const server = await startServer({ config, logger, root, showMail: print });
  let isStopping = false;
  onStop(async () => {
    // A second signal ends the process at once.
    if (isStopping) process.exit(1);
    isStopping = true;
    await server.stop();
    process.exit(0);
  });
  if (!isFirst()) return;
  printStartUpNotice({
    address: server.address,
    ownAddress: server.ownAddress,
    database: describeData(config),
    supervisor: server.supervisor,
    printsMails: !config.hosted && config.SMTP_URL === undefined,
  });
}

function describeData(config: Config): string {
  if (config.hosted) return 'Supabase';
  return config.DATABASE_URL ? 'PostgreSQL' : config.DATA_DIR;
}
