import { type FirstVisit, measureFirstVisit } from './first-visit.ts';
import { load } from './load.ts';
import type { Figure } from './report.ts';
import type { DrawWaterfall } from './waterfall.ts';

const KILOBYTE = 1000;

/** Every kind of public page, by an address of its own. */
const PAGES = [
  '/',
  '/blog',
  '/blog/posts/lire-une-maree-bretonne',
  '/blog/destinations',
  '/voyages-a-theme/bord-de-mer',
  '/carnets/cinq-jours-a-lisbonne',
  '/conseils',
  '/conseils/pt',
  '/voyages-sur-mesure',
  '/contact',
  '/premium',
  '/auth',
];

const POST = '/blog/posts/lire-une-maree-bretonne';
const LOAD_SECONDS = 5;

/** First visits of all public pages, each with an empty cache, a slow line and a slow processor. */
export async function measurePublicPages(server: { url: string }, draw: DrawWaterfall): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const path of PAGES) {
    // A page is rendered once, not for each of its visitors.
    await fetch(`${server.url}${path}`);
    const visit = await measureFirstVisit(`${server.url}${path}`);
    figures.push(...figuresOf(path, visit));
    if (path === '/')
      draw('home', {
        requests: visit.timings,
        marks: { 'first paint': visit.firstPaintMs, 'largest paint': visit.largestPaintMs },
      });
  }
  return [...figures, ...(await measureRendering(server.url))];
}

/** Pages a second of one process: from its cache, and rendered for each request. */
async function measureRendering(url: string): Promise<Figure[]> {
  const call = {
    headers: { 'accept-encoding': 'br' },
    method: 'GET',
    connections: 10,
    seconds: LOAD_SECONDS,
  } as const;
  const cached = await load({ ...call, url: `${url}${POST}` });
  // Read and rendered with each request, since what is missing is not cached.
  const rendered = await load({ ...call, url: `${url}${POST}-gone` });
  return [
    {
      what: 'Public pages from the cache',
      measured: cached.perSecond,
      unit: 'a second',
      limit: { atLeast: 4000 },
      note: 'an article, compressed; one process, 10 connections',
    },
    {
      what: 'Public pages rendered for each request',
      measured: rendered.missingPerSecond,
      unit: 'a second',
      limit: { atLeast: 150 },
      note: 'an article that is not there; one process, 10 connections',
    },
  ];
}

function figuresOf(path: string, visit: FirstVisit): Figure[] {
  const inKilobytes = (bytes: number) => Math.round(bytes / KILOBYTE);
  const note = '1.6 Mbit/s, 150 ms, processor four times slower';
  const figure = (what: string, measured: number, unit: string, atMost: number, more = note): Figure => ({
    what: `First visit of ${path}: ${what}`,
    measured: Math.round(measured),
    unit,
    limit: { atMost },
    note: more,
  });
  const withApplication = `${inKilobytes(visit.bytesWithApplication)} kB with the application`;
  return [
    figure('over the wire', inKilobytes(visit.bytes), 'kB', path === '/auth' ? 140 : 150, withApplication),
    figure('requests', visit.requests, '', path === '/auth' ? 8 : 24, 'pictures included'),
    figure('first paint', visit.firstPaintMs, 'ms', path === '/' ? 500 : 900),
    figure('largest paint', visit.largestPaintMs, 'ms', 900),
    figure('from the first interaction to the application', visit.interactionToApplicationMs, 'ms', 2000),
  ];
}
