import { useController, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { readPlace } from '#domain/place.ts';
import { currencyChoices } from '#i18n/format.ts';
import { useLanguage } from '#i18n/i18n.ts';
import type { StoredForm } from '#web/forms/use-stored-form.ts';
import { useHiddenPicture } from '#web/pictures/use-hidden-picture.ts';
import { PlaceField } from '#web/places/place-field.tsx';
import { SelectField, TextArea, TextField } from '#web/ui/field.tsx';
import { Note } from '#web/ui/layout.tsx';
import { Status } from '#web/ui/status.tsx';
import type { TripForm } from '../schema.ts';
import { type EditedTrip, isShortened, STATUS_WORDS, TRIP_STATUSES } from '../trip-form.ts';
import { DateChoice } from './date-choice.tsx';
import styles from './trip-form.module.css';

export type TripFormValues = TripForm & {
  /** Not a column, but the answer of `DateChoice`. */
  moves_items: boolean;
};

interface TripFieldsProps {
  trip: EditedTrip | null;
  form: StoredForm<TripFormValues, TripForm>;
}

export function TripFields({ trip, form }: TripFieldsProps) {
  const { t } = useTranslation('dashboard');
  const { language } = useLanguage();
  const { field, errorOf, change } = form;
  const [start_date, end_date, movesItems] = form.watch(['start_date', 'end_date', 'moves_items']);
  return (
    <>
      <div className={styles.tripFormWide}>
        <DestinationField error={errorOf('destination')} />
      </div>
      <div className={styles.tripFormWide}>
        <TextField
          label={t('fieldTitle')}
          hint={t('fieldTitleHint')}
          autoComplete="off"
          {...field('title')}
        />
      </div>
      <TextField label={t('fieldStart')} type="date" {...field('start_date')} />
      <TextField label={t('fieldEnd')} type="date" min={start_date || undefined} {...field('end_date')} />
      <Status className={styles.tripFormNote}>
        {trip && isShortened(trip, { start_date, end_date }) && <Note>{t('shortened')}</Note>}
      </Status>
      {trip && (
        <DateChoice
          trip={trip}
          next={{ start_date, end_date }}
          movesItems={movesItems}
          onChange={(moves_items) => change({ moves_items })}
        />
      )}
      <SelectField label={t('fieldCurrency')} options={currencyChoices(language)} {...field('currency')} />
      <TextField
        label={t('fieldBudget')}
        hint={t('fieldBudgetHint')}
        inputMode="decimal"
        autoComplete="off"
        {...field('budget')}
      />
      <TextField
        label={t('fieldTravellers')}
        hint={t('fieldTravellersHint')}
        inputMode="numeric"
        autoComplete="off"
        {...field('travellers')}
      />
      {trip && <DetailFields form={form} />}
    </>
  );
}

function DetailFields({ form: { field, errorOf, register, watch } }: Pick<TripFieldsProps, 'form'>) {
  const { t } = useTranslation(['dashboard']);
  const shownHosts = useHiddenPicture(watch('image_url'));
  const isHidden = shownHosts && t('imageHidden', { hosts: shownHosts.join(', ') || '–' });
  return (
    <>
      <div className={styles.tripFormWide}>
        <SelectField
          label={t('fieldStatus')}
          options={TRIP_STATUSES.map((status) => ({ value: status, label: t(STATUS_WORDS[status]) }))}
          {...register('status')}
        />
      </div>
      <div className={styles.tripFormWide}>
        <TextArea label={t('fieldDescription')} rows={3} {...field('description')} />
      </div>
      <div className={styles.tripFormWide}>
        <TextField
          label={t('fieldImage')}
          hint={t('fieldImageHint')}
          type="url"
          {...field('image_url')}
          error={errorOf('image_url') ?? isHidden}
        />
      </div>
      <div className={styles.tripFormWide}>
        <TextField label={t('fieldAttribution')} {...field('image_attribution')} />
      </div>
    </>
  );
}

/** Accepts any text; only a place that is picked, or typed by its whole name, has coordinates and a country code. */
export function DestinationField({ error }: { error?: string | undefined }) {
  const { t } = useTranslation('dashboard');
  const { setValue, watch } = useFormContext<TripForm>();
  const { field } = useController<TripForm, 'destination'>({ name: 'destination' });
  const understood = readPlace(watch('destination_details'))?.formatted_address;
  const write = (text: string, details: TripForm['destination_details']) => {
    field.onChange(text);
    setValue('destination_details', details);
  };
  return (
    <PlaceField
      {...field}
      label={t('fieldDestination')}
      error={error}
      hint={understood !== field.value && understood}
      withCountries
      onType={(text) => write(text, null)}
      onPick={({ closedOn: _closedOn, ...place }) => write(place.name, place)}
    />
  );
}
