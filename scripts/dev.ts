/**
 * `npm run dev`: the server with the front end straight from its sources, reloaded as they change; the process
 * restarts when the server's own sources change.
 */
import { fileURLToPath } from 'node:url';
import { createServer as createVite } from 'vite';
import { readConfig } from '../src/server/config.ts';
import { createLogger } from '../src/server/operations/logger.ts';
import { printStartUpNotice } from '../src/server/operations/start-up-notice.ts';
import { startServer } from '../src/server/server.ts';
import { isServicePath } from '../src/web/paths.ts';

const root = fileURLToPath(new URL('../', import.meta.url));
// Node's watch mode has threads report their imports as messages, which the database's thread would take for answers.
delete process.env.WATCH_REPORT_DEPENDENCIES;

const config = readConfig(process.env);
const server = await startServer({
  config,
  logger: createLogger(config),
  root,
  showMail: (mail) => console.log(mail),
  frontEnd: 'none',
});
const vite = await createVite({
  root,
  appType: 'spa',
  server: { middlewareMode: true, hmr: { server: server.http } },
});
const [answer] = server.http.listeners('request');
server.http.removeAllListeners('request');
server.http.on('request', (request, response) => {
  if (isServicePath(request.url?.split('?', 1)[0] ?? '/')) answer?.call(server.http, request, response);
  else vite.middlewares(request, response);
});
const stop = async () => {
  await vite.close();
  await server.stop();
  process.exit(0);
};
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
const { address, ownAddress, supervisor } = server;
printStartUpNotice({ address, ownAddress, supervisor, database: 'development', printsMails: true });
