import { describe, expect, it } from 'vitest';
import { arrivalOf, minutesToArrival } from './arrivals.ts';
import type { ItineraryItem } from './items.ts';
import { exactSpan } from './spans.ts';

const at = (name: string, time_zone: string) => ({ name, formatted_address: name, time_zone });
const KIX = at('Osaka (KIX)', 'Asia/Tokyo');
const CDG = at('Paris (CDG)', 'Europe/Paris');
const APW = at('Apia (APW)', 'Pacific/Apia');
const PPG = at('Pago Pago (PPG)', 'Pacific/Pago_Pago');
const SUMMER = { day: Temporal.PlainDate.from('2027-07-10'), start: 11 * 60 + 30 };

const flight = (start_location: unknown, end_location: unknown, duration: number, break_duration = 0) => ({
  start_location,
  end_location,
  duration,
  break_duration,
});

describe('the arrival of a journey', () => {
  it('[ITEM-5] [SCHED-1] is by the clock of where it arrives: Osaka 11:30 to Paris is 18:50 of the same day', () => {
    expect(arrivalOf(flight(KIX, CDG, 860), SUMMER)).toMatchObject({ end: 18 * 60 + 50, isEndKnown: true });
    expect(arrivalOf(flight(CDG, KIX, 720, 60), SUMMER).end).toBe(24 * 60 + 7 * 60 + 30);
  });

  it('[ITEM-5] gives the duration of a ticket back, also where clocks differ', () => {
    expect(minutesToArrival(flight(KIX, CDG, 0), SUMMER, 18 * 60 + 50)).toBe(860);
    expect(minutesToArrival(flight(CDG, KIX, 0), SUMMER, 7 * 60 + 30)).toBe(780);
    expect(minutesToArrival(flight(null, null, 0), SUMMER, 11 * 60)).toBe(23 * 60 + 30);
    const winter = { ...SUMMER, day: Temporal.PlainDate.from('2027-01-10') };
    expect(minutesToArrival(flight(KIX, CDG, 0), winter, 18 * 60 + 50)).toBe(920);
  });

  it.each([
    ['2027-04-10', null, 694],
    ['2027-03-27', null, 634],
    ['2027-10-30', null, 754],
    ['2027-10-30', '2027-10-31', 754],
  ])('[PLUS-20] is that of the clock on nights when clocks change: %s, %s', (date, arrives, minutes) => {
    const [paris, nice] = [at('Paris', 'Europe/Paris'), at('Nice', 'Europe/Paris')];
    const departure = { day: Temporal.PlainDate.from(date), start: 20 * 60 + 51 };
    const day = arrives === null ? null : Temporal.PlainDate.from(arrives);
    const duration = minutesToArrival(flight(paris, nice, 0), departure, 8 * 60 + 25, { day });
    expect(duration).toBe(minutes);
    expect(arrivalOf(flight(paris, nice, duration), departure).end).toBe((24 + 8) * 60 + 25);
  });

  it('[PLUS-20] has a day, so that a journey may take as long as it does', () => {
    const minutes = (from: unknown, to: unknown, leaves: string, arrives: string) => {
      const [start, end] = [leaves, arrives].map((text) => Temporal.PlainDateTime.from(text));
      if (!start || !end) return null;
      const departure = { day: start.toPlainDate(), start: start.hour * 60 + start.minute };
      const day = end.toPlainDate();
      return minutesToArrival(flight(from, to, 0), departure, end.hour * 60 + end.minute, { day });
    };
    const auckland = at('Auckland', 'Pacific/Auckland');
    expect(minutes(CDG, auckland, '2027-01-10T21:00', '2027-01-12T11:30')).toBe(26 * 60 + 30);
    expect(minutes(null, null, '2027-06-01T10:00', '2027-06-03T12:29')).toBe(50 * 60 + 29);
    expect(minutes(CDG, KIX, '2027-06-01T10:00', '2027-06-01T12:00')).toBeLessThan(0);
  });

  it('[PLUS-20] is looked for near the one before, where the journey had one', () => {
    const to = (end: number, minutes: number) =>
      minutesToArrival(flight(null, null, 0), SUMMER, end, { minutes });
    // 11:30 until 14:00 two days later, then 15:00, then 10:00; an hour that is as far both ways is the earlier one.
    expect([to(15 * 60, 3030), to(10 * 60, 3030)]).toEqual([3090, 2790]);
    expect([to(12 * 60, 750), to(23 * 60 + 30, 750)]).toEqual([30, 720]);
  });

  it('[ITEM-5] may be on the day before, over the date line', () => {
    const { end, isEndKnown } = arrivalOf(flight(APW, PPG, 45), SUMMER);
    expect([end, isEndKnown]).toEqual([SUMMER.start + 45 - 24 * 60, true]);
    expect(minutesToArrival(flight(APW, PPG, 0), SUMMER, 12 * 60 + 15)).toBe(45);
  });

  it('[ITEM-5] is unknown without a duration, and between places far apart whose zones are not known', () => {
    expect(arrivalOf(flight(KIX, CDG, 0), SUMMER).isEndKnown).toBe(false);
    const [osaka, paris] = [
      { name: 'Osaka', lat: 34.4, lng: 135.2 },
      { name: 'Paris', lat: 49, lng: 2.5 },
    ];
    expect(arrivalOf(flight(osaka, paris, 860), SUMMER)).toMatchObject({ end: 690 + 860, isEndKnown: false });
    expect(arrivalOf(flight(paris, paris, 60), SUMMER).isEndKnown).toBe(true);
    expect(arrivalOf(flight(at('?', 'Not/AZone'), CDG, 60), SUMMER).end).toBe(750);
  });

  it('[SCHED-1] is what every text names, while the schedule is drawn in whole hours', () => {
    const train: ItineraryItem = {
      kind: 'itinerary',
      id: 'train',
      title: 'Train',
      date: '2027-07-10',
      time: '11:30',
      ...flight(null, null, 110),
    };
    expect(exactSpan(train)).toMatchObject({ start: 690, end: 800, minutes: 110 });
  });
});
