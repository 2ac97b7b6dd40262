// @vitest-environment happy-dom
import { act } from 'react';
import { createBrowserRouter, RouterProvider, useLocation } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import { reactPage } from '#tests/support/react-page.ts';
import { NOTICE_OPENED } from './push-events.ts';
import { addressOfNotice, useOpenedNotices } from './use-opened-notices.ts';

const show = reactPage();
const worker = new EventTarget();
function Trip() {
  useOpenedNotices();
  return <input aria-label={useLocation().search} />;
}

beforeEach(() => {
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { serviceWorker: worker }));
  history.replaceState(null, '', '/trip/1?panel=map&day=2026-12-03');
  return () => vi.unstubAllGlobals();
});

it('[PLUS-19] a pressed notification leads an open page to what it is about, with what was typed there', async () => {
  const page = await show(<RouterProvider router={createBrowserRouter([{ path: '*', Component: Trip }])} />);
  const field = page.querySelector('input');
  if (field) field.value = 'On part à sept heures';
  const press = (data: unknown) =>
    act(async () => worker.dispatchEvent(new MessageEvent('message', { data })));
  await press({ type: 'CACHE_UPDATED', noticeOpened: 3 });
  expect(location.search).toBe('?panel=map&day=2026-12-03');
  await press({ [NOTICE_OPENED]: '/trip/1?panel=chat' });
  expect(location.search).toBe('?panel=chat&day=2026-12-03');
  expect(page.querySelector('input')).toBe(field);
  expect([field?.value, field?.getAttribute('aria-label')]).toEqual([
    'On part à sept heures',
    '?panel=chat&day=2026-12-03',
  ]);
});

it.each([
  ['/trip/1?panel=chat', '/trip/1?panel=tasks&section=documents&item=i', '/trip/1?panel=chat&item=i'],
  ['/trip/1?panel=tasks', '/trip/1?panel=tasks&section=lists&day=agenda', '/trip/1?panel=tasks&day=agenda'],
  ['/trip/1?panel=chat', '/trip/1', '/trip/1?panel=chat'],
  ['/trip/1?panel=chat', '/trip/1?panel=chat&day=agenda', null],
  ['/trip/1', '/trip/1?panel=chat&day=agenda', null],
  ['/trip/1?panel=chat', '/trip/2?panel=map', '/trip/1?panel=chat'],
])('[PLUS-19] %s leads from %s to %s', (notice, here, expected) => {
  expect(addressOfNotice(notice, `https://escale.example${here}`)).toBe(expected);
});
