import { FileText } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatFileSize } from '#i18n/format.ts';
import { useLanguage } from '#i18n/i18n.ts';
import { paths } from '#web/paths.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/field.tsx';
import { Row, Stack } from '#web/ui/layout.tsx';
import styles from './imports.module.css';

interface SharedFilesFormProps {
  files: readonly File[];
  trips: readonly { id: string; title: string }[];
  isBusy: boolean;
  /** The device had no room for what was shared last: these are left of before. */
  hasFailed: boolean;
  onSubmit: (tripId: string) => void;
  onDiscard: () => void;
}

export function SharedFilesForm({
  files,
  trips,
  isBusy,
  hasFailed,
  onSubmit,
  onDiscard,
}: SharedFilesFormProps) {
  const { t } = useTranslation('imports');
  const { language } = useLanguage();
  const [tripId, setTripId] = useState<string | null>(null);
  const chosen = tripId ?? trips[0]?.id ?? '';
  return (
    <Stack
      as="form"
      gap={24}
      className={styles.shared}
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen) onSubmit(chosen);
      }}
    >
      <header>
        <h1>{t('sharedTitle')}</h1>
        {hasFailed && <p role="alert">{`${t('sharedNotStored')}. ${t('sharedNotStoredText')}`}</p>}
        <p>{t('sharedWaiting')}</p>
      </header>
      <ul className={styles.sharedFiles} aria-label={t('files')}>
        {files.map((file, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they never change
          <Row as="li" gap={12} key={index}>
            <FileText size={20} />
            <span>{file.name}</span>
            <small className="num">{formatFileSize(file.size, language)}</small>
          </Row>
        ))}
      </ul>
      {trips.length === 0 ? (
        <p>{t('sharedNoTrip')}</p>
      ) : (
        <SelectField
          label={t('sharedTrip')}
          value={chosen}
          onChange={(event) => setTripId(event.target.value)}
          options={trips.map(({ id, title }) => ({ value: id, label: title }))}
        />
      )}
      <Row gap={12} align="stretch" justify="end" wrap>
        <Button variant="quiet" onClick={onDiscard}>
          {t('sharedDiscard')}
        </Button>
        {trips.length > 0 ? (
          <Button variant="go" type="submit" isBusy={isBusy}>
            {t('sharedTake')}
          </Button>
        ) : (
          <Link className={buttonClass({ variant: 'go' })} to={paths.dashboard({ action: 'createTrip' })}>
            {t('sharedCreateTrip')}
          </Link>
        )}
      </Row>
    </Stack>
  );
}
