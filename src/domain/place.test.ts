import { describe, expect, it } from 'vitest';
import { isLocated, readPlace, withGeometry } from './place.ts';

describe('readPlace', () => {
  it('reads a location as the database has it, and leaves out what is not part of one', () => {
    expect(
      readPlace({ name: 'Belém', formatted_address: 'Lisbonne', lat: 38.69, lng: '-9.21', place_id: 'x' }),
    ).toEqual({ name: 'Belém', formatted_address: 'Lisbonne', lat: 38.69, lng: -9.21 });
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
