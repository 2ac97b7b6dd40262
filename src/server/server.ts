import type { Server } from 'node:http';
import { Server as TcpServer } from 'node:net';
import { resolve } from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import type { Hono } from 'hono';
import { type Backend, startBackend } from './backend.ts';
import { listenForCommands } from './command/command-socket.ts';
import type { Config } from './config.ts';
import { createApp, createStartingApp, type PublicConfig } from './http/app.ts';
import { type PageHeaders, pageHeaders } from './http/security-headers.ts';
import { lockDataDir } from './operations/data-dir.ts';
import type { NewSupervisor } from './operations/first-supervisor.ts';
import type { Logger } from './operations/logger.ts';
import { createMetrics, type Metrics } from './operations/metrics.ts';
import { OperatorError } from './operations/operator-error.ts';
import { readinessOf } from './operations/readiness.ts';
import { loadSecrets, type Secrets } from './operations/secrets.ts';
import { startDuties } from './processes/duties.ts';
import { landscapesFolder, readVersion } from './program-files.ts';
import { vapidPublicKey } from './push/vapid-key.ts';
import { readBuildFiles } from './site/build-files.ts';
import { announceWrites } from './site/page-cache.ts';
import { createPictures } from './site/pictures.ts';
import {
  createPublicPages,
  createPublicReader,
  loadRenderer,
  type PublicPages,
  type Renderer,
} from './site/public-pages.ts';
import { readStaticFiles, type StaticFiles } from './site/static-files.ts';
import { isRealtimePath, type Realtime } from './supabase/realtime/endpoint.ts';

export type RunningServer = {
  http: Server;
  address: string;
  ownAddress: string;
  supervisor: NewSupervisor | undefined;
  stop: () => Promise<void>;
};

/** Milliseconds for reads of a hosted project; then the page goes out as it was built. */
const HOSTED_TIMEOUT = 3000;
const REQUEST_TIMEOUT = 30_000;
/** Milliseconds for running requests at a stop. */
const SHUTDOWN_TIMEOUT = 20_000;
/** Milliseconds that a request on its way has to arrive. */
const GRACE = 200;

type Options = {
  config: Config;
  logger: Logger;
  root: string;
  showMail: (mail: string) => void;
  frontEnd?: 'dist' | 'none';
};

/** Throws the reason when it can't start, with nothing left open. */
export async function startServer({
  config,
  logger,
  root,
  showMail,
  frontEnd = 'dist',
}: Options): Promise<RunningServer> {
  const undo: (() => unknown)[] = [];
  try {
    const isEmbedded = !config.hosted && !config.DATABASE_URL;
    const lock = config.hosted
      ? undefined
      : lockDataDir(config.DATA_DIR, isEmbedded ? 'exclusive' : 'shared');
    if (lock) undo.push(lock.release);
    let current: Hono = createStartingApp();
    const server = await listen(config, frontEnd === 'dist', (...call) => current.fetch(...call));
    undo.push(() => close(server, 0));
    const ownAddress = `http://${shownHost(config.HOST)}:${portOf(server)}`;
    lock?.announce(ownAddress);
    const publicUrl = config.PUBLIC_URL ?? ownAddress;
    const files = frontEnd === 'dist' ? readStaticFiles(resolve(root, config.DIST_DIR)) : undefined;
    const secrets = config.hosted ? undefined : await loadSecrets(config);
    const metrics = createMetrics();
    const backend =
      secrets && (await startBackend({ config, secrets, logger, metrics, publicUrl, root, showMail }));
    if (backend)
      undo.push(
        () => backend.database.close(),
        () => backend.mails.stop(),
      );
    const duties =
      backend && startDuties({ database: backend.database.maintenance, config, logger, root, metrics });
    if (duties) undo.push(duties.stop);
    const commands =
      backend &&
      isEmbedded &&
      (await listenForCommands({ database: backend.database, config, logger, root }));
    if (commands) undo.push(() => close(commands, 0));
    const renderer = files && (await loadRenderer(resolve(root, config.DIST_DIR)));
    current = compose({ config, logger, metrics, root, ownAddress, files, renderer, secrets, backend });
    if (backend) serveUpgrades(server, backend.realtime, frontEnd === 'dist');
    return {
      http: server,
      address: publicUrl,
      ownAddress,
      supervisor: backend?.supervisor,
      async stop() {
        backend?.realtime.close();
        // A backup that is being made holds up the requests that are to finish.
        await Promise.all([
          duties?.stop(),
          ...[server, ...(commands ? [commands] : [])].map((one) => close(one, SHUTDOWN_TIMEOUT)),
        ]);
        await backend?.mails.stop();
        await backend?.flushEvents();
        await backend?.database.close();
        lock?.release();
      },
    };
  } catch (error) {
    for (const step of undo.reverse()) await step();
    throw error;
  }
}

type Parts = Pick<Options, 'config' | 'logger' | 'root'> & {
  metrics: Metrics;
  ownAddress: string;
  files: StaticFiles | undefined;
  renderer: Renderer | undefined;
  secrets: Secrets | undefined;
  backend: Backend | undefined;
};

function compose(parts: Parts): Hono {
  const { config, logger, metrics, root, ownAddress, files, renderer, secrets, backend } = parts;
  const version = readVersion(root);
  const providers = Object.keys(config.socialSignIn);
  const { hosted } = config;
  const mapStyleUrl = config.MAP_STYLE_URL === 'off' ? null : config.MAP_STYLE_URL;
  const hasGoogleMaps = config.GOOGLE_MAPS_API_KEY !== undefined;
  const publicConfig = (origin: string | undefined): PublicConfig => ({
    supabaseUrl: hosted?.url ?? origin,
    supabaseKey: hosted?.key ?? secrets?.publishableKey ?? '',
    providers,
    version,
    mapStyleUrl,
    pictureHosts: config.PICTURE_HOSTS,
    hasGoogleMaps,
    routedModes: Object.keys(config.ROUTING_URLS),
    affiliateLinks: config.AFFILIATE_URLS,
    socialLinks: config.SOCIAL_URLS,
    sendsMails: backend !== undefined,
    pushKey: backend && secrets ? vapidPublicKey(secrets.vapidKey) : null,
    hasMailServer: backend !== undefined && config.SMTP_URL !== undefined,
    requiresSupervisorFactor: config.SUPERVISOR_SECOND_FACTOR === 'required',
  });
  const headersOfPages: PageHeaders = files
    ? pageHeaders({
        html: files.html,
        isHttps: config.PUBLIC_URL?.startsWith('https:') ?? false,
        connectTo: hosted ? hostedOrigins(hosted.url) : [],
        mapsFrom: mapStyleUrl ? [new URL(mapStyleUrl).origin] : [],
        picturesFrom: config.PICTURE_HOSTS,
        hasGoogleMaps,
      })
    : () => [];
  const publicPages =
    files && renderer && publicPagesOf(files, renderer, parts, publicConfig(undefined), headersOfPages);
  const api = backend?.api;
  return createApp({
    config,
    logger,
    metrics,
    api: api && publicPages ? { ...api, data: announceWrites(api.data, publicPages.invalidate) } : api,
    ownAddress,
    publicConfig,
    operator: {
      unreadyReason: backend ? readinessOf(backend.database) : () => Promise.resolve(undefined),
      metrics: { text: metrics.text, token: secrets?.metricsToken ?? config.METRICS_TOKEN },
    },
    files,
    publicPages,
    pageHeaders: headersOfPages,
    hasNonces: hasGoogleMaps,
  });
}

function publicPagesOf(
  files: StaticFiles,
  renderer: Renderer,
  { config, logger, secrets, backend, root }: Parts,
  publicConfig: PublicConfig,
  headersOfPages: PageHeaders,
): PublicPages {
  const { hosted } = config;
  const own = backend?.api.data;
  return createPublicPages({
    html: files.html,
    renderer,
    read: createPublicReader(
      own
        ? (request) => own(request, 'server')
        : (request) => fetch(request, { signal: AbortSignal.timeout(HOSTED_TIMEOUT) }),
      hosted?.url ?? 'http://localhost',
      hosted?.key ?? secrets?.publishableKey ?? '',
    ),
    site: { socialLinks: config.SOCIAL_URLS, providers: publicConfig.providers },
    build: readBuildFiles(resolve(root, config.DIST_DIR)),
    pageHeaders: headersOfPages,
    config: publicConfig,
    draw: createPictures(landscapesFolder),
    onError: (error, path) => logger.error({ path, reason: String(error) }, 'a page could not be rendered'),
  });
}

function hostedOrigins(url: string): string[] {
  const { origin } = new URL(url);
  return [origin, origin.replace(/^http/, 'ws')];
}

/** Serves upgrades; `isAlone`: false while Vite has upgrades of its own. */
function serveUpgrades(server: Server, realtime: Realtime, isAlone: boolean): void {
  server.on('upgrade', (request, socket, head) => {
    const isTaken = realtime.accept(request, socket, head);
    if (isTaken || !isAlone) return;
    socket.on('error', () => socket.destroy());
    socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\n\r\n');
  });
}

function listen(config: Config, isAlone: boolean, fetch: Hono['fetch']): Promise<Server> {
  const server = createAdaptorServer({
    fetch,
    serverOptions: {
      requestTimeout: REQUEST_TIMEOUT,
      headersTimeout: 10_000,
      keepAliveTimeout: 65_000,
      maxHeaderSize: 16_384,
      // A plain request that offers another protocol gets the plain answer.
      shouldUpgradeCallback: ({ url }) => !isAlone || isRealtimePath(url),
    },
  });
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(new OperatorError(listenErrorText(error, config)));
    });
    server.listen(config.PORT, config.HOST, () => resolve(server as Server));
  });
}

function listenErrorText({ code, message }: NodeJS.ErrnoException, { PORT, HOST }: Config): string {
  if (code === 'EADDRINUSE') return `Port ${PORT} is in use. Choose another PORT.`;
  if (code === 'EACCES')
    return `Port ${PORT} is not for this user. Choose one above 1023, and leave 80 and 443 to a proxy.`;
  return `Nothing can listen at ${HOST}, port ${PORT} (${message}). Correct HOST and PORT.`;
}

/** Waits `patience` ms for requests. Idle connections stay a moment, unlike with `http.Server.close()`: a request may be on its way. */
function close(server: Server, patience: number): Promise<void> {
  server.prependListener('request', (_, response) => {
    response.shouldKeepAlive = false;
  });
  return new Promise((resolve) => {
    const cutIdle = setInterval(() => server.closeIdleConnections(), GRACE);
    const hangUp = setTimeout(() => server.closeAllConnections(), patience);
    TcpServer.prototype.close.call(server, () => {
      clearInterval(cutIdle);
      clearTimeout(hangUp);
      resolve();
    });
  });
}

function portOf(server: Server): number {
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('The server listens on no port.');
  return address.port;
}

function shownHost(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}
