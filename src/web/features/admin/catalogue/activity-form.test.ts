import { describe, expect, it } from 'vitest';
import type { Tables } from '#db/database.types.ts';
import { activityForm, activityRules, copiesFor, NEW_ACTIVITY, restored } from './activity-form.ts';

const TRAM: Tables<'activities'> = {
  id: '3f0e1a52-7a04-4a6e-9d0e-0a9f1d2c3b4a',
  title: 'Tram 28',
  title_en: null,
  description: 'Les sept collines',
  description_en: null,
  country_iso_a2: 'PT',
  city: 'Lisbonne',
  city_en: 'Lisbon',
  type: null,
  sub_type: 'sightseeing',
  duration: 45,
  price: 3.1,
  currency: 'EUR',
  image_url: null,
  picture_texts: {},
  location: { name: 'Graça', formatted_address: 'Graça', lat: 38.71, lng: -9.13 },
  closed_on: [1],
  is_published: false,
  created_at: '2026-01-01T00:00:00Z',
  updated_at: '2026-01-02T00:00:00Z',
  title_key: 'tram 28',
  search_key: ' tram 28 lisbonne lisbon',
};
/** What people write of it: without what the database computes. */
const { created_at: _made, updated_at: _changed, title_key: _title, search_key: _words, ...WRITTEN } = TRAM;

const rules = activityRules((key) => key, { ofAddress: () => undefined, ofText: () => undefined });

describe('[ADMIN-3] an activity of the catalogue', () => {
  it('is stored as its form was opened', () => {
    const { location, ...columns } = rules.parse(activityForm(TRAM));
    expect(TRAM).toMatchObject(columns);
    expect(location).toEqual({
      name: 'Graça',
      formatted_address: 'Graça',
      lat: 38.71,
      lng: -9.13,
      country_iso_a2: 'PT',
      geometry: { type: 'Point', coordinates: [-9.13, 38.71] },
    });
  });

  it('is copied into another country with another id and without its times, and nothing else is lost', () => {
    const copyIds = new Map([[TRAM.id, 'copy']]);
    expect(copiesFor('FR', copyIds, [TRAM])).toEqual([{ ...WRITTEN, id: 'copy', country_iso_a2: 'FR' }]);
  });

  it('comes back from a deletion as it was, with its id', () => {
    expect(restored([TRAM])).toEqual([WRITTEN]);
  });

  it.each([
    [{ duration: '1 h' }, ['duration']],
    [{ price: 'beaucoup' }, ['price']],
    [{ lat: '38.7' }, ['lng']],
    [{ lat: 'nord', lng: '-9,1' }, ['lat']],
    [{ lat: '138,71', lng: '-9,1' }, ['lat']],
    [{ lat: '38,7', lng: '-209,1' }, ['lng']],
    [{ price: '12,50', currency: 'X1', lat: '38,7', lng: '-9,1' }, []],
    [{ price: '12,50', lat: '38,7', lng: '-9,1' }, []],
  ])('with %j says what can’t be read', (typed, fields) => {
    const { error } = rules.safeParse({ ...NEW_ACTIVITY, title: 'Tram', country_iso_a2: 'PT', ...typed });
    expect((error?.issues ?? []).map(({ path }) => path.join('.'))).toEqual(fields);
  });
});
