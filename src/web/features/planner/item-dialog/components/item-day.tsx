import { createContext, use } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { parseDay, type TripDates } from '#domain/days.ts';
import type { ItemForm } from '../schema.ts';
import { ItemField } from './item-field.tsx';

export const TripDatesContext = createContext<TripDates | null>(null);

interface ItemDayProps {
  name: 'date' | 'check_in' | 'check_out';
  label: string;
  hint?: string;
  span?: '2' | '3';
}

/** Warns of days outside the trip's dates, too. */
export function ItemDay({ hint, ...field }: ItemDayProps) {
  const { t } = useTranslation('trip-items');
  const trip = use(TripDatesContext);
  const day = useWatch<ItemForm, ItemDayProps['name']>({ name: field.name });
  const text = isOutside(day, trip) ? t('outsideDates') : hint;
  return <ItemField type="date" {...field} {...(text && { hint: text })} />;
}

function isOutside(day: string, trip: TripDates | null): boolean {
  if (!trip?.start_date || !trip.end_date || !parseDay(day)) return false;
  return day < trip.start_date || day > trip.end_date;
}
