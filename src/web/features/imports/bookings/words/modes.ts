import type { JourneyPart } from './journey-parts.ts';
import type { TextLine } from './text/lines.ts';

export type TravelMode = 'train' | 'bus' | 'ferry' | 'plane';

const MODES: readonly (readonly [TravelMode, RegExp])[] = [
  ['plane', /(?<!\p{L})(?:vols?|flights?|aéroport|airport|compagnie aérienne|airline)(?!\p{L})/iu],
  [
    'train',
    /(?<!\p{L})(?:trains?|tgv|ter|intercités|ouigo|railway|gares?(?! routière)|voiture \d)(?!\p{L})/iu,
  ],
  [
    'ferry',
    /(?<!\p{L})(?:ferr(?:y|ies)|traversées?|crossings?|navire|vessel|bateau|boat|sailing|gare maritime|ship)(?!\p{L})/iu,
  ],
  [
    'bus',
    /(?<!\p{L})(?:autocars?|bus|coach(?:es)?(?!\s(?:[a-z]|\d{1,2})(?![\p{L}\d]))|gare routière|navette|shuttle|cars? (?:n°|longue))(?!\p{L})/iu,
  ],
];

const IATA = /\([A-Z]{3}\)/;
const FIRST_LINES = 4;

/** Finds the one means of travel in the number, the lines, the first lines or the text; null: none, or several. */
export function modeOf(
  parts: readonly JourneyPart[],
  lines: readonly string[],
  all: readonly TextLine[],
): TravelMode | null {
  const numbers = parts.filter(({ name }) => name === 'number').map(({ text }) => text);
  const texts = [
    numbers,
    ownLines(parts, all),
    lines,
    ...[FIRST_LINES, all.length].map((end) => all.slice(0, end).map(({ text }) => text)),
  ];
  for (const some of texts) {
    const [mode, other] = modesIn(some.join('\n'));
    if (mode && !other) return mode;
  }
  return null;
}

const ownLines = (parts: readonly JourneyPart[], all: readonly TextLine[]): string[] =>
  parts.flatMap(({ line }) => all[line]?.text ?? []);

function modesIn(text: string): TravelMode[] {
  const modes = MODES.filter(
    ([mode, pattern]) => pattern.test(text) || (mode === 'plane' && IATA.test(text)),
  ).map(([mode]) => mode);
  // The coaches of an English train.
  const isCarriage =
    modes.includes('train') && /\bcoach\b/i.test(text) && !/\b(?:autocars?|bus)\b/i.test(text);
  return isCarriage ? modes.filter((mode) => mode !== 'bus') : modes;
}
