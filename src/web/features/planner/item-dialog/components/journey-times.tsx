import { useEffect, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { readPlace } from '#domain/place.ts';
import { formatDuration } from '#i18n/format.ts';
import { arrivalFromDuration, durationFromArrival } from '../journey-form.ts';
import type { ItemForm } from '../schema.ts';
import { ItemDay } from './item-day.tsx';
import { ArrivalField, ItemField } from './item-field.tsx';

export function JourneyTimes() {
  const { t } = useTranslation(['trip-items', 'trip-routes', 'trip-itineraries']);
  const { arrival, durationChanged, departsAt, arrivesAt } = useArrival();
  return (
    <>
      <ItemDay name="date" label={t('trip-items:date')} span="3" />
      <ItemField
        name="time"
        type="time"
        label={t('trip-items:time')}
        span="3"
        {...(departsAt && { hint: departsAt })}
      />
      <ArrivalField
        name="arrival_date"
        type="date"
        label={t('trip-routes:arrivalDate')}
        span="3"
        derived={arrival?.date ?? ''}
      />
      <ArrivalField
        name="arrival_time"
        type="time"
        label={t('trip-routes:arrivalTime')}
        span="3"
        derived={arrival?.time ?? ''}
        {...(arrivesAt && { hint: arrivesAt })}
      />
      <ItemField name="duration" label={t('trip-items:duration')} span="3" onChange={durationChanged} />
      <ItemField name="break_duration" label={t('trip-itineraries:breakDuration')} span="3" />
    </>
  );
}

const WATCHED = [
  'date',
  'time',
  'duration',
  'break_duration',
  'arrival_date',
  'arrival_time',
  'origin',
  'destination',
  'origin_place',
  'destination_place',
] as const;

/** The arrival derives from the duration until it is typed; then the duration derives from it. */
function useArrival() {
  const { t } = useTranslation('trip-routes');
  const { setValue } = useFormContext<ItemForm>();
  const [
    date,
    time,
    duration,
    break_duration,
    arrival_date,
    arrival_time,
    origin,
    destination,
    origin_place,
    destination_place,
  ] = useWatch<ItemForm, typeof WATCHED>({ name: WATCHED });
  const journey = { date, time, duration, break_duration, origin_place, destination_place };

  /** The last that was not derived from an arrival. */
  const [durationBefore, setDurationBefore] = useState(duration);
  const isArrivalTyped = arrival_date !== null || arrival_time !== null;
  if (!isArrivalTyped && durationBefore !== duration) setDurationBefore(duration);

  const wanted = durationFromArrival({ ...journey, arrival_date, arrival_time }, durationBefore);
  useEffect(() => {
    // Synchronises one field with two others.
    if (wanted !== null && wanted > 0)
      setValue('duration', formatDuration(wanted), { shouldValidate: false });
  }, [wanted, setValue]);

  const [from, to] = [readPlace(origin_place)?.time_zone, readPlace(destination_place)?.time_zone];
  const areZonesApart = from !== undefined && to !== undefined && from !== to;
  const clockOf = (place: string) => (areZonesApart && place ? t('clockOf', { place }) : '');
  return {
    arrival: arrivalFromDuration(journey),
    durationChanged: () => {
      setValue('arrival_date', null);
      setValue('arrival_time', null);
    },
    departsAt: clockOf(origin),
    arrivesAt: clockOf(destination),
  };
}
