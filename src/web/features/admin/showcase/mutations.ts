import { unwrap } from '#db/app-error.ts';
import { queryClient } from '#web/data/query-client.ts';
import { request } from '#web/data/request.ts';
import { loadClient } from '#web/data/supabase-client.ts';
import type { SampleColumns } from './sample-form.ts';
import type { Theme, ThemeColumns } from './theme-form.ts';

const changed = () => queryClient.invalidateQueries({ queryKey: ['admin', 'showcase'] });

/** Updates a theme; `slug` null: adds one. @throws AppError */
export async function saveTheme(slug: string | null, columns: ThemeColumns): Promise<void> {
  const themes = (await loadClient()).from('themes');
  const stored = slug === null ? themes.insert(columns) : themes.update(columns).eq('slug', slug);
  unwrap(await stored.select('slug').single());
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
export async function saveSample(slug: string, columns: SampleColumns): Promise<void> {
  await request((client) =>
    client.from('sample_trips').update(columns).eq('slug', slug).select('slug').single(),
  );
  await changed();
}
