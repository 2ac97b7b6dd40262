import clsx from 'clsx';
import { X } from 'lucide-react';
import { Dialog as RadixDialog } from 'radix-ui';
import { type ReactNode, use, useState } from 'react';
import { ConfirmDialog } from './confirm-dialog.tsx';
import styles from './dialog.module.css';
import { DialogFoot, Scrim } from './dialog-parts.tsx';
import { useFocusReturn } from './focus-return.ts';
import { IconButton } from './icon-button.tsx';
import { Row } from './layout.tsx';
import { closeByEscape, useBackCloses } from './overlay-closing.ts';
import { DialogTextsContext, useUnsavedInput } from './unsaved-input.ts';

/** Prevents the focus of a field, which opens the keyboard on touch screens. */
function keepKeyboardAway(event: Event): void {
  if (!matchMedia('(pointer: coarse)').matches) return;
  event.preventDefault();
  if (event.target instanceof HTMLElement) event.target.focus();
}

/** Leaves Escape to lists of text fields, which handle it first. */
function leaveToList(event: Event): void {
  if (document.activeElement?.matches('[role=combobox][aria-expanded=true]')) event.preventDefault();
}

/** Prevents closing when the line of refused changes is pressed, which is above dialogs. */
function stayBelow(event: CustomEvent<{ originalEvent: Event }>): void {
  const { target } = event.detail.originalEvent;
  if (target instanceof Element && target.closest('[data-above-dialogs]')) event.preventDefault();
}

export interface DialogProps {
  open?: boolean;
  onClose: () => void;
  title: string;
  description?: ReactNode;
  icon?: ReactNode;
  /** Name of the cross; null: there is none. */
  closeLabel?: string | null | undefined;
  footer?: ReactNode;
  size?: 'small' | 'normal' | 'wide';
  className?: string | undefined;
  /** Called before the focus is set; `preventDefault` leaves it to the caller. */
  onOpenAutoFocus?: (event: Event) => void;
  children: ReactNode;
}

/**
 * A box, on narrow screens a bottom sheet. Focus begins on the first field, on touch screens on the dialog (keyboard), and returns. Escape,
 * a press outside, the cross and Back close it, asking first where something was typed.
 */
export function Dialog({
  open = true,
  onClose,
  title,
  description,
  icon,
  closeLabel,
  footer,
  size = 'normal',
  className,
  onOpenAutoFocus,
  children,
}: DialogProps) {
  const texts = use(DialogTextsContext);
  const cross = closeLabel === undefined ? texts?.close : closeLabel;
  const focusReturn = useFocusReturn();
  const { handlers, hasChanges, forget } = useUnsavedInput();
  const [isAsking, setAsking] = useState(false);
  const close = () => {
    const mustAsk = texts !== null && hasChanges();
    setAsking(mustAsk);
    if (!mustAsk) onClose();
    return !mustAsk;
  };
  useBackCloses(open, close);
  return (
    <RadixDialog.Root open={open} onOpenChange={(next) => !next && close()}>
      <RadixDialog.Portal>
        <Scrim />
        <RadixDialog.Content
          className={clsx(
            styles.dialog,
            size === 'small' && styles.dialogSmall,
            size === 'wide' && styles.dialogWide,
            className,
          )}
          data-slot="dialog"
          {...(!description && { 'aria-describedby': undefined })}
          onOpenAutoFocus={(event) => {
            focusReturn.onOpen();
            forget();
            (onOpenAutoFocus ?? keepKeyboardAway)(event);
          }}
          onCloseAutoFocus={focusReturn.onClose}
          onEscapeKeyDown={leaveToList}
          onInteractOutside={stayBelow}
          onKeyDown={closeByEscape(close)}
          {...handlers}
        >
          <Row as="header" gap={10} className={styles.dialogHead}>
            {icon}
            <RadixDialog.Title className={styles.dialogTitle}>{title}</RadixDialog.Title>
          </Row>
          <div className={styles.dialogBody}>
            {description && (
              <RadixDialog.Description className={styles.dialogDescription}>
                {description}
              </RadixDialog.Description>
            )}
            {children}
          </div>
          {footer && <DialogFoot>{footer}</DialogFoot>}
          {/* The button is last, so that the focus comes to the content first. */}
          {cross && (
            <RadixDialog.Close asChild>
              <IconButton label={cross} className={styles.dialogClose}>
                <X />
              </IconButton>
            </RadixDialog.Close>
          )}
          {texts && (
            <ConfirmDialog
              open={isAsking}
              onClose={() => setAsking(false)}
              title={texts.title}
              description={texts.text}
              confirmLabel={texts.discard}
              cancelLabel={texts.keep}
              onConfirm={() => {
                setAsking(false);
                onClose();
              }}
            />
          )}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
