import { useQuery } from '@tanstack/react-query';
import { Link2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { CheckboxField } from '#web/ui/checkbox-field.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { useShareLinks } from '../mutations.ts';
import { shareLinksQuery } from '../queries.ts';
import { LinkDocuments } from './link-documents.tsx';
import { MadeOn, SecretLink } from './secret-link.tsx';
import styles from './share-link.module.css';

export interface ShareDialogProps {
  tripId: string;
  onClose: () => void;
}

/** The secret appears only once [PLUS-4]. */
export function ShareDialog({ tripId, onClose }: ShareDialogProps) {
  const { t } = useTranslation('trip');
  const shares = useShareLinks(tripId);
  const [revoking, setRevoking] = useState<string | null>(null);
  const [showsPrices, setShowsPrices] = useState(false);
  const made = shares.create.data;
  const address = made && new URL(paths.sharedTrip(made.token), globalThis.location.origin).href;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
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
      {address && <SecretLink key={address} label={t('shareAddress')} address={address} hasCode />}
      <CheckboxField
        role="switch"
        aria-checked={showsPrices}
        label={t('sharePrices')}
        hint={t('sharePricesHint')}
        checked={showsPrices}
        onChange={(event) => setShowsPrices(event.target.checked)}
      />
      <ActiveLinks tripId={tripId} newest={made?.id ?? null} onRevoke={setRevoking} />
      <ConfirmDialog
        open={revoking !== null}
        onOpenChange={(open) => !open && setRevoking(null)}
        title={t('shareRevokeTitle')}
        description={t('shareRevokeText')}
        confirmLabel={t('revoke')}
        cancelLabel={t('keep')}
        onConfirm={() => {
          if (revoking) shares.revoke.mutate(revoking);
          if (revoking === made?.id) shares.create.reset();
          setRevoking(null);
        }}
      />
    </Dialog>
  );
}

interface ActiveLinksProps {
  tripId: string;
  newest: string | null;
  onRevoke: (id: string) => void;
}

function ActiveLinks({ tripId, newest, onRevoke }: ActiveLinksProps) {
  const { t } = useTranslation('trip');
  const { data, isPending, refetch } = useQuery(shareLinksQuery(tripId));
  if (isPending) return <Spinner size="small" label={t('shareLoading')} />;
  if (!data)
    return (
      <p className={styles.shareNone}>
        {t('shareLoadFailed')}{' '}
        <Button size="small" onClick={() => void refetch()}>
          {t('retry')}
        </Button>
      </p>
    );
  return (
    <section className={styles.shareLinks} aria-label={t('shareActive')}>
      <h3>{t('shareActive')}</h3>
      {data.length === 0 && <p className={styles.shareNone}>{t('shareNone')}</p>}
      <ul>
        {data.map(({ id, created_at, shows_prices, document_ids }) => (
          <li key={id}>
            <span>
              <MadeOn at={created_at} isNew={id === newest} />
              {shows_prices && <span className={styles.madeOn}> · {t('shareWithPrices')}</span>}
            </span>
            <Button size="small" variant="quiet" onClick={() => onRevoke(id)}>
              {t('revoke')}
            </Button>
            <LinkDocuments tripId={tripId} shareId={id} chosen={document_ids} />
          </li>
        ))}
      </ul>
    </section>
  );
}
