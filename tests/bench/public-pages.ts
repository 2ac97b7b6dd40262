import { type FirstVisit, measureFirstVisit } from './first-visit.ts';
import type { Figure } from './report.ts';

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
];

/** First visits of all public pages, each with an empty cache, a slow line and a slow processor. */
export async function measurePublicPages(server: { url: string }): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const path of PAGES) {
    // What a page is made of is read by the server once, not by each of its visitors.
    await fetch(`${server.url}${path}`);
    figures.push(...figuresOf(path, await measureFirstVisit(`${server.url}${path}`)));
  }
  return figures;
}

function figuresOf(path: string, visit: FirstVisit): Figure[] {
  const note = `${visit.requests} requests; 1.6 Mbit/s, 150 ms, processor four times slower`;
  return [
    {
      what: `First visit of ${path}: over the wire`,
      measured: Math.round(visit.bytes / KILOBYTE),
      unit: 'kB',
      limit: { atMost: 220 },
      note,
    },
    {
      what: `First visit of ${path}: first paint`,
      measured: Math.round(visit.firstPaintMs),
      unit: 'ms',
      limit: { atMost: 1000 },
      note,
    },
    {
      what: `First visit of ${path}: largest paint`,
      measured: Math.round(visit.largestPaintMs),
      unit: 'ms',
      limit: { atMost: 2000 },
      note,
    },
  ];
}
