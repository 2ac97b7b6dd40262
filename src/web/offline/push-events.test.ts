import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openNotice, type Page, showNotice } from './push-events.ts';

const openWindow = vi.fn(async () => {});
const showNotification = vi.fn(async () => {});
const worker = (pages: Page[]) => ({
  clients: { matchAll: async () => pages, openWindow },
  registration: { showNotification },
});
const page = (path: string, focused = false): Page => ({
  url: `https://escale.example${path}`,
  focused,
  focus: vi.fn(async () => {}),
  postMessage: vi.fn(),
});
const notice = { title: 'Alice · Lisbonne', body: 'Hi', url: '/trip/1?panel=chat', tag: 't', language: 'fr' };

beforeEach(() => vi.clearAllMocks());

describe('[PLUS-19] a notification', () => {
  it('is shown under its tag', async () => {
    await showNotice(worker([page('/trip/1'), page('/trip/2', true)]), notice);
    expect(showNotification).toHaveBeenCalledExactlyOnceWith(
      'Alice · Lisbonne',
      expect.objectContaining({ body: 'Hi', tag: 't', lang: 'fr', data: '/trip/1?panel=chat' }),
    );
  });

  it('is not shown to who looks at the trip', async () => {
    await showNotice(worker([page('/trip/1?day=2027-01-01', true)]), notice);
    expect(showNotification).not.toHaveBeenCalled();
  });

  it('brings an open page of the trip to the front, which is sent what it is about', async () => {
    const [other, open] = [page('/dashboard'), page('/trip/1?panel=map')];
    await openNotice(worker([other, open]), notice.url);
    expect(open.focus).toHaveBeenCalledOnce();
    expect(open.postMessage).toHaveBeenCalledExactlyOnceWith({ noticeOpened: '/trip/1?panel=chat' });
    expect(other.postMessage).not.toHaveBeenCalled();
    expect(openWindow).not.toHaveBeenCalled();
  });

  it('opens the page when none is open', async () => {
    await openNotice(worker([page('/dashboard'), page('/trip/11')]), notice.url);
    expect(openWindow).toHaveBeenCalledExactlyOnceWith('/trip/1?panel=chat');
  });
});
