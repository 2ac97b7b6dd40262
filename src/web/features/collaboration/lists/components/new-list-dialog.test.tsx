// @vitest-environment happy-dom
import { notifyManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { beforeAll, expect, it, vi } from 'vitest';
import { initI18n, loadAreas } from '#i18n/i18n.ts';
import { reactPage, until } from '#tests/support/react-page.ts';
import { keepDraft } from '#web/forms/drafts.ts';
import { type ListForm, newListDraftName } from '../list-form.ts';
import type { NewList } from '../mutations.ts';
import type { EarlierList } from '../queries.ts';
import { NewListDialog } from './new-list-dialog.tsx';

vi.mock('idb-keyval', async () => (await import('#tests/support/memory-idb.ts')).memoryIdb().idb);
vi.mock('#web/session/session.tsx', () => ({ useSession: () => ({ user: { id: 'camille' } }) }));
const api = vi.hoisted(() => ({ read: Promise.withResolvers<EarlierList[]>() }));
vi.mock('#web/data/request.ts', () => ({ request: () => api.read.promise }));

const ENTRY = { text: 'Savon', quantity: 2, is_heading: false };
const EARLIER: EarlierList = {
  id: 'earlier',
  trip_id: 'other',
  title: 'Bagages',
  trip_list_entries: [{ ...ENTRY, position: 'a0' }],
};

const show = reactPage();
beforeAll(async () => {
  notifyManager.setScheduler(queueMicrotask);
  await initI18n('fr');
  await loadAreas('lists', 'list-templates', 'trip');
});

/** The dialog after a reload, by which time the earlier lists are not known yet. */
async function reopen(draft: Partial<ListForm>) {
  api.read = Promise.withResolvers<EarlierList[]>();
  keepDraft(newListDraftName('trip'), { source: 'earlier', ...draft });
  const onMake = vi.fn<(list: NewList) => void>();
  const onClose = vi.fn<() => void>();
  await show(
    <QueryClientProvider client={new QueryClient()}>
      <NewListDialog tripId="trip" canShare onMake={onMake} onClose={onClose} />
    </QueryClientProvider>,
  );
  return { onMake, onClose };
}
const submit = () =>
  act(async () => {
    document.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  });

it('[PLUS-11] [SHELL-5] a new list has the entries of the earlier list that was picked before a reload', async () => {
  const { onMake } = await reopen({ title: 'Valise' });
  const select = document.querySelector('select');
  await act(async () => {
    select?.focus();
    select?.blur();
  });
  await submit();
  expect(onMake).not.toHaveBeenCalled();
  api.read.resolve([EARLIER]);
  await until(() => expect(onMake).toHaveBeenCalled());
  expect(onMake).toHaveBeenCalledExactlyOnceWith({ title: 'Valise', isPrivate: false, entries: [ENTRY] });
  expect(select?.selectedOptions[0]?.textContent).toContain('Bagages');
});

it('[PLUS-11] [SHELL-5] without a title it has that of the earlier list, as soon as that is known', async () => {
  const { onMake } = await reopen({ title: ' ' });
  await submit();
  api.read.resolve([EARLIER]);
  await until(() => expect(onMake).toHaveBeenCalled());
  expect(onMake).toHaveBeenCalledExactlyOnceWith({ title: 'Bagages', isPrivate: false, entries: [ENTRY] });
});

it('[PLUS-11] is not made once it is cancelled, also where its earlier list comes later', async () => {
  const { onMake, onClose } = await reopen({ title: 'Valise' });
  await submit();
  const cancel = document.querySelector<HTMLElement>('[data-slot=dialog-foot] button');
  await act(async () => cancel?.click());
  expect(onClose).toHaveBeenCalledOnce();
  await show(null);
  api.read.resolve([EARLIER]);
  await api.read.promise;
  await new Promise((resolve) => setTimeout(resolve));
  expect(onMake).not.toHaveBeenCalled();
});
