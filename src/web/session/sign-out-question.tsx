import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { writtenBy } from '#domain/trip-commands/resend.ts';
import { typedTexts } from '#web/forms/typed-texts.ts';
import { CopyTyped } from '#web/offline/copy-typed.tsx';
import { outboxStore, useOutboxEntries } from '#web/offline/outbox.ts';
import { resolveRefusal } from '#web/offline/outbox-sender.ts';
import { usePendingUploads, useRefusedUploads } from '#web/offline/pending-uploads.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { toast } from '#web/ui/toasts.ts';
import { useStableCallback } from '#web/ui/use-stable-callback.ts';

interface SignOutQuestionProps {
  /** Number of one's documents that were refused when the sign-out was asked for. */
  refusedBefore: number;
  onLeave: () => void;
  onStay: () => void;
}

/** Asks while changes are unsaved [PLUS-3] or documents being sent [PLUS-10]; signs out once all are stored, but not where a document is refused meanwhile. */
export function SignOutQuestion({ refusedBefore, onLeave, onStay }: SignOutQuestionProps) {
  const { t } = useTranslation('offline');
  const entries = useOutboxEntries();
  const words = typedTexts(entries.flatMap(({ command }) => writtenBy(command)));
  const uploads = usePendingUploads();
  const refused = useRefusedUploads();
  const [isDiscarded, setDiscarded] = useState(false);
  const hasCommands = entries.length > 0;
  const isSaved = !hasCommands && (uploads === 0 || isDiscarded);
  const answer = useStableCallback(() => {
    const count = refused - refusedBefore;
    if (isDiscarded || count <= 0) return onLeave();
    toast({
      title: t('leaveRefused', { count }),
      description: t('leaveRefusedText'),
      variant: 'destructive',
    });
    onStay();
  });
  useEffect(() => {
    // Synchronises with the outbox, and with the device: discarded commands must not be sent by a later page.
    if (isSaved) outboxStore.written().then(answer).catch(console.error);
  }, [isSaved, answer]);
  const discard = () => {
    setDiscarded(true);
    for (const { key } of entries) resolveRefusal(key);
  };
  return (
    <ConfirmDialog
      open={!isSaved}
      onClose={onStay}
      title={hasCommands ? t('leaveTitle', { count: entries.length }) : t('leaveUploads', { count: uploads })}
      confirmLabel={t(hasCommands ? 'leaveDiscard' : 'leaveNow')}
      cancelLabel={t('leaveWait')}
      onConfirm={discard}
    >
      {hasCommands && <p>{t('leaveText')}</p>}
      {uploads > 0 && <p>{t('leaveUploadsText')}</p>}
      <CopyTyped words={words} />
    </ConfirmDialog>
  );
}
