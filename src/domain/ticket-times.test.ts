import { expect, test } from 'vitest';
import { atPlace, minutesBetweenTimes, onClockOf, readTicketTime } from './ticket-times.ts';

test.each([
  ['2027-05-03T10:35:00+02:00', '2027-05-03', '10:35', 120],
  ['2027-05-03T10:35:00.000-03:30', '2027-05-03', '10:35', -210],
  ['2027-05-03T10:35:00Z', '2027-05-03', '10:35', 0],
  ['2027-05-03 10:35', '2027-05-03', '10:35', null],
  ['20270503T1035+0530', '2027-05-03', '10:35', 330],
  ['2027-05-03', '2027-05-03', null, null],
])('[PLUS-13] the time %s is read', (text, day, time, offset) => {
  expect(readTicketTime(text)).toEqual({ day, time, offset });
});

test.each(['', 'demain', '2027-02-30', '2027-05-03T25:00', '3/5/2027', '2027-05-03T10:61', '1e9'])(
  '[PLUS-13] %j is no time',
  (text) => {
    expect(readTicketTime(text)).toBeNull();
  },
);

const at = (text: string) => readTicketTime(text) ?? { day: '', time: null, offset: null };

test('[PLUS-13] [PLUS-20] a time stays as on the ticket, one in UTC is by the clock of its place', () => {
  expect(atPlace(at('2027-05-04T06:15+09:00'), 'Asia/Tokyo')).toEqual({ day: '2027-05-04', time: '06:15' });
  expect(atPlace(at('2027-05-03T21:15Z'), 'Asia/Tokyo')).toEqual({ day: '2027-05-04', time: '06:15' });
  expect(atPlace(at('2027-05-03T21:15Z'), undefined)).toEqual({ day: '2027-05-03', time: '21:15' });
  expect(atPlace(at('2027-05-03T21:15Z'), 'Nulle/Part')).toEqual({ day: '2027-05-03', time: '21:15' });
  expect(atPlace(at('2027-05-03T21:15'), 'Asia/Tokyo')).toEqual({ day: '2027-05-03', time: '21:15' });
});

test('[PLUS-13] [PLUS-20] a moment is the same by the clock of another zone', () => {
  const start = onClockOf('Europe/Paris', at('2027-05-10T01:30Z'));
  expect(start).toEqual({ day: '2027-05-10', time: '03:30', offset: 120 });
  expect(atPlace(start, 'Asia/Tokyo')).toEqual({ day: '2027-05-10', time: '10:30' });
  expect(onClockOf('America/St_Johns', at('2027-01-10T01:30Z'))).toMatchObject({
    time: '22:00',
    offset: -210,
  });
  expect(onClockOf('Europe/Paris', at('2027-05-10T01:30'))).toEqual(at('2027-05-10T01:30+02'));
  for (const unknown of [at('2027-05-10'), at('2027-05-10T01:30')])
    expect(onClockOf('Nulle/Part', unknown)).toEqual(unknown);
});

test('[PLUS-13] [PLUS-20] a journey takes as long as its clocks say, where they are known', () => {
  const [start, end] = [at('2027-05-12T11:50'), at('2027-05-12T18:05')];
  const zones = { from: 'Asia/Tokyo', to: 'Europe/Paris', isSameClock: false };
  expect(minutesBetweenTimes(start, end, zones)).toBe(795);
  expect(minutesBetweenTimes(start, end, { ...zones, to: undefined })).toBeNull();
  expect(minutesBetweenTimes(start, end, { isSameClock: false })).toBeNull();
  expect(minutesBetweenTimes(start, end, { isSameClock: true })).toBe(375);
  expect(minutesBetweenTimes(start, end, { from: 'Asia/Tokyo', isSameClock: true })).toBeNull();
  const withOffset = minutesBetweenTimes(start, at('2027-05-12T18:05+02:00'), {
    from: 'Asia/Tokyo',
    isSameClock: false,
  });
  expect(withOffset).toBe(795);
});
