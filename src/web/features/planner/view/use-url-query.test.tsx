// @vitest-environment happy-dom
import { act, useEffect } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { reactPage } from '#tests/support/react-page.ts';
import { type OpenAddress, useUrlQuery } from './use-url-query.ts';

const show = reactPage();

/** A page that shows the day of its query, with the function that opens another. */
async function openPage() {
  window.history.replaceState(null, '', '/trip?day=1');
  const opened: { open?: OpenAddress } = {};
  function DayPage() {
    const { query, open } = useUrlQuery();
    useEffect(() => {
      opened.open = open;
    }, [open]);
    return <p>{query.get('day')}</p>;
  }
  const router = createBrowserRouter([{ path: '/trip', element: <DayPage /> }]);
  const page = await show(<RouterProvider router={router} />);
  return { page, router, open: (address: string) => opened.open?.(address) };
}

it('[TRIP-1] what was asked for is shown at once, and the address follows', async () => {
  const { page, router, open } = await openPage();
  act(() => open('?day=2'));
  expect(page.textContent).toBe('2');
  expect(window.location.search).toBe('?day=1');
  await act(() => expect.poll(() => router.state.location.search).toBe('?day=2'));
  expect(page.textContent).toBe('2');
});

it('[TRIP-1] going back shows the day before, also before React has drawn the address in between', async () => {
  const { page, router, open } = await openPage();
  await act(async () => {
    open('?day=2');
    // Inside `act` React draws at its end: both addresses have passed by then.
    await expect.poll(() => router.state.location.search).toBe('?day=2');
    await router.navigate('?day=1', { replace: true });
  });
  expect(window.location.search).toBe('?day=1');
  expect(page.textContent).toBe('1');
});
