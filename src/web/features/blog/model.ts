/** Reads a page number, counted from 1; anything else is the first page. */
export function pageOf(text: string | null): number {
  return text && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1;
}

export function countryOf(text: string | null): string | null {
  return text && /^[a-z]{2}$/i.test(text) ? text.toUpperCase() : null;
}

interface WithLatest {
  latest_slugs: readonly string[];
  latest_fr: readonly string[];
  latest_en: readonly string[];
}

/** Joins parallel lists into one entry a post. */
export function latestOf({ latest_slugs, latest_fr, latest_en }: WithLatest) {
  return latest_slugs.map((slug, index) => ({
    slug,
    fr: latest_fr[index] ?? '',
    en: latest_en[index] ?? '',
  }));
}

/** Projects to a plate carrée of 360 by 150 units, from 84° N to 60° S. */
export function onSheet({ lat, lng }: { lat: number; lng: number }): { x: number; y: number } {
  return { x: lng + 180, y: 84 - Math.max(-60, Math.min(84, lat)) };
}
