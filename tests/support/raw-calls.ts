import type { Person } from './accounts.ts';
import type { ServerAddress } from './server.ts';

export type Answer = { status: number; headers: Headers; text: string; body: Record<string, unknown> };

/** Headers of a call of the data API, signed in or not. */
export function headersOf(
  server: ServerAddress,
  person?: Pick<Person, 'accessToken'>,
): Record<string, string> {
  return {
    apikey: server.publishableKey,
    authorization: `Bearer ${person?.accessToken ?? server.publishableKey}`,
    'content-type': 'application/json',
  };
}

/** Calls an address of the server as it stands, for what the official client would never send. */
export async function call(server: ServerAddress, path: string, init: RequestInit = {}): Promise<Answer> {
  const response = await fetch(`${server.url}${path}`, { redirect: 'manual', ...init });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, body: parse(text) };
}

function parse(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
