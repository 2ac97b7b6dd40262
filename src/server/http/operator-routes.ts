/** Addresses for who runs the process: health, figures, backups. */
import { type Context, Hono } from 'hono';
import { isSameSecret } from '../operations/same-secret.ts';
import { isLoopback } from './caller-address.ts';

export interface OperatorParts {
  /** Why the process can't serve; undefined: it can. */
  unreadyReason: () => Promise<string | undefined>;
  /** The figures, as Prometheus reads them, and the token that opens them. */
  metrics: { text: () => Promise<string>; token: string | undefined };
  /** A backup as it is made, with the keys of the installation or without, and the key that opens it. */
  backups: { make: (withSecrets: boolean) => Promise<Response>; key: string } | undefined;
  notFound: (context: Context) => Response;
}

/** Figures and backups are for this machine alone, and for who has the secret: to others there is nothing at these addresses. */
export function operatorRoutes({ unreadyReason, metrics, backups, notFound }: OperatorParts): Hono {
  const app = new Hono();
  app.get('/health/live', (context) => context.json({ status: 'ok' }));
  app.get('/health/ready', async (context) => {
    const reason = await unreadyReason();
    return reason ? context.json({ status: 'unavailable', reason }, 503) : context.json({ status: 'ok' });
  });
  app.get('/metrics', async (context) => {
    if (!isOperator(context, metrics.token)) return notFound(context);
    return context.text(await metrics.text(), 200, {
      'content-type': 'text/plain; version=0.0.4; charset=utf-8',
    });
  });
  app.get('/backup', async (context) => {
    if (!backups || !isOperator(context, backups.key)) return notFound(context);
    return backups.make(context.req.query('secrets') === 'yes');
  });
  return app;
}

function isOperator(context: Context, secret: string | undefined): boolean {
  const given = context.req.header('authorization') ?? '';
  return isLoopback(context) && secret !== undefined && isSameSecret(given, `Bearer ${secret}`);
}
