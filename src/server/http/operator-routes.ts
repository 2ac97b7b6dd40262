import { type Context, Hono } from 'hono';
import { isSameSecret } from '../operations/secrets.ts';
import { notFoundAt } from '../supabase/answers.ts';
import { isLoopback } from './proxies.ts';

export interface OperatorParts {
  unreadyReason: () => Promise<string | undefined>;
  metrics: { text: () => Promise<string>; token: string | undefined };
}

/** Answers this machine with the secret alone: to others, nothing is there. */
export function operatorRoutes({ unreadyReason, metrics }: OperatorParts): Hono {
  const app = new Hono();
  app.get('/health/live', (context) => context.json({ status: 'ok' }));
  app.get('/health/ready', async (context) => {
    const reason = await unreadyReason();
    return reason ? context.json({ status: 'unavailable', reason }, 503) : context.json({ status: 'ok' });
  });
  app.get('/metrics', async (context) => {
    if (!isOperator(context, metrics.token)) return notFoundAt(context.req.path);
    return context.text(await metrics.text(), 200, {
      'content-type': 'text/plain; version=0.0.4; charset=utf-8',
    });
  });
  return app;
}

function isOperator(context: Context, secret: string | undefined): boolean {
  const given = context.req.header('authorization') ?? '';
  return isLoopback(context) && secret !== undefined && isSameSecret(given, `Bearer ${secret}`);
}
