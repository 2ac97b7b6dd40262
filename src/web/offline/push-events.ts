export type Notice = { title: string; body: string; url: string; tag: string; language: string };

/** A page as the worker sees it: types of workers and pages are incompatible. */
export type Page = {
  url: string;
  focused: boolean;
  focus: () => Promise<unknown>;
  postMessage: (message: object) => void;
};

/** Name of a message's field: the address of a notification that was pressed, for the page that comes to the front. */
export const NOTICE_OPENED = 'noticeOpened';

export type Worker = {
  clients: {
    matchAll: (options: { type: 'window'; includeUncontrolled: true }) => Promise<readonly Page[]>;
    openWindow: (url: string) => Promise<unknown>;
  };
  registration: { showNotification: (title: string, options: object) => Promise<void> };
};

/** Shows a notice, but not when the person looks at the trip. */
export async function showNotice({ clients, registration }: Worker, notice: Notice): Promise<void> {
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (pages.some((page) => page.focused && isPageOf(page, notice.url))) return;
  await registration.showNotification(notice.title, {
    body: notice.body,
    tag: notice.tag,
    // A notification that replaces another sounds again.
    renotify: true,
    lang: notice.language,
    icon: '/icon-192.png',
    data: notice.url,
  });
}

export async function openNotice({ clients }: Worker, url: string): Promise<void> {
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = pages.find((page) => isPageOf(page, url));
  // The page goes there itself: loaded again, it would lose what was begun.
  open?.postMessage({ [NOTICE_OPENED]: url });
  await (open ? open.focus() : clients.openWindow(url));
}

function isPageOf({ url }: Page, path: string): boolean {
  return new URL(url).pathname === new URL(path, url).pathname;
}
