import { useTranslation } from 'react-i18next';
import { parseDay } from '#domain/days.ts';
import { formatDateRange } from '#i18n/format.ts';
import { useLanguage } from '#i18n/i18n.ts';
import { SelectField } from '#web/ui/field.tsx';
import { Stack } from '#web/ui/layout.tsx';
import type { Choices, SharedTrip } from '../account-deletion.ts';
import styles from './deletion.module.css';

interface TripChoicesProps {
  trips: readonly SharedTrip[];
  choices: Choices;
  onChoose: (tripId: string, heirId: string) => void;
  missing: readonly SharedTrip[];
}

const UNDECIDED = 'undecided';

/** Preselects nothing, because the trips are others', too. */
export function TripChoices({ trips, choices, onChoose, missing }: TripChoicesProps) {
  const { t } = useTranslation('profile');
  const { language } = useLanguage();
  return (
    <Stack as="fieldset" gap={16} className={styles.leaveTrips}>
      <legend>{t('leaveTrips')}</legend>
      {trips.map((trip) => {
        const [start, end] = [parseDay(trip.start_date), parseDay(trip.end_date)];
        return (
          <SelectField
            key={trip.id}
            label={trip.title}
            hint={start && end && formatDateRange(start, end, language)}
            error={missing.includes(trip) && t('chooseTrip')}
            value={choices[trip.id] ?? UNDECIDED}
            onChange={(event) => onChoose(trip.id, event.target.value)}
          >
            <option value={UNDECIDED} disabled>
              {t('choose')}
            </option>
            {trip.people.map(({ id, name }) => (
              <option key={id} value={id}>
                {t('transferTo', { name })}
              </option>
            ))}
            <option value="">{t('deleteTrip')}</option>
          </SelectField>
        );
      })}
    </Stack>
  );
}
