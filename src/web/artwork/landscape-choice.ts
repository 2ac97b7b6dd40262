import { LANDMARKS, SNOWY, SNOWY_ASIA, WINTER, WORDS } from './landscape-places.ts';

/** What a landscape shows. */
export const LANDSCAPE_KINDS = [
  'sea',
  'mountains',
  'city',
  'desert',
  'forest',
  'islands',
  'asia',
  'medina',
  'tropics',
  'fjord',
  'savanna',
  'world',
  'railway',
  'metropolis',
  'terraces',
  'harbour',
  'vineyard',
  'canyon',
  'snow',
] as const;

export type LandscapeKind = (typeof LANDSCAPE_KINDS)[number];

export type LandscapeTime = 'day' | 'evening';

/** Which picture, and how it differs from others of its kind. */
export interface LandscapeChoice {
  kind: LandscapeKind;
  /** Which of the drawings of its kind. */
  composition: 1 | 2 | 3;
  isFlipped: boolean;
  /** How near, 0 to 6: 0 is the whole picture. */
  near: number;
  /** Turn of the colours, 0 to 8: 4 is none. */
  light: number;
}

/** The drawings of each kind that show no place in particular; the first by default. The others are landmarks, or winter. */
const NEUTRAL: Record<LandscapeKind, readonly LandscapeChoice['composition'][]> = {
  sea: [1],
  mountains: [1],
  city: [3],
  desert: [1],
  forest: [1, 2],
  islands: [3],
  asia: [2],
  medina: [2],
  tropics: [2],
  fjord: [1],
  savanna: [2],
  world: [1],
  railway: [1],
  metropolis: [1],
  terraces: [1],
  harbour: [1],
  vineyard: [1],
  canyon: [1],
  snow: [1],
};
/** The temples of `asia` with snow on their roofs. */
const SNOWY_TEMPLES = 3;

function hash(text: string): number {
  let value = 2166136261;
  for (const char of text) value = Math.imul(value ^ (char.codePointAt(0) ?? 0), 16777619) >>> 0;
  // FNV's low bits are poor for short texts: fold the high ones in.
  return (value ^ (value >>> 15)) >>> 0;
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
}

/** What is known of a place besides its name. */
export interface LandscapeClues {
  /** What it is, where somebody has said so. */
  kind?: LandscapeKind | undefined;
  /** What it is where the name says nothing: the landscape of its country. */
  otherwise?: LandscapeKind | undefined;
  /** When one is there, 1 to 12. */
  month?: number | undefined;
}

/** Which drawing: a landmark for its own place alone, snow where it lies, else one that shows no place in particular. */
function drawingOf(
  name: string,
  number: number,
  { kind, otherwise, month }: LandscapeClues,
): Pick<LandscapeChoice, 'kind' | 'composition'> {
  const landmark = LANDMARKS.find(([of, , words]) => (kind === undefined || of === kind) && words.test(name));
  if (landmark) return { kind: landmark[0], composition: landmark[1] };
  const said = kind ?? WORDS.find(([, words]) => words.test(name))?.[0];
  // Else the globe, which is true of every place.
  const chosen = said ?? otherwise ?? 'world';
  const isWinter = WINTER.test(name) || (month !== undefined && (month === 12 || month <= 2));
  if (isWinter && chosen === 'asia' && SNOWY_ASIA.test(name))
    return { kind: chosen, composition: SNOWY_TEMPLES };
  const mayBeSnowy = chosen === 'mountains' || chosen === 'forest';
  if (mayBeSnowy && (WINTER.test(name) || (isWinter && SNOWY.test(name))))
    return { kind: 'snow', composition: 1 };
  const neutral = NEUTRAL[chosen];
  return { kind: chosen, composition: neutral[(number >>> 13) % neutral.length] ?? 1 };
}

/**
 * The landscape of a place: by what its name says it is, always the same for the same name, different from the
 * other places of its kind in side, distance and light.
 */
export function chooseLandscape(place: string, clues: LandscapeClues = {}): LandscapeChoice {
  const name = plain(place);
  const number = hash(name);
  const drawing = drawingOf(name, number, clues);
  const isLandmark = LANDMARKS.some(
    ([kind, composition]) => kind === drawing.kind && composition === drawing.composition,
  );
  return {
    ...drawing,
    // A town has its castle on one side of its bay.
    isFlipped: !isLandmark && (number >>> 4) % 2 === 1,
    near: (number >>> 6) % 7,
    light: (number >>> 9) % 9,
  };
}

/** In winter the day is short: from November to February a trip is shown in the evening. */
export function timeOfMonth(month: number): LandscapeTime {
  return month >= 11 || month <= 2 ? 'evening' : 'day';
}

/** A kind by its name, as stored with a sample trip; undefined for any other text. */
export const landscapeKind = (name: string): LandscapeKind | undefined =>
  LANDSCAPE_KINDS.find((kind) => kind === name);

/** The drawing of a place as a picture for messengers, which take no SVG: the address that the server draws it at. */
export function landscapePreview(place: string, clues: LandscapeClues = {}): string {
  const choice = chooseLandscape(place, clues);
  return `/og/${choice.kind}-${choice.composition}-day.png`;
}
