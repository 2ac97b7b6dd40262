import { useEffect, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { arrivalOf, minutesToArrival } from '#domain/arrivals.ts';
import { daysBetween, parseDay } from '#domain/days.ts';
import { readPlace } from '#domain/place.ts';
import { lastDayOf } from '#domain/spans.ts';
import { formatMinutes, parseDuration, parseMinutes } from '#domain/times.ts';
import { formatDuration } from '#i18n/format.ts';
import { TextField } from '#web/ui/field.tsx';
import { useFormats } from '../../use-formats.ts';
import type { ItemForm } from '../schema.ts';
import { ItemDay } from './item-day.tsx';
import { ItemField } from './item-field.tsx';

/** Departure and arrival of a journey as on its ticket, each by the clock of its place, and how long it takes. */
export function JourneyTimes() {
  const { t } = useTranslation(['trip-items', 'trip-routes', 'trip-itineraries']);
  const { arrival, setArrival, durationChanged, departsAt, arrivesAt } = useArrival();
  return (
    <>
      <ItemDay name="date" label={t('trip-items:date')} span="2" />
      <ItemField
        name="time"
        type="time"
        label={t('trip-items:time')}
        span="2"
        {...(departsAt && { hint: departsAt })}
      />
      <div data-span="2">
        <TextField
          type="time"
          label={t('trip-routes:arrivalTime')}
          value={arrival}
          onChange={({ target }) => setArrival(target.value)}
          {...(arrivesAt && { hint: arrivesAt })}
        />
      </div>
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
  'origin',
  'destination',
  'origin_place',
  'destination_place',
] as const;

/** The hour of arrival: it follows from the duration until it is typed; then the duration follows from it. */
function useArrival() {
  const { t } = useTranslation(['trip-items', 'trip-routes']);
  const { shortDay } = useFormats();
  const { setValue } = useFormContext<ItemForm>();
  const [date, time, duration, pause, origin, destination, originPlace, destinationPlace] = useWatch<
    ItemForm,
    typeof WATCHED
  >({ name: WATCHED });
  const [typed, setTyped] = useState<string | null>(null);
  const day = parseDay(date);
  const start = parseMinutes(time);
  const journey = { start_location: originPlace, end_location: destinationPlace };
  const breakMinutes = parseDuration(pause) ?? 0;
  const minutes = parseDuration(duration) ?? 0;
  const found =
    day && start !== null && minutes > 0
      ? arrivalOf({ ...journey, duration: minutes, break_duration: breakMinutes }, { day, start })
      : null;

  const end = typed === null ? null : parseMinutes(typed);
  const wanted =
    day && start !== null && end !== null
      ? minutesToArrival(journey, { day, start }, end) - breakMinutes
      : null;
  useEffect(() => {
    // Synchronises the form with the hour of arrival, which is no field of it.
    if (wanted !== null && wanted > 0)
      setValue('duration', formatDuration(wanted), { shouldValidate: false });
  }, [wanted, setValue]);

  const [from, to] = [readPlace(originPlace)?.time_zone, readPlace(destinationPlace)?.time_zone];
  const areZonesApart = from !== undefined && to !== undefined && from !== to;
  const clockOf = (place: string) => (areZonesApart && place ? t('trip-routes:clockOf', { place }) : '');
  const last = found && day && start !== null ? lastDayOf({ day, start, end: found.end }) : null;
  const isOtherDay = last !== null && day !== null && daysBetween(day, last) !== 0;
  return {
    arrival: typed ?? (found ? formatMinutes(found.end) : ''),
    setArrival: setTyped,
    durationChanged: () => setTyped(null),
    departsAt: clockOf(origin),
    arrivesAt: [isOtherDay && shortDay(last), clockOf(destination)].filter(Boolean).join(', '),
  };
}
