/** A place worth a visit, as it is written: once for each language. */
export type CatalogueEntry = {
  /** Names the row for ever: never change one. */
  slug: string;
  title: readonly [fr: string, en: string];
  city: string;
  subType: string;
  /** Minutes that most people stay. */
  duration: number;
  /** Degrees, good to about 200 m. */
  at: readonly [lat: number, lng: number];
  /** Nobody pays to go in; other prices change too often to be told. */
  isFree?: true;
  text: readonly [fr: string, en: string];
};

type Line = readonly [
  slug: string,
  fr: string,
  en: string,
  city: string,
  subType: string,
  duration: number,
  lat: number,
  lng: number,
  price: 'free' | 'paid',
  textFr: string,
  textEn: string,
];

/** Entries from lines, which read like a table. */
export function entries(lines: readonly Line[]): CatalogueEntry[] {
  return lines.map(([slug, fr, en, city, subType, duration, lat, lng, price, textFr, textEn]) => ({
    slug,
    title: [fr, en],
    city,
    subType,
    duration,
    at: [lat, lng],
    ...(price === 'free' && { isFree: true as const }),
    text: [textFr, textEn],
  }));
}
