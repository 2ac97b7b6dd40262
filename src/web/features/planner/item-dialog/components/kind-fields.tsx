import { use, useMemo } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { EXPENSE_CATEGORIES } from '#domain/expenses.ts';
import { DEFAULT_DURATION } from '#domain/spans.ts';
import { isOwnCar, TRANSPORT_SUB_TYPES } from '#domain/sub-types.ts';
import { DAY_MINUTES, formatMinutes, parseDuration, parseMinutes } from '#domain/times.ts';
import { currencyChoices, formatDuration } from '#i18n/format.ts';
import { useLanguage } from '#i18n/i18n.ts';
import { CATEGORY_LABELS, useSubTypes } from '#web/trip-data/item-labels.ts';
import { Row } from '#web/ui/layout.tsx';
import { SplitFields } from '../../cost-split/split-fields.tsx';
import { CostSplitContext } from '../../cost-split/use-cost-split.ts';
import { endsNextDay, minutesBetween } from '../item-form.ts';
import type { ItemForm } from '../schema.ts';
import { BookingFields } from './booking-fields.tsx';
import { ClosedDays } from './closed-days.tsx';
import { ItemDay } from './item-day.tsx';
import styles from './item-dialog.module.css';
import { ItemField, ItemSelect, ItemTextArea } from './item-field.tsx';
import { ItemPlace } from './item-place.tsx';
import { JourneyTimes } from './journey-times.tsx';
import { RateField } from './rate-field.tsx';

export function KindFields({ kind }: { kind: ItemForm['kind'] }) {
  switch (kind) {
    case 'accommodation':
      return <StayFields />;
    case 'activity':
    case 'meal':
      return <PlannedFields kind={kind} />;
    case 'itinerary':
      return <TransportFields />;
    case 'note':
      return <NoteFields />;
    case 'expense':
      return <ExpenseFields />;
  }
}

function StayFields() {
  const { t } = useTranslation('trip-items');
  return (
    <>
      <ItemPlace name="address" label={t('address')} />
      <ItemDay name="check_in" label={t('checkIn')} span="3" />
      <ItemField name="check_in_time" type="time" label={t('checkInTime')} span="3" />
      <ItemDay name="check_out" label={t('checkOut')} span="3" />
      <ItemField name="check_out_time" type="time" label={t('checkOutTime')} span="3" />
      <PriceFields />
      <BookingFields />
      <ItemTextArea name="notes" label={t('noteField')} />
    </>
  );
}

/** A new end changes the duration, a new duration moves the end. */
function useLinkedDuration() {
  const { getValues, setValue } = useFormContext<ItemForm>();
  return {
    timesChanged: () => {
      const minutes = minutesBetween(getValues('time'), getValues('end_time'));
      if (minutes !== null) setValue('duration', formatDuration(minutes), { shouldValidate: false });
    },
    durationChanged: () => {
      const start = parseMinutes(getValues('time'));
      const minutes = parseDuration(getValues('duration'));
      if (start === null || getValues('end_time') === '' || !minutes) return;
      // More than a day has no end time.
      setValue('end_time', minutes < DAY_MINUTES ? formatMinutes(start + minutes) : '');
    },
  };
}

function PlannedFields({ kind }: { kind: 'activity' | 'meal' }) {
  const { t } = useTranslation(['trip-items', 'trip-activities']);
  const subTypes = useSubTypes();
  const { timesChanged, durationChanged } = useLinkedDuration();
  const [time, endTime] = useWatch<ItemForm, ['time', 'end_time']>({ name: ['time', 'end_time'] });
  return (
    <>
      <ItemPlace name="address" label={t('trip-items:address')} />
      <ItemDay name="date" label={t('trip-items:date')} span="2" />
      <ItemField name="time" type="time" label={t('trip-items:time')} span="2" onChange={timesChanged} />
      <ItemField
        name="end_time"
        type="time"
        label={t('trip-items:endTime')}
        span="2"
        onChange={timesChanged}
        {...(endsNextDay(time, endTime) && { hint: t('trip-items:endsNextDay') })}
      />
      <ItemField
        name="duration"
        label={t('trip-items:duration')}
        placeholder={formatDuration(DEFAULT_DURATION)}
        span="2"
        onChange={durationChanged}
      />
      <PriceFields />
      {kind === 'activity' && (
        <>
          <ItemSelect name="activity_sub_type" label={t('trip-activities:subType')} options={subTypes} />
          <ItemField name="opens_at" type="time" label={t('trip-activities:opensAt')} span="3" />
          <ItemField name="closes_at" type="time" label={t('trip-activities:closesAt')} span="3" />
          <ClosedDays />
        </>
      )}
      <BookingFields />
      <ItemTextArea name="notes" label={t('trip-items:noteField')} />
    </>
  );
}

function TransportFields() {
  const { t } = useTranslation(['trip-items', 'trip-transport', 'trip-routes', 'trip-itineraries']);
  const { register } = useFormContext<ItemForm>();
  const means = useWatch<ItemForm, 'transport_sub_type'>({ name: 'transport_sub_type' });
  const placeholder = t('trip-routes:originHint');
  return (
    <>
      <ItemPlace name="origin" label={t('trip-routes:origin')} placeholder={placeholder} span="3" />
      <ItemPlace name="destination" label={t('trip-routes:destination')} placeholder={placeholder} span="3" />
      <JourneyTimes />
      <ItemSelect
        name="transport_sub_type"
        label={t('trip-transport:subType')}
        // The field is alone on its line unless tolls are asked for.
        {...(isOwnCar(means) && { span: '3' as const })}
        options={TRANSPORT_SUB_TYPES.map((value) => ({ value, label: t(`trip-transport:${value}`) }))}
      />
      {isOwnCar(means) && (
        <Row as="label" gap={10} className={styles.itemFormCheck} data-span="3">
          <input type="checkbox" {...register('tolls_known')} />
          {t('trip-itineraries:tollsKnown')}
        </Row>
      )}
      <PriceFields />
      <BookingFields hasSeat />
      <ItemTextArea name="notes" label={t('trip-items:noteField')} />
    </>
  );
}

function NoteFields() {
  const { t } = useTranslation('trip-items');
  return (
    <>
      <ItemDay name="date" label={t('date')} hint={t('noteDateHint')} />
      <ItemTextArea name="notes" label={t('noteField')} />
    </>
  );
}

function ExpenseFields() {
  const { t } = useTranslation(['trip-items']);
  const category = useWatch<ItemForm, 'category'>({ name: 'category' });
  return (
    <>
      <ItemField name="price" inputMode="decimal" label={t('trip-items:price')} span="3" />
      <CurrencySelect span="3" />
      <RateField />
      <ItemField name="date" type="date" label={t('trip-items:date')} span="3" />
      <ItemSelect
        name="category"
        label={t('trip-items:category')}
        span="3"
        options={EXPENSE_CATEGORIES.map((value) => ({ value, label: t(CATEGORY_LABELS[value]) }))}
        {...(category === 'refund' && { hint: t('trip-items:refundHint') })}
      />
      <SplitFields />
    </>
  );
}

function PriceFields() {
  const { t } = useTranslation('trip-items');
  return (
    <>
      <ItemField name="price" inputMode="decimal" label={t('price')} span="2" />
      <CurrencySelect />
      <RateField />
      <SplitFields />
    </>
  );
}

function CurrencySelect({ span = '2' }: { span?: '2' | '3' }) {
  const { t } = useTranslation('trip-items');
  const { language } = useLanguage();
  const { currencies } = use(CostSplitContext);
  const options = useMemo(() => currencyChoices(language, currencies), [language, currencies]);
  const { setValue, formState } = useFormContext<ItemForm>();
  const { currency: first, rate = '' } = formState.defaultValues ?? {};
  return (
    <ItemSelect
      name="currency"
      label={t('currency')}
      span={span}
      options={options}
      // A rate that was entered is of the currency before.
      onChange={(currency) => setValue('rate', currency === first ? rate : '')}
    />
  );
}
