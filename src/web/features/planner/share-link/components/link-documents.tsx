import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { documentsQuery } from '#web/features/collaboration/documents/queries.ts';
import { CheckboxField } from '#web/ui/checkbox-field.tsx';
import { useChosenDocuments } from '../mutations.ts';
import styles from './share-link.module.css';

interface LinkDocumentsProps {
  tripId: string;
  shareId: string;
  chosen: readonly string[];
}

/** Shows how many are chosen; none is shared before one is ticked [PLUS-10]. */
export function LinkDocuments({ tripId, shareId, chosen }: LinkDocumentsProps) {
  const { t } = useTranslation('trip');
  const { data } = useQuery(documentsQuery(tripId));
  const choose = useChosenDocuments(tripId);
  const documents = data?.filter(({ deleted_at }) => deleted_at === null) ?? [];
  if (documents.length === 0) return null;
  const count = documents.filter(({ id }) => chosen.includes(id)).length;
  return (
    <details className={styles.linkDocuments}>
      <summary>{count === 0 ? t('shareNoDocument') : t('shareDocuments', { count })}</summary>
      <fieldset>
        <legend>{t('shareWhichDocuments')}</legend>
        {documents.map(({ id, name }) => (
          <CheckboxField
            key={id}
            label={name}
            checked={chosen.includes(id)}
            onChange={({ target }) => choose.mutate({ shareId, documentId: id, isShown: target.checked })}
          />
        ))}
      </fieldset>
    </details>
  );
}
