import { useController, useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { currencyChoices } from '#i18n/currencies.ts';
import { useLanguage } from '#i18n/i18n.ts';
import { useHiddenPicture } from '#web/pictures/use-hidden-picture.ts';
import { PlaceField } from '#web/places/place-field.tsx';
import { SelectField, TextArea, TextField } from '#web/ui/field.tsx';
import { Note } from '#web/ui/layout.tsx';
import type { TripForm } from '../schema.ts';
import { type EditedTrip, isShortened, STATUS_WORDS, TRIP_STATUSES } from '../trip-form.ts';
import { useTripMessages } from '../use-trip-messages.ts';
import { DateChoice } from './date-choice.tsx';
import styles from './trip-form.module.css';

export function TripFields({
  trip,
  movesItems,
  onMovesItems,
}: {
  trip: EditedTrip | null;
  movesItems: boolean;
  onMovesItems: (movesItems: boolean) => void;
}) {
  const { t } = useTranslation('dashboard');
  const { language } = useLanguage();
  const messageOf = useTripMessages();
  const { register, control, formState } = useFormContext<TripForm>();
  const [start_date, end_date] = useWatch({ control, name: ['start_date', 'end_date'] });
  const { errors } = formState;
  return (
    <>
      <div className={styles.tripFormWide}>
        <DestinationField />
      </div>
      <div className={styles.tripFormWide}>
        <TextField
          label={t('fieldTitle')}
          hint={t('fieldTitleHint')}
          error={messageOf(errors.title)}
          autoComplete="off"
          {...register('title')}
        />
      </div>
      <TextField
        label={t('fieldStart')}
        type="date"
        error={messageOf(errors.start_date)}
        {...register('start_date')}
      />
      <TextField
        label={t('fieldEnd')}
        type="date"
        min={start_date || undefined}
        error={messageOf(errors.end_date)}
        {...register('end_date')}
      />
      {trip && isShortened(trip, { start_date, end_date }) && (
        <Note className={styles.tripFormNote} role="status">
          {t('shortened')}
        </Note>
      )}
      {trip && (
        <DateChoice
          trip={trip}
          next={{ start_date, end_date }}
          movesItems={movesItems}
          onChange={onMovesItems}
        />
      )}
      <SelectField
        label={t('fieldCurrency')}
        options={currencyChoices(language)}
        error={messageOf(errors.currency)}
        {...register('currency')}
      />
      <TextField
        label={t('fieldBudget')}
        hint={t('fieldBudgetHint')}
        inputMode="decimal"
        autoComplete="off"
        error={messageOf(errors.budget)}
        {...register('budget')}
      />
      <TextField
        label={t('fieldTravellers')}
        hint={t('fieldTravellersHint')}
        inputMode="numeric"
        autoComplete="off"
        error={messageOf(errors.travellers)}
        {...register('travellers')}
      />
      {trip && <DetailFields />}
    </>
  );
}

function DescriptionField() {
  const { t } = useTranslation('dashboard');
  const messageOf = useTripMessages();
  const { register, formState } = useFormContext<TripForm>();
  return (
    <div className={styles.tripFormWide}>
      <TextArea
        label={t('fieldDescription')}
        rows={3}
        error={messageOf(formState.errors.description)}
        {...register('description')}
      />
    </div>
  );
}

function DetailFields() {
  const { t } = useTranslation(['dashboard']);
  const messageOf = useTripMessages();
  const { register, control, formState } = useFormContext<TripForm>();
  const { errors } = formState;
  const shownHosts = useHiddenPicture(useWatch({ control, name: 'image_url' }));
  return (
    <>
      <div className={styles.tripFormWide}>
        <SelectField
          label={t('fieldStatus')}
          options={TRIP_STATUSES.map((status) => ({ value: status, label: t(STATUS_WORDS[status]) }))}
          {...register('status')}
        />
      </div>
      <DescriptionField />
      <div className={styles.tripFormWide}>
        <TextField
          label={t('fieldImage')}
          hint={t('fieldImageHint')}
          type="url"
          error={
            messageOf(errors.image_url) ??
            (shownHosts && t('imageHidden', { hosts: shownHosts.join(', ') || '–' }))
          }
          {...register('image_url')}
        />
      </div>
      <div className={styles.tripFormWide}>
        <TextField
          label={t('fieldAttribution')}
          error={messageOf(errors.image_attribution)}
          {...register('image_attribution')}
        />
      </div>
    </>
  );
}

/** Accepts any text; only a picked place has coordinates and a country code. */
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
