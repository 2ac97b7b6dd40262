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

/** Presses the button of a list of these ids, of which the rows that are gone can't be read; returns the file's rows and the toast. */
async function exported(ids: string[], gone?: string) {
  const page = await show([
    <Toast key="toast" />,
    <CsvButton<string>
      key="button"
      name="Users"
      columns={[{ label: 'Id', value: (id) => id }]}
      fetchIds={async () => ids}
      fetchRows={async (asked) => asked.slice(0, 100).filter((id) => id !== gone)}
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

const idsTo = (length: number) => Array.from({ length }, (_, index) => String(index));

it('[ADMIN-6] a file has each row of the list once and in its order, also when one is deleted while it is read', async () => {
  const { rows, toast } = await exported(idsTo(250), '3');
  expect(rows).toEqual(idsTo(250).filter((id) => id !== '3'));
  expect(toast).toBe('');
});

it('[ADMIN-6] a file that ends before its list does says so', async () => {
  const { rows, toast } = await exported(idsTo(40_001));
  expect(rows).toHaveLength(40_000);
  expect(toast).toBe('The file ends at 40,000 rows: narrow the list to have the others.');
});
