import { useTranslation } from 'react-i18next';
import type { LatLng } from '#domain/geo.ts';
import type { StoredForm } from '#web/forms/use-stored-form.ts';
import { PlaceField } from '#web/places/place-field.tsx';
import type { PickPoint } from '#web/places/trip-places.ts';
import { FieldHint, TextField } from '#web/ui/field.tsx';
import { Stack } from '#web/ui/layout.tsx';
import { FieldGroup } from '../../components/form-parts.tsx';
import { readLatitude, readLongitude } from '../../form-rules.ts';
import type { ActivityColumns, ActivityForm } from '../activity-form.ts';
import styles from './activity-fields.module.css';

interface ActivityPlaceProps {
  form: StoredForm<ActivityForm, ActivityColumns>;
  /** Middle of the chosen country; null: unknown. */
  around: LatLng | null;
  pickPoint: PickPoint;
}

/** A place is chosen by name, on the map, or by coordinates. */
export function ActivityPlace({ form, around, pickPoint }: ActivityPlaceProps) {
  const { t } = useTranslation('admin');
  const { field, change } = form;
  const [place, typedLat, typedLng] = form.watch(['place', 'lat', 'lng']);
  const [lat, lng] = [readLatitude(typedLat), readLongitude(typedLng)];
  const at = typeof lat === 'number' && typeof lng === 'number' ? { lat, lng } : null;
  return (
    <FieldGroup title={t('place')}>
      <Stack gap={18} className={styles.admPlaceFields}>
        <PlaceField
          name="place"
          label={t('address')}
          value={place}
          error={form.errorOf('place')}
          onType={(typed) => change({ place: typed })}
          onPick={(found) =>
            change({ place: found.formatted_address, lat: String(found.lat), lng: String(found.lng) })
          }
        />
        <TextField label={t('latitude')} inputMode="decimal" {...field('lat')} />
        <TextField label={t('longitude')} inputMode="decimal" {...field('lng')} />
        <FieldHint>{t('mapHint')}</FieldHint>
      </Stack>
      {pickPoint({
        at,
        around,
        label: t('placeOnMap'),
        onPick: (picked) => change({ lat: picked.lat.toFixed(5), lng: picked.lng.toFixed(5) }),
      })}
    </FieldGroup>
  );
}
