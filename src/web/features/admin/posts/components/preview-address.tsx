import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { CopyField } from '#web/ui/copy-field.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { toast } from '#web/ui/toasts.ts';
import { Loaded } from '../../components/loaded.tsx';
import { ConfirmAction } from '../../components/resource-actions.tsx';
import { useAdminWords } from '../../use-admin-words.ts';
import { useAttempt } from '../../use-attempt.ts';
import { makePreview, withdrawPreview } from '../mutations.ts';
import { previewSinceQuery } from '../queries.ts';

interface PreviewAddressProps {
  postId: string;
  /** The editor has a newer text than the preview shows. */
  isDirty: boolean;
  onClose: () => void;
}

/** Makes, copies and withdraws the preview link of an unpublished post [ADMIN-4]. */
export function PreviewAddress({ postId, isDirty, onClose }: PreviewAddressProps) {
  const { t, when } = useAdminWords();
  const { attempt } = useAttempt();
  const query = useQuery(previewSinceQuery(postId));
  const [address, setAddress] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const moment = when(query.data);
  const make = async () => {
    setIsBusy(true);
    await attempt(async () => {
      const token = await makePreview(postId);
      setAddress(new URL(paths.postPreview(token), globalThis.location.origin).href);
    }, t('saveFailed'));
    setIsBusy(false);
  };
  const withdraw = () =>
    attempt(async () => {
      await withdrawPreview(postId);
      setAddress(null);
      toast({ title: t('previewWithdrawn') });
    }, t('saveFailed'));
  return (
    <Dialog
      onClose={onClose}
      title={t('previewAddress')}
      description={t('previewAddressText')}
      footer={
        <>
          {moment && (
            <Button variant="danger" onClick={() => setIsAsking(true)}>
              {t('previewWithdraw')}
            </Button>
          )}
          <Button
            variant={moment ? 'line' : 'go'}
            isBusy={isBusy}
            disabled={query.data === undefined}
            onClick={() => void make()}
          >
            {moment ? t('previewReplace') : t('previewMake')}
          </Button>
        </>
      }
    >
      {isDirty && <p role="note">{t('previewOlder')}</p>}
      {address && (
        <CopyField
          key={address}
          label={t('previewAddress')}
          hint={t('previewOnce')}
          value={address}
          copyLabel={t('copyAddress')}
          copiedLabel={t('addressCopied')}
          onRefused={() => toast({ title: t('copyByHand') })}
        />
      )}
      <Loaded query={query} none={<p>{t('previewNone')}</p>}>
        {() => <p>{t('previewSince', { moment })}</p>}
      </Loaded>
      {isAsking && (
        <ConfirmAction
          title={t('previewWithdrawTitle')}
          description={t('previewWithdrawText')}
          confirmLabel={t('previewWithdraw')}
          run={withdraw}
          onClose={() => setIsAsking(false)}
        />
      )}
    </Dialog>
  );
}
