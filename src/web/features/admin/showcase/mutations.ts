import { noneIfStored, toAppError } from '#db/app-error.ts';
import { queryClient } from '#web/data/query-client.ts';
import { request } from '#web/data/request.ts';
import { changedFields } from '#web/forms/use-draft.ts';
import { SAMPLE_COLUMNS } from '../queries.ts';
import type { EditedRow } from '../use-edit-form.ts';
import type { Sample, SampleColumns } from './sample-form.ts';
import { type Theme, type ThemeColumns, themeForm } from './theme-form.ts';

const changed = () => queryClient.invalidateQueries({ queryKey: ['admin', 'showcase'] });

const isStoredAs = (stored: Theme, columns: ThemeColumns): boolean =>
  Object.keys(changedFields(themeForm({ ...stored, ...columns }, 0), themeForm(stored, 0))).length === 0;

/** Stores a theme once: a try whose answer was lost may have stored it. @param tries their columns, these among them @throws AppError `already_exists`: another theme has the address */
export async function addTheme(columns: ThemeColumns, tries: readonly ThemeColumns[]): Promise<void> {
  try {
    await request((client) => client.from('themes').insert(columns).select('slug').single());
  } catch (error) {
    const { read, write } = themeRow(columns.slug);
    const stored = toAppError(error).key === 'already_exists' && (await read());
    const isOurs = stored && tries.some((tried) => isStoredAs(stored, tried));
    if (!isOurs || !(await write(columns, stored.updated_at))) throw error;
  }
  await changed();
}

export const themeRow = (slug: string): EditedRow<Theme, ThemeColumns> => ({
  read: () => request((client) => client.from('themes').select('*').eq('slug', slug).maybeSingle()),
  write: async (changes, version) => {
    const written = await request((client) =>
      client.from('themes').update(changes).eq('slug', slug).eq('updated_at', version).select('slug'),
    );
    await changed();
    return written.length > 0;
  },
});

/** Returns the row for {@link restoreTheme}; the theme's sample trips remain. */
export async function deleteTheme(slug: string): Promise<Theme[]> {
  const gone = await request((client) => client.from('themes').delete().eq('slug', slug).select('*'));
  await changed();
  return gone;
}

export async function restoreTheme({ picture_texts, ...theme }: Theme): Promise<void> {
  await request((client) =>
    client
      .from('themes')
      .insert({ ...theme, picture_texts: picture_texts ?? {} })
      .select('slug'),
  ).catch(noneIfStored);
  await changed();
}

export const sampleRow = (slug: string): EditedRow<Sample, SampleColumns> => ({
  read: () =>
    request((client) => client.from('sample_trips').select(SAMPLE_COLUMNS).eq('slug', slug).maybeSingle()),
  write: async (changes, version) => {
    const written = await request((client) =>
      client.from('sample_trips').update(changes).eq('slug', slug).eq('updated_at', version).select('slug'),
    );
    await changed();
    return written.length > 0;
  },
});
