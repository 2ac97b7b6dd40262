import { useTranslation } from 'react-i18next';
import { MergeNotice } from '#web/forms/merge-notice.tsx';
import type { FormClashes } from '#web/forms/use-merged-form.ts';
import type { EditedTrip } from '../trip-form.ts';
import { useStatusWords } from '../use-status-words.ts';

const LABELS = {
  title: 'fieldTitle',
  destination: 'fieldDestination',
  start_date: 'fieldStart',
  currency: 'fieldCurrency',
  budget: 'fieldBudget',
  description: 'fieldDescription',
  status: 'fieldStatus',
  image_url: 'fieldImage',
  image_attribution: 'fieldAttribution',
} as const;

const hasLabel = (name: string): name is keyof typeof LABELS => name in LABELS;

/** What somebody else has made of the trip whose dialog is open. */
export function TripMerge({ trip, merged }: { trip: EditedTrip; merged: FormClashes }) {
  const { t } = useTranslation('dashboard');
  const statuses = useStatusWords();
  return (
    <MergeNotice
      id={trip.id}
      merged={merged}
      labelOf={(name) => (hasLabel(name) ? t(LABELS[name]) : name)}
      theirsOf={(name) => {
        if (name === 'start_date') return `${trip.start_date} – ${trip.end_date}`;
        const value = String(Reflect.get(trip, name) ?? '');
        return name === 'status'
          ? (Object.entries(statuses).find(([status]) => status === value)?.[1] ?? value)
          : value;
      }}
      goneText={() => ''} // The page of a deleted trip closes, with a word.
    />
  );
}
