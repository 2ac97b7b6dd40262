/** Where a request comes from. */
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/** The caller's address; behind a proxy that is trusted, the one that the proxy itself added last. */
export function callerAddress(context: Context, trustProxy: boolean): string {
  const forwarded = trustProxy ? context.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined;
  return forwarded || peerAddress(context);
}

/** Whether the other end of the connection is this very machine. */
export function isLoopback(context: Context): boolean {
  return /^(127\.|::1$|::ffff:127\.)/.test(peerAddress(context));
}

function peerAddress(context: Context): string {
  return getConnInfo(context).remote.address ?? 'unknown';
}
