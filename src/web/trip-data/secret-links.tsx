import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { CopyField } from '#web/ui/copy-field.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { toast } from '#web/ui/toasts.ts';
import styles from './secret-links.module.css';

interface SecretLinkProps {
  label: string;
  address: string;
  children?: ReactNode;
}

/** The secret appears only once. */
export function SecretLink({ label, address, children }: SecretLinkProps) {
  const { t } = useTranslation('trip');
  return (
    <CopyField
      label={label}
      hint={t('shownOnce')}
      value={address}
      copyLabel={t('copyLink')}
      copiedLabel={t('copied')}
      onRefused={() => toast({ title: t('copyRefused'), description: t('copyRefusedText') })}
    >
      {children}
    </CopyField>
  );
}

interface SecretLinksProps<Link> {
  className: string | undefined;
  title: string;
  none: string;
  query: UseQueryResult<Link[]>;
  revokeText: string;
  onRevoke: (id: string) => void;
  /** False: links that are not loaded stay away, and none can be revoked. */
  isOnline?: boolean;
  facts: (link: Link) => ReactNode;
  below?: (link: Link) => ReactNode;
}

/** Lists a trip's links, each with a button that revokes it. */
export function SecretLinks<Link extends { id: string }>(props: SecretLinksProps<Link>) {
  const { className, title, none, query, revokeText, onRevoke, isOnline = true, facts, below } = props;
  const { data, isPending, refetch } = query;
  const { t } = useTranslation('trip');
  const [revoking, setRevoking] = useState<string | null>(null);
  if (!data && !isOnline) return null;
  if (isPending) return <Spinner size="small" label={t('shareLoading')} />;
  if (!data)
    return (
      <p className={styles.note}>
        {t('shareLoadFailed')}{' '}
        <Button size="small" onClick={() => void refetch()}>
          {t('retry')}
        </Button>
      </p>
    );
  return (
    <section className={className} aria-label={title}>
      <h3 className={styles.title}>{title}</h3>
      {data.length === 0 && <p className={styles.note}>{none}</p>}
      <ul className={styles.links}>
        {data.map((link) => (
          <li key={link.id}>
            {facts(link)}
            <Button size="small" variant="quiet" disabled={!isOnline} onClick={() => setRevoking(link.id)}>
              {t('revoke')}
            </Button>
            {below?.(link)}
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={revoking !== null}
        onClose={() => setRevoking(null)}
        title={t('shareRevokeTitle')}
        description={revokeText}
        confirmLabel={t('revoke')}
        cancelLabel={t('keep')}
        onConfirm={() => {
          if (revoking) onRevoke(revoking);
          setRevoking(null);
        }}
      />
    </section>
  );
}

export function LinksNote({ children }: { children: ReactNode }) {
  return <p className={styles.note}>{children}</p>;
}
