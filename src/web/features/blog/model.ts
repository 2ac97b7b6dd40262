/** Words that a reader takes in per minute; the usual figure for articles. */
const WORDS_PER_MINUTE = 220;

/** How long a text takes to read, in whole minutes, at least one. Markdown marks count for nothing. */
export function readingMinutes(markdown: string): number {
  const words = markdown.match(/[\p{L}\p{N}]+(?:['’\-.,:][\p{L}\p{N}]+)*/gu)?.length ?? 0;
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}

interface WithCountry {
  country: { iso_a2: string; name_fr: string; name_en: string } | null;
}

export interface CountryGroup<Post> {
  /** Null for posts that are about no country. */
  country: WithCountry['country'];
  posts: Post[];
}

/**
 * Posts by the country they are about, countries in the order of their names, posts in the order given;
 * those about none come last.
 *
 * @param nameOf the country's name in the language shown
 * @param compare the order of names in that language
 */
export function groupByCountry<Post extends WithCountry>(
  posts: readonly Post[],
  nameOf: (country: NonNullable<WithCountry['country']>) => string,
  compare: (a: string, b: string) => number,
): CountryGroup<Post>[] {
  const groups = new Map<string, CountryGroup<Post>>();
  for (const post of posts) {
    const code = post.country?.iso_a2 ?? '';
    const group = groups.get(code) ?? { country: post.country, posts: [] };
    group.posts.push(post);
    groups.set(code, group);
  }
  return [...groups.values()].toSorted((a, b) => {
    if (!a.country || !b.country) return Number(!a.country) - Number(!b.country);
    return compare(nameOf(a.country), nameOf(b.country));
  });
}
