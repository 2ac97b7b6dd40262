import { useTranslation } from 'react-i18next';
import { Row } from '#web/ui/layout.tsx';
import type { OfferedTracks } from '../places/use-offered-tracks.ts';
import styles from './imports.module.css';

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
