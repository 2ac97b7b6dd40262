/** What the service worker does with notifications: shows them, and leads to what they are about [PLUS-19]. */

/** What our server sends (src/server/push/push-sender.ts). */
export type Notice = { title: string; body: string; url: string; tag: string; language: string };

/** What is used of a page (the types of workers and of pages do not go together). */
export type Page = { url: string; focused: boolean; focus: () => Promise<unknown> };

export type Worker = {
  clients: {
    matchAll: (options: { type: 'window'; includeUncontrolled: true }) => Promise<readonly Page[]>;
    openWindow: (url: string) => Promise<unknown>;
  };
  registration: { showNotification: (title: string, options: object) => Promise<void> };
};

/** Shows what was sent; not when the trip is what the person looks at. */
export async function showNotice({ clients, registration }: Worker, notice: Notice): Promise<void> {
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (pages.some((page) => page.focused && isPageOf(page, notice.url))) return;
  await registration.showNotification(notice.title, {
    body: notice.body,
    tag: notice.tag,
    // One that takes the place of another sounds again.
    renotify: true,
    lang: notice.language,
    icon: '/icon-192.png',
    data: notice.url,
  });
}

/** Brings a page of the trip to the front, or opens one. */
export async function openNotice({ clients }: Worker, url: string): Promise<void> {
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = pages.find((page) => isPageOf(page, url));
  await (open ? open.focus() : clients.openWindow(url));
}

function isPageOf({ url }: Page, path: string): boolean {
  return new URL(url).pathname === new URL(path, url).pathname;
}
