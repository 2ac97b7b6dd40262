// @vitest-environment happy-dom
import { act } from 'react';
import { createMemoryRouter, Link, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { initI18n, loadAreas } from '#i18n/i18n.ts';
import { reactPage } from '#tests/support/react-page.ts';
import { useSetPageTitle } from '#web/ui/page-title.ts';
import { useListAddress, useListLink, useListState } from '../use-list-state.ts';
import { ListCount, ListSearch, PageHead } from './list-parts.tsx';

const show = reactPage();
afterEach(() => vi.useRealTimers());

function List() {
  return <ListSearch state={useListState('name')} label="Search" />;
}

function type(text: string) {
  const field = document.querySelector('input');
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field?.dispatchEvent(new Event('input', { bubbles: true }));
}

it('[ADMIN-6] a search puts what was typed into the address, unless one has left for a page that still loads', async () => {
  vi.useFakeTimers();
  const person = Promise.withResolvers<{ Component: () => string }>();
  const router = createMemoryRouter(
    [
      { path: '/users', Component: List },
      { path: '/users/:id', lazy: () => person.promise },
    ],
    { initialEntries: ['/users'] },
  );
  await show(<RouterProvider router={router} />);
  await act(async () => type('zo'));
  await act(() => vi.advanceTimersByTimeAsync(300));
  expect(router.state.location.search).toBe('?q=zo');

  await act(async () => type('zoé'));
  await act(async () => void router.navigate('/users/7'));
  await act(() => vi.advanceTimersByTimeAsync(300));
  await act(async () => person.resolve({ Component: () => 'Zoé' }));
  expect(router.state.location.pathname).toBe('/users/7');
  expect(document.body.textContent).toContain('Zoé');
});

function Count({ total }: { total: number }) {
  return <ListCount state={useListState()} page={{ rows: [], total, isMore: false }} />;
}

it('[ADMIN-6] that nothing matches is announced, but not where a list turns back a page', async () => {
  await initI18n('fr');
  await loadAreas('admin');
  const countOf = async (address: string, total: number) => {
    const routes = [{ path: '/users', element: <Count total={total} /> }];
    const router = createMemoryRouter(routes, { initialEntries: [address] });
    return (await show(<RouterProvider key={address} router={router} />)).textContent;
  };
  expect(await countOf('/users?q=zo', 0)).toBe('Rien ne correspond');
  expect(await countOf('/users?q=zo&page=2', 25)).toBe('');
});

const Users = () => (
  <Link to="/users/7" {...useListLink()}>
    Zoé
  </Link>
);
const User = () => <Link to={useListAddress('/users')}>All</Link>;

it('[ADMIN-3] [ADMIN-6] the page of a row leads back to the list as it was searched, filtered and turned', async () => {
  const router = createMemoryRouter(
    [
      { path: '/users', Component: Users },
      { path: '/users/:id', Component: User },
    ],
    { initialEntries: ['/users?q=zo&role=traveler&page=3'] },
  );
  const page = await show(<RouterProvider router={router} />);
  const follow = () => act(async () => page.querySelector('a')?.click());
  await follow();
  expect(router.state.location.pathname).toBe('/users/7');
  await follow();
  expect(router.state.location.search).toBe('?q=zo&role=traveler&page=3');
  await act(async () => router.navigate('/users/8'));
  expect(page.querySelector('a')?.getAttribute('href')).toBe('/users');
});

function Tab() {
  return <title>{useSetPageTitle()}</title>;
}

it('[SHELL-2] [ADMIN-1] the tab of a page of the administration is named as its heading', async () => {
  await show([<Tab key="tab" />, <PageHead key="head" title="Camille Martin" />]);
  expect(document.title).toBe('Camille Martin');
});
