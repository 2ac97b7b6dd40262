// @vitest-environment happy-dom
import { act } from 'react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { reactPage } from '#tests/support/react-page.ts';
import { usePageMenu } from './use-page-menu.ts';

const show = reactPage();

function Layout() {
  const { button } = usePageMenu('menu');
  return (
    <header>
      <button {...button}>Menu</button>
      <Outlet />
    </header>
  );
}

it('[NAV-4] the menu closes on navigation, and stays closed on the way back', async () => {
  const router = createMemoryRouter(
    [{ Component: Layout, children: [{ path: '*', Component: () => null }] }],
    {
      initialEntries: ['/'],
    },
  );
  const page = await show(<RouterProvider router={router} />);
  const isOpen = () => page.querySelector('button')?.getAttribute('aria-expanded');
  const go = (to: string | number) =>
    act(async () => {
      await (typeof to === 'number' ? router.navigate(to) : router.navigate(to));
    });
  await act(async () => page.querySelector('button')?.click());
  expect(isOpen()).toBe('true');
  await go('/blog');
  expect(isOpen()).toBe('false');
  await go(-1);
  expect(router.state.location.pathname).toBe('/');
  expect(isOpen()).toBe('false');
});
