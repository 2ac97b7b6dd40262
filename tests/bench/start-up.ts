import { startServer } from '#tests/support/server.ts';
import type { Figure } from './report.ts';

const RUNS = 3;

/** Measures from the start of the process to the first answer of the data API, with an existing PGlite folder. */
export async function measureStart(): Promise<Figure> {
  let server = await startServer();
  const seconds: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    await server.end('SIGTERM');
    const started = performance.now();
    server = await server.restart();
    const answer = await fetch(`${server.url}/rest/v1/countries?select=iso_a2&limit=1`, {
      headers: { apikey: server.publishableKey },
    });
    if (!answer.ok) throw new Error(`The first answer was ${answer.status}.`);
    seconds.push((performance.now() - started) / 1000);
  }
  await server.stop();
  const median = seconds.toSorted((a, b) => a - b)[Math.floor(RUNS / 2)] ?? Number.NaN;
  const note = `median of ${RUNS}, PGlite with all reference data, through the data API`;
  return {
    what: 'Start to first answer, existing data',
    measured: Number(median.toFixed(2)),
    unit: 's',
    limit: { atMost: 3 },
    note,
  };
}
