/** The words of a calendar, from the texts of the interface, without what shows the interface. */
import type { CalendarWords } from '#domain/calendar.ts';
import type { Language } from '#i18n/languages.ts';
import enTrip from '#i18n/locales/en/trip.ts';
import enItems from '#i18n/locales/en/trip-items.ts';
import enTransport from '#i18n/locales/en/trip-transport.ts';
import frTrip from '#i18n/locales/fr/trip.ts';
import frItems from '#i18n/locales/fr/trip-items.ts';
import frTransport from '#i18n/locales/fr/trip-transport.ts';

const TEXTS = {
  fr: { trip: frTrip, items: frItems, transport: new Map(Object.entries(frTransport)) },
  en: { trip: enTrip, items: enItems, transport: new Map(Object.entries(enTransport)) },
} as const satisfies Record<Language, object>;

const BOOKING_LABELS = {
  reference: 'bookingReference',
  seat: 'bookingSeat',
  phone: 'bookingPhone',
  link: 'bookingLink',
} as const;

export function wordsIn(language: Language): CalendarWords {
  const { trip, items, transport } = TEXTS[language];
  return {
    kind: (kind) => items[kind],
    transport: (subType) => transport.get(subType) ?? '',
    from: (place) => fill(trip.calendarFrom, { place }),
    to: (place) => fill(trip.calendarTo, { place }),
    checkIn: (time) => fill(trip.calendarCheckIn, { time }),
    checkOut: (time) => fill(trip.calendarCheckOut, { time }),
    booking: (part, text) => fill(items.bookingFact, { part: items[BOOKING_LABELS[part]], text }),
  };
}

/** Fills the places of a text; places inside values are left as they are. */
function fill(text: string, values: Record<string, string>): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (place, name: string) => values[name] ?? place);
}
