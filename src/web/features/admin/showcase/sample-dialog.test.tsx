// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { initI18n, loadAreas } from '#i18n/i18n.ts';
import { reactPage, until } from '#tests/support/react-page.ts';
import type { SelectOption } from '#web/ui/field.tsx';
import { SampleDialog } from './sample-dialog.tsx';
import type { Sample } from './sample-form.ts';

vi.mock('idb-keyval', async () => (await import('#tests/support/memory-idb.ts')).memoryIdb().idb);

const SAMPLE: Sample = {
  slug: 'bretagne',
  theme_slug: 'mer',
  is_example: false,
  title_fr: 'Bretagne',
  title_en: 'Brittany',
  summary_fr: null,
  summary_en: null,
  tips_fr: null,
  tips_en: null,
  destination_fr: 'Brest',
  destination_en: 'Brest',
  location: null,
  country_iso_a2: 'FR',
  landscape: 'sea',
  days: 5,
  month: 6,
  currency: 'EUR',
  image_url: null,
  position: 1,
  is_published: true,
  updated_at: '1',
};
const update = vi.fn();
const stored = vi.hoisted(() => ({ picture: Promise.resolve('') }));
vi.mock('#web/pictures/store-picture.ts', () => ({ storePicture: () => stored.picture }));

vi.mock('#web/data/supabase-client.ts', async () =>
  (await import('#tests/support/edited-row.ts')).editedRow(
    () => SAMPLE,
    (columns) => update(columns),
  ),
);

const show = reactPage();
beforeAll(async () => {
  await initI18n('fr');
  await loadAreas('admin', 'collaborators');
  // The configuration never arrives.
  vi.stubGlobal('fetch', () => new Promise(() => {}));
});
beforeEach(() => update.mockClear());

it('[ADMIN-4] a sample trip keeps its theme, also where the themes come late', async () => {
  const onClose = vi.fn<() => void>();
  const client = new QueryClient();
  const dialog = (themes: readonly SelectOption[]) =>
    show(
      <QueryClientProvider client={client}>
        <SampleDialog sample={SAMPLE} themes={themes} onClose={onClose} />
      </QueryClientProvider>,
    );
  await dialog([]);
  const theme = () => document.querySelector<HTMLSelectElement>('[name=theme_slug]');
  await act(async () => {
    theme()?.focus();
    theme()?.blur();
  });
  await dialog([
    { value: 'lent', label: 'Voyager lentement' },
    { value: 'mer', label: 'La mer' },
  ]);
  expect(theme()?.selectedOptions[0]?.text).toBe('La mer');
  const title = document.querySelector<HTMLInputElement>('[name=title_fr]');
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(title, 'Finistère');
    title?.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await act(async () => title?.form?.requestSubmit());
  await until(() => expect(onClose).toHaveBeenCalled());
  expect(update.mock.calls).toEqual([[{ title_fr: 'Finistère' }]]);
});

it('[ADMIN-4] a picture that is still on its way is not lost by a save, which waits for it', async () => {
  const onClose = vi.fn<() => void>();
  const { promise, resolve } = Promise.withResolvers<string>();
  stored.picture = promise;
  await show(
    <QueryClientProvider client={new QueryClient()}>
      <SampleDialog sample={SAMPLE} themes={[]} onClose={onClose} />
    </QueryClientProvider>,
  );
  const input = document.querySelector<HTMLInputElement>('[type=file]');
  await act(async () => {
    Object.defineProperty(input, 'files', { value: [new File(['x'], 'x.png', { type: 'image/png' })] });
    input?.dispatchEvent(new Event('change', { bubbles: true }));
  });
  const save = () => act(async () => document.querySelector('form')?.requestSubmit());
  await until(() => expect(document.querySelector('[type=submit][aria-busy=true]')).not.toBeNull());
  await save();
  await act(async () => resolve('/storage/v1/object/public/pictures/x.webp'));
  await until(() => expect(document.querySelector('[aria-busy=true]')).toBeNull());
  expect(onClose).not.toHaveBeenCalled();
  await save();
  await until(() => expect(onClose).toHaveBeenCalled());
  expect(update.mock.calls).toEqual([[{ image_url: '/storage/v1/object/public/pictures/x.webp' }]]);
});
