import type { Reservation } from '../reservation.ts';
import { type NameWords, namedPlace, nameIn } from './names.ts';
import type { Field } from './text/labels.ts';
import type { ParsedText } from './text/parsed-text.ts';
import { visitMoment } from './visit-moments.ts';

const RESTAURANT: NameWords = {
  field: 'restaurant',
  booked: 'réservation|table|booking|reservation|dîner|déjeuner|dinner|lunch|couverts?|restaurant',
  begins:
    /^(?:Le |La )?(?:Restaurant|Brasserie|Bistrot?|Auberge|Café|Chez|Table|Trattoria|Osteria|Taverne|Crêperie|Winstub)\s(?:(?:de|du|des|la|le|les|aux?|the|of|l[’']|d[’'])\s?)*\p{Lu}/u,
  ends: /^\p{Lu}.*\p{L}\s(?:Restaurant|Bistro|Brasserie|Kitchen|Grill|Tavern|Café|Dining Rooms?|Eating House)$/u,
};
/** Of a table alone. */
const TABLE_WORDS =
  /(?<!\p{L})(?:couverts?|convives?|covers|diners|votre table|your table|table (?:pour|for|de|of) \d+)(?!\p{L})/iu;
/** Of a meal, where they are near the beginning: spas and trains have lunch, too. */
const MEAL_WORDS =
  /(?<!\p{L})(?:restaurants?|dîner|déjeuner|brunch|dinner|lunch|bistrots?|bistro|brasserie|auberge|cuisine)(?!\p{L})/iu;
const FIRST_LINES = 8;
const OTHERS: readonly Field[] = ['room', 'lodging', 'event'];
const PARTY =
  /(?<![\d:.,h€£])(?:table (?:for|pour|de) )?(\d{1,2})(?:(?<=table (?:for|pour|de) \d{1,2})|\s(?:personnes?|couverts?|convives?|people|guests?|diners|pers\.|adults?|adultes?))(?![\p{L}\d:])/iu;
const PARTY_VALUE =
  /^(?:table (?:for|pour) )?(\d{1,2})(?=$|\s?(?:[,(]|personnes?|couverts?|convives?|people|guests?|diners|pers\b|adults?|adultes?))/iu;

/** Finds a table with day, hour, and number of people or a restaurant by its label. */
export function mealsIn(text: ParsedText): Reservation[] {
  const { entries, lines } = text;
  const moment = visitMoment(text);
  const party = partyIn(text);
  const title = nameIn(entries, lines, RESTAURANT);
  const isMeal =
    entries.some(({ fields }) => fields.has('restaurant')) ||
    lines.some((line) => TABLE_WORDS.test(line.text)) ||
    RESTAURANT.begins.test(title) ||
    RESTAURANT.ends.test(title) ||
    (title !== '' && lines.slice(0, FIRST_LINES).some((line) => MEAL_WORDS.test(line.text)));
  const isOther = entries.some(({ fields }) => OTHERS.some((field) => fields.has(field)));
  if (!moment?.start.time || !isMeal || isOther || (party === '' && title === '')) return [];
  return [
    {
      kind: 'meal',
      subType: null,
      title,
      isCancelled: text.isCancelled,
      ...moment,
      place: namedPlace(title, entries, lines),
      ...text.price,
      booking: text.reference ? { reference: text.reference } : {},
      notes: '',
      facts: party === '' ? {} : { party },
      itemId: null,
    },
  ];
}

function partyIn({ entries, lines }: ParsedText): string {
  const labelled = entries.flatMap(({ fields, value }) =>
    fields.has('party') ? (PARTY_VALUE.exec(value)?.[1] ?? []) : [],
  );
  const written = lines.flatMap(({ text }) => PARTY.exec(text)?.[1] ?? []);
  const [party = '', other] = new Set(labelled.length > 0 ? labelled : written);
  return other === undefined ? party : '';
}
