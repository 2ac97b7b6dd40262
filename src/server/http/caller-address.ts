/** Where a request comes from. */
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import type { Proxies } from './proxies.ts';

/** The caller's address; behind proxies that are trusted, the one that they say. */
export function callerAddress(context: Context, proxies: Proxies): string {
  return proxies.addressOf(peerAddress(context), context.req.header('x-forwarded-for'));
}

/** Whether the other end of the connection is this very machine. */
export function isLoopback(context: Context): boolean {
  return /^(127\.|::1$|::ffff:127\.)/.test(peerAddress(context));
}

function peerAddress(context: Context): string {
  return getConnInfo(context).remote.address ?? 'unknown';
}
