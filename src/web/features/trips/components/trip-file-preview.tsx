import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { tripRange } from '#domain/days.ts';
import type { PartName } from '#domain/trip-file/parts.ts';
import { fileText, type TripFile } from '#domain/trip-file/trip-file.ts';
import { formatDateRange } from '#i18n/format.ts';
import { useLanguage } from '#i18n/i18n.ts';
import { useSession } from '#web/session/session.tsx';
import { SelectField } from '#web/ui/field.tsx';
import { Note, Row, Stack } from '#web/ui/layout.tsx';
import styles from './import-trip.module.css';

interface TripFilePreviewProps {
  id: string;
  file: TripFile;
  /** Gets the person of the file who becomes the user; null: none of them. */
  onSubmit: (person: string | null) => void;
}

const PART_LABELS = {
  accommodations: 'take-along:accommodations',
  activities: 'take-along:activities',
  transports: 'take-along:transports',
  meals: 'take-along:meals',
  notes: 'take-along:notes',
  expenses: 'take-along:expenses',
  settlements: 'take-along:settlements',
  tasks: 'take-along:tasks',
  polls: 'take-along:polls',
  votes: 'take-along:votes',
  lists: 'take-along:lists',
  entries: 'take-along:entries',
  tracks: 'take-along:tracks',
  messages: 'take-along:messages',
} as const satisfies Record<PartName, string>;

export function TripFilePreview({ id, file, onSubmit }: TripFilePreviewProps) {
  const { t } = useTranslation(['take-along']);
  const { language } = useLanguage();
  const { user } = useSession();
  const people = file.people.filter(({ name }) => name !== null);
  const [person, setPerson] = useState(() => people.find(({ name }) => name === user?.name)?.id ?? '');
  const [title = '', destination = '', start_date = '', end_date = ''] = [
    file.trip.title,
    file.trip.destination,
    file.trip.start_date,
    file.trip.end_date,
  ].map(fileText);
  const range = tripRange({ start_date, end_date });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit(person || null);
  };
  return (
    <Stack as="form" gap={16} id={id} className={styles.importTripPreview} onSubmit={submit}>
      <div>
        <h3>{title}</h3>
        <Note size="text">
          {[destination, range ? formatDateRange(range.start, range.end, language) : '']
            .filter(Boolean)
            .join(' · ')}
        </Note>
      </div>
      <dl aria-label={t('inside')}>
        {Object.entries(PART_LABELS)
          .filter(([part]) => file.parts[part]?.length)
          .map(([part, label]) => (
            <Row align="stretch" justify="between" key={part}>
              <dt>{t(label)}</dt>
              <dd className="num">{file.parts[part]?.length}</dd>
            </Row>
          ))}
        {file.documents.length > 0 && (
          <Row align="stretch" justify="between">
            <dt>{t('documents')}</dt>
            <dd className="num">{file.documents.length}</dd>
          </Row>
        )}
      </dl>
      {people.length > 0 && (
        <SelectField
          label={t('you')}
          hint={t('youHint')}
          value={person}
          onChange={(event) => setPerson(event.target.value)}
          options={[
            ...people.map(({ id: value, name }) => ({ value, label: name ?? '' })),
            { value: '', label: t('youNobody') },
          ]}
        />
      )}
    </Stack>
  );
}
