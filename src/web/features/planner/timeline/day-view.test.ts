import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Json } from '#db/database.types.ts';
import { daySchedule } from '#domain/schedule.ts';
import { tripActivity, tripStay, tripTransport } from '#tests/support/trip-details.ts';
import type { PlannerItem, PlannerItemOf } from '#web/trip-data/trip.ts';
import { dayView, SHORTEST_CARD } from './day-view.ts';

const DAY = Temporal.PlainDate.from('2026-12-03');

const date = DAY.toString();
const activity = (id: string, given: Partial<PlannerItemOf<'activity'>>) =>
  tripActivity(id, { date, ...given });
const transport = (id: string, given: Partial<PlannerItemOf<'itinerary'>>) =>
  tripTransport(id, { date, ...given });
const stay = (id: string, given: Partial<PlannerItemOf<'accommodation'>>) =>
  tripStay(id, {
    check_in: date,
    check_out: '2026-12-05',
    check_in_time: '14:00:00',
    check_out_time: '11:00:00',
    ...given,
  });

function viewOf(items: PlannerItem[], date = DAY, shortest = 27) {
  return dayView(date, daySchedule(items, date), new Map(items.map((item) => [item.id, item])), shortest);
}

describe('a day on the hour axis', () => {
  it('[SCHED-1] draws transport to the rounded hour and shows its exact duration', () => {
    const [card] = viewOf([transport('train', { duration: 80, break_duration: 20 })]).cards;
    expect(card).toMatchObject({ at: 10, length: 2, start: 600, end: 700, minutes: 100 });
  });

  it('[SCHED-1] rounds a drive between places of one clock, and a train or a change of clocks not', () => {
    const at = (name: string, time_zone: string) => ({ name, formatted_address: name, time_zone });
    const [lisbon, porto, madrid] = [
      at('Lisbonne', 'Europe/Lisbon'),
      at('Porto', 'Europe/Lisbon'),
      at('Madrid', 'Europe/Madrid'),
    ];
    const lengthOf = (sub_type: string, end_location: Json) =>
      viewOf([transport('way', { sub_type, duration: 110, start_location: lisbon, end_location })]).cards[0]
        ?.length;
    expect(lengthOf('personal_car', porto)).toBe(2);
    expect(lengthOf('train', porto)).toBeCloseTo(110 / 60);
    expect(lengthOf('personal_car', madrid)).toBeCloseTo(170 / 60);
  });

  it('[SCHED-1] [PLUS-20] draws transport to its exact end where something else begins before or after the rounded one', () => {
    const train = transport('train', { duration: 110 });
    const lunch = activity('lunch', { time: '11:50', end_time: '13:00' });
    const apart = viewOf([train, lunch]);
    expect(apart.cards).toMatchObject([
      { length: 110 / 60, of: 1 },
      { at: 11 + 50 / 60, of: 1 },
    ]);
    const [bus, walk] = [
      transport('bus', { duration: 80 }),
      activity('walk', { time: '11:10', end_time: '12:00' }),
    ];
    const over = viewOf([bus, walk]);
    expect(over.cards).toMatchObject([{ length: 80 / 60, of: 2 }, { of: 2 }]);
    expect(over.labels).toMatchObject([{ id: 'walk', minutes: 10 }]);
  });

  it('[PLUS-20] draws a flight to the hour of its arrival there, so that what overlaps it does, and nothing else', () => {
    const at = (name: string, time_zone: string) => ({ name, formatted_address: name, time_zone });
    const [PARIS, TOKYO] = [at('Paris', 'Europe/Paris'), at('Tokyo', 'Asia/Tokyo')];
    const there = transport('there', {
      time: '11:00',
      duration: 780,
      start_location: PARIS,
      end_location: TOKYO,
    });
    const early = activity('early', { date: '2026-12-04', time: '07:00', end_time: '09:00' });
    const next = viewOf([there, early], DAY.add({ days: 1 }));
    expect(next.cards).toMatchObject([
      { at: 0, length: 8, startsBefore: true, of: 2 },
      { at: 7, of: 2 },
    ]);
    const back = transport('back', { duration: 870, start_location: TOKYO, end_location: PARIS });
    const dinner = activity('dinner', { time: '19:30', end_time: '21:00' });
    expect(viewOf([back, dinner]).cards).toMatchObject([{ at: 10, length: 6.5, of: 1 }, { of: 1 }]);
  });

  it('[SCHED-2] draws what passes midnight on both days', () => {
    const night = activity('fado', { time: '22:30', end_time: '01:30' });
    expect(viewOf([night]).cards[0]).toMatchObject({
      at: 22.5,
      length: 1.5,
      startsBefore: false,
      endsAfter: true,
    });
    expect(viewOf([night], DAY.add({ days: 1 })).cards[0]).toMatchObject({
      at: 0,
      length: 1.5,
      startsBefore: true,
      endsAfter: false,
    });
  });

  it('[SCHED-3] draws a stay from check-in, all day between, and its check-out apart', () => {
    const hotel = stay('hotel', {});
    expect(viewOf([hotel]).stays).toMatchObject([{ at: 14, isCheckIn: true, night: 1, nights: 2 }]);
    expect(viewOf([hotel], DAY.add({ days: 1 })).stays).toMatchObject([
      { at: 0, isCheckIn: false, night: 2 },
    ]);
    const last = viewOf([hotel], DAY.add({ days: 2 }));
    expect(last.stays).toEqual([]);
    expect(last).toMatchObject({ checkOuts: [{ time: 660, column: 0 }], bands: 1 });
    const evening = viewOf(
      [hotel, stay('next', { check_in: last.date.toString(), check_out: '2026-12-09' })],
      last.date,
    );
    expect(evening).toMatchObject({ checkOuts: [{ column: 0 }], stays: [{ at: 14, column: 0 }], bands: 1 });
    const other = stay('other', { check_in: DAY.toString(), check_out: '2026-12-09' });
    const both = viewOf([hotel, other], last.date);
    expect(both).toMatchObject({ checkOuts: [{ column: 1 }], stays: [{ at: 0, column: 0 }], bands: 2 });
  });

  it('[SCHED-3] places a check-in beside entries of its hour, nearest to its band, and alone over the full width', () => {
    const hotel = stay('hotel', {});
    expect(viewOf([hotel]).stays[0]?.card).toMatchObject({ at: 14, column: 0, of: 1, isNumberInside: false });
    const view = viewOf([hotel, activity('castle', { time: '14:00', end_time: '15:30' })]);
    expect(view.cards).toMatchObject([{ column: 0, of: 2, number: 2, overlapMinutes: null }]);
    expect(view.stays[0]?.card).toMatchObject({ at: 14, column: 1, of: 2, number: 1, isNumberInside: true });
    expect(view.labels).toEqual([]);
  });

  it('[SCHED-3] places two check-ins at one hour side by side', () => {
    const { stays, cards } = viewOf([stay('one', {}), stay('two', {})]);
    expect(stays.map(({ card }) => [card?.column, card?.of])).toEqual([
      [0, 2],
      [1, 2],
    ]);
    expect(cards).toEqual([]);
  });

  it('[SCHED-3] gathers a check-in with what finds no room beside it', () => {
    const items = [
      ...['a', 'b', 'c'].map((id) => activity(id, { time: '13:00', end_time: '16:00' })),
      stay('hotel', {}),
    ];
    const view = dayView(DAY, daySchedule(items, DAY), new Map(items.map((item) => [item.id, item])), 27, 3);
    expect(view.stays).toMatchObject([{ isCheckIn: true, card: null }]);
    expect(view.stacks).toHaveLength(2);
    const hotel = view.stacks.flatMap(({ cards }) => cards).find(({ item }) => item.id === 'hotel');
    expect(hotel).toMatchObject({ start: 14 * 60, end: 14 * 60, minutes: 0 });
  });

  it('places two that overlap side by side, with an overlap label in the free corner', () => {
    const view = viewOf([
      activity('castle', { time: '15:30', end_time: '17:00' }),
      activity('workshop', { time: '16:00', end_time: '17:00' }),
    ]);
    expect(view.cards.map(({ column, of }) => [column, of])).toEqual([
      [0, 2],
      [1, 2],
    ]);
    expect(view.labels).toMatchObject([{ id: 'workshop', minutes: 60, column: 1 }]);
    expect(view.cards.map(({ overlapMinutes }) => overlapMinutes)).toEqual([null, null]);
  });

  it('shows an overlap inside the item card when both begin together', () => {
    const view = viewOf([
      activity('a', { time: '15:00', end_time: '16:00' }),
      activity('b', { time: '15:00', end_time: '16:00' }),
    ]);
    expect(view.labels).toEqual([]);
    expect(view.cards.filter(({ overlapMinutes }) => overlapMinutes === 60)).toHaveLength(1);
  });

  it('numbers what happens in the order in which it begins, check-in included', () => {
    const view = viewOf([
      activity('late', { time: '18:00' }),
      stay('hotel', {}),
      activity('early', { time: '09:00' }),
    ]);
    expect(view.axis.stops.toSorted((a, b) => a.number - b.number).map(({ id }) => id)).toEqual([
      'early',
      'hotel',
      'late',
    ]);
  });

  it('keeps an item card high enough to be hit, also at the end of the day', () => {
    const [card] = viewOf([activity('short', { time: '23:55', duration: 5 })], DAY, 35).cards;
    expect(card?.length).toBeCloseTo(35 / 60);
    expect((card?.at ?? 24) + (card?.length ?? 0)).toBeLessThanOrEqual(24);
  });

  it('covers no card by the last one of the day, which begins too late to be drawn below it', () => {
    const items = [
      activity('dinner', { time: '20:00', end_time: '23:40' }),
      activity('bus', { time: '23:50', duration: 10 }),
    ];
    const { cards, labels } = viewOf(items);
    expect(cards).toMatchObject([
      { at: 20, column: 0, of: 2 },
      { column: 1, of: 2, overlapMinutes: null },
    ]);
    expect(labels).toEqual([]);
    const early = activity('dinner', { time: '20:00', end_time: '23:30' });
    expect(viewOf([early, ...items.slice(1)]).cards).toMatchObject([{ of: 1 }, { of: 1 }]);
  });

  it('[PLUS-7] draws no item card lower than a finger, where one presses', () => {
    const tokens = readFileSync(new URL('../../../ui/styles/tokens.css', import.meta.url), 'utf8');
    const coarse = tokens.slice(tokens.indexOf('(pointer: coarse)'));
    const hour = Number(/--hour: (\d+)px/.exec(coarse)?.[1]);
    const [card] = viewOf(
      [activity('short', { time: '10:00', duration: 15 })],
      DAY,
      SHORTEST_CARD.coarse,
    ).cards;
    // Between it and the next card there are three pixels.
    expect((card?.length ?? 0) * hour - 3).toBeGreaterThanOrEqual(44);
  });

  it('lets a title have as many lines as its card has room for, six at most', () => {
    const lines = (duration: number) =>
      viewOf([activity('visit', { time: '10:00', duration })]).cards.map(({ titleLines }) => titleLines);
    expect([30, 60, 90, 120, 240].flatMap(lines)).toEqual([1, 1, 2, 3, 6]);
  });

  it('opens at its first item, and an empty day in the morning', () => {
    expect(viewOf([activity('dawn', { time: '05:15' })]).opensAt).toBe(5.25);
    expect(viewOf([]).opensAt).toBe(8.5);
    const night = activity('fado', { time: '22:30', end_time: '01:30' });
    const next = DAY.add({ days: 1 });
    const market = activity('market', { time: '09:00', date: next.toString() });
    expect(viewOf([night, market], next).opensAt).toBe(9);
    expect(viewOf([night], next).opensAt).toBe(0);
  });

  it('leaves what has no time off the axis', () => {
    expect(viewOf([activity('idea', {})]).cards).toEqual([]);
  });

  it('lays out two hundred items at once', () => {
    const items = Array.from({ length: 200 }, (_, index) =>
      activity(`item-${index}`, { time: `${String(6 + (index % 17)).padStart(2, '0')}:00`, duration: 90 }),
    );
    const view = viewOf(items);
    expect(view.cards).toHaveLength(200);
    expect(new Set(view.cards.map(({ number }) => number)).size).toBe(200);
  });
});
