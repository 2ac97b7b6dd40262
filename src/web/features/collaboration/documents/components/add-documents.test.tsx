// @vitest-environment happy-dom
import { act } from 'react';
import { beforeAll, expect, it, vi } from 'vitest';
import { initI18n, loadAreas } from '#i18n/i18n.ts';
import { reactPage } from '#tests/support/react-page.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { AddDocuments } from './add-documents.tsx';

const show = reactPage();
beforeAll(async () => {
  await initI18n('fr');
  await loadAreas('documents');
});

const FILE = new File(['%PDF-1.7'], 'Billet.pdf');
const paste = () =>
  act(async () => {
    const event = new Event('paste', { bubbles: true, cancelable: true });
    document.body.dispatchEvent(Object.assign(event, { clipboardData: { files: [FILE] } }));
  });

it('[PLUS-10] a file that is pasted into an item’s dialog is added to the item, not to the trip below', async () => {
  const [toTrip, toItem] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const page = (isOpen: boolean) => (
    <>
      <AddDocuments onAdd={toTrip} />
      {isOpen && (
        <Dialog title="Tasca" onClose={() => {}}>
          <AddDocuments onAdd={toItem} isSmall />
        </Dialog>
      )}
    </>
  );
  await show(page(true));
  await paste();
  expect([toTrip.mock.calls.length, toItem.mock.calls.length]).toEqual([0, 1]);
  await show(page(false));
  await paste();
  expect([toTrip.mock.calls.length, toItem.mock.calls.length]).toEqual([1, 1]);
});
