import type { TicketTime } from '#domain/ticket-times.ts';
import { clocksIn } from './text/clocks.ts';
import { daysIn } from './text/days.ts';
import { ticketTime } from './text/moments.ts';
import type { ParsedText } from './text/parsed-text.ts';

export interface VisitMoment {
  start: TicketTime;
  end: TicketTime | null;
}

const LONGEST_LINE = 120;
/** What a line may have beside day and hour. */
const OTHER_WORDS =
  /(?<!\p{L})(?:le|à|a|de|on|at|from|to|pour|for|dès|-|\d{1,2} (?:personnes?|couverts?|convives?|people|guests?|adults?|adultes?|diners|pers\.?)|table (?:for|pour|de) \d{1,2}|table)(?!\p{L})/giu;

/** Finds the one day of a visit and its hour, by labels, else by a line of nothing else; null: none, or several. */
export function visitMoment({ entries, lines, writing }: ParsedText): VisitMoment | null {
  const labelled = entries.filter(({ fields }) => fields.has('day') || fields.has('time'));
  const values = labelled.map(({ value, following, fields }) =>
    fields.has('day') && clocksIn(value, writing.clocks).length === 0
      ? [value, following[0] ?? ''].join(' ')
      : value,
  );
  const bare = lines
    .map(({ text }) => text)
    .filter((text) => text.length < LONGEST_LINE && isBare(text, writing));
  const moments = values.some((value) => daysIn(value, writing.order).length > 0)
    ? values
    : [...values, ...bare];
  const days = new Set(moments.flatMap((value) => daysIn(value, writing.order).map(({ day }) => day)));
  const spans = moments.map((value) => clocksIn(value, writing.clocks).map(({ time }) => time));
  const starts = new Set(spans.flatMap(([time]) => time ?? []));
  const [day, otherDay] = days;
  const [time, otherTime] = starts;
  if (day === undefined || otherDay !== undefined || otherTime !== undefined) return null;
  const ends = entries
    .filter(({ fields }) => fields.has('ends'))
    .map(({ value }) => clocksIn(value, writing.clocks)[0]?.time);
  const end = spans.map((times) => times[1]).find(Boolean) ?? ends[0];
  const start = ticketTime(day, time);
  return (
    start && {
      start,
      end: time !== undefined && end !== undefined && end > time ? ticketTime(day, end) : null,
    }
  );
}

function isBare(text: string, { order, clocks }: ParsedText['writing']): boolean {
  const days = daysIn(text, order);
  if (days.length !== 1) return false;
  const spans = [...days, ...clocksIn(text, clocks)].toSorted((one, other) => other.start - one.start);
  const rest = spans.reduce((left, { start, end }) => `${left.slice(0, start)} ${left.slice(end)}`, text);
  return rest.replaceAll(OTHER_WORDS, '').replaceAll(/[\s,.·•|:()–—-]/gu, '') === '';
}
