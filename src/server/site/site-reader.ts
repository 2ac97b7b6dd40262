/** Reads for public pages, with a visitor's rights: by the data API, with the public key. */

import { type PublicRead, readAddress } from '#db/public-reads/read.ts';

type Ask = (request: Request) => Promise<Response>;

export type PostFacts = {
  slug: string;
  title_fr: string;
  title_en: string;
  excerpt_fr: string | null;
  excerpt_en: string | null;
  cover_url: string | null;
  published_at: string;
  updated_at: string;
};
export type ThemeFacts = {
  slug: string;
  title_fr: string;
  title_en: string;
  tagline_fr: string | null;
  tagline_en: string | null;
  image_url: string | null;
};
export type SampleFacts = {
  slug: string;
  title_fr: string;
  title_en: string;
  summary_fr: string | null;
  summary_en: string | null;
  destination_fr: string;
  landscape: string;
  image_url: string | null;
  updated_at: string;
};
export type CountryFacts = { iso_a2: string; name_fr: string; name_en: string; updated_at: string };

/** `undefined`: it can't be read now. */
export type Found<Row> = Promise<Row | null | undefined>;

export type SiteReader = {
  post: (slug: string) => Found<PostFacts>;
  theme: (slug: string) => Found<ThemeFacts>;
  sample: (slug: string) => Found<SampleFacts>;
  country: (code: string) => Found<CountryFacts>;
  /** Newest first. */
  posts: (most: number, from?: number) => Promise<PostFacts[]>;
  themes: () => Promise<ThemeFacts[]>;
  samples: () => Promise<SampleFacts[]>;
  /** Those that there is advice on. */
  countries: () => Promise<CountryFacts[]>;
  /** The answer to a read of a page; undefined: it can't be read now. */
  rows: (asked: PublicRead<unknown>) => Promise<unknown[] | undefined>;
};

const POST = 'slug,title_fr,title_en,excerpt_fr,excerpt_en,cover_url,published_at,updated_at';
const THEME = 'slug,title_fr,title_en,tagline_fr,tagline_en,image_url';
const SAMPLE = 'slug,title_fr,title_en,summary_fr,summary_en,destination_fr,landscape,image_url,updated_at';
const COUNTRY = 'iso_a2,name_fr,name_en,updated_at';

/**
 * Reads from a data API, ours or a hosted project's.
 *
 * @param base its address, without `/rest/v1`
 */
export function createSiteReader(ask: Ask, base: string, key: string): SiteReader {
  async function read<Row>(path: string, query: PublicRead<Row>['query']): Promise<Row[] | undefined> {
    try {
      const url = `${base}/rest/v1/${readAddress({ path, query })}`;
      const answer = await ask(new Request(url, { headers: { apikey: key } }));
      if (!answer.ok) return undefined;
      const rows: Row[] = JSON.parse(await answer.text());
      return rows;
    } catch {
      return undefined;
    }
  }
  async function one<Row>(table: string, select: string, column: string, value: string): Found<Row> {
    const rows = await read<Row>(table, { select, [column]: `eq.${value}`, limit: '1' });
    return rows && (rows[0] ?? null);
  }
  const published = { status: 'eq.published' };
  return {
    post: async (slug) => {
      const rows = await read<PostFacts>('blog_posts', {
        select: POST,
        slug: `eq.${slug}`,
        limit: '1',
        ...published,
      });
      return rows && (rows[0] ?? null);
    },
    theme: (slug) => one('themes', THEME, 'slug', slug),
    sample: (slug) => one('sample_trips', SAMPLE, 'slug', slug),
    country: (code) => one('countries', COUNTRY, 'iso_a2', code),
    posts: async (most, from = 0) =>
      (await read<PostFacts>('blog_posts', {
        select: POST,
        order: 'published_at.desc,id.desc',
        limit: String(most),
        offset: String(from),
        ...published,
      })) ?? [],
    themes: async () => (await read<ThemeFacts>('themes', { select: THEME, order: 'position' })) ?? [],
    samples: async () =>
      (await read<SampleFacts>('sample_trips', { select: SAMPLE, order: 'position' })) ?? [],
    countries: async () =>
      (await read<CountryFacts>('countries', {
        select: COUNTRY,
        advice_fr: 'not.is.null',
        order: 'iso_a2',
      })) ?? [],
    rows: ({ path, query }) => read(path, query),
  };
}
