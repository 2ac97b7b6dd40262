// @vitest-environment happy-dom
import { act } from 'react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { initI18n, loadAreas } from '#i18n/i18n.ts';
import { reactPage } from '#tests/support/react-page.ts';
import { dismissToast, useCurrentToast } from '#web/ui/toasts.ts';
import { CsvButton } from './csv-button.tsx';

const files: Blob[] = [];
const show = reactPage();
beforeAll(async () => {
  await initI18n('en');
  await loadAreas('admin');
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob);
    return '#';
  });
});
beforeEach(() => {
  files.length = 0;
  dismissToast();
});

const Toast = () => <output>{useCurrentToast()?.title}</output>;

/** Presses the button of a list whose row at an index `idAt` names; returns the file's rows and the toast. */
async function exported(idAt: (index: number) => number, length: number) {
  const page = await show([
    <Toast key="toast" />,
    <CsvButton<number>
      key="button"
      name="Users"
      columns={[{ label: 'Id', value: (id) => id }]}
      keyOf={String}
      fetchPage={async (asked) => {
        const first = (asked.page - 1) * asked.size;
        return Array.from({ length: Math.min(asked.size, length - first) }, (_, index) =>
          idAt(first + index),
        );
      }}
    />,
  ]);
  await act(async () => page.querySelector('button')?.click());
  await vi.waitFor(async () => {
    await act(async () => {});
    expect(files).toHaveLength(1);
  });
  const rows = (await files[0]?.text())?.trim().split('\r\n').slice(1) ?? [];
  return { rows, toast: page.querySelector('output')?.textContent };
}

it('[ADMIN-6] a file has a row once, also when another was added while it was read', async () => {
  // From the second page on, the rows have moved by one.
  const { rows, toast } = await exported((index) => (index < 100 ? index : index - 1), 150);
  expect(rows).toHaveLength(149);
  expect(new Set(rows).size).toBe(149);
  expect(toast).toBe('');
});

it('[ADMIN-6] a file that ends before its list does says so', async () => {
  const { rows, toast } = await exported((index) => index, 50_000);
  expect(rows).toHaveLength(40_000);
  expect(toast).toBe('The file ends at 40,000 rows: narrow the list to have the others.');
});
