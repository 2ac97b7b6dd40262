/** Reads the reference rates daily, once for all processes on a database; a failure is logged, counted, and retried an hour later. */
import type { ReferenceRates } from '#domain/rates.ts';
import type { Query } from '../database/session.ts';
import type { Logger } from '../operations/logger.ts';
import { checkPlausible, readPublishedRates, UnusableRatesError } from './published-rates.ts';
import type { RateMetrics } from './rate-metrics.ts';

/** Address of the rates, published on working days at about 16:00 in Frankfurt. */
export const RATES_ADDRESS = 'https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml';

const LOOK_EVERY = 600_000;
const TIMEOUT = 10_000;
/** Most bytes read; the file has two thousand. */
const LARGEST = 65_536;

/** Claims the reading: returns a row to one process; after a failure, to another an hour later. More than a day ahead was set by a wrong clock. */
const CLAIM = `update app.rate_reads set next_at = now() + interval '1 hour'
  where next_at <= now() or next_at > now() + interval '25 hours' returning 1 as claimed`;
/** Sets the next reading: half an hour after the bank in winter, an hour and a half in summer. */
const DONE = `update app.rate_reads set next_at = (
  select min(t.at) from (
    select (date_trunc('day', now() at time zone 'UTC') + make_interval(days => d, hours => 15, mins => 30)) at time zone 'UTC' as at
    from generate_series(0, 1) d
  ) t where t.at > now())`;
const NEWEST = `select date::text as date, rates from public.reference_rates order by date desc limit 1`;
const STORE = `insert into public.reference_rates (date, rates) values ($1, $2::text::jsonb) on conflict (date) do nothing returning 1 as stored`;

interface Parts {
  database: Query;
  address: string;
  logger: Pick<Logger, 'info' | 'warn'>;
  metrics: RateMetrics;
  timeout?: number;
}

/** Reads the rates once a day, in one process only. */
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

export function readRatesDaily(parts: Parts): () => void {
  if (parts.address === 'off') return () => {};
  const look = () => void readRatesOnceADay(parts);
  const timer = setInterval(look, LOOK_EVERY);
  timer.unref();
  look();
  return () => clearInterval(timer);
}

/** Fetches a text. @throws UnusableRatesError for another status, and for a longer body */
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

/** Adds the cause behind `fetch failed`. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}
