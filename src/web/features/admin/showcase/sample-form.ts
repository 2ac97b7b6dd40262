import * as z from 'zod/mini';
import type { Tables } from '#db/database.types.ts';
import { type MessageText, picture, rank, required, text } from '../form-rules.ts';
import type { PictureProblem } from '../use-picture-problem.ts';

export type Sample = Omit<Tables<'sample_trips'>, 'items'>;

/** Checks texts and pictures; the plan itself is part of the release. */
export const sampleRules = (t: MessageText, { ofAddress }: PictureProblem) =>
  z.object({
    title_fr: required(t('titleRequired')),
    title_en: required(t('titleRequired')),
    summary_fr: text(),
    summary_en: text(),
    tips_fr: text(),
    tips_en: text(),
    destination_fr: required(t('destinationRequired')),
    destination_en: required(t('destinationRequired')),
    theme_slug: text(),
    landscape: z.string(),
    month: z.pipe(z.string(), z.transform(Number)),
    position: rank(t('positionInvalid')),
    image_url: picture(ofAddress),
    is_published: z.boolean(),
  });

export type SampleForm = z.input<ReturnType<typeof sampleRules>>;
export type SampleColumns = z.output<ReturnType<typeof sampleRules>>;

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
