import autocannon from 'autocannon';

/** What a load run measured. */
export interface Load {
  perSecond: number;
  medianMs: number;
  failures: number;
  /** Answers 404 a second; each counts as a failure. */
  missingPerSecond: number;
}

export interface LoadOptions {
  url: string;
  headers: Record<string, string>;
  method: 'GET' | 'POST';
  connections: number;
  seconds: number;
  /** A fresh body for each request. */
  body?: () => string;
}

/** Sends the same call over several connections for a bounded time; every answer that is not 2xx is a failure. */
export async function load({ url, headers, method, connections, seconds, body }: LoadOptions): Promise<Load> {
  const result = await autocannon({
    url,
    method,
    headers,
    connections,
    duration: seconds,
    ...(body
      ? { requests: [{ method, setupRequest: (request: object) => ({ ...request, body: body() }) }] }
      : {}),
  });
  return {
    perSecond: Math.round(result['2xx'] / result.duration),
    medianMs: result.latency.p50,
    failures: result.non2xx + result.errors,
    missingPerSecond: Math.round((result.statusCodeStats?.['404']?.count ?? 0) / result.duration),
  };
}
