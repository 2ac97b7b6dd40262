// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { TripCommand } from '#domain/trip-commands/command.ts';
import { reactPage } from '#tests/support/react-page.ts';
import { storageKeys } from '#web/data/browser-storage.ts';

vi.mock('idb-keyval', async () => (await import('#tests/support/memory-idb.ts')).memoryIdb().idb);
const lost = vi.hoisted(() => ({ toast: 0 }));
vi.mock('./session-lost.ts', () => ({ notifySessionLost: async () => lost.toast }));
/** The listener of the auth client. */
const client = vi.hoisted(() => ({ publish: (_event: string, _session: object | null) => {} }));
vi.mock('#web/data/supabase-client.ts', () => ({
  loadClient: async () => ({
    auth: { onAuthStateChange: (publish: typeof client.publish) => Object.assign(client, { publish }) },
  }),
}));

const USER = { id: 'camille', email: 'camille@exemple.fr' };
const COMMAND: TripCommand = {
  type: 'add',
  entity: 'item',
  label: 'Tram',
  id: 'c1',
  tripId: 't',
  row: { kind: 'note', id: 'n1', title: 'Tram' },
};
const show = reactPage();

beforeEach(() => {
  localStorage.setItem(storageKeys.auth, JSON.stringify({ user: USER }));
  localStorage.setItem(storageKeys.profile(USER.id), JSON.stringify({ id: USER.id, name: 'Camille' }));
});
afterEach(() => localStorage.clear());

it.each([
  ['elsewhere', 1],
  ['deleted', 0],
] as const)(
  '[AUTH-6] [PLUS-9] of a session that is lost (%s) this many unsaved changes stay: %i',
  async (loss, left) => {
    // The session is read as its module is loaded.
    vi.resetModules();
    const { SessionProvider } = await import('./session.tsx');
    const { markSessionLost } = await import('./session-end.ts');
    const { addToOutbox, outboxStore } = await import('#web/offline/outbox.ts');
    await show(<SessionProvider>{null}</SessionProvider>);
    addToOutbox(COMMAND);
    await outboxStore.written();
    markSessionLost(loss);
    localStorage.removeItem(storageKeys.auth);
    act(() => client.publish('SIGNED_OUT', null));
    await vi.dynamicImportSettled();
    await outboxStore.read();
    expect(outboxStore.keys()).toHaveLength(left);
  },
);

const ENDS: readonly [string, () => Promise<void>, number][] = [
  [
    'that the server has refused as the page opened',
    async () => {
      const { markSessionLost } = await import('./session-end.ts');
      markSessionLost('expired');
      // The client reports it twice then.
      client.publish('SIGNED_OUT', null);
      client.publish('INITIAL_SESSION', null);
    },
    1,
  ],
  ['that another tab has lost or ended', async () => client.publish('SIGNED_OUT', null), 1],
  [
    'that its user has ended',
    async () => {
      const { endAsAsked } = await import('./session-end.ts');
      await endAsAsked(async () => client.publish('SIGNED_OUT', null));
    },
    0,
  ],
];

it.each(ENDS)('[AUTH-6] [SHELL-5] what becomes of the drafts of a session %s', async (_, end, left) => {
  vi.resetModules();
  const { SessionProvider } = await import('./session.tsx');
  const { keepDraft, draftNames } = await import('#web/forms/drafts.ts');
  await show(<SessionProvider>{null}</SessionProvider>);
  keepDraft('new-task-t', { title: 'Tram' });
  localStorage.removeItem(storageKeys.auth);
  await act(end);
  await vi.dynamicImportSettled();
  localStorage.setItem(storageKeys.auth, JSON.stringify({ user: USER }));
  await expect.poll(() => draftNames('task-t')).toHaveLength(left);
});

it('[AUTH-10] what explains a lost session goes once its person is signed in again', async () => {
  vi.resetModules();
  const { SessionProvider } = await import('./session.tsx');
  const { markSessionLost } = await import('./session-end.ts');
  const { isToastShown, toast } = await import('#web/ui/toasts.ts');
  await show(<SessionProvider>{null}</SessionProvider>);
  lost.toast = toast({ title: 'Lost' });
  markSessionLost('expired');
  localStorage.removeItem(storageKeys.auth);
  act(() => client.publish('SIGNED_OUT', null));
  await vi.dynamicImportSettled();
  expect(isToastShown(lost.toast)).toBe(true);
  localStorage.setItem(storageKeys.auth, JSON.stringify({ user: USER }));
  await act(async () => client.publish('SIGNED_IN', { user: USER }));
  await vi.waitFor(() => expect(isToastShown(lost.toast)).toBe(false));
});
