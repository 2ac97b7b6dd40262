import * as z from 'zod/mini';

/** Fields of the administration's forms: what must be typed, and what is stored of it. Messages are words. */

/** The words of a message. */
export type MessageText = (
  key:
    | 'amountInvalid'
    | 'bodyRequired'
    | 'countryRequired'
    | 'degreesInvalid'
    | 'destinationRequired'
    | 'minutesInvalid'
    | 'positionInvalid'
    | 'publicationDateInvalid'
    | 'slugRequired'
    | 'titleRequired',
) => string;

/** A text that may be blank; stored as null then. */
export const text = () =>
  z.pipe(
    z.string(),
    z.transform((typed: string) => typed.trim() || null),
  );

/** A text that the database checks. */
export const line = () => z.string().check(z.trim());

/** A text that must not be blank. */
export const required = (message: string) => line().check(z.minLength(1, message));

/** A code in capitals, or null. */
export const code = () =>
  z.pipe(
    text(),
    z.transform((typed: string | null) => typed?.toUpperCase() ?? null),
  );

/** A place in a list. */
export const rank = (message: string) =>
  z.pipe(
    line().check(z.regex(/^\d{1,4}$/, message)),
    z.transform((typed: string) => Number(typed)),
  );

/** A value for which a function knows what is wrong with it, in words. */
export const without = (problemOf: (typed: string) => string | undefined) =>
  z.string().check(
    z.refine((typed) => problemOf(typed) === undefined, {
      error: ({ input }) => problemOf(String(input)),
    }),
  );

/** The address of a picture, or null. */
export const picture = (problemOf: (url: string) => string | undefined) => z.pipe(without(problemOf), text());

/** The texts of a picture. */
export const pictureTexts = () => ({
  alt_fr: z.string(),
  alt_en: z.string(),
  caption_fr: z.string(),
  caption_en: z.string(),
  credit: z.string(),
});

const degrees = (read: (typed: string) => number | null | undefined, message: string) =>
  z.pipe(
    z.string().check(z.refine((typed) => read(typed) !== undefined, message)),
    z.transform((typed: string) => read(typed) ?? null),
  );

/** A latitude, or null. */
export const latitude = (message: string) => degrees(readLatitude, message);

/** A longitude, or null. */
export const longitude = (message: string) => degrees(readLongitude, message);

/** A latitude as people type it: `38.7`, `-9,1`; null for nothing, undefined for what is none. */
export const readLatitude = (typed: string) => readDegrees(typed, 90);

/** A longitude as people type it; null for nothing, undefined for what is none. */
export const readLongitude = (typed: string) => readDegrees(typed, 180);

function readDegrees(typed: string, most: number): number | null | undefined {
  const degree = typed.trim().replace(',', '.').replace('−', '-');
  if (degree === '') return null;
  return /^-?\d{1,3}(\.\d+)?$/.test(degree) && Math.abs(Number(degree)) <= most ? Number(degree) : undefined;
}
