import type { UseQueryResult } from '@tanstack/react-query';
import clsx from 'clsx';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Row } from '#web/ui/layout.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import type { ImportError } from '../import-result.ts';
import type { ImportedFile, Offer } from '../queries.ts';
import styles from './imports.module.css';

type FileOffer = UseQueryResult<Offer, ImportError> | undefined;

export function FileList({ files }: { files: readonly { file: ImportedFile; offer: FileOffer }[] }) {
  const { t } = useTranslation('imports');
  if (files.length === 0) return null;
  return (
    <ul className={styles.files} aria-label={t('files')} aria-live="polite">
      {files.map(({ file, offer }) => (
        <Row as="li" gap={8} key={file.id} data-failed={offer?.isError || undefined}>
          <FileIcon offer={offer} />
          <span className={clsx(styles.fileName, 'cut')}>{file.name}</span>
          <FileState offer={offer} />
        </Row>
      ))}
    </ul>
  );
}

function FileIcon({ offer }: { offer: FileOffer }) {
  if (offer?.isError) return <TriangleAlert size={18} />;
  return offer?.data ? <CircleCheck size={18} /> : <Spinner />;
}

function FileState({ offer }: { offer: FileOffer }) {
  const { t } = useTranslation('imports');
  if (offer?.isError) return <span>{t(offer.error.problem)}</span>;
  if (!offer?.data) return <span>{t('reading')}</span>;
  if (offer.data.type === 'bookings')
    return <span>{t('found', { count: offer.data.proposals.length })}</span>;
  const { places, tracks, leftOut } = offer.data;
  const found = [
    places.length > 0 && t('foundPlaces', { count: places.length }),
    tracks.length > 0 && t('foundTracks', { count: tracks.length }),
    leftOut > 0 && t('leftOut', { count: leftOut }),
  ];
  return <span>{found.filter(Boolean).join(', ')}</span>;
}
