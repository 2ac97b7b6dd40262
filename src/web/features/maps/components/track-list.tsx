import { LocateFixed, Pencil, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { boundsOf, type GeoBounds } from '#domain/geo.ts';
import { formatDistance } from '#i18n/format.ts';
import { useLanguage } from '#i18n/i18n.ts';
import { RenameDialog } from '#web/forms/rename-dialog.tsx';
import { useRenamed } from '#web/forms/use-renamed.ts';
import { useUnits } from '#web/session/preferences/locale-preferences.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Row } from '#web/ui/layout.tsx';
import { useTrackChanges } from '../tracks/mutations.ts';
import type { MapTrack } from '../tracks/track-line.ts';
import styles from './tracks.module.css';

export interface TrackListProps {
  tripId: string;
  tracks: readonly MapTrack[];
  canEdit: boolean;
  onShow: ((area: GeoBounds) => void) | null;
}

export function TrackList({ tripId, tracks, canEdit, onShow }: TrackListProps) {
  const { t } = useTranslation('map');
  const { language } = useLanguage();
  const units = useUnits();
  const { rename, remove } = useTrackChanges(tripId);
  const rows = tracks.map(({ row }) => row);
  const [edited, setEdited] = useRenamed(tripId, canEdit ? rows : []);
  const current = rows.find(({ id }) => id === edited?.id);
  return (
    <details className={styles.tracks}>
      <summary>{t('tracksCount', { count: tracks.length })}</summary>
      <ul aria-label={t('tracks')}>
        {tracks.map(({ row, parts, lengthM }) => {
          const area = boundsOf(parts.flat());
          return (
            <Row as="li" gap={8} key={row.id}>
              <span className={styles.title}>{row.title}</span>
              <span className="num">{formatDistance(lengthM, language, units)}</span>
              {onShow && area && (
                <IconButton
                  label={t('trackShow', { title: row.title })}
                  size="small"
                  onClick={() => onShow(area)}
                >
                  <LocateFixed size={16} />
                </IconButton>
              )}
              {canEdit && (
                <>
                  <IconButton
                    label={t('trackEdit', { title: row.title })}
                    size="small"
                    onClick={() => setEdited(row)}
                  >
                    <Pencil size={16} />
                  </IconButton>
                  <IconButton
                    label={t('trackDelete', { title: row.title })}
                    size="small"
                    onClick={() => remove(row)}
                  >
                    <Trash2 size={16} />
                  </IconButton>
                </>
              )}
            </Row>
          );
        })}
      </ul>
      {edited && (
        <RenameDialog
          scope={tripId}
          id={edited.id}
          name={edited.title}
          stored={current?.title ?? null}
          labels={{ title: t('trackEditTitle'), name: t('trackName'), required: t('trackNameRequired') }}
          onSave={(title) => current && rename(current, title)}
          onClose={() => setEdited(null)}
        />
      )}
    </details>
  );
}
