import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changedColumns, cleanItem, type ItemDrafts } from './item-rules.ts';
import { ITEM_KINDS } from './items.ts';
import { formatMinutes } from './times.ts';

const stay = { title: 'Hôtel da Baixa', check_in: '2026-12-03', check_out: '2026-12-06' };
const visit = { title: 'Tour de Belém', date: '2026-12-03' };

/** The columns of a draft that is fine. */
function columnsOf<Kind extends keyof ItemDrafts>(kind: Kind, draft: ItemDrafts[Kind]) {
  const cleaned = cleanItem(kind, draft);
  if (!cleaned) throw new Error('refused: no title');
  return cleaned.columns;
}

describe('the title', () => {
  it.each(ITEM_KINDS)('[ITEM-5] is required for %s: blank is refused', (kind) => {
    for (const title of ['', '   ', '\t\n', '\u00a0', null, undefined]) {
      expect(cleanItem(kind, { ...stay, ...visit, title })).toBeNull();
    }
  });

  it.each(ITEM_KINDS)('[ITEM-5] loses the blanks around it for %s', (kind) => {
    expect(columnsOf(kind, { ...stay, ...visit, title: '  Fado  ' }).title).toBe('Fado');
  });
});

describe('accommodation', () => {
  it('[ITEM-1] arrives at 14:00 and leaves at 11:00 unless said otherwise', () => {
    expect(columnsOf('accommodation', stay)).toMatchObject({
      check_in_time: '14:00',
      check_out_time: '11:00',
    });
    expect(
      columnsOf('accommodation', { ...stay, check_in_time: '16:30', check_out_time: '09:00' }),
    ).toMatchObject({ check_in_time: '16:30', check_out_time: '09:00' });
  });

  it('[ITEM-1] an address without a location makes one from address and title', () => {
    expect(columnsOf('accommodation', { ...stay, address: 'Rua Augusta 1, Lisbonne' }).location).toEqual({
      name: 'Hôtel da Baixa',
      formatted_address: 'Rua Augusta 1, Lisbonne',
    });
  });

  it('[ITEM-1] a location that is on the map stays, with its geometry', () => {
    const location = { name: 'Baixa', formatted_address: 'Rua Augusta 1', lat: 38.71, lng: -9.14 };
    expect(columnsOf('accommodation', { ...stay, address: 'Rua Augusta 1', location }).location).toEqual({
      ...location,
      geometry: { type: 'Point', coordinates: [-9.14, 38.71] },
    });
  });

  it('[ITEM-6] a location that is a text is removed', () => {
    expect(columnsOf('accommodation', { ...stay, location: 'Lisbonne' }).location).toBeNull();
  });
});

describe('activity', () => {
  it('[ITEM-2] with both times the duration is their difference', () => {
    expect(columnsOf('activity', { ...visit, time: '10:00', end_time: '12:15', duration: 5 }).duration).toBe(
      135,
    );
  });

  it('[ITEM-2] the difference passes midnight', () => {
    expect(columnsOf('activity', { ...visit, time: '22:30', end_time: '00:15' }).duration).toBe(105);
  });

  it('[ITEM-2] the duration is always positive and leads from time to end time', () => {
    fc.assert(
      fc.property(fc.nat(1439), fc.nat(1439), (start, end) => {
        const times = { time: formatMinutes(start), end_time: formatMinutes(end) };
        const { duration } = columnsOf('activity', { ...visit, ...times });
        expect(duration).toBeGreaterThan(0);
        if (start !== end) expect(formatMinutes(start + duration)).toBe(times.end_time);
        else expect(duration).toBe(60);
      }),
    );
  });

  it('[ITEM-2] without an end time it takes what was said, else 60 minutes', () => {
    expect(columnsOf('activity', { ...visit, time: '10:00' }).duration).toBe(60);
    expect(columnsOf('activity', { ...visit, time: '10:00', end_time: '' }).duration).toBe(60);
    expect(columnsOf('activity', { ...visit, time: '10:00', duration: 90 }).duration).toBe(90);
    expect(columnsOf('activity', { ...visit, duration: -5 }).duration).toBe(60);
  });

  it("[ITEM-2] the sub-type is sightseeing by default; the type the sub-type, else 'activity'", () => {
    expect(columnsOf('activity', visit)).toMatchObject({ type: 'activity', sub_type: 'sightseeing' });
    expect(columnsOf('activity', { ...visit, sub_type: 'museum' })).toMatchObject({
      type: 'museum',
      sub_type: 'museum',
    });
    expect(columnsOf('activity', { ...visit, type: 'culture', sub_type: 'museum' }).type).toBe('culture');
  });

  it('[ITEM-2] a location with lat and lng gains a geometry, longitude first', () => {
    const location = { name: 'Belém', formatted_address: 'Lisbonne', lat: 38.6916, lng: -9.216 };
    expect(columnsOf('activity', { ...visit, location }).location?.geometry).toEqual({
      type: 'Point',
      coordinates: [-9.216, 38.6916],
    });
    expect(columnsOf('activity', { ...visit, location: { name: 'Belém' } }).location).toEqual({
      name: 'Belém',
      formatted_address: 'Belém',
    });
  });
});

describe('transport', () => {
  it('[ITEM-3] is by personal car, without a break, tolls not known, unless said otherwise', () => {
    expect(columnsOf('itinerary', visit)).toEqual({
      ...visit,
      time: null,
      duration: null,
      break_duration: 0,
      sub_type: 'personal_car',
      tolls_known: false,
      start_location: null,
      end_location: null,
      price: null,
      notes: null,
    });
  });

  it("[ITEM-3] tolls known as 'true' is true, anything else is not", () => {
    const known = (tolls_known: ItemDrafts['itinerary']['tolls_known']) =>
      columnsOf('itinerary', { ...visit, tolls_known }).tolls_known;
    expect([known('true'), known(true)]).toEqual([true, true]);
    expect([known('false'), known(false), known(''), known(null)]).toEqual([false, false, false, false]);
  });
});

describe('meal and note', () => {
  it('[ITEM-4] a meal takes 60 minutes by default', () => {
    expect(columnsOf('meal', { ...visit, time: '12:30' })).toMatchObject({ duration: 60, end_time: null });
  });

  it('[ITEM-4] a note has a title, a content and perhaps a day', () => {
    expect(columnsOf('note', { title: 'Visa', content: 'Demander en ligne', date: '2026-12-03' })).toEqual({
      title: 'Visa',
      content: 'Demander en ligne',
      date: '2026-12-03',
    });
    expect(columnsOf('note', { title: 'Visa', date: '' })).toEqual({
      title: 'Visa',
      content: null,
      date: null,
    });
  });
});

describe('prices', () => {
  it('are numbers, from texts or numbers; blank is none', () => {
    const priceOf = (price: number | string | null) =>
      columnsOf('meal', { ...visit, price, currency: 'EUR' }).price;
    expect([priceOf('12,50'), priceOf('12.50'), priceOf(12.5), priceOf(''), priceOf(null)]).toEqual([
      12.5,
      12.5,
      12.5,
      null,
      null,
    ]);
  });

  it("a currency that is not said is left to the trip's", () => {
    expect(columnsOf('meal', { ...visit, currency: ' ' })).not.toHaveProperty('currency');
    expect(columnsOf('meal', { ...visit, currency: 'CHF' }).currency).toBe('CHF');
  });
});

describe('temporary fields', () => {
  /** The specification's list, in both spellings that forms have used. */
  const temporary = {
    start: '2026-12-03T10:00',
    end: '2026-12-03T12:00',
    origin: 'Paris',
    destination: 'Lisbonne',
    originAddress: 'Gare de Lyon',
    origin_address: 'Gare de Lyon',
    originDetails: {},
    origin_details: {},
    destinationAddress: 'Lisboa Oriente',
    destination_address: 'Lisboa Oriente',
    destinationDetails: {},
    destination_details: {},
    departureTime: '08:00',
    departure_time: '08:00',
    arrivalTime: '09:50',
    arrival_time: '09:50',
    tollsKnown: 'true',
    numberOfBreaks: 2,
    number_of_breaks: 2,
    routeOptions: [],
    route_options: [],
    routePreferences: {},
    route_preferences: {},
    calculationMethod: 'google',
    calculation_method: 'google',
    avoidTolls: true,
    avoid_tolls: true,
    avoidHighways: true,
    avoid_highways: true,
    optimizeFor: 'time',
    optimise_for: 'time',
    newlyCreatedEvents: [],
    newly_created_events: [],
  };

  it.each(ITEM_KINDS)('[ITEM-6] none is saved with %s', (kind) => {
    const draft = {
      ...stay,
      ...visit,
      ...temporary,
      location: 'Lisbonne',
      start_location: 'Paris',
      end_location: 'Lisbonne',
    };
    const columns = columnsOf(kind, draft);
    expect(Object.keys(columns).filter((name) => name in temporary)).toEqual([]);
    expect(Object.values(columns)).not.toContain('Lisbonne');
    expect(Object.values(columns)).not.toContain('Paris');
  });

  it.each(ITEM_KINDS)('[ITEM-6] type goes for every kind but activities (%s)', (kind) => {
    const columns = columnsOf(kind, { ...stay, ...visit, type: 'culture' });
    expect('type' in columns).toBe(kind === 'activity');
  });
});

describe('changedColumns', () => {
  const stored = {
    id: 'id',
    trip_id: 'trip',
    title: 'Tour de Belém',
    date: '2026-12-03',
    time: '10:00:00',
    end_time: null,
    duration: 60,
    type: 'activity',
    sub_type: 'sightseeing',
    location: {
      lng: -9.2,
      lat: 38.7,
      name: 'Belém',
      formatted_address: 'Lisbonne',
      geometry: { coordinates: [-9.2, 38.7], type: 'Point' },
    },
    price: '12.50',
    currency: 'EUR',
    notes: null,
  };

  it('names nothing when nothing changed, however the database writes it', () => {
    expect(
      changedColumns(stored, columnsOf('activity', { ...stored, time: '10:00', price: '12,5' })),
    ).toEqual({});
  });

  it('names only what changed', () => {
    const columns = columnsOf('activity', { ...stored, time: '11:30', location: null });
    expect(changedColumns(stored, columns)).toEqual({ time: '11:30', location: null });
  });

  it('names a column that was emptied', () => {
    expect(changedColumns(stored, columnsOf('activity', { ...stored, price: '' }))).toEqual({ price: null });
  });
});
