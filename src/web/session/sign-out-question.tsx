import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { writtenBy } from '#domain/trip-commands/resend.ts';
import { typedTexts } from '#web/forms/typed-texts.ts';
import { outboxStore, useOutboxEntries } from '#web/offline/outbox.ts';
import { resolveRefusal } from '#web/offline/outbox-sender.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { useStableCallback } from '#web/ui/use-stable-callback.ts';

interface SignOutQuestionProps {
  onLeave: () => void;
  onStay: () => void;
}

/** Asks while changes are unsaved; signs out once they are saved [PLUS-3]. */
export function SignOutQuestion({ onLeave, onStay }: SignOutQuestionProps) {
  const { t } = useTranslation('offline');
  const entries = useOutboxEntries();
  const words = typedTexts(entries.flatMap(({ command }) => writtenBy(command)));
  const leave = useStableCallback(onLeave);
  const isSaved = entries.length === 0;
  useEffect(() => {
    // Synchronises with the outbox, and with the device: discarded commands must not be sent by a later page.
    if (isSaved) outboxStore.written().then(leave).catch(console.error);
  }, [isSaved, leave]);
  const discard = () => {
    for (const { key } of entries) resolveRefusal(key);
  };
  return (
    <ConfirmDialog
      open={!isSaved}
      onClose={onStay}
      title={t('leaveTitle', { count: entries.length })}
      confirmLabel={t('leaveDiscard')}
      cancelLabel={t('leaveWait')}
      onConfirm={discard}
    >
      <p>{t('leaveText')}</p>
      {words !== '' && (
        <Button size="small" onClick={() => void navigator.clipboard.writeText(words)}>
          {t('copy')}
        </Button>
      )}
    </ConfirmDialog>
  );
}
