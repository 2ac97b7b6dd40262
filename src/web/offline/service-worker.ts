/**
 * Opens the application without a network [PLUS-3]: its files are precached, under the names that the build gave
 * them; pages come from the network as long as there is one.
 *
 * A new release is cached beside the old one, and takes its place once no page of that is open: a page finds the files that it
 * was built with.
 */
import { clientsClaim } from 'workbox-core';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration';
import { enable as askBesides } from 'workbox-navigation-preload';
import { matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkOnly } from 'workbox-strategies';
import { type Notice, openNotice, showNotice, type Worker } from './push-events.ts';

/** What the build keeps of a file: its revision is null when its name tells it. */
interface PrecachedFile {
  url: string;
  revision: string | null;
}

declare const PRECACHED_FILES: readonly PrecachedFile[];
/** The types of workers and of pages do not go together. */
declare const self: Worker & {
  addEventListener: {
    (kind: 'push', listener: (event: Waiting & { data: { json: () => Notice } | null }) => void): void;
    (kind: 'notificationclick', listener: (event: Waiting & { notification: Notification }) => void): void;
  };
};
type Waiting = { waitUntil: (work: Promise<unknown>) => void };

/** The page of the application, by an address at which no server has a file: all answer it with the page. */
const PAGE = '/dashboard';
/** Files of the runtime cache; from then on the oldest go. */
const MANY = 150;

// What the page that registered it loads from now on is cached too.
clientsClaim();
// Pages are asked for while this worker wakes up.
askBesides();

precacheAndRoute([...PRECACHED_FILES], { directoryIndex: '' });

registerRoute(({ request }) => request.mode === 'navigate', new NetworkOnly());
// The map, pictures and flags are cached when they are first shown.
const atMost = new ExpirationPlugin({ maxEntries: MANY });
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /^\/(assets|flags)\//.test(url.pathname),
  new CacheFirst({ cacheName: 'seen', plugins: [atMost as WorkboxPlugin] }),
);

setCatchHandler(async ({ request }) => {
  const page = request.mode === 'navigate' ? await matchPrecache(PAGE) : undefined;
  return page ?? Response.error();
});

self.addEventListener('push', (event) => {
  const notice = event.data?.json();
  if (notice) event.waitUntil(showNotice(self, notice));
});
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openNotice(self, String(event.notification.data)));
});
