import { useController, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { PlaceField } from '#web/forms/place-field.tsx';
import type { TripForm } from '../schema.ts';
import { useTripMessages } from '../use-trip-messages.ts';

/** Free text; a picked place has coordinates and code. */
export function DestinationField() {
  const { t } = useTranslation('dashboard');
  const messageOf = useTripMessages();
  const { setValue } = useFormContext<TripForm>();
  const { field, fieldState } = useController<TripForm, 'destination'>({ name: 'destination' });
  const write = (text: string, details: TripForm['destination_details']) => {
    field.onChange(text);
    setValue('destination_details', details);
  };
  return (
    <PlaceField
      {...field}
      label={t('fieldDestination')}
      error={messageOf(fieldState.error)}
      withCountries
      onType={(text) => write(text, null)}
      onPick={({ closedOn: _closedOn, ...place }) => write(place.name, place)}
    />
  );
}
