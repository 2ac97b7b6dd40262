/** A heading of a post: its words without marks, and the name of its place in the page. */
export interface Heading {
  text: string;
  id: string;
}

/** Fewer headings than these are seen at a glance. */
export const MIN_HEADINGS = 3;

/** A name for the address of a part of a page, from its words: `quand-partir`. */
export function slugOf(text: string): string {
  return (
    text
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-+|-+$/g, '') || 'partie'
  );
}

/** The words of a line of Markdown, without its marks. */
function plainText(line: string): string {
  return line
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*_`~]+/g, '')
    .replace(/\s#+\s*$/, '')
    .trim();
}

/** Ids that the page has around a text. */
const TAKEN_IDS = ['content', 'root', 'loading'];

/** The headings of the second level of a text, in order, each with a name of its own; what stands in code is none. */
export function headingsOf(markdown: string): Heading[] {
  const headings: Heading[] = [];
  const seen = new Map(TAKEN_IDS.map((id) => [id, 1]));
  let isCode = false;
  for (const line of markdown.split('\n')) {
    if (/^\s*(```|~~~)/.test(line)) isCode = !isCode;
    const [, found] = isCode ? [] : (/^## +(.+)$/.exec(line) ?? []);
    const text = found ? plainText(found) : '';
    if (!text) continue;
    const name = slugOf(text);
    const times = (seen.get(name) ?? 0) + 1;
    seen.set(name, times);
    headings.push({ text, id: times === 1 ? name : `${name}-${times}` });
  }
  return headings;
}

/** The page that an address asks for: a whole number from 1, else 1. */
export function pageOf(text: string | null): number {
  return text && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1;
}

/** The country that an address narrows the list to, as its code; null for all. */
export function countryOf(text: string | null): string | null {
  return text && /^[a-z]{2}$/i.test(text) ? text.toUpperCase() : null;
}

/** Continents in the order of a list, by the two letters that countries have. */
const CONTINENTS = ['EU', 'AF', 'AS', 'NA', 'SA', 'OC', 'AN'] as const;

interface InContinent {
  continent: string | null;
}

/** Countries by continent, in the order given within each; those of none are left out. */
export function byContinent<Country extends InContinent>(countries: readonly Country[]) {
  return CONTINENTS.map((continent) => ({
    continent,
    countries: countries.filter((country) => country.continent === continent),
  })).filter((group) => group.countries.length > 0);
}

interface WithLatest {
  latest_slugs: readonly string[];
  latest_fr: readonly string[];
  latest_en: readonly string[];
}

/** The newest posts of a country, from lists that go together: one entry a post. */
export function latestOf({ latest_slugs, latest_fr, latest_en }: WithLatest) {
  return latest_slugs.map((slug, index) => ({
    slug,
    fr: latest_fr[index] ?? '',
    en: latest_en[index] ?? '',
  }));
}

/** A point of the world on a sheet of 360 by 150, whose top is 84° N and whose bottom is 60° S (plate carrée). */
export function onSheet({ lat, lng }: { lat: number; lng: number }): { x: number; y: number } {
  return { x: lng + 180, y: 84 - Math.max(-60, Math.min(84, lat)) };
}
