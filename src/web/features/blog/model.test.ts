import { describe, expect, it } from 'vitest';
import { groupByCountry, readingMinutes } from './model.ts';

describe('[BLOG-1] reading time', () => {
  it('is at least a minute', () => {
    expect(readingMinutes('')).toBe(1);
    expect(readingMinutes('Bonjour')).toBe(1);
  });

  it('counts words, not marks', () => {
    const text = Array.from({ length: 440 }, () => '**mot**').join(' ');
    expect(readingMinutes(`# ${text}`)).toBe(2);
  });

  it('takes an elided word for one', () => {
    expect(readingMinutes(Array.from({ length: 220 }, () => 'l’heure').join(' '))).toBe(1);
  });
});

describe('[BLOG-1] posts by destination', () => {
  const portugal = { iso_a2: 'PT', name_fr: 'Portugal', name_en: 'Portugal' };
  const greece = { iso_a2: 'GR', name_fr: 'Grèce', name_en: 'Greece' };
  const estonia = { iso_a2: 'EE', name_fr: 'Estonie', name_en: 'Estonia' };
  const group = (posts: { slug: string; country: typeof portugal | null }[]) =>
    groupByCountry(posts, ({ name_fr }) => name_fr, new Intl.Collator('fr').compare).map(
      ({ country, posts: all }) => [country?.iso_a2 ?? null, all.map(({ slug }) => slug)],
    );

  it('come in the order of the countries’ names, those of no country last', () => {
    expect(
      group([
        { slug: 'a', country: null },
        { slug: 'b', country: portugal },
        { slug: 'c', country: greece },
        { slug: 'd', country: estonia },
        { slug: 'e', country: portugal },
      ]),
    ).toEqual([
      ['EE', ['d']],
      ['GR', ['c']],
      ['PT', ['b', 'e']],
      [null, ['a']],
    ]);
  });

  it('are no group when there is none', () => {
    expect(group([])).toEqual([]);
  });
});
