// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it, vi } from 'vitest';
import { initI18n, loadAreas, setLanguage } from '#i18n/i18n.ts';
import { reactPage, until } from '#tests/support/react-page.ts';
import { VersionsPage } from './versions-page.tsx';

const VERSIONS = [
  {
    id: 'v1',
    replaced_at: '2026-11-20T10:00:00Z',
    replaced_by_name: 'Sue',
    title_fr: 'Le canal',
    title_en: 'The canal',
  },
];
vi.mock('#web/data/supabase-client.ts', () => ({
  loadClient: async () => ({ rpc: () => ({ abortSignal: async () => ({ data: VERSIONS, error: null }) }) }),
}));

const show = reactPage();

it.each([
  ['fr', 'Le canal'],
  ['en', 'The canal'],
] as const)(
  '[ADMIN-4] [I18N-5] versions of a post are listed by their titles in the language shown: %s',
  async (language, title) => {
    await initI18n('fr');
    await loadAreas('admin');
    await setLanguage(language);
    const Page = () => <VersionsPage id="p1" preview={() => null} />;
    const page = await show(
      <QueryClientProvider client={new QueryClient()}>
        <RouterProvider router={createMemoryRouter([{ path: '/', Component: Page }])} />
      </QueryClientProvider>,
    );
    await until(() => expect(page.querySelector('td:last-child')?.textContent).toBe(title));
  },
);
