import { frenchSpaces, markdown } from '../prose.ts';
import { lisbonPost } from './lisbon-post.ts';
import { nightTrainsPost } from './night-trains-post.ts';
import { slowDaysPost } from './slow-days-post.ts';

/** A row of `public.blog_posts`, without id and author. Bodies are Markdown. */
export type PostRow = {
  slug: string;
  title_fr: string;
  title_en: string;
  excerpt_fr: string;
  excerpt_en: string;
  body_fr: string;
  body_en: string;
  country_iso_a2: string | null;
  tags: readonly string[];
  status: 'published';
  published_at: string;
};

/** The posts with which a blog opens, published in the weeks before today. */
export function postRows(today: Temporal.PlainDate): PostRow[] {
  return [lisbonPost, slowDaysPost, nightTrainsPost].map(
    ({ slug, country_iso_a2, tags, daysAgo, fr, en }) => ({
      slug,
      title_fr: frenchSpaces(fr.title),
      title_en: en.title,
      excerpt_fr: frenchSpaces(fr.excerpt),
      excerpt_en: en.excerpt,
      body_fr: frenchSpaces(markdown(fr.body)),
      body_en: markdown(en.body),
      country_iso_a2,
      tags,
      status: 'published',
      published_at: today
        .subtract({ days: daysAgo })
        .toZonedDateTime({ timeZone: 'UTC', plainTime: '07:00' })
        .toInstant()
        .toString(),
    }),
  );
}
