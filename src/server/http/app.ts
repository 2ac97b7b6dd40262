import { Hono } from 'hono';
import type { SocialLinks } from '#domain/product.ts';
import type { Config } from '../config.ts';
import type { Logger } from '../operations/logger.ts';
import type { Metrics } from '../operations/metrics.ts';
import { dataError, errorFor } from '../supabase/answers.ts';
import { internal, unavailableAnswer } from '../supabase/data-api/database-errors.ts';
import { answerHeaders } from './answer-headers.ts';
import { type Api, apiRoutes } from './api-routes.ts';
import { limitBodies } from './body-limit.ts';
import { knownOrigin } from './known-origin.ts';
import { type OperatorParts, operatorRoutes } from './operator-routes.ts';
import { type PageParts, pageRoutes } from './page-routes.ts';
import { loggable, requestLog } from './request-log.ts';

export type PublicConfig = {
  /** Address of a hosted project; absent: the origin of the request for `/config.json`. */
  supabaseUrl: string | undefined;
  supabaseKey: string;
  providers: string[];
  version: string;
  /** Address of a map style; null: the bundled outline alone. */
  mapStyleUrl: string | null;
  pictureHosts: readonly string[];
  hasGoogleMaps: boolean;
  routedModes: string[];
  /** Addresses with placeholders that the page fills in [PUB-5]. */
  affiliateLinks: { stay?: string; flight?: string; activity?: string };
  socialLinks: SocialLinks;
  /** Whether this server sends mails; not with a hosted project. */
  sendsMails: boolean;
  pushKey: string | null;
  hasMailServer: boolean;
  requiresSupervisorFactor: boolean;
};

type Options = PageParts & {
  config: Config;
  logger: Logger;
  metrics: Metrics;
  operator: OperatorParts;
  api: Api | undefined;
  ownAddress: string;
  /** Undefined when unknown (`known-origin.ts`). */
  publicConfig: (origin: string | undefined) => PublicConfig;
};

/** The whole server, from what every answer has to pages: what comes first answers first. */
export function createApp(options: Options): Hono {
  const { config, logger, metrics, api, ownAddress, publicConfig } = options;
  const { hosted } = config;
  const app = new Hono();
  app.use(requestLog({ logger, metrics }));
  app.use(answerHeaders({ isHttps: config.PUBLIC_URL?.startsWith('https:') ?? false }));
  app.use(limitBodies());
  app.onError((error, context) => {
    logger.error(
      { path: loggable(context.req.path), reason: `${error.name}: ${error.message}`, stack: error.stack },
      'a request failed',
    );
    const answer = unavailableAnswer(error) ?? internal;
    return errorFor(context.req.path, answer.status, answer);
  });
  app.route('/', operatorRoutes(options.operator));
  app.get('/config.json', (context) => {
    context.header('cache-control', 'no-store');
    return context.json(publicConfig(knownOrigin(context, config)));
  });
  if (api) app.route('/', apiRoutes(api, config.TRUST_PROXY));
  if (hosted)
    app.get('/storage/v1/object/public/*', (context) =>
      context.redirect(`${hosted.url}${context.req.path}`, 308),
    );
  app.route(
    '/',
    pageRoutes(options, (context) => knownOrigin(context, config) ?? ownAddress),
  );
  return app;
}

export function createStartingApp(): Hono {
  const app = new Hono();
  app.get('/health/live', (context) => context.json({ status: 'ok' }));
  app.all('*', () => {
    const answer = dataError(503, {
      code: 'starting',
      message: 'The server is starting',
      hint: 'Try again in a moment',
    });
    answer.headers.set('retry-after', '1');
    return answer;
  });
  return app;
}
