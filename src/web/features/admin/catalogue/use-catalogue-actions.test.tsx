// @vitest-environment happy-dom
import { act } from 'react';
import { beforeAll, expect, it, vi } from 'vitest';
import { initI18n, loadAreas } from '#i18n/i18n.ts';
import { reactPage } from '#tests/support/react-page.ts';
import { useCurrentToast } from '#web/ui/toasts.ts';
import { useCatalogueActions } from './use-catalogue-actions.ts';

/** Of two activities, one is still there. */
const LEFT = { data: [{ id: 'a', title: 'Tram' }], error: null };

vi.mock('#web/data/supabase-client.ts', () => {
  const among = () => ({ select: async () => LEFT });
  const insert = (rows: object[]) => ({ select: async () => ({ data: rows, error: null }) });
  const from = () => ({ update: () => ({ in: among }), select: () => ({ in: async () => LEFT }), insert });
  return { loadClient: async () => ({ from }) };
});

const TARGETS = ['a', 'b'].map((id) => ({ id, title: id, country_iso_a2: 'PT' }));
const show = reactPage();
beforeAll(async () => {
  await initI18n('en');
  await loadAreas('admin', 'notifications');
});

function Page() {
  const { publish, duplicate } = useCatalogueActions();
  return (
    <>
      <output>{useCurrentToast()?.title}</output>
      <button type="button" onClick={() => void publish(TARGETS, true)}>
        Publish
      </button>
      <button type="button" onClick={() => void duplicate(TARGETS, 'FR', 'France')}>
        Duplicate
      </button>
    </>
  );
}

it('[ADMIN-3] a toast counts what was done, where another supervisor has deleted some meanwhile', async () => {
  const page = await show(<Page />);
  const titleAfter = async (at: number) => {
    await act(async () => page.querySelectorAll('button')[at]?.click());
    await vi.waitFor(async () => act(async () => {}));
    return page.querySelector('output')?.textContent;
  };
  expect(await titleAfter(0)).toBe('1 activity is published.');
  expect(await titleAfter(1)).toBe('1 activity is copied: France.');
});
