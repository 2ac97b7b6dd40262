import { mkdirSync, writeFileSync } from 'node:fs';
import type { CDPSession } from '@playwright/test';

/** One request of a page; milliseconds from its first one. */
export interface RequestTiming {
  name: string;
  type: string;
  startMs: number;
  /** When the first byte of the answer came. */
  answeredMs: number;
  endMs: number;
  /** Headers included. */
  bytes: number;
}

/** What a page asks for, in order, and what is seen of it meanwhile. */
export interface Waterfall {
  requests: readonly RequestTiming[];
  marks: Readonly<Record<string, number>>;
}

/** Takes part in what is measured: `draw` makes a picture of a visit for `docs/performance.md`. */
export type DrawWaterfall = (name: string, waterfall: Waterfall) => void;

/** Listens to a page's network from here on; what has not ended is left out. */
export function recordRequests(client: CDPSession): () => RequestTiming[] {
  const open = new Map<string, RequestTiming>();
  const ended: RequestTiming[] = [];
  let from: number | null = null;
  client.on('Network.requestWillBeSent', ({ requestId, request, timestamp, type }) => {
    if (request.url.startsWith('data:')) return;
    from ??= timestamp;
    const startMs = (timestamp - from) * 1000;
    open.set(requestId, {
      name: nameOf(request.url),
      type: type ?? 'Other',
      startMs,
      answeredMs: startMs,
      endMs: startMs,
      bytes: 0,
    });
  });
  client.on('Network.responseReceived', ({ requestId, response: { timing } }) => {
    const request = open.get(requestId);
    if (request && timing && from !== null)
      request.answeredMs = (timing.requestTime - from) * 1000 + timing.receiveHeadersEnd;
  });
  client.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const request = open.get(requestId);
    if (!request || from === null) return;
    const endMs = (timestamp - from) * 1000;
    ended.push({
      ...request,
      endMs,
      answeredMs: Math.min(request.answeredMs, endMs),
      bytes: encodedDataLength,
    });
  });
  return () => ended.toSorted((one, other) => one.startMs - other.startMs);
}

/** The path without identifiers: neither the hash of a file nor what is asked of a table. */
function nameOf(url: string): string {
  const { pathname } = new URL(url);
  return pathname
    .replace(/^\/assets\//, '')
    .replace(/-[\w-]{8}(?=\.\w+$)/, '')
    .replace(/[0-9a-f]{8}-[0-9a-f-]{27}/, '…');
}

const LEFT = 230;
const WIDTH = 960;
const ROW = 18;
const TOP = 34;
const GRID_MS = 500;
const COLOURS: Readonly<Record<string, string>> = {
  Document: '#145763',
  Stylesheet: '#b3632f',
  Script: '#c2981f',
  Font: '#7a5aa6',
  Image: '#5f8a3c',
  Fetch: '#c0392b',
  Other: '#6b7680',
};

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Writes `docs/waterfalls/{name}.svg`: a row for each request, pale while it waits for its first byte. */
export function writeWaterfall(name: string, { requests, marks }: Waterfall): void {
  const end = Math.max(...requests.map(({ endMs }) => endMs), ...Object.values(marks), GRID_MS);
  const height = TOP + requests.length * ROW + 8;
  const x = (ms: number) => Math.round((LEFT + (ms / end) * (WIDTH - LEFT - 60)) * 10) / 10;
  const rows = requests.map(({ name: label, type, startMs, answeredMs, endMs, bytes }, index) => {
    const y = TOP + index * ROW;
    const colour = COLOURS[type] ?? COLOURS.Other;
    const bar = (from: number, to: number, opacity: number) =>
      `<rect x="${x(from)}" y="${y + 3}" width="${Math.max(x(to) - x(from), 0.5).toFixed(1)}" height="${ROW - 6}" fill="${colour}" opacity="${opacity}"/>`;
    return [
      `<text x="${LEFT - 8}" y="${y + 13}" text-anchor="end">${escaped(label.length > 34 ? `${label.slice(0, 33)}…` : label)}</text>`,
      bar(startMs, answeredMs, 0.3),
      bar(answeredMs, endMs, 1),
      `<text x="${x(endMs) + 4}" y="${y + 13}">${(bytes / 1000).toFixed(1)} kB</text>`,
    ].join('');
  });
  const grid = Array.from({ length: Math.floor(end / GRID_MS) + 1 }, (_, index) => {
    const at = x(index * GRID_MS);
    return `<path d="M${at} ${TOP - 4}V${height}" stroke="#d5d9dc"/><text x="${at}" y="12" text-anchor="middle">${index * GRID_MS} ms</text>`;
  });
  const lines = Object.entries(marks).map(
    ([mark, ms]) =>
      `<path d="M${x(ms)} ${TOP - 8}V${height}" stroke="#162633" stroke-dasharray="3 3"/><text x="${x(ms) + 3}" y="${TOP - 8}" font-weight="600">${escaped(mark)}</text>`,
  );
  mkdirSync('docs/waterfalls', { recursive: true });
  writeFileSync(
    `docs/waterfalls/${name}.svg`,
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" font-family="sans-serif" font-size="11" fill="#162633"><path d="M0 0H${WIDTH}V${height}H0Z" fill="#fff"/>${[...grid, ...rows, ...lines].join('\n')}</svg>\n`,
  );
}
