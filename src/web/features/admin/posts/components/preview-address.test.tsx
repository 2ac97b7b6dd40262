// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { beforeAll, expect, it, vi } from 'vitest';
import { initI18n, loadAreas } from '#i18n/i18n.ts';
import english from '#i18n/locales/en/admin/posts.ts';
import lists from '#i18n/locales/fr/admin/lists.ts';
import french from '#i18n/locales/fr/admin/posts.ts';
import { reactPage } from '#tests/support/react-page.ts';
import { previewSinceQuery } from '../queries.ts';
import { PreviewAddress } from './preview-address.tsx';

const show = reactPage();
beforeAll(async () => {
  await initI18n('fr');
  await loadAreas('admin');
});

const api = { answer: Promise.withResolvers<object>() };
vi.mock('#web/data/supabase-client.ts', () => ({
  loadClient: async () => ({ rpc: () => ({ abortSignal: () => api.answer.promise }) }),
}));

it.each([
  ['an answer without one', { data: null, error: null }, french.previewNone, false],
  ['a failure', { data: null, error: { message: 'no' }, status: 400 }, lists.loadFailed, true],
])('[ADMIN-4] no secret address is mentioned before it is known: %s', async (_, answer, text, isDisabled) => {
  api.answer = Promise.withResolvers();
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  await show(
    <QueryClientProvider client={client}>
      <PreviewAddress postId="post" isDirty={false} onClose={() => undefined} />
    </QueryClientProvider>,
  );
  const dialog = document.querySelector('[role=dialog]');
  const make = [...(dialog?.querySelectorAll('button') ?? [])].find(
    ({ textContent }) => textContent === french.previewMake,
  );
  expect([dialog?.textContent?.includes(french.previewNone), make?.disabled]).toEqual([false, true]);
  await act(async () => api.answer.resolve(answer));
  await vi.waitFor(async () => {
    await act(async () => {});
    expect(dialog?.textContent).toContain(text);
  });
  expect(make?.disabled).toBe(isDisabled);
});

async function noteFor(isDirty: boolean) {
  const client = new QueryClient();
  client.setQueryDefaults(previewSinceQuery('post').queryKey, { enabled: false });
  client.setQueryData(previewSinceQuery('post').queryKey, '2026-11-20T10:00:00Z');
  await show(
    <QueryClientProvider client={client}>
      <PreviewAddress postId="post" isDirty={isDirty} onClose={() => undefined} />
    </QueryClientProvider>,
  );
  return document.querySelector('[role=dialog] [role=note]')?.textContent;
}

it('[ADMIN-4] the dialog of the secret address says that it shows an older text, while changes are not saved', async () => {
  expect([french.previewOlder, english.previewOlder]).toContain(await noteFor(true));
  expect(await noteFor(false)).toBeUndefined();
});
