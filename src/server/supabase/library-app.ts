import { App, type HonoContext } from '@supabase/lite';
import type { MiddlewareHandler } from 'hono';
import type { Config } from '../config.ts';
import type { Database } from '../database/session.ts';
import type { Secrets } from '../operations/secrets.ts';
import { libraryMailer } from './auth/library-mailer.ts';
import type { Identity } from './auth-middleware.ts';

/** Rows of an answer at most: no request takes a whole table of places. */
const MAX_ROWS = 5000;

type Options = {
  config: Config;
  secrets: Secrets;
  database: Pick<Database, 'connection'>;
  publicUrl: string;
};

/** Identities established by the auth middleware, so that the library need not ask again. */
const identities = new WeakMap<Request, Identity>();

export function setIdentity(request: Request, identity: Identity): void {
  identities.set(request, identity);
}

/** `needsConfirmation`: whether who signs up has to follow a link that is sent by mail. */
export function createLibraryApp(
  { config, secrets, database, publicUrl }: Options,
  needsConfirmation: boolean,
): App {
  const { google, github } = config.socialSignIn;
  const app = new App({
    connection: database.connection,
    api: {
      enabled: true,
      schemas: ['public'],
      max_rows: MAX_ROWS,
      pg_safe_update: true,
      external_url: publicUrl,
    },
    auth: {
      enabled: true,
      site_url: publicUrl,
      jwt_secret: secrets.jwtSecret,
      publishable_key: secrets.publishableKey,
      secret_key: secrets.secretKey,
      minimum_password_length: 8,
      enable_refresh_token_rotation: true,
      email: { enable_signup: true, enable_confirmations: needsConfirmation },
      external: {
        ...(google && { google: { enabled: true, client_id: google.clientId, secret: google.secret } }),
        ...(github && {
          github: {
            enabled: true,
            client_id: github.clientId,
            secret: github.secret,
            ...(config.GITHUB_URL && { url: config.GITHUB_URL }),
          },
        }),
      },
    },
    studio: { enabled: false },
    storage: { enabled: false },
    db: { migrations: { enabled: false } },
    options: {
      server: { admin: false, disableStudio: true, middlewares: [passIdentity] },
    },
  });
  app._mailer = libraryMailer;
  return app;
}

const passIdentity: MiddlewareHandler<HonoContext> = async (context, next) => {
  const identity = identities.get(context.req.raw);
  if (identity?.userId) {
    context.set('userId', identity.userId);
    context.set('sessionId', identity.sessionId ?? 'none');
    context.set('jwt', identity.claims);
    context.set('ignoreAuthorization', true);
  }
  await next();
};
