import { useQuery } from '@tanstack/react-query';
import { Link2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { documentsQuery } from '#web/features/collaboration/documents/queries.ts';
import { paths } from '#web/paths.ts';
import { SecretLink, SecretLinks } from '#web/trip-data/secret-links.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { CheckboxField } from '#web/ui/field.tsx';
import { shareLinksQuery } from '../../queries.ts';
import { useChosenDocuments, useShareLinks } from '../mutations.ts';
import { MadeOn, QrCode } from './link-parts.tsx';
import styles from './share-link.module.css';

/** The secret appears only once [PLUS-4]. */
export function ShareDialog({ tripId, onClose }: { tripId: string; onClose: () => void }) {
  const { t } = useTranslation('trip');
  const shares = useShareLinks(tripId);
  const [showsPrices, setShowsPrices] = useState(false);
  const made = shares.create.data;
  const address = made && new URL(paths.sharedTrip(made.token), globalThis.location.origin).href;
  return (
    <Dialog
      onClose={onClose}
      title={t('shareLink')}
      description={t('shareText')}
      footer={
        <Button
          variant={address ? 'line' : 'go'}
          icon={<Link2 />}
          isBusy={shares.create.isPending}
          onClick={() => shares.create.mutate(showsPrices)}
        >
          {address ? t('shareAnother') : t('shareCreate')}
        </Button>
      }
    >
      {address && (
        <SecretLink key={address} label={t('shareAddress')} address={address}>
          <QrCode text={address} label={t('qrCode')} />
        </SecretLink>
      )}
      <CheckboxField
        role="switch"
        aria-checked={showsPrices}
        label={t('sharePrices')}
        hint={t('sharePricesHint')}
        checked={showsPrices}
        onChange={(event) => setShowsPrices(event.target.checked)}
      />
      <SecretLinks
        className={styles.shareLinks}
        title={t('shareActive')}
        none={t('shareNone')}
        query={useQuery(shareLinksQuery(tripId))}
        revokeText={t('shareRevokeText')}
        onRevoke={(id) => {
          shares.revoke.mutate(id);
          if (id === made?.id) shares.create.reset();
        }}
        facts={({ id, created_at, shows_prices }) => (
          <span>
            <MadeOn at={created_at} isNew={id === made?.id} />
            {shows_prices && <span className={styles.madeOn}> · {t('shareWithPrices')}</span>}
          </span>
        )}
        below={({ id, document_ids }) => <LinkDocuments tripId={tripId} shareId={id} chosen={document_ids} />}
      />
    </Dialog>
  );
}

interface LinkDocumentsProps {
  tripId: string;
  shareId: string;
  chosen: readonly string[];
}

/** Shows how many are chosen; none is shared before one is ticked [PLUS-10]. */
function LinkDocuments({ tripId, shareId, chosen }: LinkDocumentsProps) {
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
