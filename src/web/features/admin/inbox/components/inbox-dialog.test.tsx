// @vitest-environment happy-dom
import { notifyManager, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { fieldOf } from '#domain/json.ts';
import { initI18n, loadAreas } from '#i18n/i18n.ts';
import { reactPage, until } from '#tests/support/react-page.ts';
import { queryClient } from '#web/data/query-client.ts';
import { discardDraft } from '#web/forms/drafts.ts';
import { listenForBack } from '#web/ui/overlay-closing.ts';
import { useCurrentToast } from '#web/ui/toasts.ts';
import { ResourcePage } from '../../components/resource-page.tsx';
import { useMessages } from '../messages-resource.tsx';

vi.mock('idb-keyval', async () => (await import('#tests/support/memory-idb.ts')).memoryIdb().idb);
vi.mock('#web/data/use-config.ts', () => ({ useConfig: () => null }));

const NOTES = {
  note: '',
  is_read: true,
  assigned_to: 'gone',
  assignee: { name: 'Léa', first_name: null, last_name: null, email: 'lea@example.org' },
};
const ENTRY = {
  id: 'm1',
  name: 'Ana',
  email: 'ana@example.org',
  subject: 'Lisbonne',
  message: 'Bonjour',
  status: 'new',
  created_at: '2026-11-20T10:00:00Z',
  language: 'fr',
  notes: NOTES,
  answers: [],
};
const person = (id: string, is_banned: boolean) => ({
  id,
  name: id,
  first_name: null,
  last_name: null,
  is_banned,
});
const LISTS: Readonly<Record<string, object[]>> = {
  admin_messages: [{ ...ENTRY, beginning: 'Bonjour', is_read: true, assigned_name: 'Léa' }],
  admin_users: [person('marc', false), person('zoe', true)],
};
/** `entry` answers the read of the entry; `save` resolves when a test lets the database answer; `note` and `answers` are what is stored by then. */
const api = {
  entry: async (): Promise<object> => ({ data: ENTRY, error: null }),
  updates: [] as object[],
  save: Promise.resolve(),
  note: '',
  answers: [] as { id: string }[],
  refusal: null as object | null,
};

vi.mock('#web/data/supabase-client.ts', () => {
  const rpc = (name: string) => {
    const rows = LISTS[name] ?? [];
    return { abortSignal: async () => ({ data: { rows, total: rows.length, isMore: false }, error: null }) };
  };
  const maybeSingle = () => api.entry();
  const stored = async () => ({ data: { note: api.note, updated_at: '1' }, error: null });
  const read = () => ({ abortSignal: () => ({ maybeSingle }), maybeSingle: stored });
  const select = (columns: string) =>
    columns === 'id' ? { eq: async () => ({ data: api.answers, error: null }) } : { eq: read };
  const failed = async () => ({ data: null, error: { message: 'no' }, status: 500 });
  const remove = () => ({ eq: () => ({ select: failed }) });
  const update = (changes: object) => {
    api.updates.push(changes);
    const written = () => api.save.then(() => ({ data: [{ id: 'n1' }], error: null }));
    return { eq: () => ({ eq: () => ({ select: written }), select: written }) };
  };
  const insert = (row: object) => {
    api.updates.push(row);
    const single = () =>
      api.save.then(() => ({ data: api.refusal ? null : { id: 'a1' }, error: api.refusal }));
    return { select: () => ({ single }) };
  };
  return { loadClient: async () => ({ rpc, from: () => ({ select, update, insert, delete: remove }) }) };
});

const show = reactPage();
beforeAll(async () => {
  notifyManager.setScheduler(queueMicrotask);
  await initI18n('fr');
  await loadAreas('admin', 'collaborators');
  listenForBack();
});
beforeEach(() => {
  queryClient.clear();
  localStorage.clear();
  discardDraft('note-m1');
  Object.assign(api, { updates: [], save: Promise.resolve(), note: '', answers: [], refusal: null });
});

function Messages() {
  return (
    <>
      <p id="toast">{useCurrentToast()?.title}</p>
      <ResourcePage resource={useMessages()} />
    </>
  );
}

const dialog = () => document.querySelector<HTMLElement>('[role=dialog]');
const buttonOf = (within: Element | null, text: string) =>
  [...(within?.querySelectorAll('button') ?? [])].find(
    (button) => (button.getAttribute('aria-label') ?? button.textContent) === text,
  );

async function openEntry(shown = 'select') {
  const router = createMemoryRouter(
    [
      { path: '/', Component: () => null },
      { path: '/messages', Component: Messages },
    ],
    { initialEntries: ['/', '/messages?page=1'] },
  );
  const page = await show(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  await until(() => expect(buttonOf(page, 'Lisbonne')).toBeDefined());
  await act(async () => buttonOf(page, 'Lisbonne')?.click());
  await until(() => expect(dialog()?.querySelector(shown)).not.toBeNull());
  return router;
}

it('[ADMIN-7] Back closes an entry, and then leaves the list instead of opening the entry again', async () => {
  const router = await openEntry();
  expect(router.state.location.search).toBe('?entry=m1&page=1');
  // The history entry of the same page without a dialog.
  const state: unknown = { ...history.state, usr: null };
  await act(async () => void dispatchEvent(new PopStateEvent('popstate', { state })));
  await until(() => expect(dialog()).toBeNull());
  expect(router.state.location.search).toBe('?page=1');
  await act(async () => router.navigate(-1));
  await until(() => expect(router.state.location.pathname).toBe('/'));
});

it('[ADMIN-3] [ADMIN-7] an entry that could not be loaded is read again when one asks for it', async () => {
  const { entry } = api;
  api.entry = async () => ({ data: null, error: { message: 'no' }, status: 500 });
  await openEntry('[role=alert]');
  expect(dialog()?.textContent).toContain('Le chargement a échoué.');
  api.entry = entry;
  await act(async () => buttonOf(dialog(), 'Réessayer')?.click());
  await until(() => expect(dialog()?.textContent).toContain('Bonjour'));
});

it('[ADMIN-7] an entry of somebody who is no supervisor any more shows whose it is, and can be assigned to nobody', async () => {
  const { entry } = api;
  await openEntry();
  const select = [...(dialog()?.querySelectorAll('select') ?? [])].find(({ value }) => value === 'gone');
  await until(() => expect(select?.options).toHaveLength(3));
  expect([...(select?.options ?? [])].map(({ text }) => text)).toEqual(['Personne', 'marc', 'Léa']);
  const { promise, resolve } = Promise.withResolvers<void>();
  api.save = promise;
  await act(async () => {
    if (select) select.value = '';
    select?.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await until(() => expect(api.updates).toEqual([{ assigned_to: null }]));
  // Also while it is being stored.
  expect(select?.value).toBe('');
  api.entry = async () => ({ data: { ...ENTRY, notes: { ...NOTES, assigned_to: 'marc' } }, error: null });
  await act(async () => resolve());
  await until(() => expect(select?.value).toBe('marc'));
  api.entry = entry;
});

it('[ADMIN-7] an entry that is marked as unread while its opening is being stored is unread in the end', async () => {
  const { entry } = api;
  api.entry = async () => ({ data: { ...ENTRY, notes: { ...NOTES, is_read: false } }, error: null });
  const { promise, resolve } = Promise.withResolvers<void>();
  api.save = promise;
  await openEntry();
  await until(() => expect(api.updates).toEqual([{ is_read: true }]));
  await act(async () => buttonOf(dialog(), 'Marquer comme non lu')?.click());
  expect(api.updates).toEqual([{ is_read: true }]);
  await act(async () => resolve());
  await until(() => expect(api.updates).toEqual([{ is_read: true }, { is_read: false }]));
  api.entry = entry;
});

const field = (name: string) => dialog()?.querySelector<HTMLTextAreaElement>(`[name=${name}]`);
const type = (name: string, text: string) =>
  act(async () => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field(name), text);
    field(name)?.dispatchEvent(new Event('input', { bubbles: true }));
  });

it.each([
  ['a note', 'note', { note: 'A appelé.' }],
  ['an answer', 'text', { text: 'A appelé.', message_id: 'm1' }],
])('[ADMIN-7] %s goes on being typed while it is being saved', async (_, name, written) => {
  await openEntry();
  const { promise, resolve } = Promise.withResolvers<void>();
  api.save = promise;
  await type(name, 'A appelé.');
  await act(async () => field(name)?.form?.requestSubmit());
  await until(() => expect(api.updates).toEqual([expect.objectContaining(written)]));
  expect(field(name)?.value).toBe('A appelé.');
  await type(name, 'A appelé. Rappelle.');
  await act(async () => resolve());
  await until(() => expect(document.querySelector('[aria-busy=true]')).toBeNull());
  expect(field(name)?.value).toBe('A appelé. Rappelle.');
});

it.each([
  ['leaves its field once it is stored', null, ''],
  ['stays in its field when it is refused', { code: 'PT400', message: 'text_too_long' }, 'Volontiers.'],
])('[ADMIN-7] an answer %s', async (_, refusal, left) => {
  api.refusal = refusal;
  await openEntry();
  await type('text', 'Volontiers.');
  await act(async () => field('text')?.form?.requestSubmit());
  await until(() => expect(api.updates).toHaveLength(1));
  await until(() => expect(document.querySelector('[aria-busy=true]')).toBeNull());
  expect(field('text')?.value).toBe(left);
});

it('[ADMIN-7] an answer whose acknowledgement was lost is mailed once, however often it is sent again', async () => {
  await openEntry();
  await type('text', 'Volontiers.');
  const send = () => act(async () => field('text')?.form?.requestSubmit());
  api.refusal = { message: 'TypeError: Failed to fetch' };
  await send();
  await until(() => expect(dialog()?.querySelector('[data-slot=form-failure]')).not.toBeNull());
  api.refusal = { code: '23505', message: 'duplicate' };
  await send();
  await until(() => expect(field('text')?.value).toBe(''));
  const ids = api.updates.map((row) => fieldOf(row, 'id'));
  expect(ids).toEqual([expect.any(String), ids[0]]);
});

it('[ADMIN-7] who answers what somebody else has answered meanwhile reads that answer first, and sends theirs if they will', async () => {
  const { entry } = api;
  await openEntry();
  await type('text', 'Volontiers.');
  const answer = {
    id: 'a0',
    text: 'Déjà fait.',
    created_at: '2026-11-20T11:00:00Z',
    author: { name: 'Léa' },
  };
  api.answers = [answer];
  api.entry = async () => ({ data: { ...ENTRY, answers: [answer] }, error: null });
  const send = () => act(async () => field('text')?.form?.requestSubmit());
  await send();
  await until(() => expect(dialog()?.querySelector('ol')?.textContent).toContain('Déjà fait.'));
  expect(dialog()?.querySelector('[data-slot=form-failure]')?.textContent).toContain('Quelqu’un a répondu');
  expect(field('text')?.value).toBe('Volontiers.');
  expect(api.updates).toEqual([]);
  await send();
  await until(() => expect(api.updates).toEqual([expect.objectContaining({ text: 'Volontiers.' })]));
  api.entry = entry;
});

it('[ADMIN-7] a note that somebody else has changed meanwhile is overwritten only if one will', async () => {
  await openEntry();
  await type('note', 'A appelé.');
  api.note = 'Ne rappelle pas.';
  const save = () => act(async () => field('note')?.form?.requestSubmit());
  await save();
  await until(() => expect(buttonOf(dialog(), 'Garder le mien')).toBeDefined());
  expect(dialog()?.textContent).toContain('«\u00a0Ne rappelle pas.\u00a0»');
  expect(api.updates).toEqual([]);
  await act(async () => buttonOf(dialog(), 'Garder le mien')?.click());
  await save();
  await until(() => expect(api.updates).toEqual([{ note: 'A appelé.' }]));
});

it('[ADMIN-7] a note that was not touched becomes what somebody else has stored meanwhile', async () => {
  await openEntry();
  api.note = 'Ne rappelle pas.';
  await act(async () => field('note')?.form?.requestSubmit());
  await until(() => expect(field('note')?.value).toBe('Ne rappelle pas.'));
  expect(api.updates).toEqual([]);
});

it('[ADMIN-7] an entry that could not be deleted stays open, with what was typed', async () => {
  await openEntry();
  await type('note', 'A appelé.');
  await act(async () => buttonOf(dialog(), 'Supprimer')?.click());
  const question = document.querySelector('[role=alertdialog]');
  await act(async () => buttonOf(question, 'Supprimer')?.click());
  const toast = () => document.querySelector('#toast')?.textContent;
  await until(() => expect(toast()).toBe('Le changement n’a pas été enregistré.'));
  expect(field('note')?.value).toBe('A appelé.');
});
