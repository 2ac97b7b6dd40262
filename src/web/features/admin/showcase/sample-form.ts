import type { Tables, TablesUpdate } from '#db/database.types.ts';
import { readRank } from './theme-form.ts';

export type Sample = Omit<Tables<'sample_trips'>, 'items'>;

/** A sample trip's form, fields as text. Its plan, days and items, comes with the product's data. */
export type SampleForm = Record<
  | 'title_fr'
  | 'title_en'
  | 'summary_fr'
  | 'summary_en'
  | 'tips_fr'
  | 'tips_en'
  | 'destination_fr'
  | 'destination_en'
  | 'theme_slug'
  | 'landscape'
  | 'month'
  | 'position'
  | 'image_url',
  string
> & { is_published: boolean };

/** The form of a stored sample trip. */
export const sampleForm = (sample: Sample): SampleForm => ({
  title_fr: sample.title_fr,
  title_en: sample.title_en,
  summary_fr: sample.summary_fr ?? '',
  summary_en: sample.summary_en ?? '',
  tips_fr: sample.tips_fr ?? '',
  tips_en: sample.tips_en ?? '',
  destination_fr: sample.destination_fr,
  destination_en: sample.destination_en,
  theme_slug: sample.theme_slug ?? '',
  landscape: sample.landscape,
  month: String(sample.month),
  position: String(sample.position),
  image_url: sample.image_url ?? '',
  is_published: sample.is_published,
});

/** What is stored of a form that can be read. */
export function sampleOf(form: SampleForm): TablesUpdate<'sample_trips'> {
  const text = (value: string) => value.trim() || null;
  return {
    title_fr: form.title_fr.trim(),
    title_en: form.title_en.trim(),
    summary_fr: text(form.summary_fr),
    summary_en: text(form.summary_en),
    tips_fr: text(form.tips_fr),
    tips_en: text(form.tips_en),
    destination_fr: form.destination_fr.trim(),
    destination_en: form.destination_en.trim(),
    theme_slug: text(form.theme_slug),
    landscape: form.landscape,
    month: Number(form.month),
    position: readRank(form.position) ?? 0,
    image_url: text(form.image_url),
    is_published: form.is_published,
  };
}
