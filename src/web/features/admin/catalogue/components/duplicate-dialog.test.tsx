// @vitest-environment happy-dom
import { act } from 'react';
import { beforeAll, expect, it, vi } from 'vitest';
import { initI18n, loadAreas } from '#i18n/i18n.ts';
import { reactPage, until } from '#tests/support/react-page.ts';
import type { CopyIds } from '../activity-form.ts';
import { DuplicateDialog } from './duplicate-dialog.tsx';

const show = reactPage();
beforeAll(async () => {
  await initI18n('fr');
  await loadAreas('admin');
});

it('[ADMIN-3] copies whose acknowledgement was lost have the same ids at the next try, unless it is for another country', async () => {
  const tries: CopyIds[] = [];
  await show(
    <DuplicateDialog
      targets={['a', 'b'].map((id) => ({ id, title: id, title_en: null, country_iso_a2: 'PT' }))}
      countries={['FR', 'IT'].map((value) => ({ value, label: value }))}
      onDuplicate={async (copyIds) => {
        tries.push(copyIds);
        return false;
      }}
      onClose={vi.fn<() => void>()}
    />,
  );
  const submitFor = async (country: string) => {
    const count = tries.length;
    await act(async () => {
      const select = document.querySelector('select');
      if (select) select.value = country;
      select?.dispatchEvent(new Event('change', { bubbles: true }));
    });
    await act(async () => document.querySelector('form')?.requestSubmit());
    await until(() => expect(tries).toHaveLength(count + 1));
  };
  await submitFor('FR');
  await submitFor('FR');
  await submitFor('IT');
  expect(tries.map((copyIds) => [...copyIds.keys()])).toEqual(tries.map(() => ['a', 'b']));
  expect(tries[1]).toEqual(tries[0]);
  expect(new Set(tries.flatMap((copyIds) => [...copyIds.values()]))).toHaveLength(4);
});
