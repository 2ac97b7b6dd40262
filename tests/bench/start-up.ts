import { type RunningServer, startServer } from '#tests/support/server.ts';
import type { Figure } from './report.ts';

const RUNS = 3;

/** Measures from the start of the process to the first answer of the data API, with an existing PGlite folder: after a stop, and after a kill. */
export async function measureStart(): Promise<Figure[]> {
  const server = await startServer();
  const figure = (what: string, measured: number, atMost: number): Figure => ({
    what: `${what} to first answer, existing data`,
    measured,
    unit: 's',
    limit: { atMost },
    note: `median of ${RUNS}, PGlite with all reference data, through the data API`,
  });
  const [stopped, afterStop] = await startAgain(server, 'SIGTERM');
  const [killed, afterKill] = await startAgain(stopped, 'SIGKILL');
  await killed.stop();
  return [figure('Start', afterStop, 1.2), figure('Start after kill -9', afterKill, 2)];
}

/** Ends and starts it several times; answers the last one, and the median of seconds. */
async function startAgain(
  first: RunningServer,
  signal: 'SIGTERM' | 'SIGKILL',
): Promise<[RunningServer, number]> {
  let server = first;
  const seconds: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    await server.end(signal);
    const started = performance.now();
    server = await server.restart();
    const answer = await fetch(`${server.url}/rest/v1/countries?select=iso_a2&limit=1`, {
      headers: { apikey: server.publishableKey },
    });
    if (!answer.ok) throw new Error(`The first answer was ${answer.status}.`);
    seconds.push((performance.now() - started) / 1000);
  }
  const median = seconds.toSorted((a, b) => a - b)[Math.floor(RUNS / 2)] ?? Number.NaN;
  return [server, Number(median.toFixed(2))];
}
