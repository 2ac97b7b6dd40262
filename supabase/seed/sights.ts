import { createHash } from 'node:crypto';
import timeZoneAt from '@photostructure/tz-lookup';
import { asciiName } from './ascii-name.ts';
import { catalogueRows } from './catalogue.ts';
import { frenchNameOfAny } from './french-exonyms.ts';
import type { PlaceRow } from './places.ts';
import { europe } from './sights/europe.ts';
import { stations } from './sights/stations.ts';
import { world } from './sights/world.ts';

type Sight = {
  kind: 'sight' | 'station';
  country: string;
  name: string;
  /** Null where French has no other name. */
  nameFr: string | null;
  otherNames: string | null;
  city: string | null;
  cityFr: string | null;
  lat: number;
  lng: number;
};

/**
 * Sights, main stations and ports of the world, and the places of the catalogue: facts, written for Escale, positions good to
 * about 200 m (of a mountain or a park its middle).
 */
export function sightRows(): PlaceRow[] {
  const sights = [
    ...fromLines('sight', europe),
    ...fromLines('sight', world),
    ...fromLines('station', stations),
  ];
  return [...fromCatalogue(), ...sights]
    .map((sight) => ({
      id: idOf(sight),
      kind: sight.kind,
      name: sight.name,
      name_fr: sight.nameFr,
      other_names: sight.otherNames,
      ascii_name: asciiName(sight.name),
      country_iso_a2: sight.country,
      city: sight.city,
      city_fr: sight.cityFr,
      admin1: null,
      lat: sight.lat,
      lng: sight.lng,
      population: 0,
      time_zone: timeZoneAt(sight.lat, sight.lng),
    }))
    .sort((one, other) => one.id - other.id);
}

/** `name = French name / other name / other name | town | latitude, longitude`: a line for each, by country. */
const LINE =
  /^(?<name>[^=/|]+)(?: = (?<french>[^/|]+))?(?: \/ (?<others>[^|]+))? \| (?:(?<city>[^|]+) )?\| (?<lat>-?[\d.]+), (?<lng>-?[\d.]+)$/;

function fromLines(kind: Sight['kind'], countries: Readonly<Record<string, string>>): Sight[] {
  return Object.entries(countries).flatMap(([country, text]) =>
    text
      .trim()
      .split('\n')
      .map((line) => readLine(kind, country, line.trim())),
  );
}

function readLine(kind: Sight['kind'], country: string, line: string): Sight {
  const { name = '', french, others, city, lat, lng } = LINE.exec(line)?.groups ?? {};
  if (name === '') throw new Error(`Not a line of sights: ${line}`);
  return {
    kind,
    country,
    name: name.trim(),
    nameFr: french?.trim() ?? null,
    otherNames: others?.trim() ?? null,
    city: city ?? null,
    cityFr: city ? frenchNameOfAny(country, city) : null,
    lat: Number(lat),
    lng: Number(lng),
  };
}

function fromCatalogue(): Sight[] {
  return catalogueRows().map(({ title, title_en, country_iso_a2, city, city_en, location }) => ({
    kind: 'sight',
    country: country_iso_a2,
    name: title_en,
    nameFr: title === title_en ? null : title,
    otherNames: null,
    city: city_en,
    cityFr: city === city_en ? null : city,
    lat: location.lat,
    lng: location.lng,
  }));
}

/** The same id for the same place in every release, below zero: those of GeoNames are above. */
function idOf({ country, name, city }: Sight): number {
  const digest = createHash('sha256')
    .update(`escale place ${country} ${city ?? ''} ${name}`)
    .digest();
  return -digest.readUIntBE(0, 6);
}
