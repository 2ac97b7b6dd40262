import { LANDMARKS, SNOWY, SNOWY_ASIA, WINTER, WORDS } from './landscape-places.ts';

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

export interface LandscapeChoice {
  kind: LandscapeKind;
  composition: 1 | 2 | 3;
  isFlipped: boolean;
  /** Distance, 0 to 6: 0 is the whole picture. */
  near: number;
  /** Hue, 0 to 8: 4 is unchanged. */
  light: number;
}

/** Compositions for any place, the first by default; the others are landmarks, or winter. */
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
/** Composition of temples with snow on their roofs. */
const SNOWY_TEMPLES = 3;

function hash(text: string): number {
  let value = 2166136261;
  for (const char of text) value = Math.imul(value ^ (char.codePointAt(0) ?? 0), 16777619) >>> 0;
  // FNV's low bits are poor for short texts.
  return (value ^ (value >>> 15)) >>> 0;
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
}

export interface LandscapeClues {
  /** Kind that a person has chosen. */
  kind?: LandscapeKind | undefined;
  /** Kind of its country, where the name is unknown. */
  otherwise?: LandscapeKind | undefined;
  /** Month, 1 to 12. */
  month?: number | undefined;
}

/** Chooses a composition: landmarks for their own place, snow where it lies. */
function drawingOf(
  name: string,
  number: number,
  { kind, otherwise, month }: LandscapeClues,
): Pick<LandscapeChoice, 'kind' | 'composition'> {
  const landmark = LANDMARKS.find(([of, , words]) => (kind === undefined || of === kind) && words.test(name));
  if (landmark) return { kind: landmark[0], composition: landmark[1] };
  const named = kind ?? WORDS.find(([, words]) => words.test(name))?.[0];
  // An unknown place gets the globe.
  const chosen = named ?? otherwise ?? 'world';
  const isWinter = WINTER.test(name) || (month !== undefined && (month === 12 || month <= 2));
  if (isWinter && chosen === 'asia' && SNOWY_ASIA.test(name))
    return { kind: chosen, composition: SNOWY_TEMPLES };
  const mayBeSnowy = chosen === 'mountains' || chosen === 'forest';
  if (mayBeSnowy && (WINTER.test(name) || (isWinter && SNOWY.test(name))))
    return { kind: 'snow', composition: 1 };
  const neutral = NEUTRAL[chosen];
  return { kind: chosen, composition: neutral[(number >>> 13) % neutral.length] ?? 1 };
}

/** Chooses by the name, the same each time; namesakes of a kind differ in side, distance and light. */
export function chooseLandscape(place: string, clues: LandscapeClues = {}): LandscapeChoice {
  const name = plain(place);
  const number = hash(name);
  const drawing = drawingOf(name, number, clues);
  const isLandmark = LANDMARKS.some(
    ([kind, composition]) => kind === drawing.kind && composition === drawing.composition,
  );
  return {
    ...drawing,
    // Landmarks are never mirrored: a castle is on one side of its bay.
    isFlipped: !isLandmark && (number >>> 4) % 2 === 1,
    near: (number >>> 6) % 7,
    light: (number >>> 9) % 9,
  };
}

/** Gives evening from November to February, else day. */
export function timeOfMonth(month: number): LandscapeTime {
  return month >= 11 || month <= 2 ? 'evening' : 'day';
}

export const landscapeKind = (name: string): LandscapeKind | undefined =>
  LANDSCAPE_KINDS.find((kind) => kind === name);

/** Address of a PNG drawn by the server: messengers take no SVG. */
export function landscapePreview(place: string, clues: LandscapeClues = {}): string {
  const choice = chooseLandscape(place, clues);
  return `/og/${choice.kind}-${choice.composition}-day.png`;
}
