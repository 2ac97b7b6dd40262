import { arrivalTimes } from './posts/arrival-times.ts';
import { bretonTides } from './posts/breton-tides.ts';
import { greekFerries } from './posts/greek-ferries.ts';
import { kyotoWinter } from './posts/kyoto-winter.ts';
import { lisbonPost } from './posts/lisbon.ts';
import { mountainHuts } from './posts/mountain-huts.ts';
import { nightTrainsPost } from './posts/night-trains.ts';
import { oneBag } from './posts/one-bag.ts';
import type { PostText } from './posts/post-text.ts';
import { sharingCosts } from './posts/sharing-costs.ts';
import { slowDaysPost } from './posts/slow-days.ts';
import { frenchSpaces, markdown } from './prose.ts';

/** A row of `public.blog_posts`, without id, author and picture. Bodies are Markdown. */
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

const POSTS: readonly PostText[] = [
  lisbonPost,
  greekFerries,
  slowDaysPost,
  mountainHuts,
  nightTrainsPost,
  sharingCosts,
  arrivalTimes,
  oneBag,
  kyotoWinter,
  bretonTides,
];

/** The posts with which the blog opens. */
export function postRows(): PostRow[] {
  return POSTS.map(({ slug, country_iso_a2, tags, published, fr, en }) => ({
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
    published_at: `${published}T07:00:00Z`,
  }));
}
