// @vitest-environment happy-dom
import { notifyManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { beforeAll, expect, it, vi } from 'vitest';
import { initI18n, loadAreas } from '#i18n/i18n.ts';
import { reactPage } from '#tests/support/react-page.ts';
import { keepDraft } from '#web/forms/drafts.ts';
import { newListDraftName } from '../list-form.ts';
import type { NewList } from '../mutations.ts';
import type { EarlierList } from '../queries.ts';
import { NewListDialog } from './new-list-dialog.tsx';

vi.mock('idb-keyval', async () => (await import('#tests/support/memory-idb.ts')).memoryIdb().idb);
vi.mock('#web/session/session.tsx', () => ({ useSession: () => ({ user: { id: 'camille' } }) }));
const read = vi.hoisted(() => Promise.withResolvers<EarlierList[]>());
vi.mock('#web/data/request.ts', () => ({ request: () => read.promise }));

const show = reactPage();
beforeAll(async () => {
  notifyManager.setScheduler(queueMicrotask);
  await initI18n('fr');
  await loadAreas('lists', 'list-templates', 'trip');
});

it('[PLUS-11] [SHELL-5] a new list has the entries of the earlier list that was picked before a reload', async () => {
  keepDraft(newListDraftName('trip'), { title: 'Valise', source: 'earlier' });
  const onMake = vi.fn<(list: NewList) => void>();
  await show(
    <QueryClientProvider client={new QueryClient()}>
      <NewListDialog tripId="trip" canShare onMake={onMake} onClose={() => {}} />
    </QueryClientProvider>,
  );
  const select = document.querySelector('select');
  await act(async () => {
    select?.focus();
    select?.blur();
    document.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  });
  expect(onMake).not.toHaveBeenCalled();
  const entry = { text: 'Savon', quantity: 2, is_heading: false };
  read.resolve([
    { id: 'earlier', trip_id: 'other', title: 'Bagages', trip_list_entries: [{ ...entry, position: 'a0' }] },
  ]);
  await vi.waitFor(() => act(async () => expect(onMake).toHaveBeenCalled()));
  expect(onMake).toHaveBeenCalledExactlyOnceWith({ title: 'Valise', isPrivate: false, entries: [entry] });
  expect(select?.selectedOptions[0]?.textContent).toContain('Bagages');
});
