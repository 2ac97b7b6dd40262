// @vitest-environment happy-dom
import { act } from 'react';
import { beforeAll, expect, it, vi } from 'vitest';
import { initI18n, loadAreas } from '#i18n/i18n.ts';
import { reactPage } from '#tests/support/react-page.ts';
import { useCurrentToast } from '#web/ui/toasts.ts';
import { useCatalogueActions } from './use-catalogue-actions.ts';

/** Of two activities, one is still there. */
const LEFT = { data: [{ id: 'a', title: 'Ascenseur', title_en: 'Lift' }], error: null };

/** Answers to the next inserts. */
const inserted: object[] = [];

vi.mock('#web/data/supabase-client.ts', () => {
  const among = () => ({ select: async () => LEFT });
  const insert = (rows: object[]) => ({
    select: async () => inserted.shift() ?? { data: rows, error: null },
  });
  const from = () => ({
    update: () => ({ in: among }),
    delete: () => ({ in: among }),
    select: () => ({ in: async () => LEFT }),
    insert,
  });
  return { loadClient: async () => ({ from }) };
});

const TARGETS = ['a', 'b'].map((id) => ({ id, title: id, title_en: null, country_iso_a2: 'PT' }));
const COPY_IDS = new Map(TARGETS.map(({ id }) => [id, `copy of ${id}`]));
const show = reactPage();
beforeAll(async () => {
  await initI18n('en');
  await loadAreas('admin', 'notifications');
});

function Page() {
  const { publish, duplicate, remove } = useCatalogueActions();
  const toast = useCurrentToast();
  return (
    <>
      <output>
        {toast?.title} {toast?.description}
      </output>
      <button type="button" onClick={() => void publish(TARGETS, true)}>
        Publish
      </button>
      <button type="button" onClick={() => void duplicate(COPY_IDS, 'FR', 'France')}>
        Duplicate
      </button>
      <button type="button" onClick={() => void remove(TARGETS)}>
        Delete
      </button>
      <button type="button" onClick={() => toast?.action?.onClick()}>
        Undo
      </button>
    </>
  );
}

const textAfter = async (page: HTMLElement, at: number) => {
  await act(async () => page.querySelectorAll('button')[at]?.click());
  await vi.waitFor(async () => act(async () => {}));
  return page.querySelector('output')?.textContent.trim();
};

it('[ADMIN-3] a toast counts what was done, where another supervisor has deleted some meanwhile', async () => {
  const page = await show(<Page />);
  expect(await textAfter(page, 0)).toBe('1 activity is published.');
  expect(await textAfter(page, 1)).toBe('1 activity is copied: France.');
});

it('[ADMIN-3] [I18N-1] what came back is called as the list calls it, in English by its English title', async () => {
  const page = await show(<Page />);
  expect(await textAfter(page, 2)).toBe('1 activity is deleted.');
  expect(await textAfter(page, 3)).toContain('Lift');
});

it('[ADMIN-3] an undo that fails is offered again, also where it was stored and its answer lost', async () => {
  const page = await show(<Page />);
  await textAfter(page, 2);
  inserted.push(
    { data: null, error: { message: 'TypeError: Failed to fetch' }, status: 0 },
    { data: null, error: { code: '23505', message: 'duplicate' }, status: 409 },
  );
  expect(await textAfter(page, 3)).toMatch(/^This could not be undone/);
  expect(await textAfter(page, 3)).toContain('Lift');
});
