import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import type { Proxies } from './proxies.ts';

export function callerAddress(context: Context, proxies: Proxies): string {
  return proxies.addressOf(peerAddress(context), context.req.header('x-forwarded-for'));
}

export function isLoopback(context: Context): boolean {
  return /^(127\.|::1$|::ffff:127\.)/.test(peerAddress(context));
}

function peerAddress(context: Context): string {
  return getConnInfo(context).remote.address ?? 'unknown';
}
