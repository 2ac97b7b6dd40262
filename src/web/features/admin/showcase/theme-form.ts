import * as z from 'zod/mini';
import type { Tables } from '#db/database.types.ts';
import { readPictureTexts, storedPictureTexts } from '#domain/pictures.ts';
import { line, type MessageText, picture, pictureTexts, rank, required, text } from '../form-rules.ts';
import { suggestSlug } from '../suggest-slug.ts';
import type { PictureProblem } from '../use-picture-problem.ts';

export type Theme = Tables<'themes'>;

const slugFor = ({ slug, title_fr }: { slug: string; title_fr: string }) => slug || suggestSlug(title_fr);

/** A new theme without an address gets one made of its French title, where that has characters for it. */
export const themeRules = (t: MessageText, { ofAddress }: PictureProblem) =>
  z.pipe(
    z
      .object({
        title_fr: required(t('titleRequired')),
        title_en: required(t('titleRequired')),
        tagline_fr: text(),
        tagline_en: text(),
        body_fr: text(),
        body_en: text(),
        slug: line(),
        position: rank(t('positionInvalid')),
        image_url: picture(ofAddress),
        ...pictureTexts(),
        is_published: z.boolean(),
      })
      .check(z.refine((theme) => slugFor(theme) !== '', { path: ['slug'], error: t('slugRequired') })),
    z.transform(({ alt_fr, alt_en, caption_fr, caption_en, credit, ...columns }) => ({
      ...columns,
      slug: slugFor(columns),
      picture_texts: storedPictureTexts({ alt_fr, alt_en, caption_fr, caption_en, credit }),
    })),
  );

export type ThemeForm = z.input<ReturnType<typeof themeRules>>;
export type ThemeColumns = z.output<ReturnType<typeof themeRules>>;

/** A new theme goes to the end of the list. */
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
