import type { Reservation } from '../reservation.ts';
import { labelledName, namedPlace } from './names.ts';
import type { ParsedText } from './text/parsed-text.ts';
import { visitMoment } from './visit-moments.ts';

const SUB_TYPES: readonly (readonly [string, RegExp])[] = [
  ['museum', /musée|museum|exposition|exhibition|galerie|gallery/iu],
  [
    'show',
    /concert|spectacle|théâtre|theatre|opéra|opera|film|séance|ballet|récital|recital|show|festival|cirque|performance/iu,
  ],
  ['sport', /match|stade|stadium|kick-off/iu],
  ['workshop', /atelier|workshop|cours|class/iu],
  ['hike', /randonnée|hike/iu],
  ['sightseeing', /visite|tour|visit|excursion|balade|château|castle/iu],
];
const ROW_AND_SEAT =
  /(?:rang(?:ée)?|row)\s*:?\s*([A-Z]{1,2}|\d{1,2})[,\s–-]{1,3}(?:places?|sièges?|seats?)\s*:?\s*(\d{1,3})(?!\d)/iu;

/** Finds an event or a visit with its name and day by their labels. */
export function eventsIn(text: ParsedText): Reservation[] {
  const { entries, lines } = text;
  const moment = visitMoment(text);
  const title = labelledName(entries, 'event', true);
  if (!moment || title === '') return [];
  const venue = labelledName(entries, 'venue', true);
  const label = entries.find(({ fields }) => fields.has('event'))?.label ?? '';
  const words = [`${label} ${title}`, `${title} ${venue}`];
  const subType = words.flatMap((some) => SUB_TYPES.find(([, pattern]) => pattern.test(some))?.[0] ?? [])[0];
  const seat = seatOf(text);
  return [
    {
      kind: 'activity',
      subType: subType ?? 'other',
      title,
      isCancelled: text.isCancelled,
      ...moment,
      place: namedPlace(venue, entries, lines),
      ...text.price,
      booking: { ...(text.reference && { reference: text.reference }), ...(seat && { seat }) },
      notes: '',
      facts: {},
      itemId: null,
    },
  ];
}

function seatOf({ entries, lines }: ParsedText): string {
  const seats = lines.flatMap(({ text }) => {
    const [, row, seat] = ROW_AND_SEAT.exec(text) ?? [];
    return row && seat ? `${row}${seat}` : [];
  });
  const [row = ''] = entries.flatMap(({ fields, value }) =>
    fields.has('row') && /^[A-Z\d]{1,3}$/.test(value) ? value : [],
  );
  const labelled = entries.flatMap(({ fields, label, value }) =>
    fields.has('seat') && !(/s$/i.test(label) && /^\d$/.test(value)) ? value : [],
  );
  const [only] = labelled.filter((value) =>
    /^[A-Z]{0,2}\s?-?\d{1,3}(?:\s?(?:,|et|and|&)\s?[A-Z]{0,2}\d{1,3})*$/.test(value),
  );
  return seats.length > 0 ? [...new Set(seats)].join(', ') : only ? `${row}${only}` : '';
}
