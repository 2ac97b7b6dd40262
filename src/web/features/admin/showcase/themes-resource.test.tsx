// @vitest-environment happy-dom
import { notifyManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeAll, expect, it, vi } from 'vitest';
import { initI18n, loadAreas } from '#i18n/i18n.ts';
import { reactPage, until } from '#tests/support/react-page.ts';
import { dismissToast, useCurrentToast } from '#web/ui/toasts.ts';
import { ResourcePage } from '../components/resource-page.tsx';
import { useThemes } from './themes-resource.tsx';

const THEME = { slug: 'mer', title_fr: 'La mer', title_en: 'The sea', position: 1, is_published: true };
/** What a deletion finds. */
const stored = { themes: [THEME] };
const remove = vi.fn(() => ({
  eq: () => ({ select: async () => ({ data: stored.themes, error: null }) }),
}));

vi.mock('#web/data/supabase-client.ts', () => {
  const listed = { abortSignal: async () => ({ data: [THEME], error: null }) };
  const select = () => ({ order: () => ({ order: () => listed }) });
  return { loadClient: async () => ({ from: () => ({ select, delete: remove }) }) };
});

const show = reactPage();
beforeAll(async () => {
  notifyManager.setScheduler(queueMicrotask);
  await initI18n('fr');
  await loadAreas('admin', 'notifications');
});

function Themes() {
  const shown = useCurrentToast();
  return (
    <>
      <output data-variant={shown?.variant}>{shown?.title}</output>
      <ResourcePage resource={useThemes()} />
    </>
  );
}

it.each([
  ['is deleted once the question is answered', [THEME]],
  ['that somebody else was faster to delete is deleted, too', []],
])('[ADMIN-4] a theme %s', async (_, found) => {
  stored.themes = found;
  remove.mockClear();
  dismissToast();
  const router = createMemoryRouter([{ path: '/', Component: Themes }]);
  const page = await show(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  const button = () => page.querySelector<HTMLButtonElement>('[aria-label^="Supprimer"]');
  await until(() => expect(button()).not.toBeNull());
  await act(async () => button()?.click());
  const question = document.querySelector('[role=alertdialog]');
  expect(question?.textContent).toContain('ses voyages restent');
  expect(remove).not.toHaveBeenCalled();
  const confirm = [...(question?.querySelectorAll('button') ?? [])].find(
    ({ textContent }) => textContent === 'Supprimer',
  );
  await act(async () => confirm?.click());
  await until(() => expect(page.querySelector('output')?.textContent).toContain('La mer'));
  expect(page.querySelector('output')?.dataset.variant).toBe('default');
  expect(remove).toHaveBeenCalledOnce();
});
