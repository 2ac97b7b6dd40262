import { describe, expect, it } from 'vitest';
import { destinationPoint, isCountry, isLocated, readPlace, shortPlaceName, withGeometry } from './place.ts';

describe('readPlace', () => {
  it('reads a location as the database has it, and leaves out what is not part of one', () => {
    expect(
      readPlace({ name: 'Belém', formatted_address: 'Lisbonne', lat: 38.69, lng: '-9.21', rating: 4.5 }),
    ).toEqual({ name: 'Belém', formatted_address: 'Lisbonne', lat: 38.69, lng: -9.21 });
  });

  it('[PLUS-6] keeps what the search knew: country, time zone, and which place it is', () => {
    const known = { country_iso_a2: 'PT', place_id: 2_267_057, time_zone: 'Europe/Lisbon' };
    const place = { name: 'Lisbonne', formatted_address: 'Lisbonne, Portugal', lat: 38.7, lng: -9.1 };
    expect(readPlace({ ...place, ...known })).toEqual({ ...place, ...known });
    expect(readPlace({ ...place, place_id: 'ChIJO_PkYRozGQ0R0DaQ5L3rAAQ' })).toEqual({
      ...place,
      place_id: 'ChIJO_PkYRozGQ0R0DaQ5L3rAAQ',
    });
    const wrong = { country_iso_a2: 'pt', place_id: 1.5, time_zone: 'not a zone' };
    expect(readPlace({ ...place, ...wrong })).toEqual(place);
  });

  it('lets name and address stand for each other', () => {
    expect(readPlace({ name: 'Belém' })).toEqual({ name: 'Belém', formatted_address: 'Belém' });
    expect(readPlace({ formatted_address: 'Lisbonne' })).toEqual({
      name: 'Lisbonne',
      formatted_address: 'Lisbonne',
    });
  });

  it('drops coordinates that are on no map, or only one', () => {
    expect(readPlace({ name: 'A', lat: 91, lng: 0 })).toEqual({ name: 'A', formatted_address: 'A' });
    expect(readPlace({ name: 'A', lat: 48 })).toEqual({ name: 'A', formatted_address: 'A' });
    expect(readPlace({ name: 'A', lat: '', lng: '' })).toEqual({ name: 'A', formatted_address: 'A' });
  });

  it.each([null, undefined, 'Lisbonne', 42, [], {}, { name: ' ' }])('reads no place from %j', (value) => {
    expect(readPlace(value)).toBeNull();
  });
});

it('a place without coordinates has no geometry', () => {
  const place = { name: 'A', formatted_address: 'A' };
  expect(withGeometry(place)).toEqual(place);
  expect(isLocated(place)).toBe(false);
  expect(isLocated({ ...place, lat: 0, lng: 0 })).toBe(true);
  expect(isLocated(null)).toBe(false);
});

describe('shortPlaceName', () => {
  it('is an airport’s code where the name ends in one', () => {
    expect(shortPlaceName('Lisbonne (LIS)')).toBe('LIS');
    expect(shortPlaceName('Gare de Lyon (Hall 1)')).toBe('Gare de Lyon (Hall 1)');
    expect(shortPlaceName('Belém')).toBe('Belém');
  });
});

describe('[PLUS-6] a country', () => {
  const tokyo = { formatted_address: '', lat: 35.7, lng: 139.7, country_iso_a2: 'JP' };

  it('is the place whose id is its code', () => {
    expect(isCountry({ ...tokyo, name: 'Japon', place_id: 'JP' })).toBe(true);
    expect(isCountry({ ...tokyo, name: 'Tokyo', place_id: 1_850_147 })).toBe(false);
    expect(isCountry({ ...tokyo, name: 'Tokyo (HND)', place_id: 'HND' })).toBe(false);
    expect(isCountry({ name: 'Chez Léa', formatted_address: '' })).toBe(false);
  });

  it('is no point that a trip goes to, as a town is', () => {
    expect(destinationPoint({ ...tokyo, name: 'Tokyo', place_id: 1_850_147 })).toEqual({
      lat: 35.7,
      lng: 139.7,
    });
    expect(destinationPoint({ ...tokyo, name: 'Japon', place_id: 'JP' })).toBeNull();
    expect(destinationPoint({ name: 'Japon' })).toBeNull();
    expect(destinationPoint(null)).toBeNull();
  });
});
