// @vitest-environment happy-dom
import { act } from 'react';
import { beforeAll, expect, it, vi } from 'vitest';
import { initI18n, loadAreas } from '#i18n/i18n.ts';
import { reactPage } from '#tests/support/react-page.ts';
import type { ListOnScreen } from '../list-entries.ts';
import type { TypedEntry } from '../read-entries.ts';
import { NewEntry } from './new-entry.tsx';

vi.mock('idb-keyval', async () => (await import('#tests/support/memory-idb.ts')).memoryIdb().idb);

const LIST: ListOnScreen = {
  id: 'l1',
  title: 'Valise',
  private_to: null,
  created_at: '2026-11-26T10:00:00Z',
  deleted_at: null,
  entries: [],
  total: 0,
  ticked: 0,
};

const show = reactPage();
beforeAll(async () => {
  await initI18n('fr');
  await loadAreas('lists');
});

/** @returns the texts that were added, by a paste over the part of what was typed */
async function paste(typed: string, [from, to]: readonly [number, number], pasted: string) {
  const added = vi.fn<(after: unknown, entries: readonly TypedEntry[]) => void>();
  const page = await show(<NewEntry tripId="trip" list={LIST} onAdd={added} />);
  const field = page.querySelector('input');
  if (!field) throw new Error('There is no field.');
  field.value = typed;
  field.setSelectionRange(from, to);
  const event = new Event('paste', { bubbles: true, cancelable: true });
  await act(async () => {
    field.dispatchEvent(Object.assign(event, { clipboardData: { getData: () => pasted } }));
  });
  return added.mock.calls.flatMap(([, entries]) => entries.map(({ text }) => text));
}

it('[PLUS-11] lines are pasted at the caret: what was typed around it stays', async () => {
  expect(await paste('Grand  blanc', [6, 6], 'savon\nPeigne')).toEqual(['Grand savon', 'Peigne blanc']);
});

it('[PLUS-11] pasted lines replace what is selected alone', async () => {
  expect(await paste('Petit sac', [6, 9], 'savon\nPeigne\n')).toEqual(['Petit savon', 'Peigne']);
});

it('[PLUS-11] a single line is left to the field', async () => {
  expect(await paste('Petit ', [6, 6], 'savon')).toEqual([]);
});
