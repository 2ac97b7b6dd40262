import type { RunningServer } from '#tests/support/server.ts';
import { addItems, wholeTripUrl } from './data-api.ts';
import { load } from './load.ts';
import type { Figure } from './report.ts';
import { authorised, createFullTrip, inserter } from './trip-fixture.ts';

const SECONDS = 5;
const CONNECTIONS = 10;
/** Writes one after the other, of which the median is taken. */
const WRITES = 200;

/** Measures the embedded database: whole trips read by several at once, items added by several, and a single write that nobody else delays. */
export async function measureEmbedded(server: RunningServer): Promise<Figure[]> {
  const trip = await createFullTrip(server);
  const { id, owner } = trip;
  const headers = authorised(server, owner);
  const url = wholeTripUrl(server, id);
  const read = (seconds: number) => load({ url, headers, method: 'GET', connections: CONNECTIONS, seconds });
  await read(2);
  const { perSecond, medianMs, failures } = await read(SECONDS);
  if (failures > 0) throw new Error(`${failures} reads of a trip failed.`);
  const insert = inserter(server, owner);
  const times: number[] = [];
  for (let write = 0; write < WRITES; write += 1) {
    const started = performance.now();
    await insert('trip_notes', [{ trip_id: id, created_by: owner.id, title: 'Note', date: '2027-03-05' }]);
    times.push(performance.now() - started);
  }
  const median = times.toSorted((one, other) => one - other)[WRITES / 2] ?? Number.NaN;
  // A trip takes five thousand.
  const added = await addItems(server, trip, { connections: CONNECTIONS, seconds: SECONDS });
  return [
    {
      what: 'Whole trips of 140 items read a second, embedded database',
      measured: perSecond,
      unit: '/s',
      limit: { atLeast: 50 },
      note: `${CONNECTIONS} connections, median ${medianMs} ms`,
    },
    {
      what: 'Items added a second, embedded database',
      measured: added.perSecond,
      unit: '/s',
      limit: { atLeast: 350 },
      note: `${CONNECTIONS} connections, each synced to the disk and checked by policy; median ${added.medianMs} ms`,
    },
    {
      what: 'One item added, embedded database',
      measured: Number(median.toFixed(1)),
      unit: 'ms',
      limit: { atMost: 50 },
      note: `median of ${WRITES}, one after the other, acknowledged`,
    },
  ];
}
