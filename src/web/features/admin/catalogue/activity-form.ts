import type { Tables, TablesInsert } from '#db/database.types.ts';
import { readAmount } from '#domain/money.ts';
import { type PictureField, readPictureTexts, storedPictureTexts } from '#domain/picture-texts.ts';
import { isLocated, readPlace, withGeometry } from '#domain/place.ts';
import { readLatitude, readLongitude } from '../countries/country-form.ts';

type Activity = Tables<'activities'>;

/** An activity's form, fields as text. */
export type ActivityForm = Record<
  | 'title'
  | 'title_en'
  | 'description'
  | 'description_en'
  | 'country_iso_a2'
  | 'city'
  | 'city_en'
  | 'sub_type'
  | 'duration'
  | 'price'
  | 'currency'
  | 'image_url'
  | PictureField
  | 'place'
  | 'lat'
  | 'lng',
  string
> & { is_published: boolean };

/** The form of a new activity. */
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

/** The form of a stored activity. */
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

/** Fields of a form that can't be read: no whole number of minutes, no amount, half a position. */
export function unreadable(form: ActivityForm): ('duration' | 'price' | 'lat' | 'lng')[] {
  const [lat, lng] = [readLatitude(form.lat), readLongitude(form.lng)];
  const isHalf = (lat === null) !== (lng === null);
  return [
    ...(/^\d{1,5}$/.test(form.duration.trim()) ? [] : ['duration' as const]),
    ...(readAmount(form.price, form.currency) === undefined ? ['price' as const] : []),
    ...(lat === undefined || (isHalf && lat === null) ? ['lat' as const] : []),
    ...(lng === undefined || (isHalf && lng === null) ? ['lng' as const] : []),
  ];
}

/** What is stored of a form that can be read. */
export function activityOf(form: ActivityForm): TablesInsert<'activities'> {
  const text = (value: string) => value.trim() || null;
  return {
    title: form.title.trim(),
    title_en: text(form.title_en),
    description: text(form.description),
    description_en: text(form.description_en),
    country_iso_a2: form.country_iso_a2,
    city: text(form.city),
    city_en: text(form.city_en),
    sub_type: form.sub_type,
    duration: Number(form.duration),
    price: readAmount(form.price, form.currency) ?? null,
    currency: form.currency.trim().toUpperCase(),
    image_url: text(form.image_url),
    picture_texts: storedPictureTexts(form),
    location: placeOf(form),
    is_published: form.is_published,
  };
}

function placeOf(form: ActivityForm) {
  const [lat, lng] = [readLatitude(form.lat), readLongitude(form.lng)];
  const name = form.place.trim() || form.title.trim();
  if (typeof lat !== 'number' || typeof lng !== 'number')
    return form.place.trim() ? { name, formatted_address: name } : null;
  return withGeometry({ name, formatted_address: name, lat, lng, country_iso_a2: form.country_iso_a2 });
}

/** Copies for another country: all that is known of them, without ids and times (ADMIN-3). */
export function copiesFor(country: string, activities: readonly Activity[]): TablesInsert<'activities'>[] {
  return activities.map(({ id: _id, created_at: _made, updated_at: _changed, ...rest }) => ({
    ...rest,
    country_iso_a2: country,
  }));
}

/** Rows as they come back after a deletion: as they were, with the ids they had. */
export function restored(activities: readonly Activity[]): TablesInsert<'activities'>[] {
  return activities.map(({ created_at: _made, updated_at: _changed, ...rest }) => rest);
}
