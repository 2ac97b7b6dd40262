import * as z from 'zod/mini';
import { clockIn } from '#domain/zones.ts';

export type MessageText = (
  key:
    | 'amountInvalid'
    | 'bodyRequired'
    | 'countryRequired'
    | 'degreesInvalid'
    | 'destinationRequired'
    | 'languagesInvalid'
    | 'minutesInvalid'
    | 'positionInvalid'
    | 'publicationDateInvalid'
    | 'slugRequired'
    | 'timeZoneInvalid'
    | 'titleRequired',
) => string;

/** Turns a blank field into null. */
export const text = () =>
  z.pipe(
    z.string(),
    z.transform((typed: string) => typed.trim() || null),
  );

/** Trims only: the database checks the rest. */
export const line = () => z.string().check(z.trim());

export const required = (message: string) => line().check(z.minLength(1, message));

export const code = () =>
  z.pipe(
    text(),
    z.transform((typed: string | null) => typed?.toUpperCase() ?? null),
  );

/** Reads `fr, en`: codes of ISO 639. */
export const languageCodes = (message: string) =>
  z.pipe(
    z.string().check(z.refine((typed) => codesIn(typed).every((one) => /^[a-z]{2,3}$/.test(one)), message)),
    z.transform(codesIn),
  );

const codesIn = (typed: string): string[] => typed.toLowerCase().match(/[^\s,;]+/g) ?? [];

export const timeZone = (message: string) =>
  z.pipe(
    z
      .string()
      .check(
        z.refine((typed) => !typed.trim() || clockIn(Temporal.Now.instant(), typed.trim()) !== null, message),
      ),
    text(),
  );

export const rank = (message: string) =>
  z.pipe(
    line().check(z.regex(/^\d{1,4}$/, message)),
    z.transform((typed: string) => Number(typed)),
  );

/** Refuses a value for which `problemOf` returns a message. */
export const without = (problemOf: (typed: string) => string | undefined) =>
  z.string().check(
    z.refine((typed) => problemOf(typed) === undefined, {
      error: ({ input }) => problemOf(String(input)),
    }),
  );

export const picture = (problemOf: (url: string) => string | undefined) => z.pipe(without(problemOf), text());

export const pictureTexts = () => ({
  alt_fr: z.string(),
  alt_en: z.string(),
  caption_fr: z.string(),
  caption_en: z.string(),
  credit: z.string(),
});

/** A picture and its texts belong together. */
export const PICTURE_FIELDS = [
  'image_url',
  'alt_fr',
  'alt_en',
  'caption_fr',
  'caption_en',
  'credit',
] as const;

const degrees = (read: (typed: string) => number | null | undefined, message: string) =>
  z.pipe(
    z.string().check(z.refine((typed) => read(typed) !== undefined, message)),
    z.transform((typed: string) => read(typed) ?? null),
  );

export const latitude = (message: string) => degrees(readLatitude, message);

export const longitude = (message: string) => degrees(readLongitude, message);

/** Reads `38.7` or `-9,1`; null: an empty field, undefined: no latitude. */
export const readLatitude = (typed: string) => readDegrees(typed, 90);

export const readLongitude = (typed: string) => readDegrees(typed, 180);

function readDegrees(typed: string, most: number): number | null | undefined {
  const degree = typed.trim().replace(',', '.').replace('−', '-');
  if (degree === '') return null;
  return /^-?\d{1,3}(\.\d+)?$/.test(degree) && Math.abs(Number(degree)) <= most ? Number(degree) : undefined;
}
