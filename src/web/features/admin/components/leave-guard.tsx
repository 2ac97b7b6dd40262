import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';

interface LeaveGuardProps {
  /** Whether something was typed that is not stored. */
  isDirty: boolean;
  /** What becomes of it. */
  text: string;
  /** Called when the person leaves all the same. */
  onLeave?: () => void;
}

/** Asks before a page is left with what was typed and not stored: by a link, by going back, by closing the window. */
export function LeaveGuard({ isDirty, text, onLeave }: LeaveGuardProps) {
  const { t } = useTranslation('admin');
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    // Synchronises with the window, whose dialog has the browser's words.
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    globalThis.addEventListener('beforeunload', ask);
    return () => globalThis.removeEventListener('beforeunload', ask);
  }, [isDirty]);
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      onOpenChange={(isOpen) => !isOpen && blocker.reset?.()}
      title={t('leaveTitle')}
      description={text}
      confirmLabel={t('leave')}
      cancelLabel={t('stay')}
      onConfirm={() => {
        onLeave?.();
        blocker.proceed?.();
      }}
    />
  );
}
