import fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import type { CalendarEvent } from './calendar.ts';
import { writeCalendar } from './calendar-file.ts';

const changed = '2026-01-02T03:04:05.678+01:00';
const event: CalendarEvent = {
  uid: '5f0c1d7e-0000-4000-8000-000000000001',
  summary: 'Fado, à 21 h ; « réservé »',
  when: {
    isAllDay: false,
    start: Temporal.PlainDateTime.from('2026-03-29T02:30'),
    end: Temporal.PlainDateTime.from('2026-03-29T04:00'),
  },
  category: 'Activité',
  description: 'Ligne 1\nLigne 2, fin',
  location: 'Rua 1; Lisboa',
  point: { lat: 38.7223341, lng: -9.1393 },
  isFree: false,
  isCancelled: false,
  changed: null,
  remindBefore: null,
};

const write = (...events: CalendarEvent[]) =>
  writeCalendar({ name: 'Lisbonne', events, changed, zone: null });

/** What an independent reader finds in a file. */
function read(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file));
  return calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component));
}

function only(file: string) {
  const [found] = read(file);
  if (!found) throw new Error('There is no event in the file.');
  return found;
}

describe('a calendar as a file', () => {
  it('[PLUS-4] is read by others as it was meant, at the hour on the wall', () => {
    const found = only(write(event));
    expect(found.uid).toBe(`${event.uid}@escale`);
    expect(found.summary).toBe(event.summary);
    expect(found.description).toBe(event.description);
    expect(found.location).toBe(event.location);
    expect(found.startDate.toString()).toBe('2026-03-29T02:30:00');
    expect(found.endDate.toString()).toBe('2026-03-29T04:00:00');
    // Neither UTC nor a zone: the hour is the traveller's, wherever the file is read.
    expect(found.startDate.zone.tzid).toBe('floating');
    expect(found.component.getFirstPropertyValue('geo')).toEqual([38.722334, -9.1393]);
    expect(found.component.getFirstPropertyValue('dtstamp')?.toString()).toBe('2026-01-02T02:04:05Z');
  });

  it('[PLUS-4] has moments in UTC, and the zone of the trip for readers that know no floating hours', () => {
    const when: CalendarEvent['when'] = {
      isAllDay: false,
      start: Temporal.Instant.from('2027-03-09T21:05+01:00'),
      end: Temporal.Instant.from('2027-03-10T17:20+09:00'),
    };
    const file = writeCalendar({ name: 'Japon', events: [{ ...event, when }], changed, zone: 'Asia/Tokyo' });
    const found = only(file);
    expect([found.startDate.zone.tzid, found.startDate.toString()]).toEqual(['UTC', '2027-03-09T20:05:00Z']);
    expect(found.endDate.subtractDate(found.startDate).toString()).toBe('PT12H15M');
    const calendar = new ICAL.Component(ICAL.parse(file));
    expect(calendar.getFirstPropertyValue('x-wr-timezone')).toBe('Asia/Tokyo');
    expect(write(event)).not.toContain('TIMEZONE');
  });

  it('[PLUS-4] [PLUS-21] reminds of an event before it begins, where that is asked for', () => {
    const [alarm] = only(write({ ...event, remindBefore: 90 })).component.getAllSubcomponents('valarm');
    expect(alarm?.getFirstPropertyValue('action')).toBe('DISPLAY');
    expect(alarm?.getFirstPropertyValue('description')).toBe(event.summary);
    expect(alarm?.getFirstPropertyValue('trigger')?.toString()).toBe('-PT90M');
    expect(only(write(event)).component.getAllSubcomponents('valarm')).toEqual([]);
  });

  it('[PLUS-4] calls an event cancelled, and no other', () => {
    const statusOf = (isCancelled: boolean) =>
      only(write({ ...event, isCancelled })).component.getFirstPropertyValue('status');
    expect([statusOf(true), statusOf(false)]).toEqual(['CANCELLED', null]);
  });

  it('[PLUS-4] has whole days as dates', () => {
    const start = Temporal.PlainDate.from('2026-10-25');
    const found = only(
      write({ ...event, when: { isAllDay: true, start, end: start.add({ days: 2 }) }, isFree: true }),
    );
    expect(found.startDate.isDate).toBe(true);
    expect(found.startDate.toString()).toBe('2026-10-25');
    expect(found.endDate.toString()).toBe('2026-10-27');
    expect(found.component.getFirstPropertyValue('transp')).toBe('TRANSPARENT');
  });

  it('says nothing of what it does not know', () => {
    const when: CalendarEvent['when'] = {
      isAllDay: false,
      start: Temporal.PlainDateTime.from('2026-03-29T02:30'),
      end: null,
    };
    const file = write({ ...event, when, description: '', location: '', point: null });
    expect(file).not.toMatch(/DTEND|DESCRIPTION|LOCATION|GEO/);
    expect(only(file).startDate.toString()).toBe('2026-03-29T02:30:00');
  });

  it('[PLUS-4] keeps any text whole, in lines that no reader cuts', () => {
    // Controls can't be in the format at all; a lone surrogate is no text.
    const texts = fc
      .string({ unit: 'grapheme', maxLength: 400 })
      .map((text) => text.replaceAll(/\r\n?/g, '\n').replaceAll(/(?![\t\n])\p{Cc}/gu, ''));
    fc.assert(
      fc.property(texts, texts, (summary, description) => {
        const file = write({ ...event, summary: `${summary}.`, description: `${description}.` });
        for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
        const found = only(file);
        expect(found.summary).toBe(`${summary}.`);
        expect(found.description).toBe(`${description}.`);
      }),
    );
  });

  it('an item cannot bring lines of its own', () => {
    const file = write({ ...event, summary: 'a\r\nEND:VEVENT\r\nBEGIN:VEVENT', description: '\u0000\u0007' });
    expect(read(file)).toHaveLength(1);
    expect(file).not.toContain('\u0007');
  });
});
