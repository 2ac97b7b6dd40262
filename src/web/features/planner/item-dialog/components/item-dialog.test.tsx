// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { initI18n, loadAreas } from '#i18n/i18n.ts';
import { reactPage } from '#tests/support/react-page.ts';
import { tripDetails } from '#tests/support/trip-details.ts';
import { storageKeys } from '#web/data/browser-storage.ts';
import { discardDraft, readDraft, withDraft } from '#web/forms/drafts.ts';
import { newForm } from '../item-form.ts';
import type { ItemForm } from '../schema.ts';
import { ItemDialog } from './item-dialog.tsx';

vi.mock('idb-keyval', async () => (await import('#tests/support/memory-idb.ts')).memoryIdb().idb);

const DRAFT = 'item-trip';
const trip = tripDetails();
const note = { ...newForm('note', { date: '2026-12-02', currency: 'EUR' }), title: 'Marché' };
const opened = { ...note, item_id: 'note', new_id: 'new', seen: note };
const show = reactPage();
const client = new QueryClient({ defaultOptions: { queries: { enabled: false } } });
/** Opens as the planner does, from the draft if there is one. */
const open = (stored: ItemForm) =>
  show(
    <QueryClientProvider client={client}>
      <ItemDialog
        trip={trip}
        draftName={DRAFT}
        initial={withDraft(opened, readDraft(DRAFT))}
        people={[]}
        stored={stored}
        onSave={() => {}}
        onClose={() => {}}
      />
    </QueryClientProvider>,
  );
const dialog = () => document.querySelector('[role=dialog]');
const field = (name: string) => dialog()?.querySelector<HTMLInputElement>(`[name=${name}]`);
const type = (name: string, text: string) =>
  act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(name), text);
    field(name)?.dispatchEvent(new Event('input', { bubbles: true }));
  });
const hasQuestion = () => dialog()?.textContent?.includes('Garder le mien');

beforeAll(async () => {
  await initI18n('fr');
  await loadAreas('trip-items', 'collaborators');
});
beforeEach(() => localStorage.setItem(storageKeys.auth, JSON.stringify({ user: { id: 'camille' } })));
afterEach(() => {
  discardDraft(DRAFT);
  localStorage.clear();
  sessionStorage.clear();
});

it('[SHELL-5] [LIVE-1] an item’s draft asks about nothing that the form had taken from somebody', async () => {
  await open(note);
  await type('title', 'Marché couvert');
  await open({ ...note, date: '2026-12-03' });
  expect(field('date')?.value).toBe('2026-12-03');
  await show(null);
  await open({ ...note, date: '2026-12-04' });
  expect([field('title')?.value, field('date')?.value]).toEqual(['Marché couvert', '2026-12-04']);
  expect(hasQuestion()).toBe(false);
  await show(null);
  await open({ ...note, title: 'Halles', date: '2026-12-04' });
  expect([field('title')?.value, hasQuestion()]).toEqual(['Marché couvert', true]);
});
