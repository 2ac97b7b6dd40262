import * as z from 'zod/mini';
import type { Tables, TablesInsert } from '#db/database.types.ts';
import { readAmount } from '#domain/money.ts';
import { readPictureTexts, storedPictureTexts } from '#domain/pictures.ts';
import { isLocated, readPlace, withGeometry } from '#domain/place.ts';
import {
  type MessageText,
  picture,
  pictureTexts,
  readLatitude,
  readLongitude,
  required,
  text,
} from '../form-rules.ts';
import type { PictureProblem } from '../use-picture-problem.ts';

type Activity = Tables<'activities'>;

const fields = (t: MessageText, { ofAddress }: PictureProblem) =>
  z.object({
    title: required(t('titleRequired')),
    title_en: text(),
    description: text(),
    description_en: text(),
    country_iso_a2: z.string().check(z.minLength(1, t('countryRequired'))),
    city: text(),
    city_en: text(),
    sub_type: z.string(),
    duration: z.pipe(
      z.string().check(z.trim(), z.regex(/^\d{1,5}$/, t('minutesInvalid'))),
      z.transform((minutes: string) => Number(minutes)),
    ),
    price: z.string(),
    currency: z.string().check(z.trim(), z.toUpperCase()),
    image_url: picture(ofAddress),
    ...pictureTexts(),
    place: z.string().check(z.trim()),
    lat: z.string(),
    lng: z.string(),
    is_published: z.boolean(),
  });

export type ActivityForm = z.input<ReturnType<typeof fields>>;
export type ActivityColumns = z.output<ReturnType<typeof activityRules>>;

/** One coordinate is unreadable, or missing while the other is given. */
const isHalf = (half: number | null | undefined, other: number | null | undefined) =>
  half === undefined || (half === null && other !== null);

export function activityRules(t: MessageText, problem: PictureProblem) {
  /** Runs even when other fields have errors, so that all are reported together. */
  const rule = (path: 'price' | 'lat' | 'lng', error: string) => ({ path: [path], error, when: () => true });
  return z.pipe(
    fields(t, problem).check(
      z.refine(
        ({ price, currency }) => readAmount(price, currency) !== undefined,
        rule('price', t('amountInvalid')),
      ),
      z.refine(
        ({ lat, lng }) => !isHalf(readLatitude(lat), readLongitude(lng)),
        rule('lat', t('degreesInvalid')),
      ),
      z.refine(
        ({ lat, lng }) => !isHalf(readLongitude(lng), readLatitude(lat)),
        rule('lng', t('degreesInvalid')),
      ),
    ),
    z.transform(({ alt_fr, alt_en, caption_fr, caption_en, credit, place, lat, lng, price, ...columns }) => ({
      ...columns,
      price: readAmount(price, columns.currency) ?? null,
      picture_texts: storedPictureTexts({ alt_fr, alt_en, caption_fr, caption_en, credit }),
      location: locationOf(place, columns, readLatitude(lat), readLongitude(lng)),
    })),
  );
}

export const NEW_ACTIVITY: ActivityForm = {
  title: '',
  title_en: '',
  description: '',
  description_en: '',
  country_iso_a2: '',
  city: '',
  city_en: '',
  sub_type: 'sightseeing',
  duration: '60',
  price: '',
  currency: 'EUR',
  image_url: '',
  ...readPictureTexts(null),
  place: '',
  lat: '',
  lng: '',
  is_published: true,
};

export function activityForm(activity: Activity): ActivityForm {
  const place = readPlace(activity.location);
  return {
    title: activity.title,
    title_en: activity.title_en ?? '',
    description: activity.description ?? '',
    description_en: activity.description_en ?? '',
    country_iso_a2: activity.country_iso_a2,
    city: activity.city ?? '',
    city_en: activity.city_en ?? '',
    sub_type: activity.sub_type,
    duration: String(activity.duration),
    price: activity.price?.toString() ?? '',
    currency: activity.currency,
    image_url: activity.image_url ?? '',
    ...readPictureTexts(activity.picture_texts),
    place: place?.formatted_address ?? '',
    lat: isLocated(place) ? String(place.lat) : '',
    lng: isLocated(place) ? String(place.lng) : '',
    is_published: activity.is_published,
  };
}

function locationOf(
  place: string,
  { title, country_iso_a2 }: Pick<Activity, 'title' | 'country_iso_a2'>,
  lat: number | null | undefined,
  lng: number | null | undefined,
) {
  const name = place || title;
  if (typeof lat !== 'number' || typeof lng !== 'number')
    return place ? { name, formatted_address: name } : null;
  return withGeometry({ name, formatted_address: name, lat, lng, country_iso_a2 });
}

/** Ids of copies by those of their originals. */
export type CopyIds = ReadonlyMap<string, string>;

/** Leaves out times, which the copies get from the database [ADMIN-3]. */
export function copiesFor(
  country_iso_a2: string,
  copyIds: CopyIds,
  originals: readonly Activity[],
): TablesInsert<'activities'>[] {
  return originals.flatMap((original) => {
    const id = copyIds.get(original.id);
    return id === undefined ? [] : restored([{ ...original, id, country_iso_a2 }]);
  });
}

/** Rows to insert again with their ids, without computed columns. */
export function restored(activities: readonly Activity[]): TablesInsert<'activities'>[] {
  return activities.map(
    ({ created_at: _made, updated_at: _changed, title_key: _title, search_key: _words, ...rest }) => rest,
  );
}
