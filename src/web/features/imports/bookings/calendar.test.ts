import { expect, test } from 'vitest';
import { CALENDAR_EVENTS, calendarFile } from '#tests/fixtures/bookings/calendars.ts';
import { itemLines, readBookings } from '#tests/support/item-lines.ts';

const {
  flight,
  stay,
  dinner,
  utc,
  utcFlight,
  fromParis,
  fromDelhi,
  crossing,
  concert,
  cancelled,
  series,
  startless,
} = CALENDAR_EVENTS;
const linesOf = async (...events: readonly (readonly string[])[]) =>
  itemLines((await readBookings(calendarFile(...events))).reservations);

test('[PLUS-13] a calendar’s events become items of the kind that their words say, in the zones of both ends', async () => {
  expect(await linesOf(flight, stay, dinner)).toEqual([
    'plane | Vol KO 276 CDG → NRT | 2027-05-03 10:35 | 760 min | CDG > NRT',
    'stay | Hôtel Mirador | 2027-05-03 14:00 - 2027-05-06 11:00 | 12 rua das Flores, Lisboa @38.7107,-9.1432',
    'meal | Dîner chez Inès | 2027-05-04 20:30 | 90 min',
  ]);
});

test('[PLUS-13] [PLUS-20] a journey in UTC, or in a zone by its newer name, is by the clocks of its ends', async () => {
  expect(await linesOf(utcFlight, fromParis, fromDelhi)).toEqual([
    'plane | Vol KO 277 NRT → CDG | 2027-05-12 10:50 | 855 min | NRT > CDG',
    'plane | Vol KO 277 NRT à CDG | 2027-05-12 10:50 | 855 min | NRT > CDG',
    'plane | Vol KO 277 NRT à CDG | 2027-05-12 10:50 | 855 min | NRT > CDG',
  ]);
});

test('[PLUS-13] words with accents are whole words; two short words with a dash are no flight', async () => {
  expect(await linesOf(crossing)).toEqual([
    'ferry | Traversée Toulon – Ajaccio | 2027-05-07 19:00 | 660 min | Toulon > Ajaccio',
  ]);
  expect(await linesOf(concert)).toEqual([
    'other | Concert hip-hop | 2027-05-06 21:00 | 120 min | Bel-Air, Lisboa',
  ]);
});

test('[PLUS-13] a time in UTC is shown by the clock of the calendar', async () => {
  const bytes = calendarFile(utc)
    .toString()
    .replace('VERSION:2.0', 'VERSION:2.0\r\nX-WR-TIMEZONE:Asia/Tokyo');
  const { reservations } = await readBookings(Buffer.from(bytes));
  expect(await itemLines(reservations)).toEqual(['other | Visite du phare | 2027-05-05 17:00 | 90 min']);
});

test('[PLUS-13] of several calendars in one file all events are read, each by the clock of its own', async () => {
  const tokyo = calendarFile(utc)
    .toString()
    .replace('VERSION:2.0', 'VERSION:2.0\r\nX-WR-TIMEZONE:Asia/Tokyo');
  const { reservations } = await readBookings(Buffer.from(calendarFile(dinner).toString() + tokyo));
  expect(await itemLines(reservations)).toEqual([
    'meal | Dîner chez Inès | 2027-05-04 20:30 | 90 min',
    'other | Visite du phare | 2027-05-05 17:00 | 90 min',
  ]);
});

test('[PLUS-13] what is cancelled is said so, a series is read once, what has no start is left out', async () => {
  expect(await linesOf(cancelled, series, startless)).toEqual([
    'cancelled | meal | Restaurant du port | 2027-05-05 19:00 | 60 min',
    'other | Cours de surf | 2027-05-04 09:00 | 60 min',
  ]);
});

test('[PLUS-13] a calendar that takes its events back cancels them also without their status', async () => {
  const bytes = calendarFile(dinner).toString().replace('VERSION:2.0', 'VERSION:2.0\r\nMETHOD:CANCEL');
  const { reservations } = await readBookings(Buffer.from(bytes));
  expect(await itemLines(reservations)).toEqual([
    'cancelled | meal | Dîner chez Inès | 2027-05-04 20:30 | 90 min',
  ]);
});

test('[PLUS-13] an event of our own calendar names its item', async () => {
  const id = '0b5d2ad1-4f50-4c5a-9a63-0d1e6f1f7a10';
  const { reservations } = await readBookings(calendarFile([...dinner, `UID:${id}@escale`]));
  expect(reservations.map(({ itemId }) => itemId)).toEqual([id]);
  const others = await readBookings(calendarFile([...dinner, `UID:${id}@elsewhere.example`]));
  expect(others.reservations[0]?.itemId).toBeNull();
});

test('[PLUS-13] of a calendar of years, the events nearest to today are read', async () => {
  const today = Temporal.Now.plainDateISO();
  const events = Array.from({ length: 600 }, (_, index) => {
    const day = today
      .add({ days: index - 590 })
      .toString()
      .replaceAll('-', '');
    return [`SUMMARY:Jour ${index}`, `DTSTART:${day}T120000`, 'DURATION:PT1H'];
  });
  const { reservations } = await readBookings(calendarFile(...events));
  const titles = new Set(reservations.map(({ title }) => title));
  expect([titles.size, titles.has('Jour 599'), titles.has('Jour 0')]).toEqual([500, true, false]);
});

test('[PLUS-13] a calendar without events, or cut off, says so', async () => {
  await expect(readBookings(calendarFile())).rejects.toMatchObject({ problem: 'nothingFound' });
  await expect(readBookings(Buffer.from('BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nSUMMARY'))).rejects.toMatchObject(
    {
      problem: 'unreadable',
    },
  );
});
