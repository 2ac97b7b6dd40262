import { describe, expect, it } from 'vitest';
import { type CalendarWords, calendarEvents, type DatedItem, usualZone } from './calendar.ts';

const words: CalendarWords = {
  kind: (kind) => kind,
  transport: (subType) => subType,
  from: (place) => `From: ${place}`,
  to: (place) => `To: ${place}`,
  checkIn: (time) => `In: ${time}`,
  checkOut: (time) => `Out: ${time}`,
  booking: (part, text) => `${part}: ${text}`,
};
const trip = { start_date: '2026-03-28', end_date: '2026-03-31', status: 'planned' };
const station = {
  name: 'Gare de Lyon',
  formatted_address: 'Place Louis-Armand, Paris',
  lat: 48.8443,
  lng: 2.3743,
};

function eventOf(item: DatedItem) {
  const [event] = calendarEvents(trip, [item], words);
  if (!event) throw new Error('There is no event.');
  const { start, end } = event.when;
  return { ...event, start: start.toString(), end: end?.toString() ?? null };
}

describe('what a trip is in a calendar', () => {
  it('[PLUS-4] of a cancelled trip takes up no time and reminds of nothing', () => {
    const items: DatedItem[] = [
      { kind: 'meal', id: 'meal', title: 'Tasca', date: '2026-03-29', time: '20:00', location: station },
    ];
    const facts = ({ status }: { status: string }) =>
      calendarEvents({ ...trip, status }, items, words).map(({ isCancelled, isFree, remindBefore }) => [
        isCancelled,
        isFree,
        remindBefore,
      ]);
    expect(facts({ status: 'completed' })).toEqual([[false, false, 30]]);
    expect(facts({ status: 'cancelled' })).toEqual([[true, true, null]]);
  });

  it('[PLUS-4] has each item at its hour, by the clock on the wall', () => {
    const visit: DatedItem = {
      kind: 'activity',
      id: 'visit',
      title: 'Musée',
      date: '2026-03-29',
      time: '02:30:00',
      end_time: '04:00',
      location: station,
      notes: ' Billets pris \n',
      updated_at: '2026-02-01T10:00:00Z',
    };
    expect(eventOf(visit)).toMatchObject({
      uid: 'visit',
      start: '2026-03-29T02:30:00',
      end: '2026-03-29T04:00:00',
      location: 'Gare de Lyon, Place Louis-Armand, Paris',
      point: { lat: 48.8443, lng: 2.3743 },
      description: 'Billets pris',
      isFree: false,
      changed: '2026-02-01T10:00:00Z',
      remindBefore: 30,
    });
  });

  it('[PLUS-4] names no place by the title of what is there', () => {
    const location = { name: 'Croisière', formatted_address: 'Asakusa' };
    expect(
      eventOf({ kind: 'activity', id: 'boat', title: 'Croisière', date: '2026-03-29', location }),
    ).toMatchObject({ summary: 'Croisière', location: 'Asakusa' });
  });

  it('[PLUS-4] lets transport take as long as it really does, past midnight too', () => {
    const train: DatedItem = {
      kind: 'itinerary',
      id: 'train',
      title: 'Train de nuit',
      date: '2026-03-28',
      time: '22:10',
      duration: 110,
      break_duration: 15,
      sub_type: 'train',
      start_location: station,
      end_location: { name: 'Marseille', formatted_address: 'Marseille' },
    };
    expect(eventOf(train)).toMatchObject({
      start: '2026-03-28T22:10:00',
      end: '2026-03-29T00:15:00',
      description: 'train\nFrom: Gare de Lyon, Place Louis-Armand, Paris\nTo: Marseille',
    });
    expect(eventOf({ ...train, duration: null, break_duration: 0 }).end).toBeNull();
    expect(eventOf(train).remindBefore).toBe(60);
    expect(eventOf({ ...train, sub_type: 'plane' }).remindBefore).toBe(180);
    expect(eventOf({ ...train, time: null }).remindBefore).toBeNull();
  });

  it('[PLUS-4] [PLUS-20] ends nothing before it begins, in the hour that the clocks leave out', () => {
    const club: DatedItem = {
      kind: 'activity',
      id: 'club',
      title: 'Club',
      date: '2026-03-29',
      time: '02:30',
      end_time: '03:15',
      duration: 45,
      location: { name: 'Club', formatted_address: 'Paris', time_zone: 'Europe/Paris' },
    };
    expect(eventOf(club)).toMatchObject({ start: '2026-03-29T01:30:00Z', end: '2026-03-29T02:15:00Z' });
    const { end } = eventOf({ ...club, end_time: '05:00', duration: 150 });
    expect(end).toBe('2026-03-29T03:00:00Z');
  });

  it('[PLUS-4] [PLUS-20] has what is at a known place at its moment, whichever zone its reader is in', () => {
    const at = (name: string, time_zone?: string) => ({ name, formatted_address: name, time_zone });
    const flight: DatedItem = {
      kind: 'itinerary',
      id: 'flight',
      title: 'CDG → ICN',
      date: '2027-03-09',
      time: '21:05',
      duration: 11 * 60,
      break_duration: 75,
      start_location: at('Paris (CDG)', 'Europe/Paris'),
      end_location: at('Seoul (ICN)', 'Asia/Seoul'),
      booking: { reference: 'ABC123', seat: '12A', phone: '+33 1 99 00 12 34' },
    };
    expect(eventOf(flight)).toMatchObject({
      start: '2027-03-09T20:05:00Z',
      end: '2027-03-10T08:20:00Z',
      description:
        'From: Paris (CDG)\nTo: Seoul (ICN)\nreference: ABC123\nseat: 12A\nphone: +33 1 99 00 12 34',
    });
    expect(eventOf({ ...flight, end_location: null }).end).toBe('2027-03-10T08:20:00Z');
    expect(eventOf({ ...flight, start_location: null }).start).toBe('2027-03-09T21:05:00');
    const dinner: DatedItem = {
      kind: 'meal',
      id: 'dinner',
      title: 'Dîner',
      date: '2026-03-28',
      time: '23:30',
      end_time: '03:30',
      location: at('Paris', 'Europe/Paris'),
    };
    // Three hours in the night in which clocks go forward.
    expect(eventOf(dinner)).toMatchObject({ start: '2026-03-28T22:30:00Z', end: '2026-03-29T01:30:00Z' });
    expect(eventOf({ ...dinner, location: at('?', 'Not/AZone') }).start).toBe('2026-03-28T23:30:00');
    expect(usualZone([flight, dinner, { ...dinner, id: 'second' }])).toBe('Europe/Paris');
    expect(usualZone([])).toBeNull();
  });

  it('[PLUS-4] has a stay over its nights, with its hours in words', () => {
    const hotel: DatedItem = {
      kind: 'accommodation',
      id: 'hotel',
      title: 'Casa',
      address: 'Largo 1',
      check_in: '2026-03-28',
      check_out: '2026-03-31',
      check_in_time: '15:00:00',
    };
    expect(eventOf(hotel)).toMatchObject({
      start: '2026-03-28',
      end: '2026-03-31',
      description: 'In: 15:00\nOut: 11:00',
      location: 'Largo 1',
      isFree: true,
    });
    expect(eventOf({ ...hotel, check_out: '2026-03-28' }).end).toBe('2026-03-29');
    expect(eventOf({ ...hotel, check_in: null }).start).toBe('2026-03-31');
  });

  it('[PLUS-4] has what has no hour, and notes, all day; what has no day is left out', () => {
    const idea: DatedItem = { kind: 'meal', id: 'idea', title: 'Dîner', date: '2026-03-30', time: null };
    expect(eventOf(idea)).toMatchObject({ start: '2026-03-30', end: '2026-03-31', isFree: true });
    const note: DatedItem = { kind: 'note', id: 'note', title: 'Prises', content: 'Type F', date: null };
    expect(eventOf(note)).toMatchObject({ start: '2026-03-28', end: '2026-03-29', description: 'Type F' });
    expect(calendarEvents(trip, [{ ...idea, date: null }], words)).toEqual([]);
    expect(calendarEvents({ ...trip, start_date: null, end_date: null }, [note], words)).toEqual([]);
  });
});
