import { useTranslation } from 'react-i18next';
import { formatDateRange } from '#i18n/format.ts';
import { useLanguage } from '#i18n/i18n.ts';
import { MergeNotice } from '#web/forms/merge-notice.tsx';
import type { FormClashes } from '#web/forms/use-merged-form.ts';
import { endOf, startOf } from '../model.ts';
import { type EditedTrip, hasStatusWord, STATUS_WORDS } from '../trip-form.ts';

const LABELS = {
  title: 'fieldTitle',
  destination: 'fieldDestination',
  start_date: 'fieldDates', // Of both days: a form takes or keeps them together.
  currency: 'fieldCurrency',
  budget: 'fieldBudget',
  travellers: 'fieldTravellers',
  description: 'fieldDescription',
  status: 'fieldStatus',
  image_url: 'fieldImage',
  image_attribution: 'fieldAttribution',
} as const;

const hasLabel = (name: string): name is keyof typeof LABELS => name in LABELS;

export function TripMerge({ trip, merged }: { trip: EditedTrip; merged: FormClashes }) {
  const { t } = useTranslation(['dashboard']);
  const { language } = useLanguage();
  return (
    <MergeNotice
      id={trip.id}
      merged={merged}
      labelOf={(name) => (hasLabel(name) ? t(LABELS[name]) : name)}
      theirsOf={(name) => {
        if (name === 'start_date') return formatDateRange(startOf(trip), endOf(trip), language);
        const value = String(Reflect.get(trip, name) ?? '');
        return name === 'status' && hasStatusWord(value) ? t(STATUS_WORDS[value]) : value;
      }}
      goneText={() => ''} // The page of a deleted trip closes, with a word.
    />
  );
}
