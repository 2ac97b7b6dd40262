/** The embedded backend, started in the order that leaves no door open. */

import { join } from 'node:path';
import { PRODUCT } from '#domain/product.ts';
import type { Config } from './config.ts';
import { openEmbedded } from './database/embedded/embedded-database.ts';
import { prepareFirstStart } from './database/embedded/first-start.ts';
import type { EndedStatement } from './database/failures.ts';
import { readMigrations } from './database/migrations.ts';
import { openPostgres } from './database/postgres-database.ts';
import { prepareDatabase } from './database/prepare.ts';
import { createSchemaCache } from './database/schema-cache.ts';
import { loadDemoData } from './database/seed/demo-data.ts';
import type { Database } from './database/session.ts';
import { keepUp } from './database/upkeep.ts';
import { createOriginCheck } from './http/allowed-origins.ts';
import type { Api } from './http/api-routes.ts';
import { createSender } from './mail/sender.ts';
import { createMailSwitches } from './mail/switches/endpoint.ts';
import { switchKey } from './mail/switches/token.ts';
import { startMailWorker } from './mail/worker.ts';
import { ensureFirstSupervisor, type NewSupervisor } from './operations/first-supervisor.ts';
import { createLimiters } from './operations/limiters.ts';
import { changeLimits, readLimits } from './operations/limits.ts';
import type { Logger } from './operations/logger.ts';
import type { Metrics } from './operations/metrics.ts';
import { reasonOf } from './operations/operator-error.ts';
import { createRequestLimits } from './operations/request-limits.ts';
import type { Secrets } from './operations/secrets.ts';
import { createSecurityLog } from './operations/security-log.ts';
import { hasDuties } from './processes/worker.ts';
import { createPushSender } from './push/push-sender.ts';
import { createAccountEndpoints } from './supabase/auth/account-endpoints.ts';
import { createAuthApi } from './supabase/auth/auth-api.ts';
import { createAuthLimits } from './supabase/auth/auth-limits.ts';
import { createBackground } from './supabase/auth/background.ts';
import { writeSupervisorFactor } from './supabase/auth/factors/enrolment.ts';
import { createFactorVault } from './supabase/auth/factors/vault.ts';
import { noteReceived } from './supabase/auth/session-tokens.ts';
import { createSocialSignIn } from './supabase/auth/social-sign-in.ts';
import { createAuthMiddleware } from './supabase/auth-middleware.ts';
import { createDataApi } from './supabase/data-api/data-api.ts';
import { createDataLimits } from './supabase/data-api/data-limits.ts';
import { createFunctions } from './supabase/functions.ts';
import { createLibraryApp } from './supabase/library-app.ts';
import { type Realtime, startRealtime } from './supabase/realtime/endpoint.ts';
import { createStorageApi } from './supabase/storage/storage-api.ts';

/** Milliseconds for migrations, seeds and upkeep, and for opening the embedded database. */
const MAINTENANCE_LIMIT = 600_000;
const FEWEST_SESSIONS = 2;

export type Backend = {
  api: Api;
  database: Database;
  realtime: Realtime;
  mails: { stop: () => Promise<unknown> };
  flushEvents: () => Promise<void>;
  supervisor: NewSupervisor | undefined;
};

type Options = {
  config: Config;
  secrets: Secrets;
  logger: Logger;
  metrics: Metrics;
  publicUrl: string;
  root: string;
  /** Shows a mail when no SMTP server is configured. */
  showMail: (mail: string) => void;
};

const sessionsOf = ({ DATABASE_POOL, PROCESSES }: Config): number =>
  Math.max(FEWEST_SESSIONS, Math.ceil(DATABASE_POOL / PROCESSES));

export async function startBackend({
  config,
  secrets,
  logger,
  metrics,
  publicUrl,
  root,
  showMail,
}: Options): Promise<Backend> {
  const report = (error: unknown) => {
    logger.error({ reason: reasonOf(error) }, 'the database failed');
  };
  const migrations = readMigrations(join(root, 'supabase/migrations'));
  const cache = createSchemaCache(join(config.DATA_DIR, 'schema-cache.json'), migrations);
  const onEnded = (ended: EndedStatement) => {
    metrics.countEnded(ended.reason);
    logger.warn(ended, 'a statement was ended');
  };
  const open = { cache, maintenanceLimit: MAINTENANCE_LIMIT, report, onEnded };
  const referenceData = config.REFERENCE_DATA === 'on';
  const folder = join(config.DATA_DIR, 'database');
  if (!config.DATABASE_URL)
    await prepareFirstStart({ folder, root, referenceData, maintenanceLimit: MAINTENANCE_LIMIT });
  const database = config.DATABASE_URL
    ? openPostgres({ ...open, url: config.DATABASE_URL, sessions: sessionsOf(config) })
    : await openEmbedded({ ...open, folder });
  try {
    const sender = createSender(config, showMail);
    const library = { config, secrets, database, publicUrl };
    const supervisor = await database.exclusively(async () => {
      const { maintenance } = database;
      const { applied, loaded } = await prepareDatabase(maintenance, { root, referenceData });
      if (applied > 0) logger.info({ applied }, 'migrations applied');
      if (loaded.length > 0) logger.info({ loaded }, 'reference data loaded');
      await changeLimits(maintenance, config.LIMITS);
      await writeSupervisorFactor(maintenance, config);
      if (hasDuties()) await keepUp(maintenance, logger);
      const made = await ensureFirstSupervisor(
        database,
        createLibraryApp(library, false),
        config,
        secrets.publishableKey,
      );
      if (made && config.DEMO_DATA === 'on') {
        await loadDemoData(maintenance, { ownerId: made.id, today: Temporal.Now.plainDateISO('UTC') });
      }
      return made;
    });
    const needsConfirmation = config.SMTP_URL !== undefined;
    const app = createLibraryApp(library, needsConfirmation);
    await app.init();
    await database.connection.introspect({ useCache: true });
    const authenticate = createAuthMiddleware(secrets, (identity) => {
      noteReceived(database, identity).catch((error: unknown) =>
        logger.error({ err: error }, 'access token not noted'),
      );
    });
    const limits = await readLimits(database);
    const shared = { database, secret: secrets.jwtSecret, logger, limits };
    const security = createSecurityLog(shared);
    const limiter = createLimiters(shared);
    const data = createDataApi({
      app,
      authenticate,
      limits: createDataLimits(shared),
      security,
      logger,
      countRefusal: metrics.countRefusal,
    });
    const realtime = await startRealtime({
      database,
      authenticate,
      logger,
      metrics: metrics.realtime,
      proxies: config.TRUST_PROXY,
      isOriginAllowed: createOriginCheck({ publicUrl: config.PUBLIC_URL, allowed: config.ALLOWED_ORIGINS }),
      limits,
    });
    const key = switchKey(secrets.jwtSecret);
    const mails = startMailWorker({
      database,
      sender,
      logger,
      metrics: metrics.mails,
      key,
      publicUrl,
      collectSeconds: limits.amount('mail-collect-seconds'),
      looksByItself: hasDuties(),
      push: {
        sender: createPushSender({ privateKey: secrets.vapidKey, publicUrl }),
        isInTrip: realtime.isInTrip,
      },
    });
    const background = createBackground(logger);
    const own = createAccountEndpoints({
      authenticate,
      security,
      admin: { database, mails, publicUrl },
      factors: {
        database,
        vault: createFactorVault(secrets.factorKey),
        jwtSecret: secrets.jwtSecret,
        rate: limits.rate('second-factor'),
        issuer: PRODUCT.name,
      },
    });
    const auth = createAuthApi({
      own,
      jwtSecret: secrets.jwtSecret,
      app,
      social: createSocialSignIn(
        createLibraryApp(library, true),
        config.PUBLIC_URL,
        needsConfirmation ? null : database,
      ),
      authenticate,
      limits: createAuthLimits(limiter),
      database,
      security,
      mails,
      background,
      logger,
      needsConfirmation,
      publicUrl,
    });
    return {
      database,
      realtime,
      mails: {
        stop: () => background.finish().then(mails.stop),
      },
      flushEvents: security.flush,
      supervisor,
      api: {
        limits: createRequestLimits({ limits, authenticate }),
        data,
        auth,
        functions: createFunctions({
          authenticate,
          config,
          database,
          data,
          publishableKey: secrets.publishableKey,
        }),
        storage: createStorageApi({ authenticate, database }),
        mailSwitches: createMailSwitches({
          database,
          key,
          limiter: limiter('mail-switch-address'),
        }),
      },
    };
  } catch (error) {
    await database.close().catch(() => {});
    throw error;
  }
}
