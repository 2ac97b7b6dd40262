import { useTranslation } from 'react-i18next';
import type { LatLng } from '#domain/geo.ts';
import { PlaceField } from '#web/forms/place-field.tsx';
import type { PickPoint } from '#web/forms/trip-places.ts';
import fieldStyles from '#web/ui/field.module.css';
import { TextField } from '#web/ui/field.tsx';
import { readLatitude, readLongitude } from '../../countries/country-form.ts';
import styles from '../../forms.module.css';
import type { EditForm } from '../../use-edit-form.ts';
import type { ActivityForm } from '../activity-form.ts';

interface ActivityPlaceProps {
  form: EditForm<ActivityForm>;
  /** The middle of the chosen country. */
  around: LatLng | null;
  pickPoint: PickPoint;
}

/** Where an activity is: found by its name, pressed on the map, or typed as coordinates. */
export function ActivityPlace({ form, around, pickPoint }: ActivityPlaceProps) {
  const { t } = useTranslation('admin');
  const { field, set, form: values } = form;
  const [lat, lng] = [readLatitude(values.lat), readLongitude(values.lng)];
  const at = typeof lat === 'number' && typeof lng === 'number' ? { lat, lng } : null;
  return (
    <fieldset className={styles.admPlace}>
      <legend>{t('place')}</legend>
      <div className={styles.admPlaceFields}>
        <PlaceField
          label={t('address')}
          value={values.place}
          error={form.errors.place}
          onType={(place) => set({ place })}
          onPick={(place) =>
            set({ place: place.formatted_address, lat: String(place.lat), lng: String(place.lng) })
          }
        />
        <TextField label={t('latitude')} inputMode="decimal" {...field('lat')} />
        <TextField label={t('longitude')} inputMode="decimal" {...field('lng')} />
        <p className={fieldStyles.fieldHint}>{t('mapHint')}</p>
      </div>
      {pickPoint({
        at,
        around,
        label: t('placeOnMap'),
        onPick: (picked) => set({ lat: picked.lat.toFixed(5), lng: picked.lng.toFixed(5) }),
      })}
    </fieldset>
  );
}
