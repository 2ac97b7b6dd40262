// @vitest-environment happy-dom
import { act } from 'react';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeAll, expect, it } from 'vitest';
import { i18n, initI18n } from '#i18n/i18n.ts';
import { reactPage } from '#tests/support/react-page.ts';
import { RootLayout } from './root-layout.tsx';

const show = reactPage();
beforeAll(() => initI18n('fr'));

function Page() {
  return (
    <main>
      <h1>Sète</h1>
      <h2 id="été">En été</h2>
    </main>
  );
}

it.each([
  ['#%C3%A9t%C3%A9', 'En été'],
  ['#50%', 'Sète'],
  ['#nulle-part', 'Sète'],
  ['', 'Sète'],
])('[SHELL-6] a link to %j begins at what it names, or at the heading', async (hash, start) => {
  const router = createMemoryRouter(
    [
      {
        Component: RootLayout,
        ErrorBoundary: () => <h1>Unexpected Application Error!</h1>,
        children: [
          { path: '/', Component: () => null },
          { path: '/sete', Component: Page },
        ],
      },
    ],
    { initialEntries: ['/'] },
  );
  await show(
    <I18nextProvider i18n={i18n}>
      <RouterProvider router={router} />
    </I18nextProvider>,
  );
  await act(() => router.navigate(`/sete${hash}`));
  expect(document.activeElement?.textContent).toBe(start);
});
