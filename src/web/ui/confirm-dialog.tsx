import clsx from 'clsx';
import { AlertDialog } from 'radix-ui';
import { type ReactNode, use } from 'react';
import { Button } from './button.tsx';
import styles from './dialog.module.css';
import { DialogFoot, Scrim } from './dialog-parts.tsx';
import { useFocusReturn } from './focus-return.ts';
import { Row } from './layout.tsx';
import { closeByEscape, useBackCloses } from './overlay-closing.ts';
import { DialogTextsContext } from './unsaved-input.ts';

export interface ConfirmDialogProps {
  open?: boolean;
  onClose: () => void;
  title: string;
  description?: ReactNode;
  children?: ReactNode;
  confirmLabel: string;
  cancelLabel?: string | undefined;
  /** Confirms; the caller closes the dialog, done or failed. */
  onConfirm: () => void;
  isBusy?: boolean;
  /** Look of the button: `go` when nothing is destroyed. */
  variant?: 'danger' | 'go';
}

/** Asks before what can't be undone; the focus is on cancel. */
export function ConfirmDialog({
  open = true,
  onClose,
  title,
  description,
  children,
  confirmLabel,
  cancelLabel,
  onConfirm,
  isBusy = false,
  variant = 'danger',
}: ConfirmDialogProps) {
  const texts = use(DialogTextsContext);
  const text = description ?? children;
  const focusReturn = useFocusReturn();
  useBackCloses(open, () => {
    onClose();
    return true;
  });
  return (
    <AlertDialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <AlertDialog.Portal>
        <Scrim />
        <AlertDialog.Content
          className={clsx(styles.dialog, styles.dialogSmall)}
          data-slot="dialog"
          aria-modal="true"
          onKeyDown={closeByEscape(onClose)}
          onOpenAutoFocus={focusReturn.onOpen}
          onCloseAutoFocus={focusReturn.onClose}
          {...(!text && { 'aria-describedby': undefined })}
        >
          <Row as="header" gap={10} className={styles.dialogHead}>
            <AlertDialog.Title className={styles.dialogTitle}>{title}</AlertDialog.Title>
          </Row>
          {text && (
            <AlertDialog.Description asChild>
              <div className={styles.dialogBody}>{text}</div>
            </AlertDialog.Description>
          )}
          <DialogFoot>
            <AlertDialog.Cancel asChild>
              <Button variant="quiet">{cancelLabel ?? texts?.cancel}</Button>
            </AlertDialog.Cancel>
            <Button variant={variant} isBusy={isBusy} onClick={onConfirm}>
              {confirmLabel}
            </Button>
          </DialogFoot>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
