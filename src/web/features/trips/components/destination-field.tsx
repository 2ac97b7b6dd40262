import { useController, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { PlaceField } from '#web/forms/place-field.tsx';
import type { TripForm } from '../schema.ts';
import { useTripMessages } from '../use-trip-messages.ts';

/** Where a trip goes: free text; a country or a town that is picked also brings its coordinates and its code. */
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
