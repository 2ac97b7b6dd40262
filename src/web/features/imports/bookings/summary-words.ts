import { type PlaceClue, townsIn } from './reservation.ts';

/** The first match decides. */
const KINDS = [
  [/\b(?:vol|flight)\b|✈/iu, 'itinerary', 'plane'],
  [/\b[A-Z]{3}\s*(?:→|->|–|-)\s*[A-Z]{3}\b/u, 'itinerary', 'plane'],
  [/\b(?:train|tgv|ter|intercités|eurostar|ouigo|sncf)\b/iu, 'itinerary', 'train'],
  [/\b(?:bus|autocar|coach|car de)\b/iu, 'itinerary', 'bus'],
  [/\b(?:ferry|traversée|crossing|bateau|boat)\b/iu, 'itinerary', 'ferry'],
  [/\b(?:taxi|vtc|navette|shuttle)\b/iu, 'itinerary', 'taxi'],
  [
    /h[oô]tel\b|\b(?:hostel|auberge|gîte|hébergement|accommodation|nuits?|nights?|airbnb)\b/iu,
    'accommodation',
    null,
  ],
  [/\b(?:restaurant|dîner|déjeuner|brunch|dinner|lunch|breakfast|repas|meal|table)\b/iu, 'meal', null],
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
  /\b([A-Z]{3})\s*(?:→|->|–|-|\bto\b|\bà\b)\s*([A-Z]{3})\b/u,
  /\bde\s+(.+?)\s+(?:à|vers)\s+(.+)$/iu,
  /\bfrom\s+(.+?)\s+to\s+(.+)$/iu,
  /(?:^|:\s*|\s\d+\s+)(\p{Lu}[^→:]*?)\s*(?:→|->|\s[–-]\s)\s*(\p{Lu}.*)$/u,
] as const;

export function journeyOf(
  title: string,
  zones: { from?: string; to?: string },
): { from: PlaceClue | null; to: PlaceClue | null } {
  const [, from = '', to = ''] = ENDS.flatMap((pattern) => pattern.exec(title) ?? []).slice(0, 3);
  return { from: clueOf(from, zones.from), to: clueOf(to, zones.to) };
}

function clueOf(text: string, zone: string | undefined): PlaceClue | null {
  const name = text.trim();
  if (name === '') return null;
  const iata = /^[A-Z]{3}$/.exec(name)?.[0] ?? /\(([A-Z]{3})\)$/.exec(name)?.[1];
  return { name, address: name, ...(iata ? { iata } : { towns: townsIn(name) }), ...(zone && { zone }) };
}
