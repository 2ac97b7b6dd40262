import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toAppError } from '#db/app-error.ts';
import { parseInstant } from '#db/timestamps.ts';
import { errorText } from '#i18n/error-text.ts';
import { formatInstant } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { toast } from '#web/data/toasts.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { CopyField } from '#web/ui/copy-field.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { makePreview, withdrawPreview } from '../mutations.ts';
import { previewSinceQuery } from '../queries.ts';

interface PreviewAddressProps {
  postId: string;
  /** The editor has a newer text than what is stored and shown there. */
  isDirty: boolean;
  onClose: () => void;
}

/** The secret address of a post that is not out: made, copied and withdrawn (ADMIN-4). */
export function PreviewAddress({ postId, isDirty, onClose }: PreviewAddressProps) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const { data: since } = useQuery(previewSinceQuery(postId));
  const [address, setAddress] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const madeAt = parseInstant(since ?? null);
  const attempt = async (work: () => Promise<void>) => {
    setIsBusy(true);
    try {
      await work();
    } catch (error) {
      toast({ title: t('saveFailed'), description: errorText(toAppError(error)), variant: 'destructive' });
    }
    setIsBusy(false);
  };
  const make = () =>
    attempt(async () => {
      const token = await makePreview(postId);
      setAddress(new URL(paths.postPreview(token), globalThis.location.origin).href);
    });
  const withdraw = () =>
    attempt(async () => {
      await withdrawPreview(postId);
      setAddress(null);
      toast({ title: t('previewWithdrawn') });
    });
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('previewAddress')}
      description={t('previewAddressText')}
      closeLabel={t('close')}
      footer={
        <>
          {madeAt && (
            <Button variant="danger" onClick={() => setIsAsking(true)}>
              {t('previewWithdraw')}
            </Button>
          )}
          <Button variant={madeAt ? 'line' : 'go'} isBusy={isBusy} onClick={() => void make()}>
            {madeAt ? t('previewReplace') : t('previewMake')}
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
      <p>
        {madeAt
          ? t('previewSince', { moment: formatInstant(madeAt, language, Temporal.Now.timeZoneId()) })
          : t('previewNone')}
      </p>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={t('previewWithdrawTitle')}
        description={t('previewWithdrawText')}
        confirmLabel={t('previewWithdraw')}
        cancelLabel={t('cancel')}
        onConfirm={() => {
          setIsAsking(false);
          withdraw().catch(console.error);
        }}
      />
    </Dialog>
  );
}
