import { FormProvider } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { fieldOf } from '#domain/json.ts';
import { amountText, DEFAULT_CURRENCY } from '#domain/money.ts';
import { formatDateRange } from '#i18n/format.ts';
import { decimalMark, useLanguage } from '#i18n/i18n.ts';
import { preference } from '#web/features/account/model.ts';
import { type FieldGroup, groupsOf } from '#web/forms/merge-forms.ts';
import { MergeNotice } from '#web/forms/merge-notice.tsx';
import { StoredFormDialog } from '#web/forms/stored-form-dialog.tsx';
import { type FormClashes, useMergedForm } from '#web/forms/use-merged-form.ts';
import { useStoredForm } from '#web/forms/use-stored-form.ts';
import { useHiddenPictures } from '#web/pictures/use-hidden-picture.ts';
import { useSession } from '#web/session/session.tsx';
import { endOf, startOf } from '../model.ts';
import { useCreateTrip, useUpdateTrip } from '../mutations.ts';
import { TRIP_FORM_FIELDS, type TripForm, tripSchema } from '../schema.ts';
import {
  type EditedTrip,
  hasStatusWord,
  hasTripLabel,
  isHiddenPicture,
  STATUS_WORDS,
  TRIP_LABELS,
  toTripForm,
  tripDraftName,
} from '../trip-form.ts';
import { useStoredTrip } from '../use-stored-trip.ts';
import { TripFields, type TripFormValues } from './trip-fields.tsx';
import styles from './trip-form.module.css';

const TOGETHER: readonly FieldGroup<TripForm>[] = [
  ['destination', 'destination_details'],
  ['start_date', 'end_date'],
  ['budget', 'currency'],
];
/** Fields of a group are merged together. */
const TRIP_FIELDS = groupsOf<TripForm>(TRIP_FORM_FIELDS, TOGETHER);

export interface TripDialogProps {
  trip: EditedTrip | null;
  plan?: Partial<TripForm>;
  draft?: string;
  onClose: () => void;
  onCreated?: (id: string) => void;
}

/** Closes when stored, not when refused [DASH-3] [TRIP-2]. Needs the texts of the area `dashboard`. */
export function TripDialog({
  trip,
  plan = {},
  draft = tripDraftName(trip?.id ?? null),
  onClose,
  onCreated = onClose,
}: TripDialogProps) {
  const { t } = useTranslation('dashboard');
  const { user } = useSession();
  const initial = {
    ...toTripForm(trip, { currency: preference(user?.preferences, 'currency', DEFAULT_CURRENCY), ...plan }),
    moves_items: true,
  };
  const hostsHiding = useHiddenPictures();
  const create = useCreateTrip();
  const update = useUpdateTrip();
  const isPending = create.isPending || update.isPending;
  const form = useStoredForm<TripFormValues, TripForm>({
    // A new trip's draft has all fields, because its plan is not there again.
    draft,
    isWhole: trip === null,
    together: TOGETHER,
    initial,
    rules: () => tripSchema,
    messages: {
      destinationRequired: t('destinationRequired'),
      destinationTooLong: t('destinationTooLong'),
      titleTooLong: t('titleTooLong'),
      descriptionTooLong: t('descriptionTooLong'),
      attributionTooLong: t('attributionTooLong'),
      startRequired: t('startRequired'),
      endRequired: t('endRequired'),
      dateInvalid: t('dateInvalid'),
      endBeforeStart: t('endBeforeStart'),
      tripTooLong: t('tripTooLong'),
      currencyRequired: t('currencyRequired'),
      travellersInvalid: t('travellersInvalid'),
      amountInvalid: t('amountInvalid'),
      amountNegative: t('amountNegative'),
      amountDecimals: t('amountDecimals'),
      amountTooLarge: t('amountTooLarge'),
      amountCurrency: t('amountCurrency'),
      imageInvalid: t('imageInvalid'),
    },
    save: async (now, { moves_items }) => {
      if (isHiddenPicture(now, theirs, hostsHiding)) {
        form.setFocus('image_url');
        return false;
      }
      try {
        if (theirs) await update.mutateAsync({ trip: theirs, form: now, movesItems: moves_items });
        else onCreated(await create.mutateAsync({ id: form.rowId(), form: now }));
      } catch {
        return false; // The toast has the reason.
      }
      if (trip) onClose();
      return true;
    },
  });
  const theirs = useStoredTrip(trip, isPending);
  const merged = useMergedForm<TripForm>(form, {
    opened: form.seen(),
    stored: theirs ? toTripForm(theirs, {}) : undefined,
    groups: TRIP_FIELDS,
  });

  return (
    <FormProvider {...form}>
      <StoredFormDialog
        form={form}
        title={trip ? t('editTrip') : t('newTrip')}
        onOpenAutoFocus={(event) => {
          if (trip) return;
          event.preventDefault();
          form.setFocus('destination');
        }}
        submitLabel={trip ? t('save') : t('createSubmit')}
        formClassName={styles.tripForm}
        onClose={onClose}
      >
        {theirs && <TripMerge trip={theirs} merged={merged} />}
        <TripFields trip={theirs} form={form} />
      </StoredFormDialog>
    </FormProvider>
  );
}

function TripMerge({ trip, merged }: { trip: EditedTrip; merged: FormClashes }) {
  const { t } = useTranslation(['dashboard']);
  const { language } = useLanguage();
  return (
    <MergeNotice
      id={trip.id}
      merged={merged}
      labelOf={(name) => {
        if (name === 'budget') return `${t('fieldBudget')}, ${t('fieldCurrency')}`;
        if (name === 'start_date') return t('fieldDates'); // A form takes or keeps both days together.
        return hasTripLabel(name) ? t(TRIP_LABELS[name]) : name;
      }}
      theirsOf={(name) => {
        if (name === 'budget')
          return [amountText(trip.budget, trip.currency, decimalMark()), trip.currency].join('\u00a0').trim();
        if (name === 'start_date') return formatDateRange(startOf(trip), endOf(trip), language);
        const value = fieldOf(trip, name);
        if (typeof value === 'number') return String(value);
        if (typeof value !== 'string') return '';
        return name === 'status' && hasStatusWord(value) ? t(STATUS_WORDS[value]) : value;
      }}
      goneText={() => ''} // The page of a deleted trip closes with a message of its own.
    />
  );
}
