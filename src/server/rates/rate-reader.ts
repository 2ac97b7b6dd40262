/**
 * Reads the reference rates once a day: after the hour at which the bank publishes them, once for all processes on a database. What can't
 * be used changes nothing: it is logged and counted, and asked for again an hour later.
 */
import type { ReferenceRates } from '#domain/rates.ts';
import type { Sql } from '../database/session.ts';
import type { Logger } from '../operations/logger.ts';
import { checkPlausible, readPublishedRates, UnusableRatesError } from './published-rates.ts';
import type { RateMetrics } from './rate-metrics.ts';

/** Where the European Central Bank publishes them, on working days at about 16:00 in Frankfurt. */
export const RATES_ADDRESS = 'https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml';

/** Milliseconds between looks whether it is time. */
const LOOK_EVERY = 600_000;
/** Milliseconds that the answer may take. */
const TIMEOUT = 10_000;
/** Bytes that it may have: the file has two thousand. */
const LARGEST = 65_536;

/** Answers a row to one process, which then reads; until it has succeeded, another may after an hour. */
const CLAIM = `update app.rate_reads set next_at = now() + interval '1 hour' where next_at <= now() returning 1 as claimed`;
/** The next time: half an hour after the bank, in winter; in summer an hour more. */
const DONE = `update app.rate_reads set next_at = (
  select min(t.at) from (
    select (date_trunc('day', now() at time zone 'UTC') + make_interval(days => d, hours => 15, mins => 30)) at time zone 'UTC' as at
    from generate_series(0, 1) d
  ) t where t.at > now())`;
const NEWEST = `select date::text as date, rates from public.reference_rates order by date desc limit 1`;
const STORE = `insert into public.reference_rates (date, rates) values ($1, $2::text::jsonb) on conflict (date) do nothing returning 1 as stored`;

interface Parts {
  database: Pick<Sql, 'query'>;
  /** Where to read; `off`: nowhere. */
  address: string;
  logger: Pick<Logger, 'info' | 'warn'>;
  metrics: RateMetrics;
  /** Milliseconds; absent: ten seconds. */
  timeout?: number;
}

/** Reads them now, if it is time and no other process does. */
export async function readRatesOnceADay({
  database,
  address,
  logger,
  metrics,
  timeout = TIMEOUT,
}: Parts): Promise<void> {
  try {
    const claimed = await database.query(CLAIM);
    if (claimed.length === 0) return;
    const read = readPublishedRates(await fetchText(address, timeout));
    const [known] = await database.query<ReferenceRates>(NEWEST);
    checkPlausible(read, known ?? null, Temporal.Now.plainDateISO('UTC').toString());
    const stored = await database.query(STORE, [read.date, JSON.stringify(read.rates)]);
    await database.query(DONE);
    metrics.count(stored.length > 0 ? 'read' : 'unchanged');
    if (stored.length > 0) logger.info({ date: read.date }, 'reference rates read');
  } catch (error) {
    metrics.count('failed');
    logger.warn(
      { reason: reasonOf(error) },
      'the reference rates could not be read; the last known ones stay',
    );
  }
}

/** Does so from now on. Answers how to end it. */
export function readRatesDaily(parts: Parts): () => void {
  if (parts.address === 'off') return () => {};
  const look = () => void readRatesOnceADay(parts);
  const timer = setInterval(look, LOOK_EVERY);
  timer.unref();
  look();
  return () => clearInterval(timer);
}

/** @throws UnusableRatesError for another status, and for more bytes than the file ever has */
async function fetchText(address: string, timeout: number): Promise<string> {
  const response = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(timeout) });
  if (!response.ok || !response.body)
    throw new UnusableRatesError(`the answer has the status ${response.status}`);
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const chunk of response.body) {
    bytes += chunk.byteLength;
    if (bytes > LARGEST) throw new UnusableRatesError('the answer is too large');
    text += decoder.decode(chunk, { stream: true });
  }
  return text;
}

/** Why, with what the network says behind `fetch failed`. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}
