// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { initI18n, loadAreas } from '#i18n/i18n.ts';
import { reactPage, until } from '#tests/support/react-page.ts';
import { storageKeys } from '#web/data/browser-storage.ts';
import { addToOutbox, outboxEntries, outboxStore, removeFromOutbox } from '#web/offline/outbox.ts';
import { pendingUploads, refusedUploads } from '#web/offline/pending-uploads.ts';
import { SignOutQuestion } from './sign-out-question.tsx';
import { useAskedSignOut } from './use-asked-sign-out.tsx';

const { device, idb } = await vi.hoisted(async () =>
  (await import('#tests/support/memory-idb.ts')).memoryIdb(),
);
vi.mock('idb-keyval', () => idb);
const toast = vi.hoisted(() => vi.fn());
vi.mock('#web/ui/toasts.ts', async (original) => ({ ...(await original<object>()), toast }));

const show = reactPage();
const leave = vi.fn();
const stay = vi.fn();

beforeAll(async () => {
  await initI18n('fr');
  await loadAreas('offline');
});
beforeEach(() => {
  leave.mockClear();
  stay.mockClear();
  toast.mockClear();
  localStorage.setItem(storageKeys.auth, JSON.stringify({ user: { id: 'camille' } }));
  addToOutbox({
    type: 'add',
    entity: 'item',
    label: 'Tram',
    id: 'c1',
    tripId: 't',
    row: { kind: 'note', id: 'n1', title: 'Tram 28' },
  });
});
afterEach(() => {
  for (const { key } of outboxEntries()) removeFromOutbox(key);
  pendingUploads.set([]);
  refusedUploads.set([]);
  localStorage.clear();
});

const buttonOf = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);

it('[AUTH-6] [PLUS-3] signing out with changes that are not saved asks first', async () => {
  await show(<SignOutQuestion refusedBefore={0} onLeave={leave} onStay={stay} />);
  expect(document.querySelector('[role=alertdialog]')?.textContent).toContain(
    '1 modification n’est pas encore enregistrée',
  );
  expect(leave).not.toHaveBeenCalled();
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await act(async () => buttonOf('Copier mon texte')?.click());
  expect(copied).toHaveBeenCalledWith('Tram 28');
  expect(toast).toHaveBeenLastCalledWith({ title: 'Texte copié' });
  await act(async () => buttonOf('Rester connecté')?.click());
  expect(stay).toHaveBeenCalledOnce();
  expect(outboxEntries()).toHaveLength(1);
  expect(leave).not.toHaveBeenCalled();
});

it('[AUTH-6] [PLUS-3] discarded, nothing of them is left on the device', async () => {
  await show(<SignOutQuestion refusedBefore={0} onLeave={leave} onStay={stay} />);
  await act(async () => buttonOf('Abandonner et se déconnecter')?.click());
  expect(leave).toHaveBeenCalledOnce();
  await outboxStore.written();
  expect([...(device.databases.get('escale-outbox') ?? ['nothing was stored'])]).toEqual([]);
});

it('[AUTH-6] [PLUS-3] once all are saved, it signs out by itself', async () => {
  await show(<SignOutQuestion refusedBefore={0} onLeave={leave} onStay={stay} />);
  await act(async () => removeFromOutbox(outboxEntries()[0]?.key ?? ''));
  expect(leave).toHaveBeenCalledOnce();
});

it('[AUTH-6] [PLUS-10] it waits for one’s own documents that are being sent, and for nobody else’s', async () => {
  pendingUploads.set(['camille', 'noe', 'camille']);
  await show(<SignOutQuestion refusedBefore={0} onLeave={leave} onStay={stay} />);
  await act(async () => removeFromOutbox(outboxEntries()[0]?.key ?? ''));
  expect(leave).not.toHaveBeenCalled();
  expect(document.querySelector('[role=alertdialog]')?.textContent).toContain(
    '2 documents ne sont pas encore envoyés',
  );
  await act(async () => pendingUploads.set(['noe']));
  expect(leave).toHaveBeenCalledOnce();
});

it('[AUTH-6] [PLUS-10] it signs out while documents are being sent if one will', async () => {
  pendingUploads.set(['camille']);
  await show(<SignOutQuestion refusedBefore={0} onLeave={leave} onStay={stay} />);
  await act(async () => removeFromOutbox(outboxEntries()[0]?.key ?? ''));
  await act(async () => buttonOf('Se déconnecter maintenant')?.click());
  expect(leave).toHaveBeenCalledOnce();
});

it('[AUTH-6] [PLUS-10] it stays where a document is refused meanwhile, and leaves with what was refused before', async () => {
  for (const { key } of outboxEntries()) removeFromOutbox(key);
  pendingUploads.set(['camille']);
  refusedUploads.set(['camille', 'noe']);
  await show(<SignOutQuestion refusedBefore={1} onLeave={leave} onStay={stay} />);
  await act(async () => {
    refusedUploads.set(['camille', 'noe', 'camille']);
    pendingUploads.set([]);
  });
  expect([leave, stay].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
  expect(toast).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ title: '1 document n’a pas pu être envoyé', variant: 'destructive' }),
  );
  await act(async () => pendingUploads.set(['camille']));
  await show(<SignOutQuestion key="again" refusedBefore={2} onLeave={leave} onStay={stay} />);
  await act(async () => pendingUploads.set([]));
  expect([leave, stay].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});

function Leave() {
  const { signOut, dialog } = useAskedSignOut(leave);
  return (
    <>
      <button type="button" onClick={() => signOut('local')}>
        Partir
      </button>
      {dialog}
    </>
  );
}

it('[AUTH-6] [PLUS-10] it stays where a document is refused before the question is loaded', async () => {
  for (const { key } of outboxEntries()) removeFromOutbox(key);
  pendingUploads.set(['camille']);
  await show(<Leave />);
  await act(async () => {
    buttonOf('Partir')?.click();
    refusedUploads.set(['camille']);
    pendingUploads.set([]);
  });
  await until(() => expect(toast.mock.calls.length + leave.mock.calls.length).toBe(1));
  expect(leave).not.toHaveBeenCalled();
});
