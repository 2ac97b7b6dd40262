import { createHash } from 'node:crypto';
import type { LocatedPlace } from '#domain/place.ts';
import type { CatalogueEntry } from './catalogue/entry.ts';
import { france } from './catalogue/france.ts';
import { greece } from './catalogue/greece.ts';
import { italy } from './catalogue/italy.ts';
import { japan } from './catalogue/japan.ts';
import { portugal } from './catalogue/portugal.ts';
import { spain } from './catalogue/spain.ts';
import { unitedKingdom } from './catalogue/united-kingdom.ts';
import { unitedStates } from './catalogue/united-states.ts';
import { frenchSpaces } from './prose.ts';

/** A row of `public.activities`, without the picture that a supervisor may choose. */
export type CatalogueRow = {
  id: string;
  title: string;
  title_en: string;
  description: string;
  description_en: string;
  country_iso_a2: string;
  city: string;
  city_en: string;
  type: string;
  sub_type: string;
  duration: number;
  price: number | null;
  currency: string;
  location: LocatedPlace;
  is_published: boolean;
};

/** Where English has another name than French. */
const ENGLISH_CITIES: Readonly<Record<string, string>> = {
  Agrigente: 'Agrigento',
  Athènes: 'Athens',
  Barcelone: 'Barcelona',
  Cordoue: 'Córdoba',
  Delphes: 'Delphi',
  Édimbourg: 'Edinburgh',
  Épidaure: 'Epidaurus',
  Grenade: 'Granada',
  Héraklion: 'Heraklion',
  Lisbonne: 'Lisbon',
  Londres: 'London',
  Pompéi: 'Pompei',
  'Saint-Sébastien': 'San Sebastián',
  Séville: 'Seville',
  Venise: 'Venice',
};

const CATALOGUE: readonly [country: string, currency: string, entries: readonly CatalogueEntry[]][] = [
  ['PT', 'EUR', portugal],
  ['FR', 'EUR', france],
  ['ES', 'EUR', spain],
  ['IT', 'EUR', italy],
  ['GR', 'EUR', greece],
  ['GB', 'GBP', unitedKingdom],
  ['US', 'USD', unitedStates],
  ['JP', 'JPY', japan],
];

/** The catalogue of Ideas that comes with a release: places that last, for the countries that people visit most. */
export function catalogueRows(): CatalogueRow[] {
  return CATALOGUE.flatMap(([country, currency, entries]) =>
    entries.map((entry) => ({
      id: idOf(entry.slug),
      title: entry.title[0],
      title_en: entry.title[1],
      description: frenchSpaces(entry.text[0]),
      description_en: entry.text[1],
      country_iso_a2: country,
      city: entry.city,
      city_en: ENGLISH_CITIES[entry.city] ?? entry.city,
      type: 'activity',
      sub_type: entry.subType,
      duration: entry.duration,
      price: entry.isFree ? 0 : null,
      currency,
      location: {
        name: entry.title[0],
        formatted_address: `${entry.title[0]}, ${entry.city}`,
        lat: entry.at[0],
        lng: entry.at[1],
        geometry: { type: 'Point', coordinates: [entry.at[1], entry.at[0]] },
      },
      is_published: true,
    })),
  );
}

/** The same id for the same slug in every release, as a UUID of version 8. */
function idOf(slug: string): string {
  const bytes = createHash('sha256').update(`escale catalogue ${slug}`).digest().subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
