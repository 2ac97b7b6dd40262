import type { JourneyPart } from './journey-parts.ts';

const WAGON_AND_SEAT =
  /(?<!\p{L})(?:voiture|coach|carriage|wagon)\s*:?\s*([A-Z]?\d{1,2}|[A-Z])(?![\p{L}\d])[^\n]{0,20}?(?<!\p{L})(?:places?|sièges?|seats?)\s*:?\s*(\d{1,3}[A-Z]?(?:\s*(?:,|et|and|&)\s*\d{1,3}[A-Z]?)*)(?![\d\p{L}])/giu;
const SEATS =
  /^(?:[A-Z]{0,2}\s?\d{1,3}[A-Z]?)(?:\s*(?:,|et|and|&|\/)\s*[A-Z]{0,2}\d{1,3}[A-Z]?)*(?=$|\s*[(,;–-])/u;
const WAGON = /^(?:[A-Z]?\d{1,3}|[A-Z])(?=$|[\s(,;])/u;
const BETWEEN = /\s*(?:,|\/|&|\bet\b|\band\b)\s*/u;

/** Returns `7 61` for coach and seat, `12A` for a seat alone; empty: none. */
export function seatIn(parts: readonly JourneyPart[], lines: readonly string[]): string {
  const inline = [...lines.join('\n').matchAll(WAGON_AND_SEAT)].flatMap(([, wagon = '', seats = '']) =>
    seats.split(BETWEEN).map((seat) => `${wagon} ${seat}`),
  );
  if (inline.length > 0) return [...new Set(inline)].join(', ');
  const textsOf = (name: JourneyPart['name'], pattern: RegExp) =>
    parts.filter((part) => part.name === name).flatMap(({ text }) => pattern.exec(text)?.[0] ?? []);
  const [wagon = ''] = textsOf('wagon', WAGON);
  const seats = textsOf('seat', SEATS).flatMap((text) => text.split(BETWEEN));
  return [...new Set(seats)].map((seat) => [wagon, seat].filter(Boolean).join(' ')).join(', ');
}
