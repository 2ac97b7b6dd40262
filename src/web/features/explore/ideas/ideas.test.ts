import { describe, expect, it } from 'vitest';
import { applyWrite } from '#web/trip-data/trip.ts';
import {
  addedIdeas,
  countryOf,
  ideaViews,
  matchingIdeas,
  OF_INTEREST,
  subTypesOf,
  writeOfIdea,
} from './ideas.ts';
import type { Idea } from './queries.ts';

const idea = (given: Partial<Idea>): Idea => ({
  id: 'tower',
  title: 'Tour de Belém',
  title_en: 'Belém Tower',
  description: 'Au bord du Tage',
  description_en: null,
  city: 'Lisbonne',
  city_en: 'Lisbon',
  sub_type: 'sightseeing',
  duration: 75,
  price: 8.5,
  currency: 'EUR',
  closed_on: [1],
  image_url: null,
  picture_texts: {},
  location: { name: 'Tour de Belém', formatted_address: 'Lisbonne', lat: 38.6916, lng: -9.216 },
  ...given,
});
const PORTO = idea({
  id: 'bridge',
  title: 'Pont Dom-Luís',
  title_en: null,
  city: 'Porto',
  city_en: null,
  sub_type: 'walk',
  location: { lat: 41.1399, lng: -8.6094 },
});
const NOWHERE = idea({ id: 'nowhere', title: 'À la maison', location: null });
const LISBON = { destination_details: { name: 'Lisbonne', lat: 38.7167, lng: -9.1333 } };

describe('the ideas of a country', () => {
  it('[PUB-5] come nearest to the destination first, those without a place last', () => {
    const shown = ideaViews([NOWHERE, PORTO, idea({})], LISBON, 'fr');
    expect(shown.map(({ title }) => title)).toEqual(['Tour de Belém', 'Pont Dom-Luís', 'À la maison']);
    expect(Math.round((shown[0]?.distance ?? 0) / 1000)).toBe(8);
    const country = { ...LISBON.destination_details, country_iso_a2: 'PT', place_id: 'PT' };
    const anywhere = ideaViews([PORTO, idea({})], { destination_details: country }, 'fr');
    expect(anywhere.map(({ distance }) => distance)).toEqual([null, null]);
    const unknown = ideaViews([PORTO, NOWHERE, idea({})], { destination_details: null }, 'fr');
    expect(unknown.map(({ title }) => title)).toEqual(['À la maison', 'Pont Dom-Luís', 'Tour de Belém']);
  });

  it('[PUB-5] are shown in the language of the page where it is written, else in the catalogue’s own', () => {
    const [tower, bridge] = ideaViews([idea({}), PORTO], LISBON, 'en');
    expect(tower).toMatchObject({ title: 'Belém Tower', city: 'Lisbon', description: 'Au bord du Tage' });
    expect(bridge).toMatchObject({ title: 'Pont Dom-Luís', city: 'Porto' });
  });

  it('[PUB-5] are found by words without accents, by town and by sort', () => {
    const shown = ideaViews([idea({}), PORTO], LISBON, 'fr');
    const found = (filter: object, interests: string[] = []) =>
      matchingIdeas(shown, { text: '', city: '', subType: '', ...filter }, subTypesOf(interests)).map(
        ({ idea: { id } }) => id,
      );
    expect(found({})).toEqual(['tower', 'bridge']);
    expect(found({ text: ' belem ' })).toEqual(['tower']);
    expect(found({ text: 'LUIS' })).toEqual(['bridge']);
    expect(found({ city: 'Porto' })).toEqual(['bridge']);
    expect(found({ subType: 'sightseeing' })).toEqual(['tower']);
    expect(found({ city: 'Porto', subType: 'sightseeing' })).toEqual([]);
    expect(found({ subType: OF_INTEREST }, ['nature', 'of an older release'])).toEqual(['bridge']);
    expect(found({ subType: OF_INTEREST }, ['city'])).toEqual(['tower', 'bridge']);
  });

  it('[PUB-5] go into a day with all that the catalogue knows, and are known again there', () => {
    const [shown] = ideaViews([idea({})], LISBON, 'en');
    if (!shown) throw new Error('There is one.');
    const write = writeOfIdea(shown, '2026-12-02', '09:00');
    expect(write?.columns).toMatchObject({
      title: 'Belém Tower',
      date: '2026-12-02',
      time: '09:00',
      duration: 75,
      sub_type: 'sightseeing',
      price: 8.5,
      currency: 'EUR',
      closed_on: [1],
      catalogue_id: 'tower',
      location: { name: 'Belém Tower', lat: 38.6916, lng: -9.216 },
    });
    if (!write) throw new Error('It has a title.');
    const item = applyWrite(write, { id: 'item', trip_id: 'trip', trip: { currency: 'EUR' } });
    expect([...addedIdeas([item]).keys()]).toEqual(['tower']);
  });
});

describe('the country of a trip', () => {
  it.each([
    [{ country_iso_a2: 'PT' }, 'PT'],
    [{ country_iso_a2: 'Portugal' }, null],
    [{ name: 'Lisbonne' }, null],
    [null, null],
    [['PT'], null],
  ])('[PUB-5] of %j is %s', (destination_details, code) => {
    expect(countryOf({ destination_details, items: [] })).toBe(code);
  });
});
