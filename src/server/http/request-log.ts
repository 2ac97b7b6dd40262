import type { MiddlewareHandler } from 'hono';
import { isServicePath } from '#web/paths.ts';
import type { Logger } from '../operations/logger.ts';
import type { Metrics, Route } from '../operations/metrics.ts';
import { PART_OF_PAGE } from '../site/static-files.ts';
import { SECRET_PATH } from './answer-headers.ts';

declare module 'hono' {
  interface ContextVariableMap {
    limit?: string;
  }
}

/** Counts and logs every request, and names it in its answer. */
export function requestLog({ logger, metrics }: { logger: Logger; metrics: Metrics }): MiddlewareHandler {
  return async (context, next) => {
    const started = performance.now();
    const requestId = crypto.randomUUID();
    await next();
    const { path, method } = context.req;
    const { headers, status } = context.res;
    // Built files are the same for everybody: nothing to look up in the log.
    if (!PART_OF_PAGE.test(path)) headers.set('x-request-id', requestId);
    const seconds = (performance.now() - started) / 1000;
    metrics.count(routeOf(path), method, status, seconds);
    if (status === 413) metrics.countRefusal('body');
    if (status === 429) metrics.countRefusal(context.get('limit') ?? 'rate');
    const level = status >= 500 ? 'error' : seconds > 2 ? 'warn' : 'debug';
    if (logger.isLevelEnabled(level)) {
      logger[level](
        { requestId, method, path: loggable(path), status, ms: Math.round(seconds * 1000) },
        'request',
      );
    }
  };
}

function routeOf(path: string): Route {
  if (path.startsWith('/rest/')) return 'rest';
  if (path.startsWith('/auth/')) return 'auth';
  if (path.startsWith('/functions/')) return 'functions';
  if (path.startsWith('/assets/')) return 'file';
  return isServicePath(path) ? 'other' : 'page';
}

/** Keeps the path's first parts, without ids, slugs or secrets. */
export function loggable(path: string): string {
  return path.replace(SECRET_PATH, '/$1/…').split('/').slice(0, 4).join('/').slice(0, 100);
}
