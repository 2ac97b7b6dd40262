import { Registry } from 'prom-client';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createRateMetrics } from '#server/rates/rate-metrics.ts';
import { readRatesOnceADay } from '#server/rates/rate-reader.ts';
import { describeOnBoth } from '#tests/support/database.ts';
import { type RatesMood, type RatesService, startRatesService } from '#tests/support/rates-service.ts';

const TODAY = Temporal.Now.plainDateISO('UTC').toString();

describeOnBoth('[PLUS-12] the reader of reference rates', (database) => {
  let service: RatesService;
  let reasons: string[];
  beforeAll(async () => {
    service = await startRatesService(TODAY);
  });
  afterAll(() => service.stop());
  beforeEach(async () => {
    service.mood = 'well';
    service.asked = 0;
    reasons = [];
    await database().query('delete from public.reference_rates');
    await database().query("update app.rate_reads set next_at = '-infinity'");
  });

  async function read(timeout = 5000) {
    const register = new Registry();
    await readRatesOnceADay({
      database: database(),
      address: service.url,
      logger: { info: () => {}, warn: ({ reason }: { reason: string }) => void reasons.push(reason) },
      metrics: createRateMetrics(register),
      timeout,
    });
    return /result="(\w+)"/.exec(await register.metrics())?.[1];
  }
  const stored = () => database().query('select date::text, rates from public.reference_rates order by date');
  /** Hours until the rates may be read again. */
  const hoursLeft = async () => {
    const [row] = await database().query<{ hours: number }>(
      'select extract(epoch from next_at - now())::float / 3600 as hours from app.rate_reads',
    );
    return row?.hours ?? 0;
  };

  it('stores what is published, once for all processes, until the bank’s next hour', async () => {
    const results = await Promise.all([read(), read(), read()]);
    expect(results.toSorted()).toEqual(['read', undefined, undefined]);
    expect(service.asked).toBe(1);
    expect(await stored()).toMatchObject([{ date: TODAY, rates: { USD: '1.1269' } }]);
    expect(await hoursLeft()).toBeGreaterThan(0);
    expect(await hoursLeft()).toBeLessThanOrEqual(24);
  });

  it('is not held back by a clock that was ahead', async () => {
    await database().query("update app.rate_reads set next_at = now() + interval '1 year'");
    expect(await read()).toBe('read');
    expect(await hoursLeft()).toBeLessThanOrEqual(24);
    expect(await read()).toBeUndefined();
  });

  it('stores nothing twice when nothing new is published', async () => {
    await read();
    await database().query("update app.rate_reads set next_at = '-infinity'");
    expect(await read()).toBe('unchanged');
    expect(await stored()).toHaveLength(1);
  });

  it.each<[RatesMood, RegExp]>([
    ['slow', /timeout/],
    ['broken', /status 500/],
    ['garbage', /one day/],
    ['endless', /too large/],
    ['elsewhere', /redirect|fetch failed/],
    ['doubled', /USD/],
  ])('changes nothing when the service is %s, says so, and asks again in an hour', async (mood, reason) => {
    await read();
    const before = await stored();
    await database().query("update app.rate_reads set next_at = '-infinity'");
    service.mood = mood;
    expect(await read(mood === 'slow' ? 50 : undefined)).toBe('failed');
    expect(reasons).toEqual([expect.stringMatching(reason)]);
    expect(await stored()).toEqual(before);
    expect(await hoursLeft()).toBeGreaterThan(0.9);
    expect(await hoursLeft()).toBeLessThanOrEqual(1);
  });
});
