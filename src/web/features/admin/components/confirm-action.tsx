import { useState } from 'react';
import { ConfirmDialog, type ConfirmDialogProps } from '#web/ui/confirm-dialog.tsx';

interface ConfirmActionProps extends Pick<ConfirmDialogProps, 'title' | 'description' | 'variant'> {
  confirmLabel: string;
  /** The dialog closes when the returned promise is fulfilled, or at once without one. */
  run: () => unknown;
  onClose: () => void;
}

export function ConfirmAction({ run, onClose, ...dialog }: ConfirmActionProps) {
  const [isBusy, setIsBusy] = useState(false);
  const confirm = async () => {
    setIsBusy(true);
    await run();
    onClose();
  };
  return <ConfirmDialog onClose={onClose} isBusy={isBusy} onConfirm={() => void confirm()} {...dialog} />;
}
