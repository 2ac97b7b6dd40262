// @vitest-environment happy-dom
import { notifyManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeAll, expect, it, vi } from 'vitest';
import { initI18n, loadAreas } from '#i18n/i18n.ts';
import { reactPage, until } from '#tests/support/react-page.ts';
import { ResourcePage } from '../components/resource-page.tsx';
import { useMessages } from './messages-resource.tsx';

const SENT = Array.from({ length: 120 }, (_, index) => ({
  id: `m${index}`,
  message: `${index} ${'mot '.repeat(100)}fin`,
}));
/** How many ids each read of whole messages named. */
const asked: number[] = [];

vi.mock('#web/data/supabase-client.ts', () => {
  const listed = ({ id, message }: (typeof SENT)[number]) => ({
    id,
    name: 'Ana',
    email: 'ana@example.org',
    subject: '',
    beginning: message.slice(0, 200),
    status: 'new',
    created_at: '2026-11-20T10:00:00Z',
    language: 'fr',
    is_read: true,
    assigned_name: null,
  });
  const rpc = (_: string, { size, ids }: { size: number; ids?: string[] }) => {
    const chosen = ids ? SENT.filter(({ id }) => ids.includes(id)) : SENT.slice(0, size);
    const data = {
      rows: chosen.map(listed),
      total: SENT.length,
      isMore: false,
      ids: SENT.map(({ id }) => id),
    };
    return { abortSignal: async () => ({ data, error: null }) };
  };
  const among = async (_: string, ids: string[]) => {
    asked.push(ids.length);
    return { data: SENT.filter(({ id }) => ids.includes(id)), error: null };
  };
  return { loadClient: async () => ({ rpc, from: () => ({ select: () => ({ in: among }) }) }) };
});

const show = reactPage();
beforeAll(async () => {
  notifyManager.setScheduler(queueMicrotask);
  await initI18n('fr');
  await loadAreas('admin');
});

function Messages() {
  return <ResourcePage resource={useMessages()} />;
}

it('[ADMIN-7] a file has each message whole, of which the list shows the beginning', async () => {
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob);
    return '#';
  });
  const router = createMemoryRouter([{ path: '/', Component: Messages }]);
  const page = await show(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  await until(() => expect(page.querySelector('table')).not.toBeNull());
  expect(asked).toEqual([]);
  const button = [...page.querySelectorAll('button')].find(({ textContent }) => textContent.includes('CSV'));
  await act(async () => button?.click());
  await until(() => expect(files).toHaveLength(1));
  const lines = (await files[0]?.text())?.trim().split('\r\n').slice(1) ?? [];
  expect(lines.map((line) => line.split(';').at(-1))).toEqual(SENT.map(({ message }) => message));
  expect(asked).toEqual([100, 20]);
});
