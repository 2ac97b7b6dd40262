import { queryClient } from '#web/data/query-client.ts';
import { request } from '#web/data/request.ts';
import type { SampleColumns } from './sample-form.ts';
import type { Theme, ThemeColumns } from './theme-form.ts';

const changed = () => queryClient.invalidateQueries({ queryKey: ['admin', 'showcase'] });

/** @throws AppError */
export async function addTheme(columns: ThemeColumns): Promise<void> {
  await request((client) => client.from('themes').insert(columns).select('slug').single());
  await changed();
}

/** @throws AppError */
export async function saveTheme(slug: string, columns: Partial<ThemeColumns>): Promise<void> {
  await request((client) => client.from('themes').update(columns).eq('slug', slug).select('slug').single());
  await changed();
}

/** Returns the row for {@link restoreTheme}; the theme's sample trips remain. @throws AppError */
export async function deleteTheme(slug: string): Promise<Theme> {
  const gone = await request((client) =>
    client.from('themes').delete().eq('slug', slug).select('*').single(),
  );
  await changed();
  return gone;
}

export async function restoreTheme({ picture_texts, ...theme }: Theme): Promise<void> {
  await request((client) =>
    client
      .from('themes')
      .insert({ ...theme, picture_texts: picture_texts ?? {} })
      .select('slug')
      .single(),
  );
  await changed();
}

/** @throws AppError */
export async function saveSample(slug: string, columns: Partial<SampleColumns>): Promise<void> {
  await request((client) =>
    client.from('sample_trips').update(columns).eq('slug', slug).select('slug').single(),
  );
  await changed();
}
