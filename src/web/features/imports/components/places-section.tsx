import { memo, startTransition, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '#i18n/format.ts';
import { useLanguage } from '#i18n/i18n.ts';
import type { TripDetails } from '#web/trip-data/queries.ts';
import { daysOfTrip } from '#web/trip-data/trip.ts';
import { CheckboxField, SelectField } from '#web/ui/field.tsx';
import { Row } from '#web/ui/layout.tsx';
import { useStableCallback } from '#web/ui/use-stable-callback.ts';
import type { ListedPlace } from '../places/list-places.ts';
import type { OfferedTracks } from '../places/use-offered-tracks.ts';
import type { Places } from '../places/use-places.ts';
import styles from './imports.module.css';

interface PlacesSectionProps {
  trip: TripDetails;
  places: Places;
}

export function PlacesSection({ trip, places }: PlacesSectionProps) {
  const { t } = useTranslation('imports');
  const { language } = useLanguage();
  const { listed, chosen, tick, isTicked, day, setDay } = places;
  const tickOne = useStableCallback((id: string, to: boolean) => tick([{ id }], to));
  const shown = useGrowing(listed.length);
  const open = listed.filter(({ status }) => status !== 'addedToTrip');
  if (listed.length === 0) return null;
  return (
    <section aria-labelledby="import-places">
      <Row as="header" gap={16} rowGap={8} justify="between" wrap className={styles.found}>
        <h3 id="import-places">{t('placesTitle')}</h3>
        <CheckboxField
          label={t('all')}
          checked={open.length > 0 && chosen.length === open.length}
          onChange={(event) => tick(open, event.target.checked)}
        />
      </Row>
      <SelectField
        label={t('placesInto')}
        hint={t(day === null ? 'placesAsNotes' : 'placesOnDay')}
        value={day ?? ''}
        onChange={(event) => setDay(event.target.value || null)}
        options={[
          ...daysOfTrip(trip).map((one, index) => ({
            value: one.toString(),
            label: t('placesDay', { number: index + 1, day: formatDate(one, language) }),
          })),
          { value: '', label: t('placesNoDay') },
        ]}
      />
      <ul className={styles.places} aria-label={t('placesTitle')}>
        {listed.slice(0, shown).map((place) => (
          <PlaceRow
            key={place.id}
            id={place.id}
            name={place.name}
            where={whereOf(place)}
            isAdded={place.status === 'addedToTrip'}
            warning={place.status && t(place.status === 'twice' ? 'placeTwice' : place.status)}
            isTicked={isTicked(place)}
            onTick={tickOne}
          />
        ))}
      </ul>
    </section>
  );
}

/** Rows shown at once, then in steps, so that a long list does not block. */
const FIRST_ROWS = 24;
const MORE_ROWS = 300;

function useGrowing(rows: number): number {
  const [shown, setShown] = useState(FIRST_ROWS);
  useEffect(() => {
    // Synchronises with the browser's idle time: rows are painted first.
    if (shown >= rows) return;
    const timer = setTimeout(() => startTransition(() => setShown((count) => count + MORE_ROWS)));
    return () => clearTimeout(timer);
  }, [shown, rows]);
  return shown;
}

/** Returns the address, or the note where the address is only the name. */
const whereOf = ({ name, place, note }: ListedPlace): string =>
  place.formatted_address === name ? note : place.formatted_address;

interface PlaceRowProps extends Pick<ListedPlace, 'id' | 'name'> {
  where: string;
  isAdded: boolean;
  warning: string | null;
  isTicked: boolean;
  onTick: (id: string, to: boolean) => void;
}

/** Memoised, because there may be thousands. */
const PlaceRow = memo(function PlaceRow(props: PlaceRowProps) {
  const { id, name, where, isAdded, warning, isTicked, onTick } = props;
  return (
    <li>
      <label>
        <input
          type="checkbox"
          checked={isTicked}
          disabled={isAdded}
          onChange={(event) => onTick(id, event.target.checked)}
        />
        <span>
          <span className={styles.proposalTitle}>{name}</span>
          {where && <small>{where}</small>}
          {warning && <small className={styles.proposalStatus}>{warning}</small>}
        </span>
      </label>
    </li>
  );
});

interface TracksSectionProps {
  tracks: OfferedTracks;
}

export function TracksSection({ tracks }: TracksSectionProps) {
  const { t } = useTranslation('imports');
  const { listed, isTicked, tick } = tracks;
  if (listed.length === 0) return null;
  return (
    <section aria-labelledby="import-tracks">
      <Row as="header" gap={16} rowGap={8} justify="between" wrap className={styles.found}>
        <h3 id="import-tracks">{t('tracksTitle')}</h3>
      </Row>
      <ul className={styles.places} aria-label={t('tracksTitle')}>
        {listed.map((track) => (
          <li key={track.id}>
            <label>
              <input
                type="checkbox"
                checked={isTicked(track)}
                disabled={track.status === 'addedToTrip'}
                onChange={(event) => tick(track, event.target.checked)}
              />
              <span>
                <span className={styles.proposalTitle}>{track.title}</span>
                {track.status && <small className={styles.proposalStatus}>{t(track.status)}</small>}
              </span>
            </label>
          </li>
        ))}
      </ul>
    </section>
  );
}
