// @vitest-environment happy-dom
import { act } from 'react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { initI18n, loadAreas } from '#i18n/i18n.ts';
import { reactPage, until } from '#tests/support/react-page.ts';
import { storageKeys } from '#web/data/browser-storage.ts';
import { CheckboxField, SelectField, TextField } from '#web/ui/field.tsx';
import { EditDialog } from './components/form-parts.tsx';
import { useEditForm } from './use-edit-form.ts';

vi.mock('idb-keyval', async () => (await import('#tests/support/memory-idb.ts')).memoryIdb().idb);

const OPENED = { title: 'Lac', month: '3', lat: '1', lng: '2', is_shown: true };
type Row = typeof OPENED & { updated_at: string };

/** The row in the database, and what happens there before the next write. */
let row: Row | null;
const beforeWrite = vi.fn();
const change = (columns: Partial<typeof OPENED>) => {
  if (row) row = { ...row, ...columns, updated_at: `${row.updated_at}+` };
};
const written = vi.fn<(columns: object) => void>();
const onSaved = vi.fn();

const rules = z.object({
  title: z.string().check(z.trim()),
  month: z.string(),
  lat: z.string(),
  lng: z.string(),
  is_shown: z.boolean(),
});
const months = ['3', '4', '5'].map((value) => ({ value, label: `Mois ${value}` }));

function Editor({ draft = null, initial = OPENED }: { draft?: string | null; initial?: typeof OPENED }) {
  const form = useEditForm({
    draft,
    initial,
    rules: () => rules,
    together: [['lat', 'lng']],
    row: {
      read: async () => row,
      write: async (columns, version) => {
        beforeWrite();
        if (row?.updated_at !== version) return false;
        change(columns);
        written(columns);
        return true;
      },
    },
    formOf: ({ updated_at: _version, ...columns }: Row) => columns,
    save: async (_, typed) => {
      await form.saveEdit(typed);
      onSaved();
    },
  });
  const { field } = form;
  return (
    <EditDialog title="Modifier" form={form} onClose={() => {}}>
      <TextField label="Titre" {...field('title')} />
      <SelectField label="Mois" options={months} {...field('month')} />
      <TextField label="Latitude" {...field('lat')} />
      <TextField label="Longitude" {...field('lng')} />
      <CheckboxField label="Visible" {...form.register('is_shown')} />
    </EditDialog>
  );
}

const show = reactPage();
beforeAll(async () => {
  await initI18n('fr');
  await loadAreas('admin', 'collaborators');
});
beforeEach(() => {
  row = { ...OPENED, updated_at: '1' };
  vi.clearAllMocks();
});

const dialog = () => document.querySelector('[role=dialog]');
const field = (name: string) => dialog()?.querySelector<HTMLInputElement>(`[name=${name}]`);
const type = (name: string, text: string) =>
  act(async () => {
    const of = field(name) instanceof HTMLSelectElement ? HTMLSelectElement : HTMLInputElement;
    Object.getOwnPropertyDescriptor(of.prototype, 'value')?.set?.call(field(name), text);
    field(name)?.dispatchEvent(new Event(of === HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
  });
const press = (text: string) =>
  act(async () =>
    [...(dialog()?.querySelectorAll('button') ?? [])]
      .find(({ textContent }) => textContent === text)
      ?.click(),
  );
const failure = () => dialog()?.querySelector('[data-slot=form-failure]')?.textContent ?? null;
const notice = () => dialog()?.querySelector('output')?.textContent;

it('[ADMIN-5] an edited row is sent what was changed in it, and nothing when nothing was', async () => {
  await show(<Editor />);
  await type('title', ' Lac ');
  await press('Enregistrer');
  await until(() => expect(onSaved).toHaveBeenCalledTimes(1));
  expect(written).not.toHaveBeenCalled();
  await type('month', '5');
  await press('Enregistrer');
  await until(() => expect(written.mock.calls).toEqual([[{ month: '5' }]]));
});

it('[ADMIN-5] of two supervisors who change different fields, the changes of both are stored', async () => {
  await show(<Editor />);
  change({ month: '4' });
  await type('title', 'Lac bleu');
  beforeWrite.mockImplementationOnce(() => change({ is_shown: false }));
  await press('Enregistrer');
  await until(() => expect(onSaved).toHaveBeenCalled());
  expect(written.mock.calls).toEqual([[{ title: 'Lac bleu' }]]);
  expect(row).toMatchObject({ title: 'Lac bleu', month: '4', is_shown: false });
});

it('[ADMIN-5] who saves second reads that somebody changed the same field, has what they typed, and stores it if they will', async () => {
  await show(<Editor />);
  await type('title', 'Lac bleu');
  await type('month', '5');
  // Between reading and writing: the lock finds it.
  beforeWrite.mockImplementationOnce(() => change({ title: 'Lac vert', month: '4', is_shown: false }));
  await press('Enregistrer');
  await until(() => expect(failure()).toContain('a changé la même chose entre-temps'));
  await until(() => expect(notice()).toContain('«\u00a0Titre\u00a0»\u00a0: «\u00a0Lac vert\u00a0»'));
  expect(notice()).toContain('«\u00a0Mois 4\u00a0»');
  expect(notice()).toContain('vient de changer\u00a0: Visible');
  expect([field('title')?.value, field('month')?.value, field('is_shown')?.checked]).toEqual([
    'Lac bleu',
    '5',
    false,
  ]);
  expect(written).not.toHaveBeenCalled();
  await press('Garder le mien');
  await press('Garder le mien');
  await press('Enregistrer');
  await until(() => expect(onSaved).toHaveBeenCalled());
  expect(written.mock.calls).toEqual([[{ title: 'Lac bleu', month: '5' }]]);
});

it('[ADMIN-5] [SHELL-5] what was typed before a reload overwrites nothing that somebody has stored since', async () => {
  localStorage.setItem(storageKeys.auth, JSON.stringify({ user: { id: 'sue' } }));
  await show(<Editor draft="lake" />);
  await type('title', 'Lac bleu');
  await type('lat', '5');
  await show(null);
  const stored = { ...OPENED, title: 'Lac vert', lng: '7', month: '4' };
  change(stored);
  await show(<Editor draft="lake" initial={stored} />);
  expect([field('title')?.value, field('month')?.value]).toEqual(['Lac bleu', '4']);
  expect([field('lat')?.value, field('lng')?.value]).toEqual(['5', '2']);
  await press('Enregistrer');
  await until(() => expect(notice()).toContain('«\u00a0Lac vert\u00a0»'));
  expect(notice()).toContain('«\u00a01, 7\u00a0»');
  expect(written).not.toHaveBeenCalled();
  await press('Prendre le sien');
  await press('Garder le mien');
  await press('Enregistrer');
  await until(() => expect(onSaved).toHaveBeenCalled());
  expect(written.mock.calls).toEqual([[{ title: 'Lac bleu' }]]);
  localStorage.clear();
});

it('[ADMIN-5] [SHELL-5] a draft asks about no field that nobody has typed into', async () => {
  localStorage.setItem(storageKeys.auth, JSON.stringify({ user: { id: 'sue' } }));
  await show(<Editor draft="river" />);
  await type('title', 'Lac bleu');
  await show(null);
  change({ month: '4' });
  await show(<Editor draft="river" initial={{ ...OPENED, month: '4' }} />);
  change({ month: '5' });
  await press('Enregistrer');
  await until(() => expect(onSaved).toHaveBeenCalled());
  expect(written.mock.calls).toEqual([[{ title: 'Lac bleu' }]]);
  expect(row).toMatchObject({ title: 'Lac bleu', month: '5' });
  localStorage.clear();
});

it('[ADMIN-5] [SHELL-5] a draft that passes through what somebody has stored, while it is typed, overwrites nothing', async () => {
  localStorage.setItem(storageKeys.auth, JSON.stringify({ user: { id: 'sue' } }));
  await show(<Editor draft="pond" />);
  await type('title', 'Lac bleu clair');
  await show(null);
  change({ title: 'Lac bleu' });
  await show(<Editor draft="pond" initial={{ ...OPENED, title: 'Lac bleu' }} />);
  await type('title', 'Lac bleu');
  await type('title', 'Lac bleu vif');
  await press('Enregistrer');
  await until(() => expect(notice()).toContain('«\u00a0Lac bleu\u00a0»'));
  expect(written).not.toHaveBeenCalled();
  localStorage.clear();
});

it('[ADMIN-5] what the other has stored is taken with all that belongs together', async () => {
  await show(<Editor />);
  change({ lng: '7' });
  await type('lat', '5');
  await press('Enregistrer');
  await until(() =>
    expect(notice()).toContain('«\u00a0Latitude, Longitude\u00a0»\u00a0: «\u00a01, 7\u00a0»'),
  );
  expect([field('lat')?.value, field('lng')?.value]).toEqual(['5', '2']);
  await press('Prendre le sien');
  expect([field('lat')?.value, field('lng')?.value]).toEqual(['1', '7']);
  await press('Enregistrer');
  await until(() => expect(onSaved).toHaveBeenCalled());
  expect(written).not.toHaveBeenCalled();
});

it('[ADMIN-5] a row that is gone says so, and what was typed stays', async () => {
  await show(<Editor />);
  row = null;
  await type('title', 'Lac bleu');
  await press('Enregistrer');
  await until(() => expect(failure()).toContain('n’existe plus'));
  expect(field('title')?.value).toBe('Lac bleu');
});
