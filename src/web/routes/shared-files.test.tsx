// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it, vi } from 'vitest';
import { initI18n, loadAreas } from '#i18n/i18n.ts';
import { reactPage } from '#tests/support/react-page.ts';
import { filesToImport } from '#web/features/imports/waiting-files.ts';
import { paths } from '#web/paths.ts';
import SharedFilesRoute from './shared-files.tsx';

const clearSharedFiles = vi.hoisted(() => vi.fn(async () => {}));
vi.mock('#web/offline/shared-files.ts', () => ({
  readSharedFiles: async () => [
    new File(['%PDF-1.7'], 'Billet.pdf'),
    new File(['From: a@b.example\nSubject: Table\n'], 'a.eml'),
  ],
  clearSharedFiles,
}));
vi.mock('#web/session/session.tsx', () => ({ useSession: () => ({ user: { id: 'camille' } }) }));
const PORTO = {
  id: 'porto',
  title: 'Porto',
  owner_id: 'camille',
  start_date: '2027-05-01',
  end_date: '2027-05-03',
  trip_collaborators: [],
};
const useTrips = vi.hoisted(() => vi.fn<() => object>());
vi.mock('#web/features/trips/queries.ts', () => ({ useTrips }));
vi.mock('#web/features/collaboration/documents/queries.ts', () => ({ knownDocuments: async () => [] }));
const addFiles = vi.hoisted(() => vi.fn(async (_place: object, _files: readonly File[]) => {}));
vi.mock('#web/features/collaboration/documents/add-files.ts', () => ({ addFiles }));

const show = reactPage();

async function open(address: string, trips: object = { data: [PORTO] }) {
  useTrips.mockReturnValue(trips);
  await initI18n('fr');
  await loadAreas('imports', 'dashboard');
  const router = createMemoryRouter([{ path: '*', element: <SharedFilesRoute /> }], {
    initialEntries: [address],
  });
  const page = await show(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  await vi.waitFor(() => act(async () => expect(page.querySelector('h1')).not.toBeNull()));
  return { page, router };
}

it('[PLUS-10] shared files stay on the device when they go to their trip: a reload finds them', async () => {
  const { page, router } = await open(paths.sharedFiles());
  expect(page.querySelector('[role=alert]')).toBeNull();
  await act(async () => page.querySelector('form')?.requestSubmit());
  await vi.waitFor(() => act(async () => expect(router.state.location.pathname).toBe(paths.trip('porto'))));
  expect(addFiles.mock.calls[0]?.[1].map(({ name }) => name)).toEqual(['Billet.pdf']);
  expect(filesToImport('porto')?.map(({ name }) => name)).toEqual(['a.eml']);
  expect(clearSharedFiles).not.toHaveBeenCalled();
});

it('[PLUS-10] what is left of before does not hide that there was no room for more', async () => {
  const { page } = await open(paths.sharedFiles({ stored: 'no' }));
  expect(page.querySelector('[role=alert]')?.textContent).toContain('n’a pas assez de place');
  expect(page.querySelectorAll('li')).toHaveLength(2);
});

it('[PLUS-10] trips that can’t be read are asked for again, while the shared files wait', async () => {
  const refetch = vi.fn<() => void>();
  const { page } = await open(paths.sharedFiles(), { isError: true, refetch });
  expect(page.querySelector('h1')?.textContent).toBe('Impossible de charger les voyages.');
  expect(page.textContent).toContain('attend ici, sur cet appareil');
  await act(async () => page.querySelector('button')?.click());
  expect(refetch).toHaveBeenCalledOnce();
});
