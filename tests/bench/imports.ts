import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { createPerson, type Person, signInWithPassword } from '#tests/support/accounts.ts';
import { FILES } from '#tests/support/documents.ts';
import type { RunningServer } from '#tests/support/server.ts';
import { createTrip } from '#tests/support/trips.ts';
import { launchOptions, newDesktop, slowProcessor } from './browser.ts';
import { effectOf, effectsAfter } from './effect.ts';
import { type Figure, quantile } from './report.ts';
import type { BenchTrip } from './trip-fixture.ts';

const OPENINGS = 15;
const IMPORTS = 5;
const DOCUMENTS = 20;
const POINTS = 50_000;
const PLACES = 2000;
const START = Temporal.Instant.from('2027-03-01T08:00:00Z');

/** Measures, on a processor four times slower, a day with documents against one without, and large files of places. */
export async function measureImports(server: RunningServer, longTrip: BenchTrip): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'escale-imports-'));
  const browser = await chromium.launch(launchOptions());
  const fileOf = (name: string, content: string) => {
    const path = join(folder, name);
    writeFileSync(path, content);
    return path;
  };
  try {
    const session = JSON.stringify(await signInWithPassword(server, longTrip.owner));
    const open = () => openImport(browser, `${server.url}/trip/${longTrip.id}?panel=map`, session);
    return [
      await measureDay(server, browser),
      await measureFile(open, {
        what: 'A GPX of 50 000 points',
        path: fileOf('crete.gpx', track()),
        list: 'Les tracés',
        shown: 'Tour du lac',
      }),
      await measureFile(open, {
        what: '2 000 saved places',
        path: fileOf('lieux.json', savedPlaces()),
        list: 'Les lieux',
        shown: 'Lieu 0',
      }),
    ];
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true });
  }
}

/**
 * A day's trip of today: what is stored ahead on the device are its documents. Each has an owner who has no other: a dashboard shows
 * one trip larger than the rest, and by chance which.
 */
async function measureDay(server: RunningServer, browser: Browser): Promise<Figure> {
  const days = { without: await createDay(server), with: await createDay(server) };
  await addDocuments(days.with);
  const times: Record<keyof typeof days, number[]> = { with: [], without: [] };
  for (let opening = 0; opening < OPENINGS; opening += 1) {
    for (const documents of ['without', 'with'] as const) {
      const { trip, session } = days[documents];
      const page = await newDesktop(browser, session);
      await page.goto(`${server.url}/dashboard`);
      const link = page.locator(`a[href^="/trip/${trip}"]`).first();
      await link.waitFor();
      await isQuiet(page);
      await slowProcessor(page);
      const selector = '[data-slot="planner-schedule"] article';
      times[documents].push(await effectOf(page, link, { selector, text: 'Visite' }));
      await page.context().close();
    }
  }
  const [among, without] = [quantile(times.with, 0.5), quantile(times.without, 0.5)];
  return {
    what: `A day with ${DOCUMENTS} documents, from the press to its items painted, of the time without any`,
    measured: Math.round((100 * among) / without),
    unit: '%',
    limit: { atMost: 110 },
    note: `${Math.round(among)} ms, ${Math.round(without)} ms without; medians of ${OPENINGS} in turn, from the dashboard, a document for each item; processor four times slower`,
  };
}

interface Day {
  person: Person;
  session: string;
  trip: string;
}

async function createDay(server: RunningServer): Promise<Day> {
  const person = await createPerson(server);
  const today = Temporal.Now.plainDateISO().toString();
  const items = Array.from({ length: DOCUMENTS }, (_, index) => ({
    title: `Visite ${index}`,
    date: today,
    time: `${String(index + 2).padStart(2, '0')}:00`,
    created_by: person.id,
  }));
  const trip = await createTrip(person, { start_date: today, end_date: today }, { trip_activities: items });
  return { person, session: JSON.stringify(await signInWithPassword(server, person)), trip };
}

async function addDocuments({ person: { client, id: created_by }, trip: trip_id }: Day): Promise<void> {
  const items = await client.from('trip_activities').select('id').eq('trip_id', trip_id);
  for (const { id: item_id } of items.data ?? []) {
    const id = crypto.randomUUID();
    const stored = await client.storage.from('documents').upload(`${trip_id}/${id}`, FILES.pdf);
    if (stored.error) throw stored.error;
    const row = { id, trip_id, item_id, name: `Billet ${id}.pdf`, created_by };
    const added = await client.from('trip_documents').insert(row);
    if (added.error) throw new Error(added.error.message);
  }
}

/** The dialog of an import beside the map of a trip, which is drawn. */
async function openImport(browser: Browser, url: string, session: string) {
  const page = await newDesktop(browser, session);
  await page.goto(url);
  await page.locator('[data-slot="map"][aria-busy="false"]').waitFor();
  await page.locator('[data-slot="day-head-add"]').click();
  await page.locator('[role="menuitem"]', { hasText: 'Importer' }).click();
  await page.locator('[role="dialog"] input[type=file]').waitFor({ state: 'attached' });
  await isQuiet(page);
  await slowProcessor(page);
  return page;
}

/** The first visit of a browser also stores the build for offline use: hundreds of files meanwhile. */
async function isQuiet(page: Page): Promise<void> {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.waitForLoadState('networkidle');
}

interface ImportedFile {
  what: string;
  path: string;
  list: string;
  /** The first of the list. */
  shown: string;
}

/** From the choice of a file to what it has, in the list and on the map beside it. */
async function measureFile(
  open: () => ReturnType<typeof openImport>,
  { what, path, list, shown }: ImportedFile,
): Promise<Figure> {
  const listed: number[] = [];
  const drawn: number[] = [];
  for (let run = 0; run < IMPORTS; run += 1) {
    const page = await open();
    const effects = [
      { selector: `[role="dialog"] ul[aria-label="${list}"] li`, text: shown },
      { selector: '[role="dialog"] [data-slot="map"][aria-busy="false"]', text: '' },
    ];
    const choose = () => page.locator('[role="dialog"] input[type=file]').setInputFiles(path);
    const [inList = Number.NaN, onMap = Number.NaN] = await effectsAfter(page, 'change', effects, choose);
    listed.push(inList);
    drawn.push(onMap);
    await page.context().close();
  }
  return {
    what: `${what}: from the choice of the file to its list on screen`,
    measured: Math.round(quantile(listed, 0.5)),
    unit: 'ms',
    limit: { atMost: 1000 },
    note: `median of ${IMPORTS}, beside a trip of 1 000 items, processor four times slower; on the map after ${Math.round(quantile(drawn, 0.5))} ms; all: ${listed.map(Math.round).join(', ')}`,
  };
}

/** As a watch records it, with heights and times. */
function track(): string {
  const points = Array.from({ length: POINTS }, (_, step) => {
    const lat = (46 + Math.sin(step / 400) / 20 + Math.sin(step / 7) / 5000).toFixed(6);
    const lng = (7 + step / 100_000 + Math.cos(step / 9) / 5000).toFixed(6);
    const time = START.add({ seconds: step }).toString();
    return `<trkpt lat="${lat}" lon="${lng}"><ele>${1200 + (step % 300)}</ele><time>${time}</time></trkpt>`;
  });
  return `<?xml version="1.0"?><gpx version="1.1" xmlns="http://www.topografix.com/GPX/1/1"><trk><name>Tour du lac</name><trkseg>${points.join('\n')}</trkseg></trk></gpx>`;
}

/** As Google Takeout writes them. */
function savedPlaces(): string {
  const features = Array.from({ length: PLACES }, (_, index) => ({
    geometry: { coordinates: [-9.3 + (index % 50) / 100, 38.5 + index / 5000], type: 'Point' },
    properties: {
      date: '2025-05-01T10:00:00Z',
      google_maps_url: `http://maps.google.com/?cid=${index}`,
      location: { address: `Rua Augusta ${index}, Lisboa`, country_code: 'PT', name: `Lieu ${index}` },
    },
    type: 'Feature',
  }));
  return JSON.stringify({ type: 'FeatureCollection', features });
}
