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
import { paths, SEEN_FILES } from '../paths.ts';
import { type Notice, openNotice, showNotice, type Worker } from './push-events.ts';
import { filesOfForm, saveSharedFiles } from './shared-files.ts';
import { isUnanswered } from './unanswered.ts';

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

const network = new NetworkOnly();
registerRoute(
  ({ request }) => request.mode === 'navigate',
  async (navigation) => {
    const answer = await network.handle(navigation);
    // Behind it no server is up: a proxy's own page would stay on the screen, and know nothing of what is on this device.
    return isUnanswered(answer) ? ((await matchPrecache(PAGE)) ?? answer) : answer;
  },
);
// What another app shares with this one is stored here; the page that it leads to asks which trip it is for.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === paths.sharedFiles(),
  async ({ request }) => {
    try {
      await saveSharedFiles(filesOfForm(await request.formData()));
      return Response.redirect(paths.sharedFiles(), 303);
    } catch {
      return Response.redirect(paths.sharedFiles({ stored: 'no' }), 303);
    }
  },
  'POST',
);
// The map, pictures and flags are cached when they are first shown.
const atMost = new ExpirationPlugin({ maxEntries: MANY });
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /^\/(assets|flags)\//.test(url.pathname),
  new CacheFirst({ cacheName: SEEN_FILES, plugins: [atMost as WorkboxPlugin] }),
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
