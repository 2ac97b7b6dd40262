import { type PlaceClue, townsIn } from './reservation.ts';

/** Whole words: `\b` knows no accents. */
const wholeWords = (alternatives: string) => new RegExp(`(?<!\\p{L})(?:${alternatives})(?!\\p{L})`, 'iu');

const MEANS = [
  ['vol|flight', 'plane'],
  ['train|tgv|ter|intercités|eurostar|ouigo|sncf', 'train'],
  ['bus|autocar|coach|car de', 'bus'],
  ['ferry|traversée|crossing|bateau|boat', 'ferry'],
  ['taxi|vtc|navette|shuttle', 'taxi'],
] as const;

/** The first match decides. */
const KINDS = [
  [/✈|\b[A-Z]{3}\s*(?:→|->|–|-)\s*[A-Z]{3}\b/u, 'itinerary', 'plane'],
  ...MEANS.map(([words, subType]) => [wholeWords(words), 'itinerary', subType] as const),
  [
    wholeWords('h[oô]tel|hostel|auberge|gîte|hébergement|accommodation|nuits?|nights?|airbnb'),
    'accommodation',
    null,
  ],
  [wholeWords('restaurant|dîner|déjeuner|brunch|dinner|lunch|breakfast|repas|meal|table'), 'meal', null],
] as const;

interface KindFound {
  kind: 'accommodation' | 'activity' | 'itinerary' | 'meal';
  subType: string;
}

export function kindOf(words: string, isOverNights: boolean): KindFound {
  const [, kind, subType] = KINDS.find(([pattern]) => pattern.test(words)) ?? [null, 'activity', null];
  if (kind === 'accommodation' && !isOverNights) return { kind: 'activity', subType: 'other' };
  return { kind, subType: subType ?? 'other' };
}

const ENDS = [
  /\b([A-Z]{3})\s*(?:→|->|–|-|\bto\b|(?<=\s)à(?=\s))\s*([A-Z]{3})\b/u,
  /\bde\s+(.+?)\s+(?:à|vers)\s+(.+)$/iu,
  /\bfrom\s+(.+?)\s+to\s+(.+)$/iu,
  /(?:^|:\s*|\s\d+\s+)(\p{Lu}[^→:]*?)\s*(?:→|->|\s[–-]\s)\s*(\p{Lu}.*)$/u,
] as const;

const FIRST_MEANS = new RegExp(`^(?:${MEANS.map(([words]) => words).join('|')})\\s+`, 'iu');

export function journeyOf(
  title: string,
  zones: { from?: string; to?: string },
): { from: PlaceClue | null; to: PlaceClue | null } {
  const words = title.replace(FIRST_MEANS, '');
  const [, from = '', to = ''] = ENDS.flatMap((pattern) => pattern.exec(words) ?? []).slice(0, 3);
  return { from: clueOf(from, zones.from), to: clueOf(to, zones.to) };
}

function clueOf(text: string, zone: string | undefined): PlaceClue | null {
  const name = text.trim();
  if (name === '') return null;
  const iata = /^[A-Z]{3}$/.exec(name)?.[0] ?? /\(([A-Z]{3})\)$/.exec(name)?.[1];
  return { name, address: name, ...(iata ? { iata } : { towns: townsIn(name) }), ...(zone && { zone }) };
}
