/** Precaches the build; pages come from the network while there is one [PLUS-3]. A release takes over once no page of the old one is open. */
import { clientsClaim } from 'workbox-core';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration';
import { enable as askBesides } from 'workbox-navigation-preload';
import { addRoute, matchPrecache, precache } from 'workbox-precaching';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkOnly } from 'workbox-strategies';
import { isUnanswered } from '#web/data/retry.ts';
import { isServicePath, paths, SEEN_FILES } from '../paths.ts';
import { type Notice, openNotice, showNotice, type Worker } from './push-events.ts';
import { filesOfForm, saveSharedFiles } from './shared-files.ts';

/** A file of the build; `revision` is null when the name has a hash. */
interface PrecachedFile {
  url: string;
  revision: string | null;
}

declare const PRECACHED_FILES: readonly PrecachedFile[];
/** The worker's own scope: types of workers and pages are incompatible. */
declare const self: Worker & {
  addEventListener: {
    (kind: 'push', listener: (event: Waiting & { data: { json: () => Notice } | null }) => void): void;
    (kind: 'notificationclick', listener: (event: Waiting & { notification: Notification }) => void): void;
  };
};
type Waiting = { waitUntil: (work: Promise<unknown>) => void };

/** Address of the page, the answer to any address without a file. */
const PAGE = '/dashboard';
const MANY = 150;
/** A line that stalls is no network: what is on this device is shown. */
const PATIENCE_SECONDS = 10;

// Takes over the registering page, so that its later requests are cached too.
clientsClaim();
// The page is requested while this worker wakes up.
askBesides();

precache([...PRECACHED_FILES]);

// Links of mails and returns of social sign-ins act once, and are no pages: the one of this device would lead home.
const services = new NetworkOnly();
registerRoute(
  ({ request, url }) => request.mode === 'navigate' && isServicePath(url.pathname),
  (navigation) => services.handle(navigation).catch(() => Response.error()),
);
const network = new NetworkOnly({ networkTimeoutSeconds: PATIENCE_SECONDS });
registerRoute(
  ({ request }) => request.mode === 'navigate',
  async (navigation) => {
    const answer = await network.handle(navigation);
    // An error page of a proxy would hide what is on this device.
    return isUnanswered(answer) ? ((await matchPrecache(PAGE)) ?? answer) : answer;
  },
);
// After the navigations: the page has an address too, and its stored copy an old configuration.
addRoute({ directoryIndex: '' });
// Another app may share files: the page asks for their trip.
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
// These files are cached when first shown.
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
