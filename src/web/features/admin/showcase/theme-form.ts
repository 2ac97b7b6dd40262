import type { Tables, TablesInsert } from '#db/database.types.ts';
import { type PictureField, readPictureTexts, storedPictureTexts } from '#domain/picture-texts.ts';
import { slugOf } from '#web/ui/text-headings.ts';

export type Theme = Tables<'themes'>;

/** A theme's form, fields as text. */
export type ThemeForm = Record<
  | 'title_fr'
  | 'title_en'
  | 'tagline_fr'
  | 'tagline_en'
  | 'body_fr'
  | 'body_en'
  | 'slug'
  | 'position'
  | 'image_url'
  | PictureField,
  string
> & { is_published: boolean };

/** The form of a stored theme, or of a new one at the end of the list. */
export function themeForm(theme: Theme | null, position: number): ThemeForm {
  return {
    title_fr: theme?.title_fr ?? '',
    title_en: theme?.title_en ?? '',
    tagline_fr: theme?.tagline_fr ?? '',
    tagline_en: theme?.tagline_en ?? '',
    body_fr: theme?.body_fr ?? '',
    body_en: theme?.body_en ?? '',
    slug: theme?.slug ?? '',
    position: String(theme?.position ?? position),
    image_url: theme?.image_url ?? '',
    ...readPictureTexts(theme?.picture_texts),
    is_published: theme?.is_published ?? true,
  };
}

/** What is stored of a form that can be read; a new theme has its address by its French title where none is typed. */
export function themeOf(form: ThemeForm): TablesInsert<'themes'> {
  const text = (value: string) => value.trim() || null;
  return {
    slug: form.slug.trim() || slugOf(form.title_fr),
    title_fr: form.title_fr.trim(),
    title_en: form.title_en.trim(),
    tagline_fr: text(form.tagline_fr),
    tagline_en: text(form.tagline_en),
    body_fr: text(form.body_fr),
    body_en: text(form.body_en),
    position: readRank(form.position) ?? 0,
    image_url: text(form.image_url),
    picture_texts: storedPictureTexts(form),
    is_published: form.is_published,
  };
}

/** A place in a list as it is typed; null for what is none. */
export function readRank(text: string): number | null {
  return /^\d{1,4}$/.test(text.trim()) ? Number(text) : null;
}
